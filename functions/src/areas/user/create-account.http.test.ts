import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import { apiMessages } from '@aperture-byline/contract/shared/api/api-messages';
import { messages } from '@aperture-byline/contract/shared/messages';
import { schemaMessages } from '@aperture-byline/contract/shared/text/text-fields';
import type { NewUser } from '@aperture-byline/contract/user/wire';
import { describe, expect, test } from 'vitest';
import { forgeToken, signIn, signInAnonymously, signInDisabled } from '../../../test-support/project/accounts.ts';
import { db } from '../../../test-support/project/database.ts';
import { joinAs } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { callAtOnce } from '../../../test-support/servers/instances.ts';
import { call, get, postJson } from '../../../test-support/servers/suite.ts';
import { auth } from '../../lib/firebase.ts';
import { createAccount } from './create-account.ts';

const mira = { firstName: 'Mira', middleName: 'K', lastName: 'Pillai' };

async function join(token: string, body: object = mira): Promise<NewUser> {
  const reply = await postJson('/user', body, { token });
  const user: NewUser = reply.body.data;
  expect(reply.status).toBe(user.alreadyExists ? 200 : 201);
  expect(reply.headers.get('set-cookie')).toBeNull();
  expect(Object.keys(user).sort()).toEqual(['alreadyExists', 'userId']);
  return user;
}

async function usersOf(uid: string) {
  const { docs } = await db.collection('users').where('uid', '==', uid).get();
  return docs.map((user) => user.data());
}

describe('an account’s first call', () => {
  test('When it gives its names, then the profile is made from them and the token', async () => {
    const { token, uid, email } = await signIn({}, { verified: false });
    const { userId, alreadyExists } = await join(token, { ...mira, email: email.toUpperCase() });
    expect(alreadyExists).toBe(false);
    expect(String(userId)).toMatch(/^[1-9]\d{8}$/);
    expect(await usersOf(uid)).toEqual([
      {
        ...mira,
        userId,
        uid,
        subtitle: '',
        bio: '',
        avatar: null,
        achievements: [],
        socialLinks: [],
        isArtist: false,
        admin: false,
        artistStatus: 'none',
        anonymous: false,
        createdAt: expect.anything(),
      },
    ]);
    const contact = await db.doc(`users/${userId}/private/contact`).get();
    expect(contact.data()).toEqual({ email, isConfirmed: false });
    const account = await db.doc(`accounts/${uid}`).get();
    expect(account.data()).toEqual({ userId, createdAt: expect.anything() });
    expect((await auth().getUser(uid)).customClaims).toEqual({ userId, isArtist: false, admin: false });
  });

  test('When it asks again with other names, then the record is its own from before, unchanged', async () => {
    const { token, uid } = await signIn({});
    const { userId } = await join(token);
    const before = await usersOf(uid);
    expect(await join(token, { firstName: 'Other', isArtist: true })).toEqual({
      userId,
      alreadyExists: true,
    });
    expect(await usersOf(uid)).toEqual(before);
  });

  test('When twenty calls come at once, then there is one record and one of them made it', async () => {
    const { token, uid } = await signIn({});
    const replies = await callAtOnce(20, (at) => postJson('/user', mira, { at, token }));
    expect(replies.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201]);
    const [user, ...others] = await usersOf(uid);
    expect(others).toEqual([]);
    expect(new Set(replies.map(({ body }) => (body.data as NewUser).userId))).toEqual(new Set([user?.userId]));
  });

  test('When it wishes to be an artist, then that is a request and no role', async () => {
    const { token, uid } = await signIn({});
    const { userId } = await join(token, { ...mira, isArtist: true });
    const [user] = await usersOf(uid);
    expect(user).toMatchObject({ isArtist: false, admin: false, artistStatus: 'requested' });
    expect((await auth().getUser(uid)).customClaims).toEqual({ userId, isArtist: false, admin: false });
  });

  test('When it brings a Google picture, then that is the avatar', async () => {
    const { token } = await signIn({});
    const profilePicture = 'https://lh3.googleusercontent.com/a/ACg8ocK_x-1=s96-c';
    await join(token, { ...mira, profilePicture });
    expect(await get('/user/profile', { token })).toMatchObject([{ profile_picture: profilePicture }]);
  });

  test('When many join, then their ids do not follow each other', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 12; count += 1) ids.push((await join((await signIn({})).token)).userId);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ids].sort((a, b) => a - b)).not.toEqual(ids);
    for (const [index, id] of ids.slice(1).entries()) expect(Math.abs(id - (ids[index] ?? 0))).toBeGreaterThan(1);
  });
});

