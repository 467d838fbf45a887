import type { StoredImage } from '@aperture-byline/contract/image/stored';
import type { ExhibitionImage, GalleryPage, OriginalFile, StudioImagePage } from '@aperture-byline/contract/image/wire';
import { inDays, sampleImage, samplePicture } from '@aperture-byline/contract/samples/stored-documents';
import { type Picture, variantUrl } from '@aperture-byline/contract/shared/picture';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { outlastServing } from '../../../test-support/pictures/outlast-serving.ts';
import { jpeg } from '../../../test-support/pictures/sample-pictures.ts';
import { db, put, uniqueId } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { filesBelow, putFile } from '../../../test-support/project/files.ts';
import { joinAs, type Member } from '../../../test-support/project/members.ts';
import { call, get, postJson, SUITE_URL } from '../../../test-support/servers/suite.ts';
import { byline, putExhibition } from '../../../test-support/works/fixtures.ts';
import { runAllTriggers } from '../../../test-support/works/followers.ts';
import { config } from '../../lib/config.ts';
import { isSigned, toImagePicture } from '../../lib/pictures/signed-pictures.ts';

let artist: Member;
let admin: Member;
let reader: Member;
let bytes: Buffer;

beforeAll(async () => {
  artist = await joinAs({ isArtist: true });
  admin = await joinAs({ admin: true });
  reader = await joinAs();
  bytes = await jpeg(80, 60);
});
afterEach(() => vi.useRealTimers());

const NAMES = ['160.avif', '160.jpeg', 'share.jpeg'];

async function putDraft(fields: Partial<StoredImage> = {}): Promise<string> {
  const id = uniqueId('image');
  for (const name of NAMES) await putFile(`photos/${id}/${name}`, bytes);
  const picture = samplePicture(id, { widths: [160], formats: ['avif', 'jpeg'] });
  const owner = byline({ userId: artist.userId });
  const state = { status: 'draft', privacyStatus: 'Private', publishedAt: null } as const;
  await put(`images/${id}`, sampleImage({ owner, picture, ...state, ...fields }));
  return id;
}

const stored = async (id: string) => (await db.doc(`images/${id}`).get()).data() as StoredImage;
const listed = async (id: string) =>
  (await get<GalleryPage>(`/image?userId=${artist.userId}`)).data.some(({ image_id }) => image_id === id);
const fetchFile = (path: string) => fetch(`${SUITE_URL}${path}`);

