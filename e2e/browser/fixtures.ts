import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
} from '@playwright/test';
import { storedSession } from '../support/emulator/session.ts';
import { isMocked } from '../support/mocks/google-sign-in.ts';
import { keepPictures } from '../support/pictures/kept-pictures.ts';
import { HOST, SUITE_URL } from '../support/suite.ts';

interface Fixtures {
  /** Allows a console message or failed request that this test causes on purpose; any other fails it. */
  allowProblem: (pattern: RegExp) => void;
  /** Restores the session of a seeded account before a page is opened, without the sign-in form. */
  restoreSession: (email: string) => Promise<void>;
  /** Opens a page of another browser, signed in as this account or nobody. Its problems fail the test too. */
  otherPage: (email?: string) => Promise<Page>;
  watcher: Watcher;
}

interface Options {
  /** Whether photographs shown once come from the tests' process; false where a test is about their requests. */
  keepsPictures: boolean;
}

interface Watcher {
  watch: (page: Page) => void;
  allow: (pattern: RegExp) => void;
}

/** Milliseconds; the page itself waits up to four seconds for its largest picture. */
const HYDRATION_TIMEOUT = 30_000;

/** Chromium's error for a request that was cancelled, for example because its page was left. */
const CANCELLED = 'net::ERR_ABORTED';

/** Fails a test on any console error or warning, failed request, dialog, or request to a host that is not the suite. */
export const test = base.extend<Fixtures & Options>({
  keepsPictures: [true, { option: true }],
  page: async ({ page, keepsPictures }, use) => {
    if (keepsPictures) await keepPictures(page);
    waitForHydration(page);
    await use(page);
  },
  watcher: [
    async ({ page }, use) => {
      const problems: string[] = [];
      const expected: RegExp[] = [];
      const watcher: Watcher = {
        watch: (watched) => watch(watched, problems),
        allow: (pattern) => {
          expected.push(pattern);
        },
      };
      watcher.watch(page);
      await use(watcher);
      expect(problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
  allowProblem: ({ watcher }, use) => use(watcher.allow),
  otherPage: async ({ browser, watcher, keepsPictures }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (email) => {
      const storageState = email === undefined ? undefined : await storedSession(email);
      const context = await browser.newContext({ baseURL: SUITE_URL, storageState });
      contexts.push(context);
      const page = await context.newPage();
      if (keepsPictures) await keepPictures(page);
      waitForHydration(page);
      watcher.watch(page);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  restoreSession: async ({ context }, use) => {
    await use(async (email) => context.setStorageState(await storedSession(email)));
  },
});

export { expect };

/** Makes `goto` and `reload` wait until the page is hydrated. */
function waitForHydration(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (address, options) => {
    const response = await goto.call(page, address, options);
    if (options?.waitUntil !== 'commit') await untilInteractive(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    await untilInteractive(page);
    return response;
  };
}

/** Whether React runs the page that is shown: it then marks its elements. */
export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(hasHydratedHeading, false);
}

/** In the page; `without` is the answer where there is no heading. */
function hasHydratedHeading(without: boolean): boolean {
  const heading = document.querySelector('h1');
  return heading === null ? without : Object.keys(heading).some((key) => key.startsWith('__react'));
}

/**
 * Waits until a page that came with a heading is hydrated; throws where it never is. A page whose scripts a test holds
 * back never is: tests of what is possible before use `waitUntil: 'commit'`.
 */
async function untilInteractive(page: Page): Promise<void> {
  try {
    // One call, which looks in the page: to ask again and again takes both processes a part of every load.
    await page.waitForFunction(hasHydratedHeading, true, { polling: 20, timeout: HYDRATION_TIMEOUT });
  } catch (error) {
    throw new Error(`${page.url()} came rendered and is not hydrated`, { cause: error });
  }
}

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
