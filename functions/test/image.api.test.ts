import { GALLERY_PAGE_SIZE } from '@aperture-byline/contract/constants';
import type { CarouselImage, GalleryPage, ImageComment, ImageDetails } from '@aperture-byline/contract/image';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { config } from '../src/platform/config.ts';
import { auth } from '../src/platform/firebase.ts';
import { removeAccounts, signIn } from './support/accounts.ts';
import { cleanUp, db, put, uniqueId } from './support/database.ts';
import {
  byline,
  imagesListed,
  inDays,
  picture,
  putExhibition,
  putImage,
  putImages,
} from './support/fixtures.ts';
import { HOSTILE_PAGES, HOSTILE_PARTS } from './support/hostile.ts';
import { call, get } from './support/suite.ts';
import { expectUnchanged } from './support/unchanged.ts';

const owner = byline();
const own = `/image?userId=${owner.userId}&privacyStatus=Public`;
let ids: string[];
let hidden: string;

beforeAll(async () => {
  ids = await putImages(owner, 2 * GALLERY_PAGE_SIZE + 5);
  hidden = await putImage({ owner, privacyStatus: 'Private' });
});

afterAll(async () => {
  await cleanUp();
  await removeAccounts();
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
      file_path: expect.stringMatching(/^http.*photos%2F.*1280\.jpeg\?alt=media$/),
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

  test('When someone knows the id of a private image, then no call gives it away', async () => {
    await put(`images/${hidden}/comments/1`, comment('Mine alone'));
    for (const path of [`/image/${hidden}`, `/image/details/${hidden}`])
      expect((await call(path)).status, path).toBe(404);
    expect(await get(`/image/comment/${hidden}`)).toEqual([]);
  });
});

describe('the listing behind the pages', () => {
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

describe('one image', () => {
  test('When its details are asked for, then the notes of the camera come, unknown ones as null', async () => {
    const id = await putImage({
      owner,
      exif: {
        cameraMake: 'Fuji',
        aperture: 2.8,
        shutterSpeed: 0.004,
        iso: 200,
        createdDate: '2026-01-05T06:00:00.000Z',
      },
    });
    const exhibition = await putExhibition({ owner, imageIds: [id], title: 'Edges' });
    await putExhibition({ owner, imageIds: [id], startDate: inDays(1), endDate: inDays(2) });
    const details = await get<ImageDetails>(`/image/details/${id}`);
    expect(details).toMatchObject({
      image_id: id,
      camera_make: 'Fuji',
      camera_model: null,
      aperture: 2.8,
      shutter_speed: 0.004,
      iso: 200,
      resolution_width: 2400,
      resolution_height: 1600,
      license: 'CC BY 4.0',
      created_date: '2026-01-05T06:00:00.000Z',
      owner_id: owner.userId,
      total_likes: 3,
      total_views: 14,
      exhibition: { exhibition_id: exhibition, title: 'Edges' },
    });
  });

  test('When it hangs nowhere, then its details say so', async () => {
    expect((await get<ImageDetails>(`/image/details/${ids[0]}`)).exhibition).toBeNull();
  });

  test('When its file is asked for, then a redirect leads to the JPEG that fits', async () => {
    const id = ids[0] ?? '';
    const bucket = getStorage(auth().app).bucket(config().bucket);
    const files = ['640', '1280', '1920'].map((width) => bucket.file(`photos/${id}/${width}.jpeg`));
    for (const file of files) await file.save(Buffer.from(file.name), { contentType: 'image/jpeg' });
    for (const [query, width] of [
      ['', 1280],
      ['?width=641', 1280],
      ['?width=600', 640],
      ['?width=99999', 1920],
      ['?width=-5', 1280],
      ['?width=1&width=2', 1280],
    ] as const) {
      const { status, headers } = await call(`/image/${id}${query}`);
      expect(status, query).toBe(302);
      const file = await fetch(headers.get('location') ?? '');
      expect(await file.text(), query).toBe(`photos/${id}/${width}.jpeg`);
    }
    for (const file of files) await file.delete();
  });

  test('When a record points elsewhere, then there is no redirect', async () => {
    const id = await putImage({ owner, picture: { ...picture('x'), path: 'https://evil.example/a' } });
    const { status, headers } = await call(`/image/${id}`);
    expect(status).toBe(404);
    expect(headers.get('location')).toBeNull();
  });
});

describe('the home carousel', () => {
  test('When images are chosen, then the public ones come in that order', async () => {
    const before = await db.doc('settings/home').get();
    await db.doc('settings/home').set({ carousel: [ids[2], hidden, uniqueId('gone'), 'a/b', ids[0]] });
    const shown = await get<CarouselImage[]>('/image/home-carousel');
    expect(shown.map(({ id }) => id)).toEqual([ids[2], ids[0]]);
    if (before.exists) await db.doc('settings/home').set(before.data() ?? {});
    else await db.doc('settings/home').delete();
  });
});

describe('comments of an image', () => {
  test('When there are some, then the newest come first with exactly the public fields', async () => {
    const id = ids[0];
    await put(`images/${id}/comments/1`, comment('Older', -2));
    await put(`images/${id}/comments/2`, comment('Newer', -1));
    const comments = await get<ImageComment[]>(`/image/comment/${id}`);
    expect(comments.map((one) => one.comment)).toEqual(['Newer', 'Older']);
    expect(Object.keys(comments[0] ?? {}).sort()).toEqual(['comment', 'created_date', 'guest', 'user_name']);
  });
});

describe('hostile paths', () => {
  test('When an id is none, then nothing is found and nothing changes', async () => {
    await expectUnchanged(async () => {
      for (const part of HOSTILE_PARTS) {
        expect((await call(`/image/${part}`)).status, part).toBe(404);
        expect((await call(`/image/details/${part}`)).status, part).toBe(404);
        expect((await call(`/image/comment/${part}`)).text, part).toBe('{"returnCode":200,"data":[]}');
      }
    });
  });
});

function comment(text: string, days = 0): object {
  return { authorId: 900000001, userName: 'Ravi', guest: true, comment: text, createdAt: inDays(days) };
}
