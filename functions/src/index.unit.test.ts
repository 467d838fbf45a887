import { sampleBlog, sampleImage } from '@aperture-byline/contract/samples/stored-documents';
import { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/** Trigger of the database, as deployment sees it, with its handler. */
interface Trigger {
  __endpoint: { eventTrigger?: { eventFilterPathPatterns?: { document?: string } } };
  run: (event: object) => Promise<void>;
}

/** All by which a trigger may begin to read or write. */
const WAYS_IN = ['collection', 'collectionGroup', 'doc', 'getAll', 'batch', 'bulkWriter', 'runTransaction'] as const;
let isDatabaseReached = false;

let triggers: [path: string, trigger: Trigger][];

beforeAll(async () => {
  for (const way of WAYS_IN)
    vi.spyOn(Firestore.prototype, way).mockImplementation(() => {
      isDatabaseReached = true;
      throw new Error('The database was asked for');
    });
  vi.stubEnv('GCLOUD_PROJECT', 'demo-triggers');
  const exported = (await import('./index.ts')) as unknown as Record<string, Trigger>;
  triggers = Object.values(exported).flatMap((trigger) => {
    const path = trigger.__endpoint?.eventTrigger?.eventFilterPathPatterns?.document;
    return path === undefined ? [] : [[path, trigger] as const];
  });
  vi.unstubAllEnvs();
});
afterAll(() => {
  vi.restoreAllMocks();
});

test('When a document is written, then one function wakes, whatever follows from it', () => {
  const paths = triggers.map(([path]) => path);
  expect(paths).toEqual(expect.arrayContaining(['images/{id}', 'blogs/{id}', 'users/{id}']));
  expect(paths.toSorted()).toEqual([...new Set(paths)].toSorted());
});

const snapshotOf = (path: string, data: object) => ({ ref: { path: path.replace('{id}', 'one') }, data: () => data });

/** Whether a trigger of this path reaches for the database when a document becomes another one. */
async function reaches(path: string, before: object, after: object): Promise<boolean> {
  isDatabaseReached = false;
  for (const [, trigger] of triggers.filter(([one]) => one === path))
    await trigger
      .run({
        id: 'event',
        time: new Date().toISOString(),
        params: { id: 'one' },
        data: { before: snapshotOf(path, before), after: snapshotOf(path, after) },
      })
      .catch((error: unknown) => {
        if (!isDatabaseReached) throw error;
      });
  return isDatabaseReached;
}

test.each([
  ['images/{id}', sampleImage()],
  ['blogs/{id}', sampleBlog()],
] as const)('When only likes and views of %s were counted, then its trigger does nothing', async (path, work) => {
  expect(await reaches(path, work, { ...work, likes: work.likes + 1 })).toBe(false);
  expect(await reaches(path, work, { ...work, likes: work.likes + 1, views: work.views + 9 })).toBe(false);
  expect(await reaches(path, work, { ...work, status: 'draft', likes: work.likes + 1 })).toBe(true);
});
