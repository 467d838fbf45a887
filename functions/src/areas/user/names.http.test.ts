import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import { apiMessages } from '@aperture-byline/contract/shared/api/api-messages';
import { describe, expect, test } from 'vitest';
import { expectRefusedProfile, saveProfile } from '../../../test-support/people/save-profile.ts';
import { jpeg } from '../../../test-support/pictures/sample-pictures.ts';
import { signIn } from '../../../test-support/project/accounts.ts';
import { db } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { filesBelow, uploadAvatar } from '../../../test-support/project/files.ts';
import { changeUser, joinAs, storedUser } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { callAtOnce } from '../../../test-support/servers/instances.ts';
import { postJson } from '../../../test-support/servers/suite.ts';
import { syncAllNameKeys } from './sync-name-keys.ts';

/** In the letters of the Lisu, each of them in one alphabet: only Unicode's table knows what they look like. */
const LISU_ADMIN = 'ꓮꓓꓟꓲꓠ';

async function visit(names: object, cookie?: string) {
  const reply = await postJson('/user', names, { headers: cookie ? { Cookie: cookie } : {} });
  return { ...reply, cookie: reply.headers.getSetCookie()[0]?.split(';', 1)[0] };
}

async function expectRefusedGuest(names: object, message: string, cookie?: string): Promise<void> {
  await expectUnchanged(async () => {
    const { status, body } = await visit(names, cookie);
    expect(status, JSON.stringify(names)).toBe(400);
    expect(body.error.message).toBe(message);
    expect(body.error.fields).toEqual(Object.fromEntries(Object.keys(names).map((name) => [name, message])));
  });
}

