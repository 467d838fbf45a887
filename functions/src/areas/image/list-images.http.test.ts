import type { GalleryPage } from '@aperture-byline/contract/image/wire';
import { inDays } from '@aperture-byline/contract/samples/stored-documents';
import { GALLERY_PAGE_SIZE } from '@aperture-byline/contract/shared/constants';
import { beforeAll, describe, expect, test } from 'vitest';
import { HOSTILE_PAGES } from '../../../test-support/calls/hostile.ts';
import { signIn } from '../../../test-support/project/accounts.ts';
import { db } from '../../../test-support/project/database.ts';
import { call, get } from '../../../test-support/servers/suite.ts';
import { byline, imagesListed, putImage, putImages } from '../../../test-support/works/fixtures.ts';

const owner = byline();
const own = `/image?userId=${owner.userId}&privacyStatus=Public`;
let ids: string[];
let hidden: string;

beforeAll(async () => {
  hidden = await putImage({ owner, privacyStatus: 'Private' });
  ids = await putImages(owner, 2 * GALLERY_PAGE_SIZE + 5);
});

function idsOn({ data }: GalleryPage): string[] {
  return data.map(({ image_id }) => image_id);
}

describe('pages of images', () => {
  test('When a visitor turns the pages, then each image comes once, newest first', async () => {
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(await get<GalleryPage>(`${own}&page=${page}`));
    expect(pages.flatMap(idsOn)).toEqual(ids);
    expect(pages.map(({ pagination }) => pagination)).toEqual(
      [1, 2, 3].map((page) => ({ page, pageSize: GALLERY_PAGE_SIZE, total: ids.length, totalPages: 3 })),
    );
    expect(pages[0]?.data[0]).toEqual({
      image_id: ids[0],
      file_path: expect.stringMatching(/^http:\/\/[^/]+\/photos\/[^/]+\/1280\.jpeg$/),
      title: `Lighthouse ${ids[0]}`,
      description: '<p>Before rain.</p>',
      privacy_status: 'Public',
      firstname: 'Mira',
      lastname: 'Pillai',
      owner_id: owner.userId,
      picture: expect.objectContaining({ width: 2400, height: 1600, widths: [320, 640, 1280, 1920] }),
    });
  });

  test('When the page is past the end, then the last one comes', async () => {
    for (const page of ['4', '1000000', '99999999999999999999'])
      expect((await get<GalleryPage>(`${own}&page=${page}`)).pagination.page, page).toBe(3);
  });

  test.each(HOSTILE_PAGES)('When the page is written as %s, then the first one comes', async (query) => {
    expect((await call(`${own}&${query}`)).text).toBe((await call(own)).text);
    expect((await get<GalleryPage>(`/image?${query}`)).pagination.page).toBe(1);
  });

  test('When a page is read, then it costs what it shows', async () => {
    for (const path of [own, `${own}&page=3`, '/image', '/image?page=1000000'])
      expect((await call(path)).reads, path).toBeLessThanOrEqual(GALLERY_PAGE_SIZE + 3);
  });

  test.each(['userId=', 'userId=abc', 'userId[$ne]=1', 'userId=900000000&userId=900000001', 'userId=1'])(
    'When the user is %s, then the page is empty',
    async (query) => {
      expect(idsOn(await get<GalleryPage>(`/image?${query}&privacyStatus=Public`))).toEqual([]);
    },
  );
});

describe('private images', () => {
  test('When visitors and strangers ask, then only public images come, however they ask', async () => {
    const { token } = await signIn({ userId: byline().userId, isArtist: true });
    for (const status of ['', '&privacyStatus=Private', '&privacyStatus[]=Private', '&privacyStatus=x'])
      for (const options of [{}, { token }]) {
        const page = await get<GalleryPage>(`/image?userId=${owner.userId}${status}`, options);
        expect(idsOn(page), status).toEqual(ids.slice(0, GALLERY_PAGE_SIZE));
      }
  });

  test('When the owner asks, then theirs come and nobody may cache them', async () => {
    const { token } = await signIn({ userId: owner.userId, isArtist: true });
    const { body, headers } = await call(`/image?userId=${owner.userId}&privacyStatus=Private`, { token });
    expect(idsOn(body.data)).toEqual([hidden]);
    expect(headers.get('cache-control')).toBe('private, no-store');
    const all = await get<GalleryPage>(`/image?userId=${owner.userId}`, { token });
    expect(all.pagination.total).toBe(ids.length + 1);
    const shown = await get<GalleryPage>(own, { token });
    expect(shown.pagination.total).toBe(ids.length);
  });
});

describe('the page index behind the pages', () => {
  test('When an image is hidden, shown, rejected and deleted, then the pages follow', async () => {
    const artist = byline();
    const [kept = '', moving = ''] = await putImages(artist, 2);
    const page = () => get<GalleryPage>(`/image?userId=${artist.userId}&privacyStatus=Public`);
    await db.doc(`images/${moving}`).update({ privacyStatus: 'Private' });
    expect(idsOn(await page())).toEqual([kept]);
    await imagesListed(artist, 1);
    await db.doc(`images/${moving}`).update({ privacyStatus: 'Public', publishedAt: inDays(0) });
    await imagesListed(artist, 2);
    expect(idsOn(await page())).toEqual([moving, kept]);
    await db.doc(`images/${moving}`).update({ status: 'rejected' });
    await imagesListed(artist, 1);
    await db.doc(`images/${kept}`).delete();
    await imagesListed(artist, 0);
    expect(idsOn(await page())).toEqual([]);
  });
});
