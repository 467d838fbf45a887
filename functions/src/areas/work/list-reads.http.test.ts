import type { Endpoint } from '@aperture-byline/contract/endpoints/endpoint';
import { endpoints } from '@aperture-byline/contract/endpoints/table';
import type { StudioImagePage } from '@aperture-byline/contract/image/wire';
import { inDays } from '@aperture-byline/contract/samples/stored-documents';
import { beforeAll, expect, test } from 'vitest';
import { joinAsBuyer, orderPrints, putPrint } from '../../../test-support/orders/orders.ts';
import { db, put, putAll, uniqueId } from '../../../test-support/project/database.ts';
import { joinAs, type Member } from '../../../test-support/project/members.ts';
import { call } from '../../../test-support/servers/suite.ts';
import { byline, putBlog, putExhibition, putImage, putProduct } from '../../../test-support/works/fixtures.ts';
import { listPrefixes } from '../../lib/text/search-words.ts';

/** More than a page of each. */
const WORKS = 25;
const UPLOADS = 12;
/**
 * Number of reads beside the page, as in the bench of public lists: one for the role, one for whether there is a next
 * page, one for revisions.
 */
const ALLOWANCE = 3;
/** The database finds one word: an answer about several compares so many images with the others. */
const COMPARED = 100;

let artist: Member;

beforeAll(async () => {
  artist = await joinAs({ isArtist: true });
  const owner = byline({ userId: artist.userId });
  const states = ['draft', 'submitted', 'approved', 'rejected'] as const;
  const stateOf = (index: number) => {
    const status = states[index % states.length] ?? 'draft';
    return { status, createdAt: inDays(-index - 1), publishedAt: status === 'approved' ? inDays(-1) : null };
  };
  const ids: string[] = [];
  for (let index = 0; index < 2 * WORKS; index += 1)
    ids.push(
      await putImage({
        owner,
        ...stateOf(index),
        privacyStatus: index % 2 ? 'Public' : 'Private',
        isUsed: index % 3 === 0,
        searchWords: ['fog', 'fo', 'f'],
      }),
    );
  for (let index = 0; index < WORKS; index += 1) {
    const state = { ...stateOf(index), status: 'approved', publishedAt: inDays(-index - 1) } as const;
    const exhibition = await putExhibition({ owner, ...state, imageIds: ids.slice(0, 3), banner: null });
    await putBlog({ creator: owner, ...state, banner: null });
    await putProduct({ owner, ...state });
    if (index === 0)
      await put(`exhibitions/${exhibition}/revisions/next`, {
        kind: 'exhibition',
        workId: exhibition,
        ownerId: artist.userId,
        status: 'draft',
        fields: { title: 'New words', imageIds: [], banner: null, startDate: null, endDate: null },
        shownImageIds: [],
        updatedAt: inDays(0),
      });
  }
  for (let index = 0; index < UPLOADS; index += 1)
    await put(`uploads/${uniqueId('upload')}`, {
      ownerId: artist.userId,
      uid: artist.uid,
      name: `file-${index}`,
      size: 1,
      state: 'refused',
      reason: 'unreadable',
      imageId: null,
      createdAt: inDays(-index),
      updatedAt: inDays(0),
      expiresAt: inDays(89),
    });
  const buyer = await joinAsBuyer();
  for (let index = 0; index < 3; index += 1) await orderPrints(buyer, [await putPrint(artist)]);
});

const LISTS = [
  '/studio/image',
  ...['draft', 'submitted', 'approved', 'rejected'].map((status) => `/studio/image?status=${status}`),
  ...['Public', 'Private'].map((privacy) => `/studio/image?privacy=${privacy}`),
  ...['yes', 'no'].map((used) => `/studio/image?used=${used}`),
  ...['f', 'fog', 'fog+fo', 'none'].map((words) => `/studio/image?q=${words}`),
  ...['draft', 'submitted', 'approved', 'rejected'].map(
    (status) => `/studio/image?status=${status}&privacy=Public&q=fog`,
  ),
  ...['yes', 'no'].map((used) => `/studio/image?used=${used}&q=fog&privacy=Private`),
  '/studio/exhibition',
  '/studio/blog',
  '/studio/product',
  '/studio/upload',
  `/studio/upload?names=${Array.from({ length: UPLOADS }, (_, index) => `file-${index}`).join(',')}`,
  '/studio/upload?names=nothing',
  '/studio/order',
] as const;

