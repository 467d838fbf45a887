import { sampleNotice } from '@aperture-byline/contract/samples/stored-documents';
import type { Query } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { db, put, uniqueUserId } from '../../../test-support/project/database.ts';
import { withReadCount } from './database.ts';
import { collection, deleteTrees, streamSnapshots, updateAll } from './firestore.ts';

const BATCH = 300;
/** More than two batches. */
const MANY = 650;
/** More than are worked on at a time. */
const FEW = 12;
const idAt = (index: number) => `notice-${String(index).padStart(3, '0')}`;
const idsTo = (count: number) => Array.from({ length: count }, (_, index) => idAt(index));

/** So many of one person, the first few with another title. */
async function putNotices(count: number) {
  const person = `users/${uniqueUserId()}`;
  await put(person, {});
  const notices = collection(`${person}/notices`);
  const writer = db.bulkWriter();
  // Many have the same time.
  for (let index = 0; index < count; index += 1)
    void writer.set(
      notices.doc(idAt(index)),
      sampleNotice({
        title: index < FEW ? 'One of few' : 'One of many',
        createdAt: new Date(Math.floor(index / 400)),
      }),
    );
  await writer.close();
  return notices;
}

async function idsOf(query: Query): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of streamSnapshots(query, BATCH)) ids.push(id);
  return ids;
}

test('When a query finds more than a batch, then all of it comes, each once, in its order', async () => {
  const notices = await putNotices(MANY);
  const { result, reads } = await withReadCount(() => idsOf(notices));
  expect(result).toEqual(idsTo(MANY));
  expect(reads).toBe(MANY);
  const newest = await Array.fromAsync(streamSnapshots(notices.orderBy('createdAt', 'desc'), BATCH));
  expect(newest.map(({ id }) => id).toSorted()).toEqual(idsTo(MANY));
  const times = newest.map((notice) => notice.get('createdAt').toMillis());
  expect(times).toEqual(times.toSorted((a, b) => b - a));
});

test('When many are changed, then all of them are, and nothing else', async () => {
  const notices = await putNotices(MANY);
  const many = notices.where('title', '==', 'One of many');
  await updateAll(many, { title: 'Changed' });
  expect(await idsOf(many)).toEqual([]);
  expect(await idsOf(notices.where('title', '==', 'Changed'))).toEqual(idsTo(MANY).slice(FEW));
});

test('When several are deleted, then none of them is left, and all else is', async () => {
  const notices = await putNotices(2 * FEW);
  await deleteTrees(notices.where('title', '==', 'One of few'));
  expect(await idsOf(notices)).toEqual(idsTo(2 * FEW).slice(FEW));
});
