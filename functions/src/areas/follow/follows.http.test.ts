import type { FollowList } from '@aperture-byline/contract/follow/wire';
import { inDays } from '@aperture-byline/contract/samples/stored-documents';
import { FOLLOWS_MAX, FOLLOWS_PAGE_SIZE } from '@aperture-byline/contract/shared/constants';
import type { AccountProfile } from '@aperture-byline/contract/user/wire';
import { describe, expect, test } from 'vitest';
import { HOSTILE_PARTS } from '../../../test-support/calls/hostile.ts';
import { signIn } from '../../../test-support/project/accounts.ts';
import { db, putAll, uniqueUserId } from '../../../test-support/project/database.ts';
import { changeUser, joinAs, type Member, type Sender } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { callAtOnce } from '../../../test-support/servers/instances.ts';
import { call, get } from '../../../test-support/servers/suite.ts';
import { putUser } from '../../../test-support/works/fixtures.ts';

const joinArtist = () => joinAs({ isArtist: true, firstName: 'Mira', lastName: 'Pillai' });
const follow = ({ token, at }: Sender, userId: number | string) =>
  call(`/user/follow/${userId}`, { method: 'PUT', token, at });
const unfollow = ({ token }: Sender, userId: number | string) =>
  call(`/user/follow/${userId}`, { method: 'DELETE', token });
const list = ({ token }: Sender, query = '') => get<FollowList>(`/user/follow${query}`, { token });
const stored = async ({ userId }: Member) =>
  (await db.collection(`users/${userId}/follows`).get()).docs.map(({ id }) => Number(id));
const readFollowerCounts = async ({ token }: Member) =>
  (await get<AccountProfile[]>('/user/profile', { token })).map(({ followers }) => followers);

