import type { Page } from '@playwright/test';

const HOUR = 60 * 60 * 1000;

/**
 * Stops the page's time, so that from now on `page.clock.runFor` alone moves it. The page must have been opened after
 * `page.clock.install()`; what was due fires once.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + HOUR);
}