describe('the files of an image', () => {
  test('When it is approved and public, edited in the console, then they can be fetched at once, and lists follow', async () => {
    const id = await putDraft();
    expect((await fetchFile(`/photos/${id}/160.jpeg`)).status).toBe(404);
    await db.doc(`images/${id}`).update({ privacyStatus: 'Public', status: 'approved', publishedAt: inDays(0) });
    expect((await fetchFile(`/photos/${id}/160.jpeg`)).status).toBe(200);
    await eventually('it is listed', () => listed(id));
  });

  test.each<[string, Partial<StoredImage>]>([
    ['made private', { privacyStatus: 'Private' }],
    ['rejected', { status: 'rejected' }],
    ['a draft again', { status: 'draft' }],
  ])(
    'When a public one is %s, then nobody fetches them after a moment, by no address, and what lists it follows',
    async (_what, change) => {
      const id = await putDraft({ status: 'approved', privacyStatus: 'Public', publishedAt: inDays(0) });
      await eventually('it is listed', () => listed(id));
      const before = await stored(id);
      // Texts name a picture by the second.
      const readStatuses = () =>
        Promise.all(
          [`/photos/${id}/160.jpeg`, `/api/image/${id}?width=160`].map(async (at) => (await fetchFile(at)).status),
        );
      await db.doc(`images/${id}`).update(change);
      expect(await readStatuses()).toEqual([200, 200]);
      outlastServing();
      expect(await readStatuses()).toEqual([404, 404]);
      expect(await listed(id)).toBe(false);
      await db.doc(`images/${id}`).update({ status: before.status, privacyStatus: before.privacyStatus });
      expect((await fetchFile(`/photos/${id}/160.jpeg`)).status).toBe(200);
      await eventually('it is listed again', () => listed(id));
    },
  );

  test('When its document is deleted by hand, then nobody fetches them, and they are there once it is restored', async () => {
    const id = await putDraft({ status: 'approved', privacyStatus: 'Public', publishedAt: inDays(0) });
    const before = await stored(id);
    await db.doc(`images/${id}`).delete();
    await runAllTriggers();
    outlastServing();
    expect((await fetchFile(`/photos/${id}/160.jpeg`)).status).toBe(404);
    await put(`images/${id}`, before);
    expect((await fetchFile(`/photos/${id}/160.jpeg`)).status).toBe(200);
    expect(await filesBelow(`photos/${id}`)).toHaveLength(NAMES.length);
  });

  test('When the owner makes it private by the API, then nobody fetches them', async () => {
    const id = await putDraft({ status: 'approved', privacyStatus: 'Public', publishedAt: inDays(0) });
    await eventually('it is listed', () => listed(id));
    const body = { ids: [id], changes: { privacyStatus: 'Private' } };
    expect((await postJson('/studio/image', body, { method: 'PUT', token: artist.token })).status).toBe(200);
    expect(await listed(id)).toBe(false);
    outlastServing();
    expect((await fetchFile(`/photos/${id}/160.jpeg`)).status).toBe(404);
    expect(await filesBelow(`photos/${id}`)).toHaveLength(NAMES.length);
  });
});

