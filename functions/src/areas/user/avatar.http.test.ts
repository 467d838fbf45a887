import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import { apiMessages } from '@aperture-byline/contract/shared/api/api-messages';
import { AVATAR_FILE_MAX } from '@aperture-byline/contract/shared/constants';
import { avatarAt } from '@aperture-byline/contract/user/avatar';
import type { UserProfile } from '@aperture-byline/contract/user/wire';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { changePicture, expectRefusedPicture, findPicture } from '../../../test-support/people/change-picture.ts';
import { expectRefusedProfile, saveProfile } from '../../../test-support/people/save-profile.ts';
import { jpeg, jpegWithNotes, secrets } from '../../../test-support/pictures/sample-pictures.ts';
import { uniqueId } from '../../../test-support/project/database.ts';
import { filesBelow, storedFile, uploadAvatar } from '../../../test-support/project/files.ts';
import { joinAs, storedUser } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { callAtOnce } from '../../../test-support/servers/instances.ts';
import { SUITE_URL } from '../../../test-support/servers/suite.ts';

const GOOGLE = 'https://lh3.googleusercontent.com/a/ACg8ocK_x-1=s96-c';
let face: Buffer;

beforeAll(async () => {
  face = await jpegWithNotes();
});

describe('a picture of oneself', () => {
  test('When a file was uploaded, then two squares without metadata are published and the file goes', async () => {
    const member = await joinAs();
    const path = await uploadAvatar(member, face);
    const { status, body } = await changePicture(member, path, { subtitle: 'Hills' });
    expect(status).toBe(200);
    const user = await storedUser(member);
    expect(user).toMatchObject({ subtitle: 'Hills', avatar: expect.any(String) });
    const folder = user?.avatar ?? '';
    expect(folder).toMatch(new RegExp(`^portraits/${member.userId}/[A-Za-z0-9_-]{1,64}$`));
    expect(await filesBelow(`avatars/${member.uid}`)).toEqual([]);
    expect(await filesBelow(`portraits/${member.userId}`)).toEqual([`${folder}/320.jpeg`, `${folder}/80.jpeg`]);
    for (const width of [80, 320]) {
      const { data, ...headers } = await storedFile(`${folder}/${width}.jpeg`);
      expect(headers).toEqual({
        contentType: 'image/jpeg',
        cacheControl: 'public, max-age=31536000, immutable',
      });
      const metadata = await sharp(data).metadata();
      expect(metadata).toMatchObject({ format: 'jpeg', width, height: width, space: 'srgb' });
      expect(metadata.exif ?? metadata.xmp ?? metadata.icc).toBeUndefined();
      for (const secret of Object.values(secrets)) expect(data.includes(secret)).toBe(false);
    }
    const address = (await findPicture(member)) ?? '';
    expect(address).toBe(`${SUITE_URL}/${folder}/320.jpeg`);
    expect((body.data as UserProfile[])[0]?.profile_picture).toBe(address);
    expect(address).not.toContain(member.uid);
    for (const width of [80, 320] as const) {
      const response = await fetch(`${SUITE_URL}${avatarAt(address, width)}`);
      expect(response.status).toBe(200);
      expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(width);
    }
  });

  test('When it is all that a new profile says, then it is content enough; with a name alone it is not', async () => {
    const member = await joinAs();
    await expectRefusedProfile(
      member,
      { firstName: 'Mira', profilePicture: '' },
      { bio: profileMessages.profileEmpty },
      ['POST'],
    );
    const profilePicture = await uploadAvatar(member, face);
    expect((await saveProfile('POST', member.token, { firstName: 'Mira', profilePicture })).status).toBe(201);
    expect((await storedUser(member))?.avatar).toMatch(new RegExp(`^portraits/${member.userId}/`));
  });

  test('When there is a new one, a Google one or none, then the files of the old one go', async () => {
    const member = await joinAs();
    await changePicture(member, await uploadAvatar(member, face));
    const first = (await storedUser(member))?.avatar;
    await changePicture(member, await uploadAvatar(member, await jpeg(500, 500)));
    const second = (await storedUser(member))?.avatar;
    expect(second).not.toBe(first);
    expect(await filesBelow(`portraits/${member.userId}`)).toEqual([`${second}/320.jpeg`, `${second}/80.jpeg`]);
    expect((await changePicture(member, GOOGLE)).status).toBe(200);
    expect(await filesBelow(`portraits/${member.userId}`)).toEqual([]);
    expect(await findPicture(member)).toBe(GOOGLE);
    await changePicture(member, await uploadAvatar(member, face));
    expect((await changePicture(member, '')).status).toBe(200);
    expect(await filesBelow(`portraits/${member.userId}`)).toEqual([]);
    expect(await storedUser(member)).toMatchObject({ avatar: null });
    expect(await findPicture(member)).toBeNull();
  });

  test('When the present address comes back, or the same path again, then nothing changes', async () => {
    const member = await joinAs();
    const path = await uploadAvatar(member, face);
    await changePicture(member, path);
    const address = await findPicture(member);
    await expectUnchanged(async () => {
      expect((await changePicture(member, address)).status).toBe(200);
      expect((await changePicture(member, path)).status).toBe(200);
    });
    const google = await joinAs({ avatar: GOOGLE });
    expect((await changePicture(google, GOOGLE)).status).toBe(200);
    expect(await findPicture(google)).toBe(GOOGLE);
  });

  test('When the same file is sent five times at once, then one avatar is stored and shown', async () => {
    const member = await joinAs();
    const path = await uploadAvatar(member, face);
    const replies = await callAtOnce(5, (at) => changePicture({ ...member, at }, path));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const folder = (await storedUser(member))?.avatar;
    expect(await filesBelow(`portraits/${member.userId}`)).toEqual([`${folder}/320.jpeg`, `${folder}/80.jpeg`]);
    expect(await filesBelow(`avatars/${member.uid}`)).toEqual([]);
  });

  test('When the record points elsewhere, then no picture is answered', async () => {
    for (const avatar of [
      'https://evil.example/p.gif',
      '//lh3.googleusercontent.com/a',
      'javascript:alert(1)',
      'portraits/1/x',
      'portraits/100000001/../x',
      'originals/uid/x',
      '',
    ])
      expect(await findPicture(await joinAs({ avatar })), avatar).toBeNull();
  });
});

