import { assertSucceeds, type RulesTestContext } from '@firebase/rules-unit-testing';
import { listAll, type UploadMetadata } from 'firebase/storage';
import { describe, test } from 'vitest';
import { ALICE, identities, openEnvironment } from './environment.ts';
import {
  expectDenied,
  expectNoReads,
  expectNoWrites,
  file,
  resetFolder,
  testFileTypes,
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

  test.each([...people, ...notQuite])(
    'When %s reads, lists, overwrites, relabels or deletes one, then it is denied',
    async (name, context) => {
      await expectNoReads(name, context, STANDING);
      await expectNoWrites(name, context, STANDING);
      for (const folder of [FOLDER, `avatars/${ALICE.uid}`, 'avatars'])
        await expectDenied(`${name} lists ${folder}`, listAll(file(context, folder)));
    },
  );
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

  test.each([1, 5 * MIB])('When it has %i bytes, then it is taken', async (size) => {
    await assertSucceeds(upload(owner, FRESH, { bytes: new Uint8Array(size) }));
  });

  test.each([0, 5 * MIB + 1])('When it has %i bytes, then it is denied', async (size) => {
    await expectDenied(`${size} bytes`, upload(owner, FRESH, { bytes: new Uint8Array(size) }));
  });

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
  test.each(['jpg', 'jpeg', 'png', 'webp'])('When the name ends with .%s, then it is taken', async (ending) => {
    for (const length of [20, 40])
      await assertSucceeds(upload(owner, `${FOLDER}/${'aZ09_-'.repeat(7).slice(0, length)}.${ending}`));
  });

  test.each([
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
  ])('When it is called "%s", then it is denied', async (name) => {
    await expectDenied(name, upload(owner, `${FOLDER}/${name}`));
  });

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