describe('a follow', () => {
  test('When a user follows ten times at once at two instances and once more, then there is one follow', async () => {
    const [alice, bob, mira] = [await joinAs(), await joinAs(), await joinArtist()];
    const replies = await callAtOnce(10, (at) => follow({ ...alice, at }, mira.userId));
    expect(replies.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201]);
    expect((await follow(alice, mira.userId)).body).toEqual({ returnCode: 200, data: null });
    expect(await stored(alice)).toEqual([mira.userId]);
    const state = await call(`/user/follow/${mira.userId}`, alice);
    expect(state.body.data).toEqual({ isFollowed: true });
    expect(state.headers.get('cache-control')).toBe('private, no-store');
    expect(await get(`/user/follow/${mira.userId}`, bob)).toEqual({ isFollowed: false });
    expect(await readFollowerCounts(mira)).toEqual([1]);
  });

  test('When it is taken back, again and again, then it is gone, and only the caller’s own', async () => {
    const [alice, bob, mira] = [await joinAs(), await joinAs(), await joinArtist()];
    for (const member of [alice, bob]) await follow(member, mira.userId);
    expect(await readFollowerCounts(mira)).toEqual([2]);
    for (let round = 0; round < 2; round += 1) expect((await unfollow(alice, mira.userId)).status).toBe(200);
    expect([await stored(alice), await stored(bob)]).toEqual([[], [mira.userId]]);
    expect(await readFollowerCounts(mira)).toEqual([1]);
    expect((await follow(alice, mira.userId)).status).toBe(201);
  });

  test('When it is oneself, a guest, a reader, nobody or no number, or the caller is nobody, then nothing changes', async () => {
    const [alice, mira, newcomer] = [await joinAs(), await joinArtist(), await signIn({})];
    const guest = await putUser({ anonymous: true, uid: null, isArtist: true });
    await expectUnchanged(async () => {
      for (const userId of [guest, alice.userId, uniqueUserId()])
        expect((await follow(mira, userId)).status, String(userId)).toBe(404);
      for (const part of HOSTILE_PARTS) {
        expect([404, 400], part).toContain((await follow(alice, part)).status);
        expect([200, 400], part).toContain((await unfollow(alice, part)).status);
      }
      expect((await follow(mira, mira.userId)).status).toBe(400);
      for (const path of ['/user/follow', `/user/follow/${mira.userId}`]) expect((await call(path)).status).toBe(401);
      for (const method of ['PUT', 'DELETE'])
        expect((await call(`/user/follow/${mira.userId}`, { method })).status).toBe(401);
      expect((await follow(newcomer, mira.userId)).status).toBe(403);
      expect((await unfollow(newcomer, mira.userId)).status).toBe(200);
      const headers = { Origin: 'https://evil.example' };
      for (const method of ['PUT', 'DELETE'])
        expect((await call(`/user/follow/${mira.userId}`, { method, token: alice.token, headers })).status).toBe(403);
    });
  });

  test('When a user follows as many as anybody may, then one more is 429 and another one may take its place', async () => {
    const [alice, mira] = [await joinAs(), await joinArtist()];
    const others = Array.from({ length: FOLLOWS_MAX }, (_, index) => 800_000_000 + index);
    const createdAt = inDays(-1);
    await putAll(
      Object.fromEntries(
        others.map((artistId) => [`users/${alice.userId}/follows/${artistId}`, { artistId, createdAt }]),
      ),
    );
    const { status, body } = await follow(alice, mira.userId);
    expect({ status, code: body.error.code }).toEqual({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(body.error.message).toContain('1,000');
    expect((await unfollow(alice, others[0] ?? 0)).status).toBe(200);
    expect((await follow(alice, mira.userId)).status).toBe(201);
  });
});

describe('whom one follows', () => {
  test('When somebody asks, then their own come, the latest first, without whoever is gone or no photographer any more', async () => {
    const alice = await joinAs();
    const artists = [await joinArtist(), await joinArtist(), await joinArtist(), await joinArtist()] as const;
    for (const { userId } of artists) await follow(alice, userId);
    await changeUser(artists[1], { isArtist: false });
    await db.doc(`users/${artists[2].userId}`).delete();
    const { body, headers } = await call('/user/follow', alice);
    expect(body.data).toEqual({
      items: [artists[3], artists[0]].map(({ userId }) => ({
        userId,
        name: 'Mira Pillai',
        subtitle: 'Coasts and weather',
        picture: null,
        slug: expect.stringMatching(/^mira-pillai-\d+$/),
        followedAt: expect.stringMatching(/Z$/),
      })),
      nextCursor: null,
    });
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(await list(await signIn({}))).toEqual({ items: [], nextCursor: null });
  });

  test('When there are more than a page, then the cursor leads through all of them once', async () => {
    const alice = await joinAs();
    const artists: number[] = [];
    for (let index = 0; index <= FOLLOWS_PAGE_SIZE; index += 1) {
      const artistId = await putUser({ isArtist: true });
      await putAll({
        [`users/${alice.userId}/follows/${artistId}`]: { artistId, createdAt: inDays(-index) },
      });
      artists.push(artistId);
    }
    const first = await list(alice);
    expect(first.items).toHaveLength(FOLLOWS_PAGE_SIZE);
    const second = await list(alice, `?cursor=${first.nextCursor}`);
    expect([...first.items, ...second.items].map(({ userId }) => userId)).toEqual(artists);
    expect(second.nextCursor).toBeNull();
    for (const cursor of ['x', '-1-a', '9'.repeat(400), '%00'])
      expect((await list(alice, `?cursor=${cursor}`)).items[0]?.userId).toBe(artists[0]);
  });

  test('When anybody reads a photographer, then no answer names or counts who follows them', async () => {
    const [alice, mira, bob] = [await joinAs({ firstName: 'Zubaida' }), await joinArtist(), await joinAs()];
    await follow(alice, mira.userId);
    for (const sender of [{}, bob, alice]) {
      const { text } = await call(`/user/profile?userId=${mira.userId}`, sender);
      expect(text).not.toMatch(/follow|Zubaida/i);
    }
    const { text } = await call('/user/profile', mira);
    expect(text).toContain('"followers":1');
    expect(text).not.toContain(String(alice.userId));
    expect(await readFollowerCounts(alice)).toEqual([undefined]);
  });
});
