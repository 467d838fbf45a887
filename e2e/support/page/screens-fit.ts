import { expect, type Page } from '@playwright/test';
import { seriousFindings } from './axe.ts';
import { horizontalOverflow } from './page-measures.ts';

/** Opens each of these paths: axe finds nothing serious, and nothing is wider than a phone, a tablet or a desktop. */
export async function expectScreensFit(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect.soft(await seriousFindings(page), path).toEqual([]);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await horizontalOverflow(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
}
