import type { Page } from '@playwright/test';

/**
 * Keeps requests back, as on a slow connection, until the returned function is called. A pattern is an address in which `*` stands
 * for anything. Call before `goto`, which then has to wait for `commit` only. Through the browser's protocol, because with
 * `page.route` every request of the page goes through the test's process.
 */
export async function holdRequests(page: Page, ...patterns: string[]): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Fetch.enable', { patterns: patterns.map((urlPattern) => ({ urlPattern })) });
  // Chromium sends what it has held as soon as nothing is intercepted any more.
  return () => session.detach();
}
