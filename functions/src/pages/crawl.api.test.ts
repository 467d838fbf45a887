import { get, type IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { call, SUITE_URL } from '../../test-support/servers/suite.ts';
import { forEachConcurrently } from '../lib/concurrency.ts';

/**
 * Returns the links of a page that search engines follow: pages, pictures, feeds, scripts and styles of the site,
 * without fragments. Those that add a filter to a selection are `nofollow`: their combinations have no end.
 */
function linksIn(html: string, base: string): string[] {
  const tags = [...html.matchAll(/<\w[^<>]*>/g)].filter(([tag]) => !tag.includes('rel="nofollow"'));
  return [...tags.join('').matchAll(/\s(?:href|src)="([^"]+)"/g)]
    .map(([, link = '']) => new URL(link.replaceAll('&amp;', '&'), base))
    .filter(({ origin }) => origin === SUITE_URL)
    .map(({ pathname, search }) => pathname + search);
}

test('When every link from the front page on is followed, then none is broken', async () => {
  const broken: string[] = [];
  const known = new Set(['/']);
  let links = ['/'];
  let pages = 0;
  while (links.length > 0) {
    const next: string[] = [];
    await forEachConcurrently(links, async (path) => {
      const response = await fetch(`${SUITE_URL}${path}`);
      const text = await response.text();
      if (!response.ok) broken.push(`${path}: ${response.status}`);
      if (!response.headers.get('content-type')?.startsWith('text/html')) return;
      pages += 1;
      for (const link of linksIn(text, response.url)) {
        if (known.has(link)) continue;
        known.add(link);
        next.push(link);
      }
    });
    links = next;
  }
  expect(broken).toEqual([]);
  expect(pages).toBeGreaterThan(100);
  expect(known.size).toBeGreaterThan(200);
});

test('When visitors break pictures off or leave them unread, then everybody else is answered', async () => {
  const page = await (await fetch(`${SUITE_URL}/gallery`)).text();
  const pictures = linksIn(page, SUITE_URL).filter((path) => /^\/photos\/.*\.jpeg$/.test(path));
  const open = (index: number) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const path = pictures[index % pictures.length];
      get(`${SUITE_URL}${path}`, { agent: false }, resolve).on('error', reject);
    });
  const unread = await Promise.all(Array.from({ length: 20 }, (_, index) => open(index)));
  for (let index = 0; index < 60; index += 1) (await open(index)).destroy();
  for (const path of ['/', '/gallery', pictures[0]]) {
    const response = await fetch(`${SUITE_URL}${path}`);
    await response.arrayBuffer();
    expect(response.status, path).toBe(200);
  }
  expect((await call('/image?page=1')).status).toBe(200);
  for (const picture of unread) picture.destroy();
});
