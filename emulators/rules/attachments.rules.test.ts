import { assertSucceeds, type RulesTestContext } from '@firebase/rules-unit-testing';
import { listAll } from 'firebase/storage';
import { test } from 'vitest';
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

const FOLDER = `attachments/${ALICE.uid}/in`;
const MIB = 1024 * 1024;
/** Already there when the tests begin. */
const STANDING = `${FOLDER}/standing-picture-of-alice.jpeg`;
const FRESH = `${FOLDER}/fresh-picture-of-alice-01.jpeg`;

const environment = await openEnvironment();
const people = identities(environment);
const owner = environment.authenticatedContext(ALICE.uid, {
  userId: Number(ALICE.userId),
  email_verified: true,
  firebase: { sign_in_provider: 'password' },
});
const unconfirmed = environment.authenticatedContext(ALICE.uid, { email_verified: false });
const others: [string, RulesTestContext][] = [...people, ['the owner before the e-mail is confirmed', unconfirmed]];

resetFolder(environment, 'attachments', STANDING);

test('When the owner with a confirmed e-mail uploads a picture, then it is taken', async () => {
  await assertSucceeds(upload(owner, FRESH));
});

test.each(others.filter(([name]) => name !== 'the owner'))(
  'When %s uploads one, then it is denied',
  async (name, context) => {
    await expectDenied(name, upload(context, FRESH));
  },
);

test.each(others)(
  'When %s reads, lists, overwrites, relabels or deletes one, then it is denied',
  async (name, context) => {
    await expectNoReads(name, context, STANDING);
    await expectNoWrites(name, context, STANDING);
    for (const folder of [FOLDER, `attachments/${ALICE.uid}`, 'attachments'])
      await expectDenied(`${name} lists ${folder}`, listAll(file(context, folder)));
  },
);

testFileTypes(owner, FRESH, ['image/svg+xml', 'image/heic', 'text/html', 'application/octet-stream']);

test('When it has 10 MB, then it is taken, and one byte more or none is denied', async () => {
  await assertSucceeds(upload(owner, FRESH, { bytes: new Uint8Array(10 * MIB) }));
  for (const size of [0, 10 * MIB + 1])
    await expectDenied(
      `${size} bytes`,
      upload(owner, `${FOLDER}/${'b'.repeat(24)}.jpeg`, { bytes: new Uint8Array(size) }),
    );
});

test('When it brings metadata, or goes elsewhere, then it is denied', async () => {
  await expectDenied('metadata', upload(owner, FRESH, { customMetadata: { owner: 'alice' } }));
  for (const path of [
    `attachments/bob/in/${'a'.repeat(24)}.jpeg`,
    `attachments/${ALICE.uid}/${'a'.repeat(24)}.jpeg`,
    `order-attachments/order-1/${ALICE.userId}/one/480.jpeg`,
    `${FOLDER}/short.jpeg`,
    `${FOLDER}/${'a'.repeat(24)}.html`,
  ])
    await expectDenied(path, upload(owner, path));
});
