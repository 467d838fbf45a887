import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import { splitAchievements, splitSocialLinks } from '@aperture-byline/contract/shared/text/joined-strings';
import type { StoredUser } from '@aperture-byline/contract/user/stored';
import type { UserProfile } from '@aperture-byline/contract/user/wire';
import { describe, expect, test } from 'vitest';
import { expectRefusedProfile, METHODS, saveProfile } from '../../../test-support/people/save-profile.ts';
import { signIn, signInAnonymously, signInDisabled } from '../../../test-support/project/accounts.ts';
import { db, uniqueUserId } from '../../../test-support/project/database.ts';
import { joinAs, joinForTests, type Member, storedUser } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { callAtOnce } from '../../../test-support/servers/instances.ts';
import { get, postJson } from '../../../test-support/servers/suite.ts';
import { putUser } from '../../../test-support/works/fixtures.ts';

const achievement = { title: 'Coast prize', description: 'First place', achivedDate: '2025-04-01' };
const stored = { title: 'Coast prize', description: 'First place', achievedDate: '2025-04-01' };
const link = { socialMedia: 'instagram', link: 'https://instagram.com/mira' } as const;

const { alice, bob } = joinForTests({ alice: { bio: '' }, bob: {} });

/** Reads what is stored of a user, without what a trigger derives of it at some time. */
async function readFields(member: Member): Promise<Partial<StoredUser>> {
  const { nameWords: _nameWords, ...fields } = (await storedUser(member)) ?? {};
  return fields;
}

describe('the first account of oneself', () => {
  test('When all is said, then the profile has it, as lists inside and joined outside', async () => {
    const member = await joinAs();
    const { status, body } = await saveProfile('POST', member.token, {
      userId: member.userId,
      firstName: 'Asha',
      lastName: 'Rao',
      subtitle: 'Hills',
      bio: '<p>Photographs <b>hills</b>.</p>',
      achivements: [achievement],
      socialLinks: [link],
    });
    expect(status).toBe(201);
    const [profile, ...others]: UserProfile[] = body.data;
    expect(others).toEqual([]);
    expect(profile).toEqual((await get<UserProfile[]>('/user/profile', { token: member.token }))[0]);
    expect(profile).toMatchObject({ name: 'Asha Rao', email: member.email, artist_status: 'none' });
    expect(splitAchievements(profile?.achievements ?? '')).toEqual([stored]);
    expect(splitSocialLinks(profile?.social_links ?? '')).toEqual([link]);
    expect(await readFields(member)).toEqual({
      userId: member.userId,
      uid: member.uid,
      firstName: 'Asha',
      middleName: '',
      lastName: 'Rao',
      subtitle: 'Hills',
      bio: '<p>Photographs <b>hills</b>.</p>',
      avatar: null,
      achievements: [stored],
      socialLinks: [link],
      isArtist: false,
      admin: false,
      artistStatus: 'none',
      anonymous: false,
      createdAt: expect.anything(),
    });
  });

  test('When nothing is said, then all fields are empty and nothing changes', async () => {
    for (const body of [{}, { firstName: 'Mira' }, { bio: '<p> </p>', achivements: [], socialLinks: '' }])
      await expectRefusedProfile(alice, body, { bio: profileMessages.profileEmpty }, ['POST']);
  });

  test('When entries are not complete, then it is said in the words for adding', async () => {
    await expectRefusedProfile(
      alice,
      { achivements: [{ title: 'Prize', description: 'x' }] },
      { 'achivements[0].achivedDate': profileMessages.achievementIncompleteOnAdd },
      ['POST'],
    );
    await expectRefusedProfile(
      alice,
      { socialLinks: [{ socialMedia: 'x', link: '' }] },
      { 'socialLinks[0].link': profileMessages.linkIncompleteOnAdd },
      ['POST'],
    );
  });
});

