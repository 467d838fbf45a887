import type { Page } from '@playwright/test';

/**
 * Keeps the page's timers of this duration, in milliseconds, from ending by themselves: what has to come before their end may take
 * as long as a busy machine needs. The returned function ends those that were not cleared. Call before `goto`.
 */
export async function holdTimers(page: Page, duration: number): Promise<() => Promise<void>> {
  await page.addInitScript((held) => {
    const { setTimeout, clearTimeout } = window;
    const waiting = new Map<number, () => void>();
    // The browser's own ids are positive.
    let lastId = 0;
    Object.assign(window, {
      setTimeout: (
        handler: (...parameters: unknown[]) => void,
        delay?: number,
        ...parameters: unknown[]
      ): number => {
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
  return () => page.evaluate(() => (window as unknown as { endTimers: () => void }).endTimers());
}
