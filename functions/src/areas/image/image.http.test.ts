import type { CarouselImage, ImageComment, ImageDetails } from '@aperture-byline/contract/image/wire';
import { inDays, sampleComment, sampleImage, samplePicture } from '@aperture-byline/contract/samples/stored-documents';
import { getStorage } from 'firebase-admin/storage';
import { beforeAll, describe, expect, test } from 'vitest';
import { HOSTILE_PARTS } from '../../../test-support/calls/hostile.ts';
import { db, put, uniqueId } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { call, get, SUITE_URL } from '../../../test-support/servers/suite.ts';
import { byline, putExhibition, putImage, putImages } from '../../../test-support/works/fixtures.ts';
import { bucketName } from '../../lib/config.ts';
import { auth } from '../../lib/firebase.ts';

const owner = byline();
let ids: string[];
let hidden: string;

beforeAll(async () => {
  ids = await putImages(owner, 3);
  hidden = await putImage({ owner, privacyStatus: 'Private' });
});

describe('one image', () => {
  test('When its details are asked for, then the camera data come, unknown fields as null', async () => {
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
    await put(`users/${owner.userId}/counts/images`, { works: { [id]: { likes: 3, views: 14 } } });
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

  test('When no open exhibition shows it, then its details say so', async () => {
    expect((await get<ImageDetails>(`/image/details/${ids[0]}`)).exhibition).toBeNull();
  });

  test('When its file is asked for, then a redirect leads to the JPEG that fits', async () => {
    const id = ids[0] ?? '';
    const bucket = getStorage(auth().app).bucket(bucketName());
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
      const location = headers.get('location') ?? '';
      expect(location).toMatch(/^\/photos\//);
      const file = await fetch(`${SUITE_URL}${location}`);
      expect(await file.text(), query).toBe(`photos/${id}/${width}.jpeg`);
    }
    for (const file of files) await file.delete();
  });

  test('When someone knows the id of a private image, then no call gives it away', async () => {
    await put(`images/${hidden}/comments/1`, comment('Mine alone'));
    for (const path of [`/image/${hidden}`, `/image/details/${hidden}`])
      expect((await call(path)).status, path).toBe(404);
    expect(await get(`/image/comment/${hidden}`)).toEqual([]);
  });

  test('When a record points elsewhere, then there is no redirect', async () => {
    const elsewhere = 'https://evil.example/a';
    const records = [{ embargoedBy: 'exhibition' }, { picture: samplePicture(elsewhere) }];
    for (const record of records) {
      const id = uniqueId('image');
      await put(`images/${id}`, { ...sampleImage({ owner }), ...record });
      const { status, headers } = await call(`/image/${id}`);
      expect(status).toBe(404);
      expect(headers.get('location')).toBeNull();
    }
  });
});

/** By its list of what shows an image, which a trigger keeps. */
const isOnFrontPage = async (id: string): Promise<boolean> =>
  (await db.doc(`images/${id}`).get()).get('usedIn')?.includes('home') === true;

describe('the home carousel', () => {
  test('When images are chosen, then the public ones come in that order', async () => {
    const home = db.doc('settings/home');
    const [first = '', second = '', last = ''] = ids;
    await put('settings/home', { carousel: [last, hidden, uniqueId('gone'), 'a/b', first] });
    const shown = await get<CarouselImage[]>('/image/home-carousel');
    expect(shown.map(({ id }) => id)).toEqual([last, first]);
    await eventually('the images know it', () => isOnFrontPage(first));
    await home.set({ carousel: [second] });
    await eventually(
      'the images know that others are shown',
      async () => (await isOnFrontPage(second)) && !(await isOnFrontPage(first)),
    );
  });
});

describe('comments of an image', () => {
  test('When there are some, then the newest come first with exactly the public fields', async () => {
    const id = ids[0];
    await put(`images/${id}/comments/1`, comment('Older', -2));
    await put(`images/${id}/comments/2`, comment('Newer', -1));
    const comments = await get<ImageComment[]>(`/image/comment/${id}`);
    expect(comments.map((one) => one.comment)).toEqual(['Newer', 'Older']);
    expect(Object.keys(comments[0] ?? {}).sort()).toEqual([
      'author_id',
      'comment',
      'created_date',
      'guest',
      'id',
      'user_name',
    ]);
    expect(comments[0]).toMatchObject({ user_name: 'Ravi Menon', guest: true });
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
  return sampleComment({ guest: true, comment: text, createdAt: inDays(days) });
}
