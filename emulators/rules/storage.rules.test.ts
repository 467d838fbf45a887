import {
  assertFails,
  assertSucceeds,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import fc from 'fast-check';
import {
  deleteObject,
  getBytes,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALICE, BUCKET, identities, openEnvironment } from './environment.ts';

const VARIANT = 'photos/image-1/640.webp';
const CLOSED = [
  `originals/${ALICE.uid}/image-1`,
  `avatars/${ALICE.uid}/me.jpeg`,
  'unpublished/image-1/640.webp',
  'photos/loose.jpeg',
  'photos/image-1/deep/640.webp',
  'tmp/file',
  'root.jpeg',
];
const BYTES = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const JPEG = { contentType: 'image/jpeg' };

let environment: RulesTestEnvironment;
let people: [name: string, context: RulesTestContext][];

beforeAll(async () => {
  environment = await openEnvironment();
  people = identities(environment);
  await environment.withSecurityRulesDisabled(async (context) => {
    for (const path of [VARIANT, ...CLOSED]) await uploadBytes(file(context, path), BYTES, JPEG);
  });
});

afterAll(async () => {
  await environment.withSecurityRulesDisabled(async (context) => {
    for (const path of [VARIANT, ...CLOSED]) await deleteObject(file(context, path));
  });
  await environment.cleanup();
});

function file(context: RulesTestContext, path: string) {
  return ref(context.storage(BUCKET), path);
}

async function expectDenied(what: string, attempt: Promise<unknown>): Promise<void> {
  await expect(assertFails(attempt), what).resolves.toBeDefined();
}

async function expectNoWrites(name: string, context: RulesTestContext, path: string): Promise<void> {
  await expectDenied(`${name} overwrites ${path}`, uploadBytes(file(context, path), BYTES, JPEG));
  await expectDenied(
    `${name} relabels ${path}`,
    updateMetadata(file(context, path), { cacheControl: 'no-store' }),
  );
  await expectDenied(`${name} deletes ${path}`, deleteObject(file(context, path)));
}

describe('published variants', () => {
  test('When anybody knows the address, then the file comes', async () => {
    for (const [name, context] of people) {
      const bytes = await assertSucceeds(getBytes(file(context, VARIANT)));
      expect(new Uint8Array(bytes), name).toEqual(BYTES);
      await assertSucceeds(getMetadata(file(context, VARIANT)));
    }
  });

  test('When anybody lists them, then it is denied', async () => {
    for (const [name, context] of people)
      for (const folder of ['photos', 'photos/image-1', ''])
        await expectDenied(`${name} lists ${folder}`, listAll(file(context, folder)));
  });

  test('When anybody writes, overwrites, relabels or deletes one, then it is denied', async () => {
    for (const [name, context] of people) {
      await expectNoWrites(name, context, VARIANT);
      await expectDenied(
        `${name} creates`,
        uploadBytes(file(context, 'photos/image-2/640.jpeg'), BYTES, JPEG),
      );
    }
  });
});

describe.each(CLOSED)('%s', (path) => {
  test('When anybody reads or writes it, then it is denied', async () => {
    for (const [name, context] of people) {
      await expectDenied(`${name} reads`, getBytes(file(context, path)));
      await expectDenied(`${name} looks`, getMetadata(file(context, path)));
      await expectNoWrites(name, context, path);
    }
  });
});

test('When anybody writes to a path that nobody thought of, then it is denied', async () => {
  const segment = fc.stringMatching(/^[A-Za-z0-9_-]{1,12}$/);
  const path = fc.array(segment, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('/'));
  await fc.assert(
    fc.asyncProperty(path, fc.nat(people.length - 1), async (place, index) => {
      const [, context] = people[index] ?? [];
      if (!context) throw new RangeError('No such identity');
      await assertFails(uploadBytes(file(context, place), BYTES, JPEG));
      if (!place.startsWith('photos/')) await assertFails(getBytes(file(context, place)));
    }),
    { numRuns: 60 },
  );
});
