import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { StoredImage } from '@aperture-byline/contract/image/stored';
import { sampleImage, samplePicture } from '@aperture-byline/contract/samples/stored-documents';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { outlastServing } from '../../test-support/pictures/outlast-serving.ts';
import { db, put, uniqueId } from '../../test-support/project/database.ts';
import { putFile } from '../../test-support/project/files.ts';
import { listen, rawRequest } from '../../test-support/servers/local-app.ts';
import { SUITE_URL } from '../../test-support/servers/suite.ts';
import { config } from '../lib/config.ts';
import { createFilesApp } from './files-app.ts';

const id = uniqueId('picture');
const hidden = uniqueId('picture');
const withdrawn = uniqueId('picture');
const bytes = randomBytes(5000);
const avatar = `portraits/900000001/${uniqueId('face')}`;
const JPEG = `photos/${id}/480.jpeg`;
const PUBLIC: [path: string, type: string][] = [
  [`photos/${id}/480.avif`, 'image/avif'],
  [`photos/${id}/480.webp`, 'image/webp'],
  [JPEG, 'image/jpeg'],
  [`photos/${id}/share.jpeg`, 'image/jpeg'],
  [`${avatar}/80.jpeg`, 'image/jpeg'],
];
/** They lie in Storage, and nobody gets them. */
const SECRET = [
  `originals/${id}/480.jpeg`,
  `photos/${id}/deep/480.jpeg`,
  `photos/${id}/480.svg`,
  `photos/${id}/480.jpeg.html`,
  `photos/${id}/0480.jpeg`,
  `photos/${id}/notes`,
  `photos/480.jpeg`,
  `${avatar}/81.jpeg`,
  `${avatar}/80.avif`,
];
let at: string;

const filePath = (imageId: string) => `photos/${imageId}/480.jpeg`;
const putPhotograph = (imageId: string, fields: Partial<StoredImage> = {}) =>
  put(`images/${imageId}`, sampleImage({ picture: samplePicture(imageId), ...fields }));

beforeAll(async () => {
  const paths = [...PUBLIC.map(([name]) => name), ...SECRET, filePath(withdrawn), filePath(hidden)];
  for (const path of paths) await putFile(path, bytes);
  for (const imageId of [id, withdrawn]) await putPhotograph(imageId);
  at = await listen(createFilesApp(config()));
});
afterAll(() => vi.useRealTimers());

const fetchFile = (path: string, init: RequestInit = {}) => fetch(`${SUITE_URL}/${path}`, init);

