import type { CDPSession, Page } from '@playwright/test';

interface CachedPicture {
  headers: { name: string; value: string }[];
  /** Base64. */
  body: string;
}

/** Photographs that a page of this process has shown, by their addresses. */
const pictures = new Map<string, Promise<CachedPicture | null>>();

/**
 * Answers the page's requests for photographs that a page before it has shown, as the CDN does: each takes the
 * emulators as long as a call, each test has an empty cache, and what lies under an address never changes. Call before
 * `goto`.
 */
export async function keepPictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    // The page may be closed meanwhile.
    answer(session, requestId, request.url).catch(() => {});
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/photos/*', resourceType: 'Image' }] });
}

async function answer(session: CDPSession, requestId: string, url: string): Promise<void> {
  const kept = pictures.get(url) ?? read(url);
  pictures.set(url, kept);
  const picture = await kept;
  if (picture === null) {
    pictures.delete(url);
    await session.send('Fetch.continueRequest', { requestId });
    return;
  }
  const { headers, body } = picture;
  await session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: 200,
    responseHeaders: headers,
    body,
  });
}

/** Null where there is no such picture. */
async function read(url: string): Promise<CachedPicture | null> {
  const response = await fetch(url);
  if (response.status !== 200) return null;
  const headers = [...response.headers].map(([name, value]) => ({ name, value }));
  return { headers, body: Buffer.from(await response.arrayBuffer()).toString('base64') };
}
