import { assertSucceeds, type RulesTestContext } from '@firebase/rules-unit-testing';
import type { UploadMetadata } from 'firebase/storage';
import { describe, test } from 'vitest';
import { ALICE, identities, openEnvironment } from './environment.ts';
import {
  expectDenied,
  resetFolder,
  testClosed,
  testFileTypes,
  testNames,
  testSizes,
  upload,
} from './storage-attempts.ts';

const FOLDER = `avatars/${ALICE.uid}/in`;
const MIB = 1024 * 1024;
/** Already there when the tests begin. */
const STANDING = `${FOLDER}/standing-portrait-of-alice.jpeg`;
const FRESH = `${FOLDER}/fresh-portrait-of-alice-01.jpeg`;

const environment = await openEnvironment();
const people = identities(environment);
const owner = environment.authenticatedContext(ALICE.uid, {
  userId: Number(ALICE.userId),
  email_verified: true,
  firebase: { sign_in_provider: 'password' },
});

/** Who may not, though the account is Alice's. */
const notQuite: [name: string, context: RulesTestContext][] = [
  ['the owner before the e-mail is confirmed', { email_verified: false }],
  ['the owner without a word about the e-mail', {}],
  ['an anonymous account', { email_verified: true, firebase: { sign_in_provider: 'anonymous' as const } }],
].map(([name, claims]) => [String(name), environment.authenticatedContext(ALICE.uid, Object(claims))]);

resetFolder(environment, 'avatars', STANDING);

describe('who', () => {
  test('When the owner with a confirmed e-mail uploads a picture, then it is taken', async () => {
    await assertSucceeds(upload(owner, FRESH));
  });

  test.each([...people.filter(([name]) => name !== 'the owner'), ...notQuite])(
    'When %s uploads one, then it is denied',
    async (name, context) => {
      await expectDenied(name, upload(context, FRESH));
    },
  );

  testClosed([...people, ...notQuite], STANDING, [FOLDER, `avatars/${ALICE.uid}`, 'avatars']);
});

describe('what', () => {
  testFileTypes(owner, FRESH, [
    'image/svg+xml',
    'image/gif',
    'text/html',
    'application/octet-stream',
    'image/jpeg; x',
    'image/jpeg;charset=utf-8',
    'IMAGE/JPEG',
    'image/jpegx',
    ' image/jpeg',
    'image/',
  ]);

  testSizes(owner, FRESH, 5 * MIB);

  test.each<[string, UploadMetadata]>([
    ['metadata of its own', { customMetadata: { owner: 'alice' } }],
    ['a name to be saved under', { contentDisposition: 'attachment; filename="face.html"' }],
    ['another name to be shown under', { contentDisposition: 'inline; filename="face.html"' }],
    ['a disposition that nobody knows', { contentDisposition: 'form-data; name="x"' }],
    ['an encoding', { contentEncoding: 'gzip' }],
    ['an encoding that nobody knows', { contentEncoding: 'x' }],
  ])('When it brings %s, then it is denied', async (what, metadata) => {
    await expectDenied(what, upload(owner, FRESH, metadata));
  });

  test('When it brings what the service would fill in itself, then it is taken', async () => {
    const name = FRESH.slice(FRESH.lastIndexOf('/') + 1);
    await assertSucceeds(upload(owner, FRESH, { contentDisposition: `inline; filename*=utf-8''${name}` }));
  });
});

describe('where', () => {
  testNames(owner, FOLDER, [
    'short.jpeg',
    `${'a'.repeat(19)}.jpeg`,
    `${'a'.repeat(41)}.jpeg`,
    `${'a'.repeat(1024)}.jpeg`,
    'a'.repeat(24),
    `${'a'.repeat(24)}.JPEG`,
    `${'a'.repeat(24)}.gif`,
    `${'a'.repeat(24)}.svg`,
    `${'a'.repeat(24)}.jpeg.html`,
    `${'a'.repeat(24)}xjpeg`,
    `${'a'.repeat(24)}.jpeg\n`,
    `${'a'.repeat(24)} .jpeg`,
    `${'.'.repeat(24)}.jpeg`,
    `${'📷'.repeat(12)}.jpeg`,
    `${'a'.repeat(20)}%2f.jpeg`,
    `../${'a'.repeat(24)}.jpeg`,
    `../../bob/in/${'a'.repeat(24)}.jpeg`,
    `deep/${'a'.repeat(24)}.jpeg`,
    `../${'a'.repeat(24)}/in/${'a'.repeat(24)}.jpeg`,
  ]);

  test.each([
    `avatars/bob/in/${'a'.repeat(24)}.jpeg`,
    `avatars/${ALICE.uid}/${'a'.repeat(24)}.jpeg`,
    `avatars/${ALICE.uid}/out/${'a'.repeat(24)}.jpeg`,
    `avatars/in/${'a'.repeat(24)}.jpeg`,
    `portraits/${ALICE.userId}/in/${'a'.repeat(24)}.jpeg`,
    `${ALICE.uid}/in/${'a'.repeat(24)}.jpeg`,
  ])('When it goes to %s, then it is denied', async (path) => {
    await expectDenied(path, upload(owner, path));
  });
});