describe('an image that is not public', () => {
  const findPicture = async (id: string): Promise<Picture> => {
    const { data } = await get<StudioImagePage>('/studio/image', { token: artist.token });
    const picture = data.find((image) => image.id === id)?.picture;
    if (!picture) throw new Error(`The library lacks ${id}`);
    return picture;
  };

  test('When its owner asks, then it comes by signed addresses, uncached, and its folder by no other', async () => {
    const id = await putDraft();
    const picture = await findPicture(id);
    expect(picture.src).toMatch(/^\/api\/studio\/file\/.+\/\{width\}\.\{format\}\?expires=\d{13}&signature=[\w-]{43}$/);
    for (const format of ['avif', 'jpeg'] as const) {
      const response = await fetchFile(variantUrl(picture, 160, format));
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe(`image/${format}`);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    }
    expect((await fetchFile(`/photos/${id}/160.jpeg`)).status).toBe(404);
    for (const path of ['/studio/image', `/studio/image/${id}`, '/studio/upload'])
      expect((await call(path, { token: artist.token })).text).not.toMatch(/"(?:uploads|originals|photos)\//);
  });

  test('When anything of the address is changed, then it is 404', async () => {
    const [id, other] = [await putDraft(), await putDraft()];
    const address = variantUrl(await findPicture(id), 160, 'jpeg');
    const [, expires = ''] = /expires=(\d+)/.exec(address) ?? [];
    const [, signature = ''] = /signature=(.+)$/.exec(address) ?? [];
    const flipped = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    for (const changed of [
      address.replace(id, other),
      address.replace(expires, String(Number(expires) + 1)),
      address.replace(signature, flipped),
      address.replace(signature, ''),
      address.replace(signature, `${signature}x`),
      `${address}&signature=${signature}`,
      address.replace('160.jpeg', '..%2f..%2foriginals%2fone'),
      address.replace('160.jpeg', '160.svg'),
      address.replace('160.jpeg', '480.jpeg'),
      address.replace('160.jpeg', 'original'),
      address.replace(/\?.*/, ''),
    ])
      expect((await fetchFile(changed)).status, changed).toBe(404);
    expect((await fetchFile(address)).status).toBe(200);
  });

  test('When its owner wants the original, then it comes whole or in part by an address of its own, and to nobody else', async () => {
    const id = await putDraft();
    const path = `/studio/image/${id}/original`;
    expect((await call(path, { token: artist.token })).status).toBe(404);
    await putFile(`originals/${id}`, bytes);
    for (const { token } of [reader, await joinAs({ isArtist: true })])
      expect([403, 404]).toContain((await call(path, { token })).status);
    const { address, size } = await get<OriginalFile>(path, { token: artist.token });
    expect(size).toBe(bytes.length);
    const response = await fetchFile(address);
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
    expect(response.headers.get('content-disposition')).toBe('attachment');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    const part = await fetch(`${SUITE_URL}${address}`, { headers: { Range: 'bytes=2-9' } });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(2, 10))).toBe(true);
    // Those of variants are given to buyers and readers of previews.
    const variant = variantUrl(await findPicture(id), 160, 'jpeg');
    expect((await fetchFile(variant.replace('160.jpeg', 'original'))).status).toBe(404);
    expect((await fetchFile(address.replace('original', '160.jpeg'))).status).toBe(404);
    expect((await fetchFile(address.replace(id, await putDraft()))).status).toBe(404);
  });

  test('When ten minutes are over, or the secret is another, then it has ended', async () => {
    const id = await putDraft();
    const { src } = toImagePicture(await stored(id));
    const query = new URLSearchParams(src.slice(src.indexOf('?')));
    const [expires, signature] = [query.get('expires'), query.get('signature')];
    expect(isSigned(id, expires, signature)).toBe(true);
    expect(Number(expires) - Date.now()).toBeGreaterThan(5 * 60 * 1000 - 1000);
    expect(Number(expires) - Date.now()).toBeLessThanOrEqual(10 * 60 * 1000);
    vi.useFakeTimers({ now: Number(expires), toFake: ['Date'] });
    expect(isSigned(id, expires, signature)).toBe(false);
    vi.useRealTimers();
  });

  test('When an exhibition that is not open shows it, then its owner and an administrator see it, and nobody else', async () => {
    const id = await putDraft();
    const owner = byline({ userId: artist.userId });
    const exhibition = await putExhibition({ owner, imageIds: [id], status: 'draft', banner: null });
    const ask = (options: { token?: string }) => get<ExhibitionImage[]>(`/exhibition/images/${exhibition}`, options);
    for (const { token } of [artist, admin]) {
      const [image] = await ask({ token });
      expect((await fetchFile(image ? variantUrl(image.picture, 160, 'jpeg') : '/')).status).toBe(200);
      expect(image?.file_path).toContain('signature=');
    }
    for (const options of [{}, { token: reader.token }]) expect(await ask(options)).toEqual([]);
  });

  test('When the draft has no dates yet, then the preview is the same', async () => {
    const id = await putDraft();
    const owner = byline({ userId: artist.userId });
    const dates = { startDate: null, endDate: null } as unknown as Record<'startDate' | 'endDate', Date>;
    for (const status of ['draft', 'approved'] as const) {
      const exhibition = await putExhibition({ owner, imageIds: [id], status, banner: null, ...dates });
      const ask = (options: { token?: string }) => get<ExhibitionImage[]>(`/exhibition/images/${exhibition}`, options);
      for (const { token } of [artist, admin])
        expect((await ask({ token })).map(({ image_id }) => image_id)).toEqual([id]);
      for (const options of [{}, { token: reader.token }]) expect(await ask(options)).toEqual([]);
    }
  });

  test('When it was signed with another secret, then it is 404', async () => {
    const id = await putDraft();
    const image = await stored(id);
    const address = () => variantUrl(toImagePicture(image), 160, 'jpeg');
    const { signingSecrets } = config();
    Object.assign(config(), { signingSecrets: ['another secret of thirty-two letters'] });
    const signed = address();
    Object.assign(config(), { signingSecrets });
    expect((await fetchFile(signed)).status).toBe(404);
    expect((await fetchFile(address())).status).toBe(200);
  });
});
