import type { BlogListItem } from '@aperture-byline/contract/blog/wire';
import type { CarouselImage, GalleryPage } from '@aperture-byline/contract/image/wire';
import type { ProductPage } from '@aperture-byline/contract/product/wire';
import { sampleImage, samplePicture } from '@aperture-byline/contract/samples/stored-documents';
import { UNKNOWN_TIME } from '@aperture-byline/contract/shared/stored-fields';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { db, put, uniqueId } from '../../test-support/project/database.ts';
import { putFile, removeFiles } from '../../test-support/project/files.ts';
import { listen, rawRequest, revalidation, stopApps, testConfig } from '../../test-support/servers/local-app.ts';
import { get, SUITE_URL } from '../../test-support/servers/suite.ts';
import { createFilesApp } from '../http/files-app.ts';
import { routes } from '../routes.ts';
import { createPagesApp } from './app.ts';
import { ROBOTS_PATH } from './sitemaps/robots.ts';

/** Content made of ASCII letters, so that any range of its bytes is valid text. */
const FILE = 'abcdefghij'.repeat(500);
const id = uniqueId('picture');
const portrait = `portraits/900000001/${uniqueId('face')}`;
const FILES = [`/photos/${id}/480.jpeg`, `/photos/${id}/share.jpeg`, `/${portrait}/80.jpeg`];
const servers: Record<string, string> = { Hosting: SUITE_URL };
/** Answered 200 by the function `pages`. */
let texts: string[] = [];

beforeAll(async () => {
  for (const path of FILES) await putFile(path.slice(1), Buffer.from(FILE));
  // In no list: nobody knows since when it is there.
  const times = { createdAt: UNKNOWN_TIME, publishedAt: null };
  await put(`images/${id}`, sampleImage({ picture: samplePicture(id), ...times }));
  const siteFolder = new URL('../../dist/web/', import.meta.url);
  const settings = testConfig();
  servers.pages = await listen(createPagesApp({ config: settings, routes, siteFolder }));
  servers.files = await listen(createFilesApp(settings));
  const [[image], [story], { products }, { data }] = await Promise.all([
    get<CarouselImage[]>('/image/home-carousel'),
    get<BlogListItem[]>('/blog'),
    get<ProductPage>('/product?page=1&pageSize=1'),
    get<GalleryPage>('/image?page=1'),
  ]);
  const person = `/profile/${data[0]?.owner_id}`;
  texts = [
    '/',
    '/stories',
    `/stories/${story?.slug}`,
    '/gallery?page=2',
    `/exhibition?image=${image?.id}`,
    '/exhibitions',
    '/shop',
    `/shop/${products[0]?.slug}`,
    person,
    '/privacy-policy',
    '/contact-us',
    '/stories/feed.xml',
    '/gallery/feed.json',
    `${person}/feed.xml`,
    '/sitemap.xml',
    '/sitemaps/pages.xml',
    '/sitemaps/gallery-1.xml',
    '/robots.txt',
  ];
});

afterAll(async () => {
  for (const folder of [`photos/${id}`, portrait]) await removeFiles(folder);
  await db.doc(`images/${id}`).delete();
  await stopApps();
});

interface Address {
  at: string;
  path: string;
}

/** Addresses to request through Hosting too: one of each kind, since Hosting passes on all of them in the same way. */
const THROUGH_HOSTING = /^\/(?:stories\/[^/]+|gallery\/feed\.json|sitemap\.xml|robots\.txt|photos\/.*480\.jpeg)$/;

/** The addresses of these texts and files, at the function itself and through Hosting. */
function addresses({ files = FILES, pages = texts }: { files?: string[]; pages?: string[] }): Address[] {
  const to = (server: string) => (path: string) => ({ at: servers[server] ?? '', path });
  return [
    ...pages.map((path) => (path === '/robots.txt' ? ROBOTS_PATH : path)).map(to('pages')),
    ...files.map(to('files')),
    ...[...pages, ...files].filter((path) => THROUGH_HOSTING.test(path)).map(to('Hosting')),
  ];
}

/** Headers that differ with each answer or connection. */
const VARYING = ['x-request-id', 'date', 'connection', 'keep-alive', 'x-document-reads'];

