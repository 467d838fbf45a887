import { ACTIVE_HTML, DIRTY_HTML } from '@aperture-byline/contract/samples/hostile-html';
import { apiMessages } from '@aperture-byline/contract/shared/api-messages';
import { bodyMessages } from '@aperture-byline/contract/shared/body-messages';
import { joinSocialLinks } from '@aperture-byline/contract/shared/joined-strings';
import { messages } from '@aperture-byline/contract/shared/messages';
import { profileMessages } from '@aperture-byline/contract/user/profile-messages';
import type { StoredUser } from '@aperture-byline/contract/user/stored';
import type { UserProfile } from '@aperture-byline/contract/user/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanUp } from '../../../test-support/database.ts';
import { putUser } from '../../../test-support/fixtures.ts';
import { joinAs, type Member, removeMembers, storedUser } from '../../../test-support/members.ts';
import { expectRefusedProfile, saveProfile } from '../../../test-support/save-profile.ts';
import { get } from '../../../test-support/suite.ts';
import { expectUnchanged } from '../../../test-support/unchanged.ts';

const achievement = { title: 'Coast prize', description: 'First place', achivedDate: '2025-04-01' };
const link = { socialMedia: 'instagram', link: 'https://instagram.com/mira' } as const;

let alice: Member;

beforeAll(async () => {
  alice = await joinAs();
});

afterAll(async () => {
  await cleanUp();
  await removeMembers();
});

describe('texts that are refused', () => {
  test.each<[string, object, Record<string, string>]>([
    ['a first name that is empty', { firstName: '' }, { firstName: profileMessages.nameInvalid }],
    ['a name of signs', { lastName: '---' }, { lastName: profileMessages.nameInvalid }],
    ['a name of 61 letters', { middleName: 'a'.repeat(61) }, { middleName: messages.tooLong }],
    ['a subtitle of 121 letters', { subtitle: 'a'.repeat(121) }, { subtitle: messages.tooLong }],
    ['a bio of 20001 letters', { bio: 'a'.repeat(20_001) }, { bio: messages.tooLong }],
    ['a NUL in a name', { firstName: 'Mi\u0000ra' }, { firstName: messages.valueInvalid }],
    ['half a character in a bio', { bio: '<p>\ud800</p>' }, { bio: messages.valueInvalid }],
    [
      'a bell in a title',
      { achivements: [achievement, { ...achievement, title: 'Ring\u0007' }] },
      { 'achivements[1].title': messages.valueInvalid },
    ],
    ['null for a subtitle', { subtitle: null }, { subtitle: messages.valueInvalid }],
    ['a number for a subtitle', { subtitle: 5 }, { subtitle: messages.valueInvalid }],
    ['a list for a picture', { profilePicture: [] }, { profilePicture: messages.valueInvalid }],
    ['an object for achievements', { achivements: {} }, { achivements: messages.valueInvalid }],
    ['null for links', { socialLinks: null }, { socialLinks: messages.valueInvalid }],
    ['a text as an achievement', { achivements: ['x'] }, { 'achivements[0]': messages.valueInvalid }],
    [
      'an achievement with more to it',
      { achivements: [{ ...achievement, verified: true }] },
      { 'achivements[0]': bodyMessages.fieldUnknown },
    ],
    [
      'a day that the calendar lacks',
      { achivements: [{ ...achievement, achivedDate: '2025-13-01' }] },
      { 'achivements[0].achivedDate': profileMessages.dayInvalid },
    ],
    [
      'an achievement of tomorrow',
      { achivements: [{ ...achievement, achivedDate: '2999-01-01' }] },
      { 'achivements[0].achivedDate': profileMessages.dayOutOfRange },
    ],
    [
      'an achievement of 1899',
      { achivements: [{ ...achievement, achivedDate: '1899-12-31' }] },
      { 'achivements[0].achivedDate': profileMessages.dayOutOfRange },
    ],
    [
      '21 achievements',
      { achivements: Array.from({ length: 21 }, () => achievement) },
      { achivements: profileMessages.tooManyEntries },
    ],
    [
      'a medium that nobody knows',
      { socialLinks: [{ ...link, socialMedia: 'myspace' }] },
      { 'socialLinks[0].socialMedia': profileMessages.mediumUnknown },
    ],
  ])('When there is %s, then the field is named and nothing changes', (_what, body, fields) =>
    expectRefusedProfile(alice, { bio: 'Kept.', ...body }, fields),
  );

  test('When the bio is null or a number, then the field is named and nothing changes', async () => {
    for (const bio of [null, 5, ['x'], { html: 'x' }])
      await expectRefusedProfile(alice, { bio }, { bio: messages.valueInvalid });
  });

  test('When an entry is not complete, then it is said in the words for a change', async () => {
    await expectRefusedProfile(
      alice,
      { achivements: [{ ...achievement, title: ' ' }] },
      { 'achivements[0].title': profileMessages.achievementIncompleteOnEdit },
      ['PUT'],
    );
    await expectRefusedProfile(
      alice,
      { socialLinks: [{ socialMedia: 'x' }] },
      { 'socialLinks[0].link': profileMessages.linkIncompleteOnEdit },
      ['PUT'],
    );
  });

  test.each(['a||b', 'a|~|b', '|a', 'a|', '~|a', 'a|~', '~'])(
    'When a title or a link holds %s, then the separators are refused',
    async (text) => {
      const title = { ...achievement, title: text };
      await expectRefusedProfile(
        alice,
        { achivements: [title] },
        { 'achivements[0].title': profileMessages.separators },
      );
      const { body, status } = await saveProfile('PUT', alice.token, {
        socialLinks: [{ ...link, link: `${link.link}/||x` }],
      });
      expect(status).toBe(400);
      expect(body.error.fields).toEqual({ 'socialLinks[0].link': profileMessages.separators });
    },
  );
});

