import {
  assertFails,
  assertSucceeds,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  deleteObject,
  getBytes,
  getMetadata,
  listAll,
  ref,
  type StorageReference,
  type UploadMetadata,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { BUCKET } from './environment.ts';

export const BYTES = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
export const JPEG = { contentType: 'image/jpeg' };

export function file(context: RulesTestContext, path: string): StorageReference {
  return ref(context.storage(BUCKET), path);
}

export async function expectDenied(what: string, attempt: Promise<unknown>): Promise<void> {
  await expect(assertFails(attempt), what).resolves.toBeDefined();
}

export async function expectNoReads(name: string, context: RulesTestContext, path: string): Promise<void> {
  await expectDenied(`${name} reads ${path}`, getBytes(file(context, path)));
  await expectDenied(`${name} looks at ${path}`, getMetadata(file(context, path)));
}

/** For a file that exists. */
export async function expectNoWrites(name: string, context: RulesTestContext, path: string): Promise<void> {
  await expectDenied(`${name} overwrites ${path}`, uploadBytes(file(context, path), BYTES, JPEG));
  await expectDenied(`${name} relabels ${path}`, updateMetadata(file(context, path), { cacheControl: 'no-store' }));
  await expectDenied(`${name} deletes ${path}`, deleteObject(file(context, path)));
}

/** A JPEG of four bytes, where nothing else is said. */
export function upload(
  context: RulesTestContext,
  path: string,
  { bytes = BYTES, ...metadata }: UploadMetadata & { bytes?: Uint8Array } = {},
): Promise<unknown> {
  return uploadBytes(file(context, path), bytes, { ...JPEG, ...metadata });
}

/** Each test begins with one file, `standing`, below the folder `root`; none is left. */
export function resetFolder(environment: RulesTestEnvironment, root: string, standing: string): void {
  const removeAll = async (context: RulesTestContext, folder: string, kept?: string): Promise<void> => {
    const { items, prefixes } = await listAll(file(context, folder));
    for (const item of items) if (item.fullPath !== kept) await deleteObject(item);
    for (const prefix of prefixes) await removeAll(context, prefix.fullPath, kept);
  };
  beforeAll(() =>
    environment.withSecurityRulesDisabled(async (context) => {
      await uploadBytes(file(context, standing), BYTES, JPEG);
    }),
  );
  beforeEach(() => environment.withSecurityRulesDisabled((context) => removeAll(context, root, standing)));
  afterAll(async () => {
    await environment.withSecurityRulesDisabled((context) => removeAll(context, root));
    await environment.cleanup();
  });
}

/** Registers tests that none of these reads `path`, writes over it, or lists one of the folders. */
export function testClosed(
  people: readonly (readonly [name: string, context: RulesTestContext])[],
  path: string,
  folders: readonly string[],
): void {
  test.each(people)(
    'When %s reads, lists, overwrites, relabels or deletes one, then it is denied',
    async (name, context) => {
      await expectNoReads(name, context, path);
      await expectNoWrites(name, context, path);
      for (const folder of folders) await expectDenied(`${name} lists ${folder}`, listAll(file(context, folder)));
    },
  );
}

/** Registers tests that a file uploaded to `path` has from one to `max` bytes. */
export function testSizes(context: RulesTestContext, path: string, max: number): void {
  test.each([1, max])('When it has %i bytes, then it is taken', async (size) => {
    await assertSucceeds(upload(context, path, { bytes: new Uint8Array(size) }));
  });

  test.each([0, max + 1])('When it has %i bytes, then it is denied', async (size) => {
    await expectDenied(`${size} bytes`, upload(context, path, { bytes: new Uint8Array(size) }));
  });
}

/** Registers tests of what a file uploaded to a folder may be called: 20 to 40 signs and an ending. */
export function testNames(context: RulesTestContext, folder: string, refused: readonly string[]): void {
  test.each(['jpg', 'jpeg', 'png', 'webp'])('When the name ends with .%s, then it is taken', async (ending) => {
    for (const length of [20, 40])
      await assertSucceeds(upload(context, `${folder}/${'aZ09_-'.repeat(7).slice(0, length)}.${ending}`));
  });

  test.each(refused)('When it is called "%s", then it is denied', async (name) => {
    await expectDenied(name, upload(context, `${folder}/${name}`));
  });
}

/** Registers tests of the types of files that may be uploaded to `path`: JPEG, PNG and WebP, and none of `refused`. */
export function testFileTypes(context: RulesTestContext, path: string, refused: readonly string[]): void {
  test.each(['image/jpeg', 'image/png', 'image/webp'])('When it is %s, then it is taken', async (contentType) => {
    await assertSucceeds(upload(context, path, { contentType }));
  });

  test.each(refused)('When its type is "%s", then it is denied', async (contentType) => {
    await expectDenied(contentType, upload(context, path, { contentType }));
  });

  test('When it has no type, then it is denied', async () => {
    await expectDenied('no type', uploadBytes(file(context, path), BYTES));
  });
}
