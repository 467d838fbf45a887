import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import { AVATAR_FILE_MAX } from '@aperture-byline/contract/shared/constants';
import { afterAll, describe, expect, test } from 'vitest';
import {
  changePicture,
  expectRefusedPicture,
  incoming,
  joinWith,
  PAGE,
  removePictures,
} from '../../../test-support/change-picture.ts';
import { eventually } from '../../../test-support/eventually.ts';
import { filesBelow, putFile, storedFile, upload } from '../../../test-support/files.ts';
import { storedUser } from '../../../test-support/members.ts';
import { jpeg } from '../../../test-support/pictures.ts';

const face = await jpeg(400, 400);

afterAll(removePictures);

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
  test('When it is a page, then it is deleted, and the profile call says why', async () => {
    const member = await joinWith();
    const { path } = await upload(member, Buffer.from(PAGE));
    await eventually('it is gone', async () => (await incoming(member)).length === 0);
    await expectRefusedPicture(member, path, profileMessages.pictureUnreadable);
    expect(await filesBelow(`portraits/${member.userId}`)).toEqual([]);
  });

  test('When it is too large, then it is deleted, and the profile call says so', async () => {
    const member = await joinWith();
    const name = `${'b'.repeat(24)}.jpg`;
    const path = await putFile(`avatars/${member.uid}/in/${name}`, Buffer.alloc(AVATAR_FILE_MAX + 1));
    await eventually('it is gone', async () => (await incoming(member)).length === 0);
    await expectRefusedPicture(member, path, profileMessages.pictureTooLarge);
  });

  test('When the profile names it at once, then it is refused for the same reason', async () => {
    const member = await joinWith();
    const { path } = await upload(member, Buffer.from(PAGE));
    await expectRefusedPicture(member, path, profileMessages.pictureUnreadable);
    await eventually('it is gone', async () => (await incoming(member)).length === 0);
  });
});
