import type { Locator } from '@playwright/test';

export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
  width: number;
  height: number;
}

/** Where something stands in the window, in CSS pixels; it must be laid out. */
export async function boxOf(locator: Locator): Promise<Box> {
  return locator.first().evaluate((element) => {
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
    return { top, bottom, left, right, width, height };
  });
}
