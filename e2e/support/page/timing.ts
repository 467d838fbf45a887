import { MINUTE } from '@aperture-byline/contract/shared/durations';
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    endTimers: () => void;
  }
}

/**
 * Keeps the page's timers of this duration, in milliseconds, from ending by themselves: what has to come before their
 * end may take as long as a busy machine needs. The returned function ends those that were not cleared. Call before
 * `goto`.
 */
export async function holdTimers(page: Page, duration: number): Promise<() => Promise<void>> {
  await page.addInitScript((held) => {
    const { setTimeout, clearTimeout } = window;
    const waiting = new Map<number, () => void>();
    // The browser's own ids are positive.
    let lastId = 0;
    Object.assign(window, {
      setTimeout: (handler: (...parameters: unknown[]) => void, delay?: number, ...parameters: unknown[]): number => {
        if (delay !== held) return setTimeout(handler, delay, ...parameters);
        lastId -= 1;
        waiting.set(lastId, () => handler(...parameters));
        return lastId;
      },
      clearTimeout: (id: number) => {
        if (!waiting.delete(id)) clearTimeout(id);
      },
      endTimers: () => {
        for (const [id, end] of waiting) {
          waiting.delete(id);
          end();
        }
      },
    });
  }, duration);
  return () => page.evaluate(() => window.endTimers());
}

/**
 * Keeps requests back, as on a slow connection, until the returned function is called. A pattern is an address in which
 * `*` stands for anything. Call before `goto`, which then has to wait for `commit` only. Through the browser's
 * protocol, because with `page.route` every request of the page goes through the test's process.
 */
export async function holdRequests(page: Page, ...patterns: string[]): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Fetch.enable', { patterns: patterns.map((urlPattern) => ({ urlPattern })) });
  // Chromium sends what it has held as soon as nothing is intercepted any more.
  return () => session.detach();
}

/**
 * Stops the page's clock: from now on only `page.clock.runFor` advances it. The page must have been opened after
 * `page.clock.install()`. Timers that are due within the next minute fire once: a longer step would fire those after
 * which the query cache drops data that nothing uses yet, and what was fetched again could not arrive while the clock
 * stands.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + MINUTE);
}
