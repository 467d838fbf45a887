import type { Locator } from '@playwright/test';

export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
  width: number;
  height: number;
}

/** An element's bounding box relative to the viewport, in CSS pixels. */
export async function measureBox(locator: Locator): Promise<Box> {
  return locator.first().evaluate((element) => {
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
    return { top, bottom, left, right, width, height };
  });
}

export async function isAboveOrBelow(one: Locator, other: Locator): Promise<boolean> {
  const [box, otherBox] = [await measureBox(one), await measureBox(other)];
  return box.bottom <= otherBox.top || box.top >= otherBox.bottom;
}
