import { assertSucceeds, type RulesTestContext } from '@firebase/rules-unit-testing';
import { test } from 'vitest';
import { ALICE, identities, openEnvironment } from './environment.ts';
import { expectDenied, resetFolder, testClosed, testFileTypes, testSizes, upload } from './storage-attempts.ts';

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

testClosed(others, STANDING, [FOLDER, `attachments/${ALICE.uid}`, 'attachments']);

testFileTypes(owner, FRESH, ['image/svg+xml', 'image/heic', 'text/html', 'application/octet-stream']);

testSizes(owner, FRESH, 10 * MIB);

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
