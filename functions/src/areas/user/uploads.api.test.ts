import { apiMessages } from '@aperture-byline/contract/shared/api-messages';
import { AVATAR_FILE_MAX, AVATAR_UPLOADS_PER_DAY } from '@aperture-byline/contract/shared/constants';
import { profileMessages } from '@aperture-byline/contract/user/profile-messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  changePicture,
  expectRefusedPicture,
  joinWith,
  removePictures,
} from '../../../test-support/change-picture.ts';
import { eventually } from '../../../test-support/eventually.ts';
import { filesBelow, putFile, removeFiles, storedFile, upload } from '../../../test-support/files.ts';
import { storedUser } from '../../../test-support/members.ts';
import { jpeg } from '../../../test-support/pictures.ts';
import { expectUnchanged } from '../../../test-support/unchanged.ts';
import { checkUpload } from './on-upload.ts';

const PAGE = '<!doctype html><script>alert(document.domain)</script>';
let face: Buffer;

beforeAll(async () => {
  face = await jpeg(400, 400);
});

afterAll(removePictures);

const incoming = ({ uid }: { uid: string }) => filesBelow(`avatars/${uid}`);

describe('an uploaded avatar', () => {
  test('When it has arrived, then the address from the answer ends, and the profile can still take it', async () => {
    const member = await joinWith();
    const { path, address } = await upload(member, face);
    await eventually('the address ends', async () => (await fetch(address)).status === 403);
    expect(await incoming(member)).toEqual([path]);
    expect(await storedFile(path)).toMatchObject({
      cacheControl: 'private, no-store',
      contentDisposition: 'attachment',
    });
    expect((await changePicture(member, path)).status).toBe(200);
    expect(await filesBelow(`portraits/${member.userId}`)).toHaveLength(2);
  });

  test('When it brings a token and a caching of its own, then both end', async () => {
    const member = await joinWith();
    const { path, address } = await upload(member, face, {
      cacheControl: 'public, max-age=31536000',
      metadata: { firebaseStorageDownloadTokens: 'known' },
    });
    expect(address).toContain('token=known');
    await eventually('the address ends', async () => (await fetch(address)).status === 403);
    expect(await storedFile(path)).toMatchObject({ cacheControl: 'private, no-store' });
  });

  test('When the profile takes it at once, then one avatar is published and nothing is left behind', async () => {
    const member = await joinWith();
    for (let round = 0; round < 3; round += 1) {
      const { path, address } = await upload(member, face);
      expect((await changePicture(member, path)).status).toBe(200);
      expect((await fetch(address)).status).not.toBe(200);
    }
    const folder = (await storedUser(member))?.avatar;
    expect(await filesBelow(`portraits/${member.userId}`)).toEqual([
      `${folder}/320.jpeg`,
      `${folder}/80.jpeg`,
    ]);
    expect(await incoming(member)).toEqual([]);
  });
});

describe('an upload that is no picture', () => {
  test.each<[string, () => Buffer]>([
    ['a page', () => Buffer.from(PAGE)],
    [
      'a page behind the first bytes of a JPEG',
      () => Buffer.concat([face.subarray(0, 4), Buffer.from(PAGE)]),
    ],
    [
      'a page in the middle of a JPEG',
      () => Buffer.concat([face.subarray(0, face.length / 2), Buffer.from(PAGE)]),
    ],
  ])('When it is %s, then it is deleted, and the profile call says why', async (_what, data) => {
    const member = await joinWith();
    const { path } = await upload(member, data());
    await eventually('it is gone', async () => (await incoming(member)).length === 0);
    await expectRefusedPicture(member, path, profileMessages.pictureUnreadable);
    expect(await filesBelow(`portraits/${member.userId}`)).toEqual([]);
  });

  test('When the profile names it at once, then it is refused for the same reason', async () => {
    const member = await joinWith();
    const { path } = await upload(member, Buffer.from(PAGE));
    await expectRefusedPicture(member, path, profileMessages.pictureUnreadable);
    await eventually('it is gone', async () => (await incoming(member)).length === 0);
  });
});

describe('uploads beyond the limit of a day', () => {
  test('When 20 came, then the next ones are deleted, and the profile call says what to do', async () => {
    const member = await joinWith();
    const first = await Promise.all(
      Array.from({ length: AVATAR_UPLOADS_PER_DAY }, () => upload(member, face)),
    );
    // One that the profile takes counts too.
    expect((await changePicture(member, first[0]?.path)).status).toBe(200);
    for (const { address } of first)
      await eventually('it was seen', async () => (await fetch(address)).status === 403);
    const late = await upload(member, face);
    await expectRefusedPicture(member, late.path, apiMessages.pictureLimit);
    const later = await upload(member, face);
    await eventually('it is gone', async () => !(await incoming(member)).includes(later.path));
    await expectRefusedPicture(member, later.path, apiMessages.pictureLimit);
    expect((await incoming(member)).sort()).toEqual(
      first
        .slice(1)
        .map(({ path }) => path)
        .sort(),
    );
    expect((await changePicture(member, first[1]?.path)).status).toBe(200);
  });
});

describe('the check', () => {
  const event = (path: string, change: object = {}) => ({
    path,
    generation: '1',
    size: 10,
    createdAt: new Date(),
    hasDownloadUrl: false,
    ...change,
  });

  test('When the same event comes again and again, then the upload counts once', async () => {
    const member = await joinWith();
    const path = `avatars/${member.uid}/in/${'a'.repeat(24)}.jpg`;
    for (let round = 0; round <= AVATAR_UPLOADS_PER_DAY; round += 1) await checkUpload(event(path));
    const { path: next } = await upload(member, face);
    expect((await changePicture(member, next)).status).toBe(200);
  });

  test('When the file is too large, then it is deleted, and the profile call says so', async () => {
    const member = await joinWith();
    const name = `${'b'.repeat(24)}.jpg`;
    const path = await putFile(`avatars/${member.uid}/in/${name}`, Buffer.alloc(AVATAR_FILE_MAX + 1));
    await eventually('it is gone', async () => (await incoming(member)).length === 0);
    await expectRefusedPicture(member, path, profileMessages.pictureTooLarge);
  });

  test('When it could not be done for ten minutes, then the file is deleted unchecked', async () => {
    const member = await joinWith();
    const path = await putFile(`avatars/${member.uid}/in/${'c'.repeat(24)}.jpg`, face);
    await checkUpload(event(path, { createdAt: new Date(Date.now() - 11 * 60 * 1000) }));
    expect(await incoming(member)).toEqual([]);
  });

  test('When it is any other file, then it is left alone', async () => {
    const member = await joinWith();
    const path = await putFile(`portraits/${member.userId}/x/320.jpeg`, Buffer.from(PAGE));
    await expectUnchanged(async () => {
      for (const other of [
        path,
        `avatars/${member.uid}/x.jpg`,
        `avatars/${member.uid}/in/a/b.jpg`,
        'in/x.jpg',
        '',
      ])
        await checkUpload(event(other, { hasDownloadUrl: true, createdAt: new Date(0) }));
    });
    await removeFiles(`portraits/${member.userId}`);
  });
});