describe('a name that passes for the platform’s own', () => {
  test.each([
    { firstName: 'Ad', lastName: 'min' },
    { firstName: 'Aperture &', middleName: 'By', lastName: 'line' },
    { firstName: LISU_ADMIN },
    { firstName: 'Supp0rt', lastName: 'Team' },
  ])('When it is %j, then no account and no guest gets it', async (names) => {
    const fields = Object.fromEntries(Object.keys(names).map((name) => [name, profileMessages.nameReserved]));
    const { token } = await signIn({});
    await expectUnchanged(async () => {
      const { status, body } = await postJson('/user', names, { token });
      expect(status).toBe(400);
      expect(body.error.fields).toEqual(fields);
    });
    await expectRefusedGuest(names, profileMessages.nameReserved);
    await expectRefusedProfile(await joinAs(), { bio: 'Kept.', ...names }, fields);
  });

  test.each([
    ['Ad', { lastName: 'min' }],
    ['ꓮꓓ', { lastName: 'ꓟꓲꓠ' }],
    ['Moder', { middleName: '', lastName: 'ator' }],
  ])('When %s gets the rest of it later, %j, then that is refused', async (firstName, rest) => {
    const member = await joinAs({ firstName, middleName: 'Kumar', lastName: '' });
    await expectRefusedProfile(member, { bio: 'Kept.', ...rest }, { lastName: profileMessages.nameReserved });
    const { cookie } = await visit({ firstName });
    await expectRefusedGuest({ lastName: rest.lastName }, profileMessages.nameReserved, cookie);
  });

  test('When two changes at once make it together, then one of them is refused', async () => {
    const member = await joinAs({ firstName: 'Ada', middleName: '', lastName: 'Minh' });
    const changes = [{ firstName: 'Ad' }, { lastName: 'min' }];
    const replies = await callAtOnce(2, (at, index) => saveProfile('PUT', member.token, changes[index] ?? {}, at));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('When what is left of it is, then taking the rest away is refused', async () => {
    const member = await joinAs({ firstName: 'Ad', middleName: 'min', lastName: 'Kumari' });
    await expectRefusedProfile(member, { bio: 'Kept.', lastName: '' }, { lastName: profileMessages.nameReserved });
  });

  test('When a picture comes with it, then no avatar is published and the upload stays', async () => {
    const member = await joinAs({ firstName: 'Ad', lastName: '' });
    const path = await uploadAvatar(member, await jpeg(400, 400));
    await expectRefusedProfile(
      member,
      { bio: 'Kept.', lastName: 'min', profilePicture: path },
      { lastName: profileMessages.nameReserved },
    );
    expect(await filesBelow(`portraits/${member.userId}`)).toEqual([]);
    expect(await filesBelow(`avatars/${member.uid}`)).toEqual([path]);
  });

  test('When a stored one is older than the rule, then everything else of the profile can change', async () => {
    const member = await joinAs({ firstName: 'Admin', lastName: '' });
    expect((await saveProfile('PUT', member.token, { subtitle: 'Hills' })).status).toBe(200);
    expect((await saveProfile('PUT', member.token, { firstName: 'Asha' })).status).toBe(200);
    expect(await storedUser(member)).toMatchObject({ firstName: 'Asha', subtitle: 'Hills' });
  });
});

describe('the name of a photographer', () => {
  const LOOK_ALIKES = [
    { firstName: 'Ilavenil', middleName: 'Q', lastName: 'Zachariah' },
    { firstName: 'ILAVENIL', lastName: 'zachariah' },
    { firstName: 'llavenil', lastName: 'Zachar1ah' },
    { firstName: 'Ilavenil Zachariah' },
    { firstName: 'Ílavenïl', lastName: 'Zachariah.' },
    { firstName: 'Ilavenil', middleName: 'R', lastName: 'Zachariah' },
    { firstName: 'Ilavenil Q', lastName: 'Zachariah' },
  ];

  test('When a guest takes it, or one that looks like it, then it is refused', async () => {
    await joinAs({ isArtist: true, firstName: 'Ilavenil', middleName: 'Q', lastName: 'Zachariah' });
    for (const names of LOOK_ALIKES) await expectRefusedGuest(names, apiMessages.nameOfPhotographer);
    const { cookie } = await visit({ firstName: 'Ilavenil' });
    await expectRefusedGuest({ lastName: 'Zachariah' }, apiMessages.nameOfPhotographer, cookie);
  });

  test('When its keys are missing or others, then a rebuild makes them anew', async () => {
    const name = { firstName: 'Kuyili', lastName: 'Nachiyar' };
    const { userId } = await joinAs({ isArtist: true, ...name });
    await db.doc(`users/${userId}`).update({ nameKeys: ['another'] });
    expect((await visit(name)).status).toBe(201);
    expect(await syncAllNameKeys()).toBeGreaterThan(0);
    await expectRefusedGuest(name, apiMessages.nameOfPhotographer);
  });

  test('When only a part is the same, or somebody has an account, then it is free', async () => {
    await joinAs({ isArtist: true, firstName: 'Thumbi', lastName: 'Okonkwo' });
    for (const names of [{ firstName: 'Thumbi' }, { firstName: 'Thumbi', lastName: 'Okon' }, {}]) {
      const { status, reads } = await visit(names);
      expect(status).toBe(201);
      expect(reads).toBeLessThanOrEqual(1);
    }
    const namesake = await joinAs();
    const names = { firstName: 'Thumbi', lastName: 'Okonkwo' };
    expect((await saveProfile('PUT', namesake.token, names)).status).toBe(200);
  });

  test('When the role or the name changes, by hand or in the profile, then the check follows', async () => {
    const person = await joinAs({ firstName: 'Vasanthi', lastName: 'Elangovan' });
    const names = { firstName: 'Vasanthi', lastName: 'Elangovan' };
    const isFree = async (wanted: object) => (await visit(wanted)).status === 201;
    expect(await isFree(names)).toBe(true);
    await changeUser(person, { isArtist: true });
    await eventually('the name is kept', async () => !(await isFree(names)));
    await changeUser(person, { lastName: 'Elangovanar' });
    await eventually('the old name is free', () => isFree(names));
    await expectRefusedGuest({ ...names, lastName: 'Elangovanar' }, apiMessages.nameOfPhotographer);
    await saveProfile('PUT', person.token, { lastName: 'Muthusami' });
    await expectRefusedGuest({ ...names, lastName: 'Muthusami' }, apiMessages.nameOfPhotographer);
    await changeUser(person, { isArtist: false });
    await eventually('the name is free', () => isFree({ ...names, lastName: 'Muthusami' }));
  });
});
