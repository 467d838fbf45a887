import type { StoredBlog } from '@aperture-byline/contract/blog/stored';
import { inDays, samplePicture } from '@aperture-byline/contract/samples/stored-documents';
import { PHOTOGRAPHERS_PAGE_SIZE } from '@aperture-byline/contract/shared/constants';
import type { Byline, ContentStatus } from '@aperture-byline/contract/shared/stored';
import type { StoredUser } from '@aperture-byline/contract/user/stored';
import type { Photographer, PhotographersPage, WorkCounts } from '@aperture-byline/contract/user/wire';
import { afterEach, describe, expect, test } from 'vitest';
import { HOSTILE_PAGES, HOSTILE_PARTS } from '../../../test-support/calls/hostile.ts';
import { db, removeAllDocuments } from '../../../test-support/project/database.ts';
import { call, get } from '../../../test-support/servers/suite.ts';
import { runDueTriggers } from '../../../test-support/triggers/due-triggers.ts';
import {
  byline,
  type ImageFields,
  putBlog,
  putExhibition,
  putImage,
  putProduct,
  putUser,
} from '../../../test-support/works/fixtures.ts';
import { syncAllPublicWork } from './public-work.ts';

const NOT_PUBLIC: readonly ContentStatus[] = ['draft', 'submitted', 'rejected'];

afterEach(removeAllDocuments);

/** Fields that exhibitions, stories and prints have in common. */
type WorkFields = Partial<Pick<StoredBlog, 'status' | 'publishedAt' | 'publicImageIds'>>;

/** Somebody with these images. */
async function putPhotographer(
  user: Partial<StoredUser>,
  images: readonly ImageFields[] = [{}],
): Promise<{ userId: number; ids: string[] }> {
  const userId = await putUser(user);
  const ids: string[] = [];
  for (const fields of images) ids.push(await putImage({ owner: byline({ userId }), ...fields }));
  return { userId, ids };
}

async function list(query = ''): Promise<Photographer[]> {
  await runDueTriggers();
  return (await get<PhotographersPage>(`/user/photographers${query}`)).photographers;
}

const listIds = (photographers: readonly Photographer[]) => photographers.map(({ userId }) => userId);