describe('a change', () => {
  test('When one part is sent, then the others stay', async () => {
    const member = await joinAs({ achievements: [stored], socialLinks: [link] });
    for (const change of [{ bio: '<p>New.</p>' }, { subtitle: 'Fog' }, { lastName: '' }, { firstName: 'Asha' }]) {
      const before = await readFields(member);
      expect((await saveProfile('PUT', member.token, change)).status).toBe(200);
      expect(await readFields(member)).toEqual({ ...before, ...change });
    }
    expect((await saveProfile('PUT', member.token, { achivements: [], socialLinks: '' })).status).toBe(200);
    expect(await storedUser(member)).toMatchObject({ achievements: [], socialLinks: [], bio: '<p>New.</p>' });
  });

  test('When nothing is sent, then it is 200 and nothing changes', async () => {
    await expectUnchanged(async () => {
      for (const body of [{}, { userId: alice.userId }, { userId: String(alice.userId) }])
        expect((await saveProfile('PUT', alice.token, body)).status).toBe(200);
    });
  });

  test('When the joined texts come back as they were read, then the same is stored', async () => {
    const member = await joinAs({ achievements: [stored, stored], socialLinks: [link] });
    const [profile] = await get<UserProfile[]>('/user/profile', { token: member.token });
    const before = await storedUser(member);
    const change = { achivements: profile?.achievements, socialLinks: profile?.social_links };
    expect((await saveProfile('PUT', member.token, change)).status).toBe(200);
    expect(await storedUser(member)).toEqual(before);
  });

  test('When changes to different parts meet, then all of them are kept', async () => {
    const member = await joinAs();
    const changes = [{ firstName: 'Asha' }, { subtitle: 'Fog' }, { bio: '<p>New.</p>' }, { socialLinks: [link] }];
    const replies = await callAtOnce(changes.length, (at, index) =>
      saveProfile('PUT', member.token, changes[index] ?? {}, at),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await storedUser(member)).toMatchObject(Object.assign({}, ...changes));
  });

  test('When a byline was written before, then it stays as it stood', async () => {
    const member = await joinAs();
    const owner = { userId: member.userId, firstName: 'Mira', lastName: 'Pillai' };
    const image = db.doc(`images/byline-${member.userId}`);
    await image.set({ owner, status: 'draft' });
    await saveProfile('PUT', member.token, { firstName: 'Asha' });
    expect((await image.get()).get('owner')).toEqual(owner);
    await image.delete();
  });
});

describe('who may change a profile', () => {
  test('When another person’s id is sent, in any form, then it is 403 and nothing changes', async () => {
    await expectUnchanged(async () => {
      for (const method of METHODS)
        for (const userId of [bob.userId, String(bob.userId), [bob.userId], [alice.userId], ` ${alice.userId}`, null]) {
          const { status, body } = await saveProfile(method, alice.token, {
            userId,
            bio: '<p>Mine now.</p>',
          });
          expect(status, JSON.stringify(userId)).toBe(403);
          expect(Object.keys(body.error.fields ?? {})).toEqual(['userId']);
        }
    });
  });

  test('When an administrator sends another person’s id, then it is 403 and nothing changes', async () => {
    const admin = await joinAs({ admin: true });
    await expectUnchanged(async () => {
      for (const method of METHODS)
        expect((await saveProfile(method, admin.token, { userId: bob.userId, bio: '<p>x</p>' })).status).toBe(403);
    });
  });

  test('When nobody, a guest or no proper account asks, then it is refused and nothing changes', async () => {
    const guest = await postJson('/user', {});
    const cookie = guest.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
    const guestId = (guest.body.data as { userId: number }).userId;
    const disabled = await signInDisabled({ userId: bob.userId });
    const anonymous = await signInAnonymously();
    const newcomer = await signIn({});
    const homeless = await signIn({ userId: uniqueUserId() });
    const change = { bio: '<p>x</p>' };
    await expectUnchanged(async () => {
      for (const method of METHODS) {
        expect((await saveProfile(method, undefined, change)).status).toBe(401);
        const asGuest = { method, headers: { Cookie: cookie } };
        expect((await postJson('/user/user-info', { ...change, userId: guestId }, asGuest)).status).toBe(401);
        expect((await saveProfile(method, disabled.token, change)).status).toBe(401);
        expect((await saveProfile(method, anonymous, change)).status).toBe(403);
        expect((await saveProfile(method, newcomer.token, change)).status).toBe(403);
        expect((await saveProfile(method, homeless.token, change)).status).toBe(403);
      }
    });
    await db.doc(`users/${guestId}`).delete();
  });

  test('When the e-mail is not confirmed yet, then one’s own profile can be written', async () => {
    const userId = uniqueUserId();
    const { token, uid } = await signIn({ userId }, { verified: false });
    await putUser({ userId, uid, isArtist: false, artistStatus: 'none' });
    expect((await saveProfile('POST', token, { bio: '<p>Hills.</p>' })).status).toBe(201);
    expect((await db.doc(`users/${userId}`).get()).get('bio')).toBe('<p>Hills.</p>');
  });
});
