import type { BlogListItem } from '@aperture-byline/contract/blog/wire';
import type { GalleryPage } from '@aperture-byline/contract/image/wire';
import { GALLERY_PAGE_SIZE } from '@aperture-byline/contract/shared/constants';
import { SHARE_IMAGE, shareUrl } from '@aperture-byline/contract/shared/picture';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { rawRequest } from '../../../test-support/servers/local-app.ts';
import { get, SUITE_URL } from '../../../test-support/servers/suite.ts';

async function read(path: string, init: RequestInit = {}): Promise<{ headers: Headers; html: string }> {
  const response = await fetch(`${SUITE_URL}${path}`, { redirect: 'manual', ...init });
  return { headers: response.headers, html: await response.text() };
}

test('When a photographer is shared, then the card has the first photograph that the page shows', async () => {
  const userId = (await get<GalleryPage>('/image?page=1')).data[0]?.owner_id;
  const works = `/image?userId=${userId}&privacyStatus=Public`;
  const { totalPages } = (await get<GalleryPage>(works)).pagination;
  const cards = new Set<string>();
  for (let page = 1; page <= totalPages; page += 1) {
    const [newest] = (await get<GalleryPage>(`${works}&page=${page}`)).data;
    const { html } = await read(`/profile/${userId}?page=${page}`);
    const card = /<meta property="og:image" content="([^"]*)">/.exec(html)?.[1] ?? '';
    expect(card).toBe(SUITE_URL + shareUrl(newest?.picture ?? { src: '' }));
    cards.add(card);
  }
  const { html, headers } = await read(`/profile/${userId}?tab=stories`);
  const siteCard = `${SUITE_URL}/stock/share.jpg`;
  expect(html).toContain(`<meta property="og:image" content="${siteCard}">`);
  // The profile alone: what a tab does not show is not read for its card.
  expect(Number(headers.get('x-document-reads'))).toBeLessThan(GALLERY_PAGE_SIZE);
  for (const card of cards.add(siteCard)) {
    const response = await fetch(card);
    expect(response.status, card).toBe(200);
    const file = Buffer.from(await response.arrayBuffer());
    expect(file.byteLength, card).toBeLessThan(300_000);
    expect(await sharp(file).metadata(), card).toMatchObject({ format: 'jpeg', ...SHARE_IMAGE });
  }
});

test('When somebody sends a cookie, a token or another host, then the page is the same', async () => {
  const [story] = await get<BlogListItem[]>('/blog');
  const page = `/stories/${story?.slug}`;
  const { html } = await read(page);
  const others = await Promise.all([
    read(page, { headers: { Cookie: '__session=x', Authorization: 'Bearer x' } }),
    read(page, {
      headers: { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'ftp' },
    }),
  ]);
  for (const other of others) expect(other.html).toBe(html);
  expect(html).not.toContain('evil.example');
});

test.each(['/%', '/%00', '/stories/%E0%A4%A', '//evil.example/', '/stories?page[$gt]=1', `/${'a'.repeat(250)}`])(
  'When %j is asked for, then it is a page or an error of the one who asked',
  async (path) => {
    const { status = 0, text } = await rawRequest(SUITE_URL, { path });
    expect(status, text).toBeGreaterThanOrEqual(200);
    expect(status, text).toBeLessThan(500);
    expect(text).not.toContain('evil.example/"');
  },
);
