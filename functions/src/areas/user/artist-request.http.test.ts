import { describe, expect, test } from 'vitest';
import { signIn, signInAnonymously, signInDisabled } from '../../../test-support/project/accounts.ts';
import { db, put, uniqueUserId } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import {
  changeUser,
  claimsOf,
  joinAs,
  joinForTests,
  type Member,
  mailsTo,
  storedUser,
} from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { callAtOnce } from '../../../test-support/servers/instances.ts';
import { get, postJson } from '../../../test-support/servers/suite.ts';
import { putUser } from '../../../test-support/works/fixtures.ts';

const { bob } = joinForTests({ bob: {} });

const request = (token: string | undefined, body: object = {}, at?: string) =>
  postJson('/user/admin-access', body, { token, at });

/** Resolves when the trigger has opened the review of a request. */
const waits = (userId: number) =>
  eventually('it waits for review', async () => (await db.doc(`reviews/artist-${userId}`).get()).exists);

describe('the wish to be a photographer here', () => {
  test('When a member asks, then it is requested and gives no role', async () => {
    const alice = await joinAs();
    const { status, body, headers } = await request(alice.token, { userId: alice.userId });
    expect(status).toBe(201);
    expect(body.data).toEqual({ artistStatus: 'requested' });
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(await storedUser(alice)).toMatchObject({
      artistStatus: 'requested',
      isArtist: false,
      admin: false,
    });
    expect(await claimsOf(alice)).toMatchObject({ isArtist: false, admin: false });
    await waits(alice.userId);
  });

  test('When the member asks again, or ten times at once, then there is one request', async () => {
    const alice = await joinAs();
    const replies = await callAtOnce(10, (at) => request(alice.token, { userId: String(alice.userId) }, at));
    expect(replies.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201]);
    expect(await storedUser(alice)).toMatchObject({ artistStatus: 'requested', isArtist: false });
    await waits(alice.userId);
    await expectUnchanged(async () => {
      const { status, body } = await request(alice.token);
      expect(status).toBe(200);
      expect(body.data).toEqual({ artistStatus: 'requested' });
    });
  });

  test('When the server’s record says artist, then nothing is requested, whatever the token says', async () => {
    const alice = await joinAs();
    await changeUser(alice, { isArtist: true });
    const { status, body } = await request(alice.token);
    expect(status).toBe(200);
    expect(body.data).toEqual({ artistStatus: 'approved' });
    expect(await storedUser(alice)).toMatchObject({ isArtist: true });
    expect((await storedUser(alice))?.artistStatus).not.toBe('requested');
    await eventually('the role is told', async () => (await mailsTo(alice)).length > 0);
  });

  test('When a console made a text of the switch, then it is no role: one can ask, and the profile says no', async () => {
    const alice = await joinAs();
    await put(`users/${alice.userId}`, { ...(await storedUser(alice)), isArtist: 'false' });
    expect((await request(alice.token)).status).toBe(201);
    const profile = await get<object[]>('/user/profile', { token: alice.token });
    expect(profile).toMatchObject([{ isArtist: false, artist_status: 'requested' }]);
    await waits(alice.userId);
  });

  test('When the role was taken back, then a token that still claims it can ask anew', async () => {
    const userId = uniqueUserId();
    const { token, uid } = await signIn({ userId, isArtist: true });
    await putUser({ userId, uid, isArtist: false, artistStatus: 'none' });
    expect((await request(token)).status).toBe(201);
    expect(await storedUser({ userId } as Member)).toMatchObject({
      artistStatus: 'requested',
      isArtist: false,
    });
    await eventually('the claim is taken back', async () => {
      const claims = (await claimsOf({ uid })) as { isArtist?: boolean };
      return claims.isArtist === false;
    });
    await waits(userId);
  });

  test('When an administrator asks, then it is a request like any other', async () => {
    const admin = await joinAs({ admin: true });
    expect((await request(admin.token)).status).toBe(201);
    expect(await storedUser(admin)).toMatchObject({
      artistStatus: 'requested',
      isArtist: false,
      admin: true,
    });
    await waits(admin.userId);
  });
});

describe('a request that is refused', () => {
  test('When it names another person, in any form, then it is 403 and nothing changes', async () => {
    const alice = await joinAs();
    await expectUnchanged(async () => {
      for (const userId of [bob.userId, String(bob.userId), [bob.userId], [alice.userId], {}, null, '']) {
        const { status, body } = await request(alice.token, { userId });
        expect(status, JSON.stringify(userId)).toBe(403);
        expect(Object.keys(body.error.fields ?? {})).toEqual(['userId']);
      }
    });
  });

  test('When nobody, a guest, or no proper account asks, then it is refused and nothing changes', async () => {
    const unverified = await signIn({ userId: uniqueUserId() }, { verified: false });
    const disabled = await signInDisabled({ userId: bob.userId });
    const anonymous = await signInAnonymously();
    const newcomer = await signIn({});
    const homeless = await signIn({ userId: uniqueUserId() });
    await expectUnchanged(async () => {
      expect((await request(undefined)).status).toBe(401);
      expect((await request(undefined, { userId: bob.userId })).status).toBe(401);
      expect((await request(disabled.token)).status).toBe(401);
      expect((await request(anonymous)).status).toBe(403);
      expect((await request(unverified.token)).body.error.code).toBe('EMAIL_UNVERIFIED');
      expect((await request(newcomer.token)).status).toBe(403);
      expect((await request(homeless.token)).status).toBe(403);
    });
  });
});
