import { AsyncLocalStorage } from 'node:async_hooks';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import type { GalleryPage } from '@aperture-byline/contract/image/wire';
import { inDays, samplePicture } from '@aperture-byline/contract/samples/stored-documents';
import { afterEach, expect, test, vi } from 'vitest';
import { db, listedIds, put, removeAllDocuments, uniqueId } from '../../../test-support/project/database.ts';
import { dump } from '../../../test-support/project/unchanged.ts';
import { call, get } from '../../../test-support/servers/suite.ts';
import {
  byline,
  imagesListed,
  putBlog,
  putExhibition,
  putImage,
  putImages,
  putUser,
} from '../../../test-support/works/fixtures.ts';
import { readChangeLog } from '../../data/search-index/change-log.ts';
import { readFile } from '../../lib/storage.ts';
import { rebuildDerived } from '../../rebuild-derived.ts';
import { rebuildPageIndexes } from './page-indexes.ts';

const command = fileURLToPath(new URL('../../operator-commands.ts', import.meta.url));

// The command rebuilds from all documents, also those that other tests wrote.
afterEach(removeAllDocuments);

async function dumpPageIndexes(): Promise<Map<string, string[]>> {
  const heads = await db.collection('listings').get();
  const listings = new Map<string, string[]>();
  for (const head of heads.docs) {
    const segments: { id: string }[] = head.get('segments');
    const parts = await Promise.all(segments.map(({ id }) => head.ref.collection('segments').doc(id).get()));
    listings.set(
      head.id,
      parts.flatMap((part): string[] => part.get('keys')),
    );
    expect(head.get('total')).toBe(listings.get(head.id)?.length);
  }
  return listings;
}

/**
 * The fields of every other document: a rebuild names the segments of page indexes and the epoch of the search index
 * anew.
 */