describe('a public picture', () => {
  test.each(PUBLIC)('When %s is fetched, then it comes whole, for ever, as what its name says', async (path, type) => {
    const response = await fetchFile(path);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': type,
      'content-length': '5000',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, s-maxage=3600, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      etag: expect.stringMatching(/^"\w+"$/),
    });
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  test('When a large one is fetched, then the process warns of nothing', async () => {
    const warnings: string[] = [];
    const listen = ({ message }: Error) => warnings.push(message);
    process.on('warning', listen);
    const large = `photos/${id}/2016.jpeg`;
    await putFile(large, randomBytes(300_000));
    for (const headers of [{}, { Range: 'bytes=0-199999' }]) {
      const response = await fetch(`${at}/${large}`, { headers });
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100_000);
    }
    // Node emits warnings in a later turn.
    await setImmediate();
    process.off('warning', listen);
    expect(warnings).toEqual([]);
  });

  test('When only its head is asked for, then it says all the same without a body', async () => {
    const [head, whole] = [await fetchFile(JPEG, { method: 'HEAD' }), await fetchFile(JPEG)];
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    for (const name of ['content-type', 'content-length', 'etag', 'cache-control'])
      expect(head.headers.get(name), name).toBe(whole.headers.get(name));
  });

  test('When the browser has it, then it is 304 without a body', async () => {
    const path = JPEG;
    const etag = (await fetchFile(path)).headers.get('etag') ?? '';
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await fetchFile(path, { headers: { 'If-None-Match': tags } });
      expect(response.status, tags).toBe(304);
      expect(await response.text(), tags).toBe('');
      expect(response.headers.get('etag'), tags).toBe(etag);
      expect(response.headers.get('cache-control'), tags).toContain('immutable');
    }
    expect((await fetchFile(path, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });

  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=4990-', 4990, 4999],
    ['bytes=-10', 4990, 4999],
    ['bytes=100-99999', 100, 4999],
    ['bytes=7-7', 7, 7],
    ['bytes=0-9,10-19', 0, 19],
  ])('When %s is asked for, then it is 206 with exactly these bytes', async (range, start, end) => {
    const response = await fetchFile(JPEG, { headers: { Range: range } });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/5000`);
    expect(response.headers.get('content-length')).toBe(String(end - start + 1));
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes.subarray(start, end + 1))).toBe(true);
  });

  test('When the range lies outside, then it is 416 with the size, and nobody keeps that', async () => {
    const response = await fetchFile(JPEG, { headers: { Range: 'bytes=5000-' } });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */5000');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('When the range makes no sense, is of an older file, or there are several, then the whole file comes', async () => {
    for (const headers of [
      { Range: 'bytes=z' },
      { Range: 'lines=0-9' },
      { Range: 'bytes=0-9,100-109' },
      { Range: 'bytes=0-9', 'If-Range': '"older"' },
    ]) {
      const response = await fetchFile(JPEG, { headers });
      expect(response.status, JSON.stringify(headers)).toBe(200);
      expect((await response.arrayBuffer()).byteLength, JSON.stringify(headers)).toBe(5000);
    }
  });
});

async function expectNothing(base: string, path: string) {
  const { status, text, headers } = await rawRequest(base, { path });
  expect(status, path).toBe(404);
  expect(headers['cache-control'], path).toBe('no-store');
  expect(text.length, path).toBeLessThan(1000);
}

describe('what nobody may fetch', () => {
  test.each(SECRET)('When %s is asked for, then it is 404 and nobody keeps that', async (path) => {
    await expectNothing(at, `/${path}`);
    if (/^(photos|portraits)\//.test(path)) await expectNothing(SUITE_URL, `/${path}`);
  });

  const HIDDEN: readonly [string, Partial<StoredImage>][] = [
    ['is private', { privacyStatus: 'Private' }],
    ['is a draft', { status: 'draft' }],
    ['waits for review', { status: 'submitted' }],
    ['is rejected', { status: 'rejected' }],
    ['waits for an opening', { embargoedBy: 'tides' }],
  ];

  test.each(HIDDEN)('When an image %s, then its variants are at no address', async (_what, fields) => {
    await putPhotograph(hidden, fields);
    for (const base of [SUITE_URL, at]) await expectNothing(base, `/${filePath(hidden)}`);
  });

  test.each(HIDDEN)(
    'When an image %s that was public, then that is so within three seconds, also to a browser that has it, until it is public again',
    async (_what, fields) => {
      const path = filePath(withdrawn);
      const etag = (await fetchFile(path)).headers.get('etag') ?? '';
      await putPhotograph(withdrawn, fields);
      outlastServing();
      for (const headers of [{}, { 'If-None-Match': etag }, { Range: 'bytes=0-9' }])
        expect((await fetchFile(path, { headers })).status, JSON.stringify(headers)).toBe(404);
      await putPhotograph(withdrawn);
      expect((await fetchFile(path)).status).toBe(200);
    },
  );

  test('When an image is gone and its files are not, then they are 404', async () => {
    await db.doc(`images/${withdrawn}`).delete();
    outlastServing();
    await expectNothing(at, `/${filePath(withdrawn)}`);
  });

  test('When an address is written in another way, then it is 404 on every instance', async () => {
    const file = JPEG;
    for (const path of [
      `/${file}?`,
      `/${file}?alt=media`,
      `/${file}/`,
      `//${file}`,
      `/${file.replace('/', '//')}`,
      `/${file.replace('/', '%2F')}`,
      `/${file.replace('/', '%252F')}`,
      `/${file.replace('photos', 'PHOTOS')}`,
      `/${file.replace('photos', 'phot%6Fs')}`,
      `/${file.replace('jpeg', 'JPEG')}`,
      `/${file.replace('jpeg', 'jpg')}`,
      `/${file}%00`,
      `/${file}%00.jpeg`,
      `/${file}%20`,
      `/${file}%0a`,
      `/${file};x=1`,
      `/photos/../${file}`,
      `/photos/./${id}/480.jpeg`,
      `/photos/x/../${id}/480.jpeg`,
      `/photos/%2e%2e/${file}`,
      `/photos/..%2Foriginals%2F${hidden}/480.jpeg`,
      `/photos/..%2foriginals/${hidden}/480.jpeg`,
      `/photos/..%5Coriginals%5C${hidden}/480.jpeg`,
      `/photos/..\\originals\\${hidden}/480.jpeg`,
      `/photos/%c0%ae%c0%ae/originals/${hidden}/480.jpeg`,
      `/photos/%E0%A4%A/480.jpeg`,
      `/photos/%/480.jpeg`,
      `/photos/${'x'.repeat(65)}/480.jpeg`,
      `/photos/${id}/99999.jpeg`,
      `/photos/${id}/0.jpeg`,
      `/photos/${id}/-1.jpeg`,
      `/photos/${id}/`,
      `/photos/${id}`,
      '/photos/',
      '/photos',
      '/portraits',
      `/${avatar.replace('900000001', '900000001/..')}/80.jpeg`,
      '/',
      '/api/blog',
    ])
      await expectNothing(at, path);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('When it is sent %s, then it is 405', async (method) => {
    const response = await fetchFile(JPEG, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect((await fetchFile(JPEG)).status).toBe(200);
  });
});
