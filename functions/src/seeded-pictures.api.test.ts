import type { CarouselImage } from '@aperture-byline/contract/image/wire';
import { shareUrl, variantUrl } from '@aperture-byline/contract/shared/picture';
import exifr from 'exifr';
import { expect, test } from 'vitest';
import { childrenOf, parseXml, textOf } from '../test-support/answers/xml.ts';
import { filesBelow } from '../test-support/project/files.ts';
import { rawRequest } from '../test-support/servers/local-app.ts';
import { get, SUITE_URL } from '../test-support/servers/suite.ts';

const read = async (address: string) => (await fetch(address)).text();

test('When the home page names a picture, then every variant is there, and what a shared link shows', async () => {
  const [first] = await get<CarouselImage[]>('/image/home-carousel');
  if (!first) throw new Error('The carousel is empty');
  const { picture: shown, file_path } = first;
  expect(file_path).toMatch(new RegExp(`^${SUITE_URL}/photos/[\\w-]+/\\d+\\.jpeg$`));
  const addresses = shown.widths.flatMap((width) => shown.formats.map((format) => variantUrl(shown, width, format)));
  for (const address of [...addresses, shareUrl(shown)]) {
    expect(address).toMatch(/^\/photos\//);
    expect((await fetch(`${SUITE_URL}${address}`, { method: 'HEAD' })).status, address).toBe(200);
  }
});

test('When a picture of the seed is public, then its larger files name their rights, as those of an upload do', async () => {
  const [first] = await get<CarouselImage[]>('/image/home-carousel');
  if (!first) throw new Error('The carousel is empty');
  const { picture } = first;
  const width = picture.widths.find((one) => one >= 1000) ?? 0;
  const [jpeg, avif] = await Promise.all(
    (['jpeg', 'avif'] as const).map(async (format) =>
      Buffer.from(await (await fetch(`${SUITE_URL}${variantUrl(picture, width, format)}`)).arrayBuffer()),
    ),
  );
  const rights = await exifr.parse(jpeg ?? '', true);
  expect(rights).toEqual({
    creator: expect.stringMatching(/^\p{L}+ \p{L}+/u),
    rights: { lang: 'x-default', value: expect.stringContaining(`© ${rights.creator}. `) },
    Marked: true,
    WebStatement: expect.stringMatching(/^http/),
  });
  expect(avif?.includes(`<rdf:li>${rights.creator}</rdf:li>`)).toBe(true);
});

test('When a feed has a picture, then its enclosure has the length of the file', async () => {
  const feed = (await (await fetch(`${SUITE_URL}/gallery/feed.json`)).json()) as {
    items: { attachments?: { url: string; size_in_bytes?: number }[] }[];
  };
  const [attachment] = feed.items.flatMap(({ attachments = [] }) =>
    attachments.filter(({ size_in_bytes }) => size_in_bytes !== undefined),
  );
  const file = await fetch(attachment?.url ?? '');
  expect(file.headers.get('content-type')).toBe('image/jpeg');
  expect((await file.arrayBuffer()).byteLength).toBe(attachment?.size_in_bytes);
});

test('When a sitemap names a photograph, then it can be fetched', async () => {
  const files = parseXml(await read(`${SUITE_URL}/sitemap.xml`)).children.map((file) => textOf(file, 'loc'));
  const documents = await Promise.all(files.map(async (file) => parseXml(await read(file))));
  const pictures = documents.flatMap(({ children }) => children).flatMap((entry) => childrenOf(entry, 'image:image'));
  const file = await fetch(pictures.at(-1)?.children[0]?.text ?? '');
  expect(file.headers.get('content-type')).toBe('image/jpeg');
});

test('When Hosting passes an address on that is written in another way, then nothing comes of it', async () => {
  const [shown] = await get<CarouselImage[]>('/image/home-carousel');
  const [secret] = await filesBelow('originals');
  if (!shown || !secret) throw new Error('The seed lacks a picture that is shown, or one that is not');
  const publicFile = variantUrl(shown.picture, shown.picture.widths[0] ?? 0, 'jpeg');
  for (const path of [
    `${publicFile}?alt=media`,
    publicFile.replace('jpeg', 'JPEG'),
    `/photos/..%2F${secret.replaceAll('/', '%2F')}`,
    `/photos/..%2f${secret}`,
    `/photos/%2e%2e/${secret}`,
    `/photos/../${secret}`,
    `/photos/%c0%ae%c0%ae/${secret}`,
    '/photos/%/480.jpeg',
    `/${secret}`,
    '/photos',
  ]) {
    const { status, type, headers } = await rawRequest(SUITE_URL, { path });
    expect([400, 404], path).toContain(status);
    expect(headers['cache-control'], path).toBe('no-store');
    expect(String(type), path).not.toMatch(/^image/);
  }
  expect((await rawRequest(SUITE_URL, { path: publicFile })).type).toBe('image/jpeg');
});