describe('photographers', () => {
  test('When people have public photographs, then they come by their newest, with its picture and their number', async () => {
    const older = await putPhotographer({ firstName: 'Asha', middleName: '', lastName: 'Rao' }, [
      { publishedAt: inDays(-9) },
      { publishedAt: inDays(-5) },
    ]);
    const newer = await putPhotographer({ avatar: null }, [{ publishedAt: inDays(-2) }]);
    const photographers = await list();
    expect(listIds(photographers)).toEqual([newer.userId, older.userId]);
    expect(photographers[1]).toEqual({
      userId: older.userId,
      slug: `asha-rao-${older.userId}`,
      name: 'Asha Rao',
      avatar: null,
      photographs: 2,
      exhibitions: 0,
      stories: 0,
      prints: 0,
      picture: expect.objectContaining({ src: `/photos/${older.ids[1]}/{width}.{format}` }),
    });
    await putImage({ owner: byline({ userId: older.userId }), publishedAt: inDays(-1) });
    expect(listIds(await list())).toEqual([older.userId, newer.userId]);
  });

  test('When they are sorted by name, then accents and capitals do not count', async () => {
    const people = [];
    for (const firstName of ['Zoe', 'érica', 'Eva', 'Étienne', 'अनिता', 'adam'])
      people.push(await putPhotographer({ firstName, middleName: '', lastName: 'Rao' }));
    expect((await list('?sort=name')).map(({ name }) => name.split(' ')[0])).toEqual([
      'adam',
      'érica',
      'Étienne',
      'Eva',
      'Zoe',
      'अनिता',
    ]);
    await db.doc(`users/${people[0]?.userId}`).update({ firstName: 'Abel' });
    expect((await list('?sort=name'))[0]?.name).toBe('Abel Rao');
    expect((await list('?sort=other')).map(({ userId }) => userId)).toEqual(listIds(await list()));
  });

  test('When nothing of somebody is public, then nobody finds them, by any order', async () => {
    await putPhotographer({ isArtist: true }, [
      ...NOT_PUBLIC.map((status) => ({ status })),
      { privacyStatus: 'Private' },
    ]);
    await putPhotographer({ anonymous: true });
    // Of somebody who has no record.
    await putImage({ owner: byline() });
    expect(await list()).toEqual([]);
    expect(await list('?sort=name')).toEqual([]);
  });

  test.each([
    ['made private', { privacyStatus: 'Private' }],
    ['withdrawn', { status: 'draft' }],
    ['rejected', { status: 'rejected' }],
  ])(
    'When photographs are %s, then the number follows, and the last one takes its photographer along',
    async (_name, change) => {
      const { userId, ids } = await putPhotographer({}, [{ publishedAt: inDays(-1) }, { publishedAt: inDays(-2) }]);
      expect((await list())[0]).toMatchObject({ userId, photographs: 2 });
      await db.doc(`images/${ids[0]}`).update(change);
      // Before any trigger has run.
      expect((await get<PhotographersPage>('/user/photographers')).photographers).toEqual([]);
      const [left] = await list();
      expect(left).toMatchObject({ photographs: 1, picture: { src: `/photos/${ids[1]}/{width}.{format}` } });
      await db.doc(`images/${ids[1]}`).update(change);
      expect(await list()).toEqual([]);
      expect(await list('?sort=name')).toEqual([]);
      expect((await db.doc(`users/${userId}`).get()).get('publicWork')).toBeNull();
    },
  );

  const PUBLIC_WORKS: [string, (owner: Byline, fields?: WorkFields) => Promise<string>, Partial<WorkCounts>][] = [
    [
      'exhibitions',
      async (owner, fields) => `exhibitions/${await putExhibition({ owner, ...fields })}`,
      { exhibitions: 1 },
    ],
    ['blogs', async (creator, fields) => `blogs/${(await putBlog({ creator, ...fields })).id}`, { stories: 1 }],
    ['products', async (owner, fields) => `products/${(await putProduct({ owner, ...fields })).id}`, { prints: 1 }],
  ];

  test.each(PUBLIC_WORKS)(
    'When somebody has only public %s, then they are listed with a picture of the newest, and go with the last',
    async (_name, putWork, counts) => {
      const userId = await putUser({ firstName: 'Asha', middleName: '', lastName: 'Rao' });
      const owner = byline({ userId });
      for (const status of NOT_PUBLIC) await putWork(owner, { status });
      expect(await list()).toEqual([]);
      const path = await putWork(owner, { publishedAt: inDays(-2) });
      const shown = { userId, name: 'Asha Rao', photographs: 0, ...counts };
      for (const query of ['', '?sort=name']) expect(await list(query)).toEqual([expect.objectContaining(shown)]);
      const [{ picture } = {}] = await list();
      expect(picture?.src).toMatch(`/photos/${path.split('/')[1]}`);
      const newer = await putPhotographer({}, [{ publishedAt: inDays(-1) }]);
      expect(listIds(await list())).toEqual([newer.userId, userId]);
      await db.doc(path).update({ status: 'draft' });
      // Before any trigger has run.
      expect(listIds((await get<PhotographersPage>('/user/photographers')).photographers)).toEqual([newer.userId]);
      expect(listIds(await list())).toEqual([newer.userId]);
      expect((await db.doc(`users/${userId}`).get()).get('publicWork')).toBeNull();
      await db.doc(path).update({ status: 'approved' });
      expect(listIds(await list())).toEqual([newer.userId, userId]);
      await db.doc(path).delete();
      expect(listIds(await list())).toEqual([newer.userId]);
    },
  );

  test.each(PUBLIC_WORKS)(
    'When a picture of %s may not be seen by everybody, then its photographer is listed without it, or not at all',
    async (name, putWork) => {
      const userId = await putUser({});
      const path = await putWork(byline({ userId }), { publicImageIds: [] });
      const photographers = await list();
      // The shop lists no print without a picture.
      expect(photographers).toMatchObject(name === 'products' ? [] : [{ userId, picture: null }]);
      expect(JSON.stringify(photographers)).not.toContain(path.split('/')[1]);
    },
  );

  test('When works of several kinds are public, then the newest decides the order and the picture, and what is withdrawn gives way', async () => {
    const userId = await putUser({});
    const owner = byline({ userId });
    const imageId = await putImage({ owner, publishedAt: inDays(-9) });
    const other = await putPhotographer({}, [{ publishedAt: inDays(-5) }]);
    const { id } = await putBlog({ creator: owner, publishedAt: inDays(-1) });
    await putExhibition({ owner, publishedAt: inDays(-7), startDate: inDays(30), endDate: inDays(60) });
    const photographers = await list();
    expect(listIds(photographers)).toEqual([userId, other.userId]);
    expect(photographers[0]).toMatchObject({
      photographs: 1,
      exhibitions: 1,
      stories: 1,
      prints: 0,
      picture: { src: `/photos/${id}/{width}.{format}` },
    });
    await db.doc(`blogs/${id}`).update({ status: 'draft' });
    expect(listIds(await list())).toEqual([other.userId, userId]);
    await db.doc(`images/${imageId}`).update({ privacyStatus: 'Private' });
    expect((await list())[1]).toMatchObject({ photographs: 0, exhibitions: 1, stories: 0 });
  });

  test('When their record is gone, then they are too', async () => {
    const { userId } = await putPhotographer({});
    expect(await list()).toHaveLength(1);
    await db.doc(`users/${userId}`).delete();
    expect((await get<PhotographersPage>('/user/photographers')).photographers).toEqual([]);
    expect(await list('?sort=name')).toEqual([]);
  });

  test('When there are more than a page, then each comes once, and a page costs what it shows', async () => {
    for (let index = 0; index < PHOTOGRAPHERS_PAGE_SIZE + 3; index += 1)
      await putPhotographer({}, [{ publishedAt: inDays(-index) }]);
    const pages = [await list('?page=1'), await list('?page=2')];
    expect(pages.map(({ length }) => length)).toEqual([PHOTOGRAPHERS_PAGE_SIZE, 3]);
    expect(new Set(pages.flatMap(listIds)).size).toBe(PHOTOGRAPHERS_PAGE_SIZE + 3);
    for (const sort of ['', '&sort=name'])
      expect((await call(`/user/photographers?page=1${sort}`)).reads).toBeLessThanOrEqual(
        2 * PHOTOGRAPHERS_PAGE_SIZE + 5,
      );
    expect((await call('/user/photographers?page=99999999999999999999')).text).toBe(
      (await call('/user/photographers?page=2')).text,
    );
    for (const query of HOSTILE_PAGES)
      expect((await call(`/user/photographers?${query}`)).text).toBe((await call('/user/photographers')).text);
  });

  test('When what is noted of people is lost or wrong, then the rebuild notes it again', async () => {
    const { userId } = await putPhotographer({}, [{}, {}]);
    const none = await putPhotographer({}, []);
    await list();
    const user = db.doc(`users/${userId}`);
    const noted = (await user.get()).get('publicWork');
    expect(noted).toMatchObject({ counts: { photographs: 2 } });
    await user.update({ publicWork: null });
    await db.doc(`users/${none.userId}`).update({ publicWork: noted });
    expect(await syncAllPublicWork()).toBe(1);
    expect((await user.get()).get('publicWork')).toEqual(noted);
    expect(listIds(await list())).toEqual([userId]);
  });
});

