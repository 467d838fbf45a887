import { splitAchievements, splitSocialLinks } from '@aperture-byline/contract/shared/text/joined-strings';
import type { UserProfile } from '@aperture-byline/contract/user/wire';
import { beforeAll, describe, expect, test } from 'vitest';
import { signIn, signInAnonymously } from '../../../test-support/project/accounts.ts';
import { uniqueUserId } from '../../../test-support/project/database.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { call, get } from '../../../test-support/servers/suite.ts';
import { putUser } from '../../../test-support/works/fixtures.ts';

const email = 'marker-of-mira@example.com';
const achievements = [{ title: 'Coast prize', description: 'First place', achievedDate: '2025-04-01' }];
const socialLinks = [{ socialMedia: 'instagram' as const, link: 'https://instagram.com/mira' }];
let userId: number;

beforeAll(async () => {
  userId = await putUser({ middleName: 'K', achievements, socialLinks }, email);
});

describe('a profile', () => {
  test('When a visitor asks, then the public fields come and the e-mail does not', async () => {
    const { body, text, headers } = await call(`/user/profile?userId=${userId}`);
    const [profile, ...others]: UserProfile[] = body.data;
    expect(others).toEqual([]);
    expect(profile).toEqual({
      username: 'Mira K Pillai',
      name: 'Mira K Pillai',
      first_name: 'Mira',
      middle_name: 'K',
      last_name: 'Pillai',
      subtitle: 'Coasts and weather',
      bio: '<p>Photographs coasts.</p>',
      isArtist: true,
      slug: `mira-pillai-${userId}`,
      profile_picture: null,
      achievements: expect.any(String),
      social_links: expect.any(String),
    });
    expect(splitAchievements(profile?.achievements ?? '')).toEqual(achievements);
    expect(splitSocialLinks(profile?.social_links ?? '')).toEqual(socialLinks);
    expect(text).not.toContain(email);
    expect(text).not.toContain(`uid-${userId}`);
    expect(headers.get('cache-control')).toMatch(/^public/);
  });

  test('When another user asks, then the e-mail does not come', async () => {
    const { token } = await signIn({ userId: uniqueUserId() });
    expect((await call(`/user/profile?userId=${userId}`, { token })).text).not.toContain(email);
  });

  test('When its owner asks, then the e-mail comes and nobody may cache it', async () => {
    const { token } = await signIn({ userId });
    const { body, headers } = await call(`/user/profile?userId=${userId}`, { token });
    const [profile]: UserProfile[] = body.data;
    expect(profile).toMatchObject({ email, artist_status: 'approved' });
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('vary')).toMatch(/authorization/i);
  });

  test('When its owner names nobody, then it is the own one', async () => {
    const { token } = await signIn({ userId });
    const named = await get<UserProfile[]>(`/user/profile?userId=${userId}`, { token });
    expect(await get('/user/profile', { token })).toEqual(named);
    expect(await get('/user/profile')).toEqual([]);
    expect(await get('/user/profile', { token: (await signIn({})).token })).toEqual([]);
  });

  test('When the owner waits for a role, then only the owner learns it', async () => {
    for (const [artistStatus, isArtist, answer] of [
      ['none', false, 'none'],
      ['requested', false, 'requested'],
      ['requested', true, 'approved'],
    ] as const) {
      const owner = await putUser({ artistStatus, isArtist, uid: null });
      const { token } = await signIn({ userId: owner });
      expect(await get('/user/profile', { token })).toMatchObject([{ artist_status: answer }]);
      expect((await call(`/user/profile?userId=${owner}`)).text).not.toContain('artist_status');
    }
  });

  test('When somebody has no token that counts, then it is 401 or 403 and no profile comes', async () => {
    expect((await call(`/user/profile?userId=${userId}`, { token: 'x' })).status).toBe(401);
    const token = await signInAnonymously();
    expect((await call(`/user/profile?userId=${userId}`, { token })).status).toBe(403);
  });

  test('When an administrator asks, then the e-mail does not come', async () => {
    const { token } = await signIn({ userId: uniqueUserId(), admin: true });
    expect((await call(`/user/profile?userId=${userId}`, { token })).text).not.toContain(email);
  });

  test('When it is a guest or unknown, then the list is empty', async () => {
    const guest = await putUser({ anonymous: true, uid: null, isArtist: false, artistStatus: 'none' });
    for (const id of [guest, uniqueUserId()]) expect(await get(`/user/profile?userId=${id}`)).toEqual([]);
  });

  test('When the id is none, then the list is empty and nothing changes', async () => {
    await expectUnchanged(async () => {
      for (const query of [
        '',
        '?userId=',
        '?userId=0',
        '?userId=12345678a',
        '?userId=users%2F1',
        '?userId=../mail',
        '?userId=__x__',
        `?userId=${userId}&userId=${userId}`,
        `?userId[]=${userId}`,
        '?userId[$ne]=1',
        `?userId=${'9'.repeat(1501)}`,
        '?userId=%00',
        '?userId=%ED%A0%80',
      ])
        expect((await call(`/user/profile${query}`)).text, query).toBe('{"returnCode":200,"data":[]}');
    });
  });
});
