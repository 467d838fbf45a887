import { test as base, type ConsoleMessage, expect, type Page, type Request } from '@playwright/test';
import { isMocked } from '../support/mocks/google-sign-in.ts';
import { HOST } from '../support/suite.ts';

interface Fixtures {
  /** Allows a console message or failed request that this test causes on purpose; any other fails it. */
  allowProblem: (pattern: RegExp) => void;
}

/** Chromium's error for a request that was cancelled, for example because its page was left. */
const CANCELLED = 'net::ERR_ABORTED';

/** Fails a test on any console error or warning, failed request, dialog, or request to a host that is not the suite. */
export const test = base.extend<Fixtures>({
  allowProblem: [
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

/** Collects the page's errors in `problems`. A CSP violation arrives as a console error. */
function watch(page: Page, problems: string[]): void {
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('request', (request: Request) => {
    const { protocol, hostname } = new URL(request.url());
    const isForeign = protocol.startsWith('http') && hostname !== HOST;
    if (isForeign && !isMocked(request)) problems.push(`foreign host: ${request.url()}`);
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