describe('the number of somebody’s works', () => {
  test('When works are public, then they count, and no others', async () => {
    const { userId } = await putPhotographer({}, [{}, { privacyStatus: 'Private' }, { status: 'submitted' }]);
    const owner = byline({ userId });
    for (const status of ['approved', ...NOT_PUBLIC] as const) {
      await putExhibition({ owner, status });
      await putBlog({ creator: owner, status });
      await putProduct({ owner, status });
    }
    await runDueTriggers();
    const { body, reads } = await call(`/user/works/${userId}`);
    expect(body.data).toEqual({ photographs: 1, exhibitions: 1, stories: 1, prints: 1 });
    expect(reads).toBe(4);
  });

  test('When somebody has none, then there are none, and what is no id is not found', async () => {
    const none: WorkCounts = { photographs: 0, exhibitions: 0, stories: 0, prints: 0 };
    expect((await call('/user/works/123456789')).body.data).toEqual(none);
    for (const part of HOSTILE_PARTS) expect([400, 404], part).toContain((await call(`/user/works/${part}`)).status);
  });
});

describe('prints of a photographer', () => {
  test('When their prints are asked for, then the public ones come, newest first', async () => {
    const owner = byline();
    const pictures = [samplePicture('a')];
    const older = await putProduct({ owner, pictures, publishedAt: inDays(-2) });
    const newer = await putProduct({ owner, pictures, publishedAt: inDays(-1) });
    for (const status of NOT_PUBLIC) await putProduct({ owner, pictures, status });
    await putProduct({ pictures });
    await runDueTriggers();
    const read = async () =>
      (await call(`/product?userId=${owner.userId}`)).body.data as { products: { slug: string }[] };
    expect((await read()).products.map(({ slug }) => slug)).toEqual([newer.slug, older.slug]);
    await db.doc(`products/${newer.id}`).update({ status: 'draft' });
    expect((await read()).products.map(({ slug }) => slug)).toEqual([older.slug]);
    for (const part of ['', 'abc', '1%2F2'])
      expect((await call(`/product?userId=${part}`)).body.data).toEqual({ products: [], totalPages: 0 });
  });
});
