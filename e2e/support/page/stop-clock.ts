import type { Page } from '@playwright/test';

const MINUTE = 60 * 1000;

/**
 * Stops the page's clock: from now on only `page.clock.runFor` advances it. The page must have been opened after
 * `page.clock.install()`. Timers that are due within the next minute fire once: a longer step would fire those after which
 * the query cache drops data that nothing uses yet, and what was fetched again could not arrive while the clock stands.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + MINUTE);
}
