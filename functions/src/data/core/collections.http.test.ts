import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ActiveMember, joinActive } from '../../../test-support/active-member.ts';
import { documentPath } from '../../../test-support/database.ts';
import { removeFixtures } from '../../../test-support/members.ts';
import { get } from '../../../test-support/suite.ts';
import { dump } from '../../../test-support/unchanged.ts';
import { COLLECTIONS, findCollection } from './collections.ts';

let alice: ActiveMember;
let documents: { path: string; text: string }[];
let exported: Record<string, unknown>;

beforeAll(async () => {
  alice = await joinActive();
  exported = await get('/user/export', { token: alice.token });
  documents = Object.entries((await dump()).documents).map(([name, text]) => ({
    path: documentPath(name),
    text,
  }));
});
afterAll(removeFixtures);

describe('the collections of the seeded database', () => {
  test('When a collection exists, then export and erasure know it', () => {
    expect(Object.keys(COLLECTIONS)).toEqual(
      expect.arrayContaining([...new Set(documents.map(({ path }) => findCollection(path)))]),
    );
  });

  test.each(Object.entries(COLLECTIONS))(
    'When somebody has data in %s, then it is treated as declared',
    (path, data) => {
      const own = documents.filter(
        (document) =>
          findCollection(document.path) === path &&
          alice.traces.some((trace) => `${document.path} ${document.text}`.includes(trace)),
      );
      // The tests of the erasure look for these traces: a collection that holds none would prove nothing there.
      if (typeof data.erasure === 'string') expect(own.length).toBeGreaterThan(0);
      if (!('key' in data.export)) return;
      expect(JSON.stringify(exported[data.export.key]) ?? '', data.export.key).toMatch(/\w/);
    },
  );
});
