import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import { apiMessages } from '@aperture-byline/contract/shared/api/api-messages';
import { bodyMessages } from '@aperture-byline/contract/shared/api/check-body';
import { messages } from '@aperture-byline/contract/shared/messages';
import { joinSocialLinks } from '@aperture-byline/contract/shared/text/joined-strings';
import { schemaMessages } from '@aperture-byline/contract/shared/text/text-fields';
import { ACTIVE_HTML, DIRTY_HTML } from '@aperture-byline/contract/test-support/hostile-html';
import type { StoredUser } from '@aperture-byline/contract/user/stored';
import type { UserProfile } from '@aperture-byline/contract/user/wire';
import { describe, expect, test } from 'vitest';
import { expectRefusedProfile, saveProfile } from '../../../test-support/people/save-profile.ts';
import { joinAs, joinForTests, storedUser } from '../../../test-support/project/members.ts';
import { get } from '../../../test-support/servers/suite.ts';
import { putUser } from '../../../test-support/works/fixtures.ts';

const achievement = { title: 'Coast prize', description: 'First place', achivedDate: '2025-04-01' };
const link = { socialMedia: 'instagram', link: 'https://instagram.com/mira' } as const;

const { alice } = joinForTests({ alice: {} });

describe('texts that are refused', () => {
  test('When there are texts, lists or pictures of another form, then each field is named and nothing changes', async () => {
    await expectRefusedProfile(
      alice,
      {
        bio: 'x'.repeat(20_001),
        firstName: `Mi${'\u0301'.repeat(40)}ra`,
        subtitle: null,
        profilePicture: [],
        achivements: [achievement, { ...achievement, verified: true }],
        socialLinks: {},
      },
      {
        bio: messages.tooLong,
        firstName: schemaMessages.valueInvalid,
        subtitle: schemaMessages.valueInvalid,
        profilePicture: schemaMessages.valueInvalid,
        'achivements[1]': bodyMessages.fieldUnknown,
        socialLinks: schemaMessages.valueInvalid,
      },
    );
    await expectRefusedProfile(
      alice,
      { bio: 'Kept.', lastName: '---', achivements: [{ ...achievement, title: 'a||b' }] },
      { lastName: profileMessages.nameInvalid, 'achivements[0].title': profileMessages.separators },
    );
  });
});

describe('links', () => {
  test('When one is a program or leads on, then it is refused and nothing changes', async () => {
    await expectRefusedProfile(
      alice,
      {
        socialLinks: [
          { socialMedia: 'facebook', link: 'javascript:alert(1)' },
          { socialMedia: 'x', link: 'https://x.com/away?to=evil.example' },
        ],
      },
      {
        'socialLinks[0].link': profileMessages.linkInvalid,
        'socialLinks[1].link': profileMessages.linkRedirects,
      },
    );
  });

  test('When they were written past the API, then only those that lead where they say are answered', async () => {
    const socialLinks = [
      { socialMedia: 'x', link: 'javascript:alert(1)' },
      { socialMedia: 'constructor', link: 'https://x.com/mira' },
      { socialMedia: 'facebook', link: 'https://facebook.com/l.php?u=https://evil.example' },
      link,
    ] as StoredUser['socialLinks'];
    const userId = await putUser({ socialLinks });
    const [profile] = await get<UserProfile[]>(`/user/profile?userId=${userId}`);
    expect(profile?.social_links).toBe(joinSocialLinks([link]));
  });

  test('When they lead where they say, then they are stored', async () => {
    const links = [
      ['facebook', 'https://facebook.com/mira'],
      ['facebook', 'https://www.facebook.com/profile.php?id=1'],
      ['facebook', 'https://fb.com/mira'],
      ['instagram', 'https://www.instagram.com/mira/'],
      ['linkedin', 'https://in.linkedin.com/in/mira-p'],
      ['linkedin', 'https://www.linkedin.com/in/mira'],
      ['x', 'https://x.com/mira'],
      ['x', 'https://twitter.com/mira'],
    ].map(([socialMedia, address]) => ({ socialMedia, link: address }));
    const member = await joinAs();
    expect((await saveProfile('POST', member.token, { socialLinks: links })).status).toBe(201);
    expect(await storedUser(member)).toMatchObject({ socialLinks: links });
  });
});

describe('a bio', () => {
  test('When it holds anything that runs, then the field is named and nothing changes', async () => {
    await expectRefusedProfile(alice, { bio: '<p>Coasts.</p><svg onload=alert(1)>x' }, { bio: apiMessages.bioUnsafe });
  });

  test('When it is malformed but harmless, then what the allow-list permits is stored', async () => {
    const member = await joinAs();
    const bio =
      '<p style="color:red" onclik="x">Hills <a href="//evil.example">here</a> <a href="https://a.example">there</a></p><img src="https://evil.example/p.gif"><img src="/api/image/a1">';
    expect((await saveProfile('PUT', member.token, { bio })).status).toBe(400);
    expect((await saveProfile('PUT', member.token, { bio: bio.replace(' onclik="x"', '') })).status).toBe(200);
    const rel = 'rel="noopener noreferrer nofollow ugc"';
    expect((await storedUser(member))?.bio).toBe(
      `<p>Hills <a ${rel}>here</a> <a href="https://a.example/" ${rel}>there</a></p><img src="/api/image/a1">`,
    );
    expect((await saveProfile('PUT', member.token, { bio: '<p> </p>' })).status).toBe(200);
    expect((await storedUser(member))?.bio).toBe('');
  });

  test('When it was written past the API, then nothing that runs is ever answered', async () => {
    const html = [...ACTIVE_HTML, ...DIRTY_HTML].join('\n');
    const userId = await putUser({ bio: `<p>Coasts.</p>${html}` });
    const [profile] = await get<UserProfile[]>(`/user/profile?userId=${userId}`);
    expect(profile?.bio).toContain('<p>Coasts.</p>');
    expect(profile?.bio).not.toMatch(
      /<(script|svg|math|iframe|style|form|object|embed)|<[^>]* on[a-z]+=|javascript:[^<]*"/i,
    );
  });
});

test('When a profile holds records that were written past the API and cannot be joined, then the rest of it comes', async () => {
  const day = { description: '', achievedDate: '2025-01-01' };
  const odd = await putUser({
    achievements: [
      { title: 'A||B', ...day },
      { title: 'Prize', ...day },
    ],
    socialLinks: [
      { socialMedia: 'instagram', link: 'https://example.com/|~|' },
      { socialMedia: 'instagram', link: 'https://evil.example/mira' },
      { socialMedia: 'x', link: 'javascript:alert(1)' },
    ],
  });
  expect(await get(`/user/profile?userId=${odd}`)).toMatchObject([
    { achievements: 'Prize||||2025-01-01', social_links: '' },
  ]);
});
