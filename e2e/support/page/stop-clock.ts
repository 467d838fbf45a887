import type { Page } from '@playwright/test';

const HOUR = 60 * 60 * 1000;

/**
 * Stops the page's clock: from now on only `page.clock.runFor` advances it. The page must have been opened after
 * `page.clock.install()`. Timers that are due fire once.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + HOUR);
}
