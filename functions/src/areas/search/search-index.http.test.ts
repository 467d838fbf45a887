import { inDays } from '@aperture-byline/contract/samples/stored-documents';
import { type ExploredImages, SEARCH_KINDS } from '@aperture-byline/contract/search/wire';
import { beforeEach, describe, expect, test } from 'vitest';
import { db, removeAllDocuments } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { twoInstances } from '../../../test-support/servers/instances.ts';
import { get } from '../../../test-support/servers/suite.ts';
import { byline, putBlog, putExhibition, putImage, putProduct, putUser } from '../../../test-support/works/fixtures.ts';
import { readChangeLog } from '../../data/search-index/change-log.ts';
import { loadIndex } from '../../data/search-index/snapshots.ts';
import { rebuildSearchIndex, refreshSnapshot } from '../../data/search-index/sync-search.ts';
import { listFiles, writePrivateFile } from '../../lib/storage.ts';

/** Another one for each test: an instance remembers the entries of the former one for some seconds. */
let owner = byline();

beforeEach(async () => {
  await removeAllDocuments();
  owner = byline();
});

const explore = (at?: string) => get<ExploredImages>(`/search/images?photographer=${owner.userId}`, { at });
const count = async (at?: string) => (await explore(at)).pagination.total;

async function readLog() {
  const log = await readChangeLog();
  if (log === null) throw new Error('Nothing was indexed');
  return log;
}

/** All entries by the log, the newest first. */
async function listEntries() {
  const { index, isWhole } = await loadIndex(await readLog());
  return { entries: [...index.list('image')], isWhole };
}

/** Puts up photographs until so many are in the log, at which an instance looks every two seconds. */
async function putAndIndex(total: number): Promise<void> {
  const count = async () => ((await readChangeLog()) === null ? 0 : (await listEntries()).entries.length);
  for (let index = await count(); index < total; index += 1) await putImage({ owner, title: `Tide ${index}` });
  await eventually(`${total} are indexed`, async () => (await count()) === total);
}

test('When the index is rebuilt from nothing, then it is the same, at two instances', async () => {
  await putAndIndex(5);
  const before = await listEntries();
  await db.doc('searchIndex/head').delete();
  expect(await rebuildSearchIndex()).toBe(5);
  expect(await listEntries()).toEqual({ ...before, isWhole: true });
  const instances = await twoInstances();
  for (const at of instances) await eventually('all are found', async () => (await count(at)) === 5);
  const answers = await Promise.all(instances.map(explore));
  expect(answers[0]).toEqual(answers[1]);
});

test('When everything is rebuilt, then there is the same of every kind, with who has a story alone', async () => {
  const userId = await putUser({ firstName: 'Asha', lastName: 'Rao', isArtist: false });
  const author = byline({ userId, firstName: 'Asha', lastName: 'Rao' });
  await putBlog({ creator: author });
  await putExhibition({ owner, startDate: inDays(-1), endDate: inDays(5) });
  await putProduct({ owner });
  await putAndIndex(1);
  const listAll = async () => {
    const { index } = await loadIndex(await readLog());
    return Object.fromEntries(SEARCH_KINDS.map((kind) => [kind, index.list(kind)]));
  };
  await eventually('all are found', async () => Object.values(await listAll()).every(({ length }) => length > 0));
  const before = await listAll();
  await db.doc('searchIndex/head').delete();
  await rebuildSearchIndex();
  expect(await listAll()).toEqual(before);
  expect(before.photographer?.map(({ id }) => id)).toContain(String(userId));
});

test('When a photograph changes, then every instance follows', async () => {
  const instances = await twoInstances();
  await putAndIndex(2);
  for (const at of instances) await eventually('both are there', async () => (await count(at)) === 2);
  const id = await putImage({ owner, title: 'Third' });
  for (const at of instances) await eventually('it is there', async () => (await count(at)) === 3);
  await db.doc(`images/${id}`).update({ privacyStatus: 'Private' });
  for (const at of instances) await eventually('it is gone', async () => (await count(at)) === 2);
});

describe('snapshots', () => {
  test('When one is written, then changes since the one before it stay in the log, and older files go', async () => {
    await putAndIndex(2);
    await rebuildSearchIndex();
    await putAndIndex(3);
    await refreshSnapshot();
    await putAndIndex(4);
    await refreshSnapshot();
    const { snapshots, changes, sequence } = await readLog();
    expect(snapshots.map((snapshot) => snapshot.sequence)).toEqual([sequence, sequence - 1]);
    expect(changes.map((change) => change.sequence)).toEqual([sequence]);
    const files = (await listFiles('search-index')).map((file) => file.path);
    for (const snapshot of snapshots) expect(files).toContain(snapshot.path);
    expect((await listEntries()).entries).toHaveLength(4);
  });

  const DAMAGES: readonly [name: string, damage: (file: string) => Promise<void>][] = [
    ['is half written', (file) => writePrivateFile(file, Buffer.from([0x1f, 0x8b, 8, 0, 1]))],
    ['is empty', (file) => writePrivateFile(file, Buffer.alloc(0))],
    ['is no index', (file) => writePrivateFile(file, Buffer.from('{}'))],
    [
      'has another name',
      (file) =>
        db
          .doc('searchIndex/head')
          .update({ snapshots: [{ path: `${file}.gone`, sequence: 1 }] })
          .then(() => undefined),
    ],
    [
      'is of another format',
      () =>
        db
          .doc('searchIndex/head')
          .update({ format: 0 })
          .then(() => undefined),
    ],
  ];

  test.each(DAMAGES)(
    'When the newest one %s, then the older one or a rebuild gives the same entries',
    async (_name, damage) => {
      await putAndIndex(2);
      await rebuildSearchIndex();
      await putAndIndex(3);
      await refreshSnapshot();
      const before = await listEntries();
      const [newest] = (await readLog()).snapshots;
      await damage(newest?.path ?? '');
      await putImage({ owner, title: 'Fourth' });
      const isLogged = async () => (await listEntries()).entries.some(({ title }) => title === 'Fourth');
      await eventually('its change is logged', isLogged);
      // Requests a rebuild where one is due, as an instance does that starts now.
      await refreshSnapshot();
      await eventually('all entries are there', async () => (await listEntries()).entries.length === 4);
      const after = await listEntries();
      expect(after).toEqual({ entries: expect.arrayContaining(before.entries), isWhole: true });
    },
  );

  test('When two instances write one at once, then one of them counts and no change is lost', async () => {
    await putAndIndex(3);
    await rebuildSearchIndex();
    await putAndIndex(4);
    await Promise.all([refreshSnapshot(), refreshSnapshot()]);
    const { snapshots } = await readLog();
    expect(new Set(snapshots.map((snapshot) => snapshot.path)).size).toBe(snapshots.length);
    expect((await listEntries()).entries).toHaveLength(4);
  });
});