async function dumpFields(): Promise<Record<string, unknown>> {
  const { documents } = await dump();
  return Object.fromEntries(
    Object.entries(documents)
      .filter(([name]) => !/\/documents\/(?:listings|searchIndex)\//.test(name))
      .map(([name, text]) => [name, JSON.parse(text).fields]),
  );
}

/** The newest snapshot as it is stored. */
async function dumpSearchIndex() {
  const [snapshot] = (await readChangeLog())?.snapshots ?? [];
  const file = await readFile(snapshot?.path ?? '');
  return JSON.parse(String(gunzipSync(file ?? '')));
}

const runCommand = () => promisify(execFile)(process.execPath, [command, 'rebuild']);

test('When page indexes are lost or wrong, then the command rebuilds what the triggers had made, and repeating it makes the same', async () => {
  const owner = byline();
  const [first = ''] = await putImages(owner, 5);
  // With a use and a count, which the command derives too.
  await putExhibition({ owner, banner: samplePicture(first), imageIds: [first] });
  await imagesListed(owner, 5);
  const before = await dumpPageIndexes();
  const lost = db.doc(`listings/images-of-${owner.userId}`);
  await db.recursiveDelete(lost);
  await db.doc('listings/images-of-123').set({ total: 1, segments: [{ id: 's', first: '1x', count: 1 }] });
  await db.doc('listings/images-of-123/segments/s').set({ keys: ['1x'] });
  await db.doc(`images/${first}`).update({ title: 'Written, but not moved' });
  const { stdout } = await runCommand();
  expect(stdout).toMatch(
    /images: \d+ page indexes rebuilt\nproducts: \d+ page indexes rebuilt\nworks: \d+ said wrongly what they show/,
  );
  expect(await dumpPageIndexes()).toEqual(before);
  const { docs } = await db.collectionGroup('segments').get();
  expect(docs).toHaveLength(
    (await db.collection('listings').get()).docs.flatMap((head) => head.get('segments')).length,
  );
  const fields = await dumpFields();
  const search = await dumpSearchIndex();
  await runCommand();
  expect(await dumpPageIndexes()).toEqual(before);
  expect(await dumpFields()).toEqual(fields);
  expect(search.entries).toHaveLength(6);
  expect(await dumpSearchIndex()).toEqual(search);
});

test('When an index is rebuilt after a page of it was read, then the page is whole and costs no more than it may', async () => {
  const owner = byline();
  const ids = await putImages(owner, 5);
  await imagesListed(owner, 5);
  const read = async () => {
    const { body, reads } = await call(`/image?userId=${owner.userId}`);
    const { data }: GalleryPage = body.data;
    return { ids: data.map(({ image_id }) => image_id).sort(), reads };
  };
  await read();
  await rebuildPageIndexes('images');
  const { ids: found, reads } = await read();
  expect(found).toEqual([...ids].sort());
  expect(reads).toBeLessThanOrEqual(ids.length + 3);
  expect((await read()).reads).toBe(ids.length + 2);
});

test('When a third collection has a page index, then a rebuild leaves it alone', async () => {
  const id = uniqueId('listing');
  const head = { total: 1, segments: [{ id: 's', first: '1x', count: 1 }] };
  await put(`listings/${id}`, head);
  await put(`listings/${id}/segments/s`, { keys: ['1x'] });
  for (const collection of ['images', 'products'] as const) await rebuildPageIndexes(collection);
  expect((await db.doc(`listings/${id}`).get()).data()).toEqual(head);
  expect((await db.doc(`listings/${id}/segments/s`).get()).data()).toEqual({ keys: ['1x'] });
});

test('When images change while a rebuild runs, then none is lost', async () => {
  const owner = byline();
  const ids = await putImages(owner, 6);
  const rebuilding = rebuildPageIndexes('images');
  const added = await Promise.all(Array.from({ length: 3 }, () => putImage({ owner, publishedAt: inDays(0) })));
  await Promise.all(ids.slice(0, 3).map((id) => db.doc(`images/${id}`).update({ privacyStatus: 'Private' })));
  await rebuilding;
  await imagesListed(owner, 6);
  const { data } = await get<GalleryPage>(`/image?userId=${owner.userId}&privacyStatus=Public`);
  expect(data.map(({ image_id }) => image_id).sort()).toEqual([...added, ...ids.slice(3)].sort());
  for (const id of ids.slice(0, 3)) expect(await listedIds(id)).toHaveLength(2);
});

test('When much has to be corrected, then no more than ten transactions are under way at a time', async () => {
  const MANY = 25;
  const photographers = Array.from({ length: MANY }, () => byline());
  for (const owner of photographers) {
    await putUser({ userId: owner.userId, isArtist: true, publicWork: null, nameKeys: ['wrong'] });
    await putBlog({ creator: owner, shownImageIds: ['wrong'] });
  }
  const ids = await Promise.all(
    photographers.map((owner) => putImage({ owner, isUsed: true, usedIn: ['story'], searchWords: ['wrong'] })),
  );
  const run = db.runTransaction.bind(db);
  // What calls of earlier tests still do does not count.
  const rebuild = new AsyncLocalStorage<true>();
  let running = 0;
  let most = 0;
  const counted = vi.spyOn(db, 'runTransaction').mockImplementation(async (work, options) => {
    if (!rebuild.getStore()) return run(work, options);
    running += 1;
    most = Math.max(most, running);
    try {
      return await run(work, options);
    } finally {
      running -= 1;
    }
  });
  try {
    await rebuild.run(true, () => Array.fromAsync(rebuildDerived()));
  } finally {
    counted.mockRestore();
  }
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThanOrEqual(10);
  const images = await db.getAll(...ids.map((id) => db.doc(`images/${id}`)));
  expect(images.map((image) => image.get('usedIn'))).toEqual(ids.map(() => []));
  expect(images.filter((image) => image.get('searchWords').includes('wrong'))).toEqual([]);
  const users = await db.getAll(...photographers.map(({ userId }) => db.doc(`users/${userId}`)));
  expect(users.map((user) => user.get('publicWork').counts.photographs)).toEqual(photographers.map(() => 1));
  expect(users.filter((user) => user.get('nameKeys').includes('wrong'))).toEqual([]);
});
