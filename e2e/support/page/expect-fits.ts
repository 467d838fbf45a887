import { expect, type Page } from '@playwright/test';
import { seriousFindings } from './axe.ts';
import { horizontalOverflow } from './page-measures.ts';

/** Expects that the open page is no wider than a phone, a tablet and a desktop. */
export async function expectNoOverflow(page: Page): Promise<void> {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await horizontalOverflow(page), `pixels wider than ${width}`).toBeLessThanOrEqual(0);
  }
}

/** Expects that the open page fits these widths, and that everybody can read it. */
export async function expectFits(page: Page): Promise<void> {
  await expectNoOverflow(page);
  expect(await seriousFindings(page)).toEqual([]);
}
