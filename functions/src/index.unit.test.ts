import { beforeAll, expect, test, vi } from 'vitest';

/** Trigger of the database, as deployment sees it. */
interface Trigger {
  __endpoint: { eventTrigger?: { eventFilterPathPatterns?: { document?: string } } };
}

let paths: string[];

beforeAll(async () => {
  vi.stubEnv('GCLOUD_PROJECT', 'demo-triggers');
  const exported = (await import('./index.ts')) as unknown as Record<string, Trigger>;
  paths = Object.values(exported).flatMap(
    (trigger) => trigger.__endpoint?.eventTrigger?.eventFilterPathPatterns?.document ?? [],
  );
  vi.unstubAllEnvs();
});

test('When a document is written, then one function wakes, whatever follows from it', () => {
  expect(paths).toEqual(expect.arrayContaining(['images/{id}', 'blogs/{id}', 'users/{id}']));
  expect(paths.toSorted()).toEqual([...new Set(paths)].toSorted());
});