describe('a file that cannot be shown', () => {
  test('When it is no picture, cut off, too large or of another kind, then it goes and the profile stays', async () => {
    const member = await joinAs();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
    const before = await storedUser(member);
    const files: [data: Buffer, message: string][] = [
      [Buffer.from('<script>alert(1)</script>'), profileMessages.pictureUnreadable],
      [Buffer.from(svg), profileMessages.pictureUnreadable],
      [Buffer.alloc(0), profileMessages.pictureUnreadable],
      [face.subarray(0, face.length / 2), profileMessages.pictureUnreadable],
      [await sharp(face).gif().toBuffer(), profileMessages.pictureUnreadable],
      [Buffer.alloc(AVATAR_FILE_MAX + 1), profileMessages.pictureTooLarge],
    ];
    for (const [data, message] of files) {
      const path = await uploadAvatar(member, data);
      await expectRefusedPicture(member, path, message);
      expect(await filesBelow(`avatars/${member.uid}`)).toEqual([]);
    }
    expect(await storedUser(member)).toEqual(before);
    expect(await filesBelow(`portraits/${member.userId}`)).toEqual([]);
  });

  test('When it did not arrive, then it says so and nothing changes', async () => {
    const member = await joinAs();
    await expectUnchanged(async () => {
      for (const name of [uniqueId('face'), 'a.jpg', 'x'.repeat(128)])
        await expectRefusedPicture(member, `avatars/${member.uid}/in/${name}`, apiMessages.pictureMissing);
    });
  });

  test('When the rest of the body is wrong, then the file is not touched', async () => {
    const member = await joinAs();
    const path = await uploadAvatar(member, face);
    await expectUnchanged(async () => {
      for (const others of [{ firstName: '' }, { bio: '<script>alert(1)</script>' }])
        expect((await changePicture(member, path, others)).status).toBe(400);
    });
  });
});
