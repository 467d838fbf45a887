import { UPLOAD_FILE_MAX } from '@aperture-byline/contract/upload/wire';
import { assertSucceeds, type RulesTestContext } from '@firebase/rules-unit-testing';
import { type UploadMetadata, uploadBytesResumable } from 'firebase/storage';
import { describe, test } from 'vitest';
import { ALICE, identities, openEnvironment } from './environment.ts';
import {
  expectDenied,
  file,
  resetFolder,
  testClosed,
  testFileTypes,
  testNames,
  testSizes,
  upload,
} from './storage-attempts.ts';

const FOLDER = `uploads/${ALICE.uid}`;
/** Already there when the tests begin. */
const STANDING = `${FOLDER}/standing-photograph-of-alice.jpeg`;
const FRESH = `${FOLDER}/fresh-photograph-of-alice.jpeg`;

const environment = await openEnvironment();
const people = identities(environment);
const artist = environment.authenticatedContext(ALICE.uid, { userId: Number(ALICE.userId), isArtist: true });
const bob = environment.authenticatedContext('bob', { userId: 900000002, isArtist: true });

/** Whose claim is not quite that of a photographer, though the account is Alice's. */
const notQuite: [name: string, context: RulesTestContext][] = [
  { isArtist: false },
  { isArtist: 'true' },
  { isArtist: 1 },
  { admin: true },
].map((claims) => [JSON.stringify(claims), environment.authenticatedContext(ALICE.uid, claims)]);

resetFolder(environment, 'uploads', STANDING);

describe('who', () => {
  test('When a photographer uploads into their own folder, at once or in parts, then it is taken', async () => {
    await assertSucceeds(upload(artist, FRESH));
    const inParts = file(artist, `${FOLDER}/resumable-photograph-of-alice.png`);
    const task = uploadBytesResumable(inParts, new Uint8Array(600_000), { contentType: 'image/png' });
    await assertSucceeds(new Promise((resolve, reject) => task.then(resolve, reject)));
  });

  test.each([...people.filter(([name]) => name !== 'an artist'), ...notQuite, ['another artist', bob] as const])(
    'When %s uploads there, then it is denied',
    async (name, context) => {
      await expectDenied(name, upload(context, FRESH));
    },
  );

  testClosed([...people, ...notQuite, ['another artist', bob] as const], STANDING, [FOLDER, 'uploads']);
});

describe('what', () => {
  testFileTypes(artist, FRESH, [
    'image/svg+xml',
    'image/gif',
    'image/heic',
    'text/html',
    'application/octet-stream',
    'image/jpegx',
    'image/',
  ]);

  test('When it brings the name that it had, then it is taken', async () => {
    await assertSucceeds(upload(artist, FRESH, { customMetadata: { fileName: 'x'.repeat(200) } }));
  });

  testSizes(artist, FRESH, UPLOAD_FILE_MAX);

  test.each<[string, UploadMetadata]>([
    ['metadata of its own', { customMetadata: { owner: 'alice' } }],
    ['more than its name', { customMetadata: { fileName: 'DSC_2041.jpg', owner: 'alice' } }],
    ['a name that is too long', { customMetadata: { fileName: 'x'.repeat(201) } }],
    ['a name to be saved under', { contentDisposition: 'attachment; filename="face.html"' }],
    ['another name to be shown under', { contentDisposition: 'inline; filename="face.html"' }],
    ['an encoding', { contentEncoding: 'gzip' }],
  ])('When it brings %s, then it is denied', async (what, metadata) => {
    await expectDenied(what, upload(artist, FRESH, metadata));
  });
});

describe('where', () => {
  testNames(artist, FOLDER, [
    'short.jpeg',
    `${'a'.repeat(41)}.jpeg`,
    `${'a'.repeat(1024)}.jpeg`,
    'a'.repeat(24),
    `${'a'.repeat(24)}.svg`,
    `${'a'.repeat(24)}.heic`,
    `${'a'.repeat(24)}.jpeg.html`,
    `${'a'.repeat(24)}.jpeg\n`,
    `${'📷'.repeat(12)}.jpeg`,
    `${'a'.repeat(20)}%2f.jpeg`,
    `../${'a'.repeat(24)}.jpeg`,
    `../bob/${'a'.repeat(24)}.jpeg`,
    `deep/${'a'.repeat(24)}.jpeg`,
  ]);

  test.each(['uploads/bob', 'uploads', 'photos/one', 'originals', ALICE.uid])(
    'When it goes to %s, then it is denied',
    async (folder) => {
      await expectDenied(folder, upload(artist, `${folder}/${'a'.repeat(24)}.jpeg`));
    },
  );
});