function steadyHeaders(headers: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !VARYING.includes(name)));
}

test('When only the head is asked for, then it is that of the whole answer, whatever its status', async () => {
  const others = ['/nope', '/stories/nope', '/exhibition', '/gallery?page=99999'];
  for (const { at, path } of [...addresses({}), ...addresses({ files: [], pages: others })]) {
    const [whole, head] = [
      await rawRequest(at, { path }),
      await rawRequest(at, { path, method: 'HEAD', headers: { Range: 'bytes=0-9' } }),
    ];
    expect([head.status, head.text], at + path).toEqual([whole.status, '']);
    expect(steadyHeaders(head.headers), at + path).toEqual(steadyHeaders(whole.headers));
    expect(Number(head.headers['content-length']), at + path).toBe(Buffer.byteLength(whole.text));
  }
});

test('When somebody has the present version, then it is 304 without a body, and else the whole', async () => {
  for (const { at, path } of addresses({})) {
    const { headers, text } = await rawRequest(at, { path });
    const etag = headers.etag ?? '';
    expect(etag, at + path).not.toBe('');
    for (const method of ['GET', 'HEAD'])
      for (const tags of [etag, `"other", ${etag}`]) {
        const again = await rawRequest(at, { path, method, headers: revalidation(tags) });
        expect([again.status, again.text, again.headers.etag], at + path).toEqual([304, '', etag]);
        expect(again.headers['cache-control'], at + path).toBe(headers['cache-control']);
      }
    const other = await rawRequest(at, { path, headers: revalidation('"other"') });
    expect([other.status, other.text.length], at + path).toEqual([200, text.length]);
  }
});

describe('a range', () => {
  const size = FILE.length;
  const whole = { status: 200, text: FILE, contentRange: undefined };
  const part = (start: number, end: number) => ({
    status: 206,
    text: FILE.slice(start, end + 1),
    contentRange: `bytes ${start}-${end}/${size}`,
  });
  const none = { status: 416, text: '', contentRange: `bytes */${size}` };

  test.each([
    ['bytes=0-99', part(0, 99)],
    ['bytes=0-0', part(0, 0)],
    ['bytes=-1', part(size - 1, size - 1)],
    ['bytes=4990-', part(4990, size - 1)],
    ['bytes=0-99999999999999999999', part(0, size - 1)],
    ['BYTES=0-9', whole],
    ['bytes=0-9,100-109', whole],
    [`bytes=${'0-1,'.repeat(20)}100-109`, whole],
    ['bytes=5-2', none],
    ['bytes=-0', none],
    ['bytes=99999-', none],
    ['bytes=', whole],
    ['bytes=-', whole],
    ['bytes', whole],
    ['bytes=a-b', whole],
    ['bytes=0x1-0x5', whole],
    ['bytes=1.5-3', whole],
    ['items=0-9', whole],
  ])('When %s of a picture is asked for, then the answer says which bytes it has', async (range, expected) => {
    for (const { at, path } of addresses({ pages: [], files: FILES.slice(0, 1) })) {
      const { status, text, headers } = await rawRequest(at, { path, headers: { Range: range } });
      const contentRange = headers['content-range'];
      expect({ status, text, contentRange }, at + path).toEqual(expected);
      expect(headers['content-length'], at + path).toBe(String(text.length));
      expect(headers['cache-control'], at + path).toContain(status === 416 ? 'no-store' : 'immutable');
    }
  });

  test('When a part of a page, feed or sitemap is asked for, then it comes whole', async () => {
    const ranges = ['bytes=0-99', 'bytes=-5', 'bytes=0-9,20-29', 'bytes=99999999-', 'bytes=z', 'bytes='];
    const kinds = texts.filter((path) => THROUGH_HOSTING.test(path));
    for (const { at, path } of addresses({ files: [], pages: kinds })) {
      const expected = await rawRequest(at, { path });
      for (const range of ranges) {
        const answer = await rawRequest(at, { path, headers: { Range: range, 'If-Range': '"x"' } });
        expect([answer.status, answer.text === expected.text], at + path).toEqual([200, true]);
        expect(answer.headers['content-range'], at + path).toBeUndefined();
      }
    }
  });
});
