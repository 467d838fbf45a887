import { assertFails } from '@firebase/rules-unit-testing';
import fc from 'fast-check';
import { deleteObject, getBytes, listAll, ref, uploadBytes } from 'firebase/storage';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { ALICE, identities, openEnvironment } from './environment.ts';
import { BYTES, expectDenied, expectNoReads, expectNoWrites, file, JPEG } from './storage-attempts.ts';

const PUBLISHED = [
  {
    path: 'photos/image-1/640.webp',
    folders: ['photos', 'photos/image-1'],
    another: 'photos/image-2/a.jpeg',
  },
  {
    path: `portraits/${ALICE.userId}/one/320.jpeg`,
    folders: ['portraits', `portraits/${ALICE.userId}`, `portraits/${ALICE.userId}/one`],
    another: `portraits/${ALICE.userId}/two/320.jpeg`,
  },
];
const CLOSED = [
  'originals/image-1',
  `originals/${ALICE.uid}/image-1`,
  `avatars/${ALICE.uid}/me.jpeg`,
  'photos/loose.jpeg',
  'photos/image-1/deep/640.webp',
  `portraits/${ALICE.userId}/320.jpeg`,
  `portraits/${ALICE.userId}/one/deep/320.jpeg`,
  `order-attachments/order-1/${ALICE.userId}/one/480.jpeg`,
  `attachments/${ALICE.uid}/me.jpeg`,
  'erasures/0123456789abcdef',
  'tmp/file',
  'root.jpeg',
];
const FILES = [...PUBLISHED.map(({ path }) => path), ...CLOSED];

const environment = await openEnvironment();
const people = identities(environment);

beforeAll(async () => {
  await environment.withSecurityRulesDisabled(async (context) => {
    for (const path of FILES) await uploadBytes(file(context, path), BYTES, JPEG);
  });
});

afterAll(async () => {
  await environment.withSecurityRulesDisabled(async (context) => {
    for (const path of FILES) await deleteObject(file(context, path));
  });
  await environment.cleanup();
});

describe.each(PUBLISHED)('$path', ({ path, folders, another }) => {
  test('When anybody knows the address, then it is denied: the function that hands it out is no browser', async () => {
    for (const [name, context] of people) await expectNoReads(name, context, path);
  });

  test('When anybody lists its folders, then it is denied', async () => {
    for (const [name, context] of people)
      for (const folder of [...folders, ''])
        await expectDenied(`${name} lists ${folder}`, listAll(file(context, folder)));
  });

  test('When anybody writes, overwrites, relabels or deletes there, then it is denied', async () => {
    for (const [name, context] of people) {
      await expectNoWrites(name, context, path);
      await expectDenied(`${name} creates`, uploadBytes(file(context, another), BYTES, JPEG));
    }
  });
});

describe.each(CLOSED)('%s', (path) => {
  test('When anybody reads or writes it, then it is denied', async () => {
    for (const [name, context] of people) {
      await expectNoReads(name, context, path);
      await expectNoWrites(name, context, path);
    }
  });
});

test('When a project has a second bucket with these rules, then what is closed is closed there too', async () => {
  const second = 'gs://demo-rules-legacy.appspot.com';
  for (const [name, context] of people)
    for (const path of FILES.slice(0, 5)) {
      const there = ref(context.storage(second), path);
      await expectDenied(`${name} writes ${path}`, uploadBytes(there, BYTES, JPEG));
      await expectDenied(`${name} reads ${path}`, getBytes(there));
    }
});

test('When anybody writes to a path that nobody thought of, then it is denied', async () => {
  const segment = fc.stringMatching(/^[A-Za-z0-9_-]{1,12}$/);
  const path = fc.array(segment, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('/'));
  await fc.assert(
    fc.asyncProperty(path, fc.nat(people.length - 1), async (place, index) => {
      const [, context] = people[index] ?? [];
      if (!context) throw new RangeError('No such identity');
      await assertFails(uploadBytes(file(context, place), BYTES, JPEG));
      await assertFails(getBytes(file(context, place)));
    }),
    { numRuns: 60 },
  );
});