describe('links', () => {
  test.each([
    ['facebook', 'javascript:alert(1)'],
    ['facebook', 'data:text/html,x'],
    ['facebook', '//facebook.com/mira'],
    ['facebook', 'http://facebook.com/mira'],
    ['facebook', 'https://instagram.com/mira'],
    ['facebook', 'https://facebook.com.evil.example/mira'],
    ['instagram', 'https://instagram.com@evil.example/mira'],
    ['instagram', 'https://instagram.com:8443/mira'],
    ['instagram', 'https://evil.example/instagram.com/mira'],
    ['linkedin', 'https://linkedin.com/'],
    ['linkedin', 'https://xlinkedin.com/in/mira'],
    ['x', 'https://x.com/"><script>'],
  ])('When %s has %s, then the link is refused and nothing changes', (socialMedia, address) =>
    expectRefusedProfile(
      alice,
      { socialLinks: [{ socialMedia, link: address }] },
      { 'socialLinks[0].link': profileMessages.linkInvalid },
    ),
  );

  test.each([
    ['facebook', 'https://www.facebook.com/l.php?u=https%3A%2F%2Fevil.example'],
    ['x', 'https://x.com/away?to=evil.example'],
    ['instagram', 'https://www.instagram.com/mira?u=http://evil.example'],
    ['linkedin', 'https://www.linkedin.com/url?q=x'],
  ])('When %s has %s, then it is told that it leads on and nothing changes', (socialMedia, address) =>
    expectRefusedProfile(
      alice,
      { socialLinks: [{ socialMedia, link: address }] },
      { 'socialLinks[0].link': profileMessages.linkRedirects },
    ),
  );

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
    await expectUnchanged(async () => {
      for (const html of ACTIVE_HTML) {
        const { status, body } = await saveProfile('PUT', alice.token, { bio: `<p>Coasts.</p>${html}` });
        // A text with controls in it is not even looked at.
        const hasControls = /[^\P{Cc}\t\n]/u.test(html);
        expect(status, html).toBe(400);
        const bio = hasControls ? messages.valueInvalid : apiMessages.bioUnsafe;
        expect(body.error.fields, html).toEqual({ bio });
      }
      expect((await saveProfile('POST', alice.token, { bio: '<svg onload=alert(1)>x' })).status).toBe(400);
    });
  });

  test('When it is malformed but harmless, then what the allow-list permits is stored', async () => {
    const member = await joinAs();
    for (const html of DIRTY_HTML.filter((dirty) => !dirty.includes('\u0000') && dirty.length < 4000)) {
      const { status } = await saveProfile('PUT', member.token, { bio: html });
      if (status !== 200) expect(html).toMatch(/javascript|onerror|data:/);
    }
    const bio =
      '<p style="color:red" onclik="x">Hills <a href="//evil.example">here</a> <a href="https://a.example">there</a></p><img src="https://evil.example/p.gif"><img src="/api/image/a1">';
    expect((await saveProfile('PUT', member.token, { bio })).status).toBe(400);
    expect((await saveProfile('PUT', member.token, { bio: bio.replace(' onclik="x"', '') })).status).toBe(
      200,
    );
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
