import { assertFails, type RulesTestContext } from '@firebase/rules-unit-testing';
import {
  deleteObject,
  getBytes,
  getMetadata,
  ref,
  type StorageReference,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import { expect } from 'vitest';
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
  await expectDenied(
    `${name} relabels ${path}`,
    updateMetadata(file(context, path), { cacheControl: 'no-store' }),
  );
  await expectDenied(`${name} deletes ${path}`, deleteObject(file(context, path)));
}
