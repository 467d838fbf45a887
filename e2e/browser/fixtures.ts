import { test as base, type ConsoleMessage, expect, type Page, type Request } from '@playwright/test';
import { isStoodInFor } from '../support/mocks/google-sign-in.ts';
import { HOST } from '../support/suite.ts';

interface Fixtures {
  /** Declares a problem that this test provokes on purpose; any other fails it. */
  expectNoise: (pattern: RegExp) => void;
}

/** Chromium says so when a page is left, or a request is cancelled, before its answer is there. */
const CANCELLED = 'net::ERR_ABORTED';

/** Pages whose console stays silent, whose requests succeed, and who know no host but the suite's. */
export const test = base.extend<Fixtures>({
  expectNoise: [
    async ({ page }, use) => {
      const problems: string[] = [];
      const expected: RegExp[] = [];
      watch(page, problems);
      await use((pattern) => {
        expected.push(pattern);
      });
      expect(problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Notes in `problems` whatever a page should not do. A breach of the content policy is a console error. */
function watch(page: Page, problems: string[]): void {
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('request', (request: Request) => {
    const { protocol, hostname } = new URL(request.url());
    const isForeign = protocol.startsWith('http') && hostname !== HOST;
    if (isForeign && !isStoodInFor(request)) problems.push(`foreign host: ${request.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown reason';
    if (reason !== CANCELLED) problems.push(`request failed: ${request.url()} (${reason})`);
  });
  page.on('dialog', async (dialog) => {
    problems.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
}
