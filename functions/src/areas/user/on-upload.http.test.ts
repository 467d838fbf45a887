import { randomUUID } from 'node:crypto';
import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import { apiMessages } from '@aperture-byline/contract/shared/api/api-messages';
import { AVATAR_FILE_MAX, AVATAR_UPLOADS_PER_DAY } from '@aperture-byline/contract/shared/constants';
import { DAY, SECOND } from '@aperture-byline/contract/shared/durations';
import { afterEach, expect, test, vi } from 'vitest';
import { changePicture, expectRefusedPicture, incoming, PAGE } from '../../../test-support/people/change-picture.ts';
import { jpeg } from '../../../test-support/pictures/sample-pictures.ts';
import {
  describeCreation,
  filesBelow,
  putFile,
  storedFile,
  upload,
  uploadAvatar,
} from '../../../test-support/project/files.ts';
import { joinAs } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { onOneDay } from '../../../test-support/servers/on-one-day.ts';
import { buildDeletionId } from '../../data/core/deletions.ts';
import { recordErasure } from '../../data/people/erasure-ledger.ts';
import { describeFile } from '../../lib/storage.ts';
import { checkUpload } from './on-upload.ts';

const face = await jpeg(100, 100);

afterEach(() => vi.useRealTimers());

/** Uploads an avatar and runs its trigger; the file's path. */
async function uploadChecked(member: { uid: string }, data: Buffer): Promise<string> {
  const path = await uploadAvatar(member, data, `${randomUUID()}.jpg`);
  await checkUpload(await describeCreation(path));
  return path;
}

test('When an avatar arrives with an address and a caching of its own, then both end, and the profile can still take it', async () => {
  const member = await joinAs();
  const { path, address } = await upload(member, face, {
    cacheControl: 'public, max-age=31536000',
    metadata: { firebaseStorageDownloadTokens: 'known' },
  });
  expect(address).toContain('token=known');
  await checkUpload(await describeCreation(path, { hasDownloadUrl: true }));
  expect((await fetch(address)).status).toBe(403);
  expect(await incoming(member)).toEqual([path]);
  expect(await storedFile(path)).toMatchObject({
    cacheControl: 'private, no-store',
    contentDisposition: 'attachment',
  });
  expect((await changePicture(member, path)).status).toBe(200);
  expect(await filesBelow(`portraits/${member.userId}`)).toHaveLength(2);
});

test('When the profile takes an avatar before its event comes, then it is published, and nothing is left behind', async () => {
  const member = await joinAs();
  for (let round = 0; round < 2; round += 1) {
    const { path, address } = await upload(member, face);
    const event = await describeCreation(path, { hasDownloadUrl: true });
    expect((await changePicture(member, path)).status).toBe(200);
    await checkUpload(event);
    expect((await fetch(address)).status).not.toBe(200);
  }
  expect(await filesBelow(`portraits/${member.userId}`)).toHaveLength(2);
  expect(await incoming(member)).toEqual([]);
});

test.each<[string, () => Buffer]>([
  ['a page', () => Buffer.from(PAGE)],
  ['a page behind the first bytes of a JPEG', () => Buffer.concat([face.subarray(0, 4), Buffer.from(PAGE)])],
  ['a page in the middle of a JPEG', () => Buffer.concat([face.subarray(0, face.length / 2), Buffer.from(PAGE)])],
])('When an upload is %s, then it is deleted, and the profile call says why', async (_what, data) => {
  const member = await joinAs();
  const path = await uploadChecked(member, data());
  expect(await incoming(member)).toEqual([]);
  await expectRefusedPicture(member, path, profileMessages.pictureUnreadable);
  expect(await filesBelow(`portraits/${member.userId}`)).toEqual([]);
});

test('When a day ends between an upload that is no picture and the profile call, then the call says why', async () => {
  const member = await joinAs();
  const path = await uploadAvatar(member, Buffer.from(PAGE), `${randomUUID()}.jpg`);
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / DAY) * DAY - SECOND });
  await checkUpload(await describeCreation(path));
  vi.useRealTimers();
  await expectRefusedPicture(member, path, profileMessages.pictureUnreadable);
});

test('When 20 uploads came on a day, then the next ones are deleted, and the profile call says what to do', async () => {
  await onOneDay(async () => {
    const member = await joinAs();
    const first: string[] = [];
    while (first.length < AVATAR_UPLOADS_PER_DAY) first.push(await uploadChecked(member, face));
    // One that the profile takes counts too.
    expect((await changePicture(member, first[0])).status).toBe(200);
    const late = await uploadAvatar(member, face, `${randomUUID()}.jpg`);
    await expectRefusedPicture(member, late, apiMessages.pictureLimit);
    const later = await uploadChecked(member, face);
    expect(await incoming(member)).not.toContain(later);
    await expectRefusedPicture(member, later, apiMessages.pictureLimit);
    expect(await incoming(member)).toEqual(first.slice(1).sort());
    expect((await changePicture(member, first[1])).status).toBe(200);
  });
});

test('When the same event comes again and again, then the upload counts once', async () => {
  const member = await joinAs();
  const event = await describeCreation(`avatars/${member.uid}/in/${'a'.repeat(24)}.jpg`);
  for (let round = 0; round <= AVATAR_UPLOADS_PER_DAY; round += 1) await checkUpload(event);
  expect((await changePicture(member, await uploadChecked(member, face))).status).toBe(200);
});

test('When it could not be done for ten minutes, then the file is deleted unchecked', async () => {
  const member = await joinAs();
  const path = await uploadAvatar(member, face, `${'c'.repeat(24)}.jpg`);
  await checkUpload(await describeCreation(path, { createdAt: new Date(Date.now() - 11 * 60 * 1000) }));
  expect(await incoming(member)).toEqual([]);
});

test('When it is too large, then it is deleted, and the profile call says so', async () => {
  const member = await joinAs();
  const path = await uploadAvatar(member, Buffer.alloc(AVATAR_FILE_MAX + 1));
  await checkUpload(await describeCreation(path));
  expect(await incoming(member)).toEqual([]);
  await expectRefusedPicture(member, path, profileMessages.pictureTooLarge);
});

test('When it is any other file, then it is left alone', async () => {
  const member = await joinAs();
  const path = await putFile(`portraits/${member.userId}/x/320.jpeg`, Buffer.from(PAGE));
  await expectUnchanged(async () => {
    for (const other of [path, `avatars/${member.uid}/x.jpg`, `avatars/${member.uid}/in/a/b.jpg`, 'in/x.jpg', ''])
      await checkUpload({
        path: other,
        generation: '1',
        size: 10,
        hasDownloadUrl: true,
        createdAt: new Date(0),
      });
  });
});

test('When a file arrives of somebody whose erasure has begun, then it is deleted at once', async () => {
  const member = await joinAs();
  await recordErasure({ id: buildDeletionId(member.uid), emailVerified: true });
  for (const path of [
    await uploadAvatar(member, face, `${randomUUID()}.jpg`),
    await putFile(`attachments/${member.uid}/in/late.jpg`, face).then(() => `attachments/${member.uid}/in/late.jpg`),
  ]) {
    await checkUpload(await describeCreation(path));
    expect(await describeFile(path)).toBeNull();
  }
});
