import type { Picture } from '@aperture-byline/contract/shared/picture';
import type { Page } from '@playwright/test';
import { SUITE_URL } from '../suite.ts';

/** Console messages of Chromium and of the client about a response that `mockError` made. */
export const MOCKED_ERROR =
  /Failed to load resource: the server responded with a status of 503|(?:Loading|Mutation) failed:/;

/** An API call by its path and query after `/api`. */
type Call = string | RegExp;

function matcher(call: Call): (url: URL) => boolean {
  return ({ pathname, search }) => {
    if (!pathname.startsWith('/api/')) return false;
    const path = pathname.slice('/api'.length) + search;
    return typeof call === 'string' ? path === call : call.test(path);
  };
}

/** Any page that the browser renders by itself is answered with the shell. */
const SHELL = `${SUITE_URL}/login`;
const inBrowser = new WeakSet<Page>();

/** Opens pages in the shell from now on: their data are read by the browser, where a test can mock it. */
export async function renderInBrowser(page: Page): Promise<void> {
  if (inBrowser.has(page)) return;
  inBrowser.add(page);
  await page.route(
    (url) => url.origin === SUITE_URL && !/^\/(?:api|assets|__)\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') await route.fallback();
      else await route.fulfill({ response: await route.fetch({ url: SHELL, maxRetries: 3 }) });
    },
  );
}

export async function mockData(page: Page, call: Call, data: unknown): Promise<void> {
  await renderInBrowser(page);
  await page.route(matcher(call), (route) => route.fulfill({ json: { returnCode: 200, data } }));
}

/** Mocks a 503 response of the call; `recover` removes the mock. */
export async function mockError(page: Page, call: Call): Promise<{ recover: () => Promise<void> }> {
  await renderInBrowser(page);
  return failCall(page, call);
}

/** Mocks errors of a call made after the server rendered the page. A document that a test fulfils may not sign in. */
export async function failCall(page: Page, call: Call): Promise<{ recover: () => Promise<void> }> {
  const isCall = matcher(call);
  await page.route(isCall, (route) =>
    route.fulfill({
      status: 503,
      json: {
        returnCode: 503,
        error: { code: 'UNAVAILABLE', message: 'The service is busy.', requestId: 'test' },
      },
    }),
  );
  return { recover: () => page.unroute(isCall) };
}

export async function holdResponse(page: Page, call: Call): Promise<{ release: () => void }> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await renderInBrowser(page);
  await page.route(matcher(call), async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}

/** Aspect ratios (width / height) that layouts must support. */
export const SHAPES = { tall: 0.5, portrait: 2 / 3, square: 1, landscape: 1.5, panorama: 4 } as const;

/** The picture with the dimensions of this shape; its files stay the same. */
export function withShape(picture: Picture, shape: keyof typeof SHAPES): Picture {
  return { ...picture, width: 2400, height: Math.round(2400 / SHAPES[shape]) };
}