describe('an account and others', () => {
  test('When it sends another person’s e-mail, then it is 400 and nothing changes', async () => {
    const [alice, bob] = [await signIn({}), await joinAs()];
    await expectUnchanged(async () => {
      const { status, body } = await postJson('/user', { ...mira, email: bob.email }, { token: alice.token });
      expect(status).toBe(400);
      expect(body.error.fields).toEqual({ email: apiMessages.emailNotYours });
    });
  });

  test('When somebody joined with a victim’s address first, then the victim’s own account shares nothing with it', async () => {
    const attacker = await signIn({}, { verified: false });
    const made = await join(attacker.token, { firstName: 'Marker-of-attacker' });
    const google = await signIn({});
    const token = forgeToken(google, {
      email: attacker.email,
      email_verified: true,
      firebase: { sign_in_provider: 'google.com', identities: { 'google.com': ['1'] } },
    });
    const victim = await join(token, { firstName: 'Victim', email: attacker.email });
    expect(victim.alreadyExists).toBe(false);
    expect(victim.userId).not.toBe(made.userId);
    const { text } = await call('/user/profile', { token });
    expect(text).toContain('Victim');
    expect(text).not.toContain('Marker-of-attacker');
    expect(await get('/user/profile', { token: attacker.token })).toMatchObject([{ userId: made.userId }]);
  });

  test('When the account is shut, nameless or unknown, then it is refused and nothing changes', async () => {
    const disabled = await signInDisabled({});
    const anonymous = await signInAnonymously();
    const deleted = await signIn({});
    await auth().deleteUser(deleted.uid);
    await expectUnchanged(async () => {
      expect((await postJson('/user', mira, { token: disabled.token })).status).toBe(401);
      expect((await postJson('/user', mira, { token: deleted.token })).status).toBe(401);
      expect((await postJson('/user', mira, { token: 'x' })).status).toBe(401);
      expect((await postJson('/user', mira, { token: anonymous })).status).toBe(403);
    });
  });

  test('When the account is deleted while its profile is made, then no profile stays', async () => {
    const { uid, email } = await signIn({});
    await auth().deleteUser(uid);
    await expectUnchanged(async () => {
      const making = createAccount({ uid, userId: null, email, emailVerified: true }, mira);
      await expect(making).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    });
  });

  test('When members with roles ask, then it is their own record and their roles stay', async () => {
    for (const roles of [{ isArtist: true }, { admin: true }]) {
      const { token, uid, userId } = await joinAs(roles);
      expect(await join(token)).toEqual({ userId, alreadyExists: true });
      expect(await usersOf(uid)).toMatchObject([roles]);
    }
  });
});

describe('an account’s call that is refused', () => {
  test.each<[string, object, Record<string, string>]>([
    ['no first name', { lastName: 'Pillai' }, { firstName: profileMessages.nameInvalid }],
    ['an empty first name', { firstName: ' ' }, { firstName: profileMessages.nameInvalid }],
    ['a first name of signs', { firstName: '<>' }, { firstName: profileMessages.nameInvalid }],
    ['a name of 61 letters', { ...mira, lastName: 'a'.repeat(61) }, { lastName: messages.tooLong }],
    ['a number for a name', { firstName: 5 }, { firstName: schemaMessages.valueInvalid }],
    ['null for a name', { ...mira, lastName: null }, { lastName: schemaMessages.valueInvalid }],
    ['an e-mail that is none', { ...mira, email: 'mira' }, { email: messages.emailInvalid }],
    ['a wish that is no yes or no', { ...mira, isArtist: 'true' }, { isArtist: schemaMessages.valueInvalid }],
    [
      'a foreign picture',
      { ...mira, profilePicture: 'https://evil.example/p.jpg' },
      { profilePicture: apiMessages.pictureForeign },
    ],
    [
      'a path for a picture',
      { ...mira, profilePicture: 'avatars/a/in/p.jpg' },
      { profilePicture: apiMessages.pictureForeign },
    ],
  ])('When it has %s, then the field is named and nothing changes', async (_what, body, fields) => {
    const { token } = await signIn({});
    await expectUnchanged(async () => {
      const reply = await postJson('/user', body, { token });
      expect(reply.status).toBe(400);
      expect(reply.body.error.fields).toEqual(fields);
    });
  });
});
