import { sampleNotice } from '@aperture-byline/contract/samples/stored-documents';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanUp, db, put, uniqueUserId } from '../../test-support/database.ts';
import { collection, deleteTrees, readAll, updateAll } from './firestore.ts';
import { withReadCount } from './read-count.ts';

/** More than two batches. */
const COUNT = 650;
/** More than are worked on at a time. */
const FEW = 12;
const person = `users/${uniqueUserId()}`;
const notices = collection(`${person}/notices`);
const idAt = (index: number) => `notice-${String(index).padStart(3, '0')}`;

beforeAll(async () => {
  await put(person, {});
  const writer = db.bulkWriter();
  // Many have the same time.
  for (let index = 0; index < COUNT; index += 1)
    void writer.set(
      notices.doc(idAt(index)),
      sampleNotice({
        title: index < FEW ? 'One of few' : 'One of many',
        createdAt: new Date(Math.floor(index / 400)),
      }),
    );
  await writer.close();
});
afterAll(async () => {
  await cleanUp();
});

const ids = async (query = notices.select()) => (await readAll(query)).map(({ id }) => id);
const all = Array.from({ length: COUNT }, (_, index) => idAt(index));

test('When a query finds more than a batch, then all of it comes, each once, in its order', async () => {
  const { result, reads } = await withReadCount(() => ids());
  expect(result).toEqual(all);
  expect(reads).toBe(COUNT);
  const newest = await readAll<{ createdAt: Date }>(notices.orderBy('createdAt', 'desc'));
  expect(newest.map(({ id }) => id).toSorted()).toEqual(all);
  const times = newest.map(({ createdAt }) => createdAt.getTime());
  expect(times).toEqual(times.toSorted((a, b) => b - a));
});

test('When more than a batch is changed, then all of it is, and nothing else', async () => {
  const many = notices.where('title', '==', 'One of many');
  await updateAll(many, { title: 'Changed' });
  expect(await ids(many)).toEqual([]);
  expect(await ids(notices.where('title', '==', 'Changed'))).toEqual(all.slice(FEW));
});

test('When several are deleted, then none of them is left, and all else is', async () => {
  await deleteTrees(notices.where('title', '==', 'One of few'));
  expect(await ids()).toEqual(all.slice(FEW));
});
