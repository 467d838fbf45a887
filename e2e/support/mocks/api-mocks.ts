import type { Page } from '@playwright/test';

/** Chromium's line about an answer that a test spoils on purpose. */
export const SPOILT_ANSWER =
  /Failed to load resource: the server responded with a status of 503|Loading failed:/;

/** A call by the end of its address: all that stands after `/api`, query included. */
type Call = string | RegExp;

function matcher(call: Call): (url: URL) => boolean {
  return ({ pathname, search }) => {
    if (!pathname.startsWith('/api/')) return false;
    const path = pathname.slice('/api'.length) + search;
    return typeof call === 'string' ? path === call : call.test(path);
  };
}

/** From now on the call answers `data`. */
export async function answerWith(page: Page, call: Call, data: unknown): Promise<void> {
  await page.route(matcher(call), (route) => route.fulfill({ json: { returnCode: 200, data } }));
}

/** From now on the call fails as a busy server does; `recover` lets it through again. */
export async function failAt(page: Page, call: Call): Promise<{ recover: () => Promise<void> }> {
  const isCall = matcher(call);
  await page.route(isCall, (route) =>
    route.fulfill({
      status: 503,
      json: {
        returnCode: 503,
        error: { code: 'UNAVAILABLE', message: 'The service is busy.', requestId: 'walk' },
      },
    }),
  );
  return { recover: () => page.unroute(isCall) };
}

/** From now on the call answers a page of HTML, as a proxy that knows no better does. */
export async function answerWithHtml(page: Page, call: Call): Promise<void> {
  await page.route(matcher(call), (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Welcome</h1>' }),
  );
}

/** Holds the call back until `release`. */
export async function holdBack(page: Page, call: Call): Promise<{ release: () => void }> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(matcher(call), async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}