/** Entries of an answer, and where it goes on. */
function entriesOf(body: unknown): { entries: number; next: string | null } {
  const { data } = body as { data: unknown };
  if (Array.isArray(data)) return { entries: data.length, next: null };
  const page = data as {
    data?: unknown[];
    next?: string | null;
    items?: unknown[];
    nextCursor?: string | null;
  };
  return {
    entries: (page.data ?? page.items ?? []).length,
    next: page.next ?? page.nextCursor ?? null,
  };
}

test('When any list of the studio is asked for, and its next page, then it reads no more than it shows and three', async () => {
  const asked: string[] = [];
  const ask = async (path: string): Promise<void> => {
    asked.push(path);
    const { status, body, reads } = await call(path, { token: artist.token });
    expect(status, path).toBe(200);
    const { entries, next } = entriesOf(body);
    expect({ path, reads: reads <= entries + ALLOWANCE ? 'kept' : `${reads} for ${entries}` }).toEqual({
      path,
      reads: 'kept',
    });
    expect(reads, path).toBeGreaterThan(0);
    if (next !== null && !/after=|cursor=/.test(path)) {
      const name = path.startsWith('/studio/image') ? 'after' : 'cursor';
      await ask(`${path}${path.includes('?') ? '&' : '?'}${name}=${next}`);
    }
  };
  for (const path of LISTS) await ask(path);
  expect(asked.length).toBeGreaterThanOrEqual(30);
});

test('When an administrator asks for what waits, then each review and what it is about is read, and no more', async () => {
  const { token } = await joinAs({ admin: true });
  const { docs } = await db.collection('images').where('status', '==', 'submitted').get();
  expect(docs.length).toBeGreaterThanOrEqual(WORKS / 4);
  const ownerId = artist.userId;
  const reviews = docs.map(({ id }) => [
    `reviews/image-${id}`,
    { kind: 'image', workKind: null, subjectId: id, ownerId, createdAt: inDays(-1) },
  ]);
  await putAll(Object.fromEntries(reviews));
  const ask = async (kind: string) => {
    const { status, body, reads } = await call(`/studio/review?kind=${kind}`, { token });
    expect(status).toBe(200);
    return { entries: entriesOf(body).entries, reads };
  };
  expect((await ask('image')).entries).toBeGreaterThanOrEqual(WORKS / 4);
  for (const kind of ['image', 'exhibition', 'blog', 'product', 'revision', 'artist']) {
    const { entries, reads } = await ask(kind);
    expect({ kind, isKept: reads <= 2 * entries + ALLOWANCE }).toEqual({ kind, isKept: true });
  }
});

test('When few of many images have all words of a search, then an answer reads a bounded number of them and says where it goes on', async () => {
  const member = await joinAs({ isArtist: true });
  const owner = byline({ userId: member.userId });
  const putTitled = (title: string, age: number) =>
    putImage({ owner, title, searchWords: listPrefixes(title, []), createdAt: inDays(-age) });
  await Promise.all(Array.from({ length: COMPARED + 5 }, (_, index) => putTitled('Hills', index + 1)));
  const wanted = await putTitled('Blue hills', COMPARED + 10);
  const ask = async (after: string) => {
    const { body, reads } = await call(`/studio/image?q=blue+hills${after}`, { token: member.token });
    expect(reads).toBeLessThanOrEqual(COMPARED + ALLOWANCE);
    return body.data as StudioImagePage;
  };
  const first = await ask('');
  expect(first.data).toEqual([]);
  const { data, next } = await ask(`&after=${first.next}`);
  expect(data.map(({ id }) => id)).toEqual([wanted]);
  expect(next).toBeNull();
});

test('When the cursor of any list holds a number that is out of range, then it is answered all the same', async () => {
  const { token } = await joinAs({ isArtist: true, admin: true });
  // Of a conversation the same is tested beside it: only its people have one.
  const lists = Object.values(endpoints).flatMap((calls) =>
    Object.values<Endpoint>(calls)
      .filter(({ path }) => !path.includes(':'))
      .flatMap(({ path, query = [] }) =>
        query.filter((name) => name === 'cursor' || name === 'after').map((name) => `${path}?${name}=`),
      ),
  );
  expect(lists.length).toBeGreaterThanOrEqual(6);
  for (const list of lists)
    for (const time of ['0', '253402300799999', '253402300800000', '999999999999999', '9'.repeat(400), '-1', '1e9']) {
      const { status } = await call(`${list}${time}-x`, { token });
      expect({ list, time, status }).toEqual({ list, time, status: 200 });
    }
});
