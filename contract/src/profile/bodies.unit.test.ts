import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { findProblems } from '../../test-support/problems.ts';
import { bodyMessages } from '../shared/api/check-body.ts';
import { SOCIAL_MEDIA } from '../shared/constants.ts';
import { messages } from '../shared/messages.ts';
import { fitsRecordField, joinAchievements, joinSocialLinks } from '../shared/text/joined-strings.ts';
import { schemaMessages } from '../shared/text/text-fields.ts';
import { isEmptyHtml, newProfileSchema, parseAchievements, parseSocialLinks, profileChangeSchema } from './bodies.ts';
import { profileMessages } from './profile-messages.ts';

const achievement = { title: 'Coast prize', description: 'First place', achivedDate: '2024-02-29' };
const link = { socialMedia: 'instagram', link: 'https://instagram.com/mira' };
const onAdd = (body: unknown) => findProblems(newProfileSchema, body);
const onEdit = (body: unknown) => findProblems(profileChangeSchema, body);

afterEach(() => {
  vi.useRealTimers();
});

describe('a new profile', () => {
  test.each([
    [{ bio: '<p>Photographs coasts.</p>' }],
    [{ bio: '<p><img src="/api/image/a"></p>' }],
    [{ achivements: [achievement] }],
    [{ socialLinks: [link] }],
    [{ bio: '', achivements: [], socialLinks: joinSocialLinks([link]) }],
    [{ firstName: 'Mira', profilePicture: 'avatars/u1/in/a.jpg' }],
  ])('When it has one of the four, then it is valid: %j', (body) => {
    expect(onAdd(body)).toEqual({});
  });

  test.each([
    [{}],
    [{ firstName: 'Mira' }],
    [{ bio: '' }],
    [{ bio: '<p><br></p><p>&nbsp;</p>' }],
    [{ bio: '', achivements: [], socialLinks: [] }],
    [{ achivements: '', socialLinks: '' }],
    [{ firstName: 'Mira', lastName: 'Das', profilePicture: '' }],
  ])('When it has none, then all fields are empty: %j', (body) => {
    expect(onAdd(body)).toEqual({ bio: profileMessages.profileEmpty });
  });

  test.each([null, 5, true, [], {}])('When a part is %j, then it is an error and no failure', (part) => {
    for (const name of ['bio', 'achivements', 'socialLinks'])
      expect(Object.keys(onAdd({ [name]: part })).length, name).toBeGreaterThan(0);
  });

  test('When entries are not complete, then it says so in the words for adding', () => {
    expect(onAdd({ achivements: [{ title: 'Coast prize' }], socialLinks: [{ socialMedia: 'x' }] })).toEqual({
      'achivements[0].description': profileMessages.achievementIncompleteOnAdd,
      'achivements[0].achivedDate': profileMessages.achievementIncompleteOnAdd,
      'socialLinks[0].link': profileMessages.linkIncompleteOnAdd,
    });
  });
});

describe('a change of a profile', () => {
  test('When nothing changes, or parts are emptied, then it is valid', () => {
    expect(onEdit({})).toEqual({});
    expect(onEdit({ bio: '', profilePicture: '', achivements: [], socialLinks: '', subtitle: '' })).toEqual({});
  });

  test.each<[string, object, Record<string, string>]>([
    ['an empty first name', { firstName: '' }, { firstName: profileMessages.nameInvalid }],
    ['a subtitle of 121 letters', { subtitle: 'a'.repeat(121) }, { subtitle: messages.tooLong }],
    ['a bio of 20001 letters', { bio: 'a'.repeat(20_001) }, { bio: messages.tooLong }],
    [
      'an empty title',
      { achivements: [{ ...achievement, title: '' }] },
      { 'achivements[0].title': profileMessages.achievementIncompleteOnEdit },
    ],
    [
      'a title of 201 letters',
      { achivements: [{ ...achievement, title: 'a'.repeat(201) }] },
      { 'achivements[0].title': messages.tooLong },
    ],
    [
      '21 achievements',
      { achivements: Array.from({ length: 21 }, () => achievement) },
      { achivements: profileMessages.tooManyEntries },
    ],
    [
      '21 links',
      { socialLinks: Array.from({ length: 21 }, () => link) },
      { socialLinks: profileMessages.tooManyEntries },
    ],
    [
      'an unknown medium',
      { socialLinks: [{ ...link, socialMedia: 'myspace' }] },
      { 'socialLinks[0].socialMedia': profileMessages.mediumUnknown },
    ],
    [
      'a link that leads on',
      { socialLinks: [{ socialMedia: 'facebook', link: 'https://facebook.com/l.php?u=https://a.example' }] },
      { 'socialLinks[0].link': profileMessages.linkRedirects },
    ],
    [
      'a joined text that nobody can have been given',
      { achivements: 'a'.repeat(12_001) },
      { achivements: messages.tooLong },
    ],
    [
      'no medium',
      { socialLinks: [{ link: link.link }] },
      { 'socialLinks[0].socialMedia': profileMessages.linkIncompleteOnEdit },
    ],
    [
      'another medium’s link',
      { socialLinks: [{ ...link, socialMedia: 'facebook' }] },
      { 'socialLinks[0].link': profileMessages.linkInvalid },
    ],
    [
      'a joined text with a field too many',
      { achivements: 'a||b||2024-02-29||c' },
      { achivements: profileMessages.separators },
    ],
    [
      'a joined text without a date',
      { achivements: 'a||b' },
      { achivements: profileMessages.achievementIncompleteOnEdit },
    ],
    ['a joined text with a bad link', { socialLinks: 'x||javascript:1' }, { socialLinks: profileMessages.linkInvalid }],
    [
      '21 joined achievements',
      { achivements: Array.from({ length: 21 }, () => 'a||b||2024-02-29').join('|~|') },
      { achivements: profileMessages.tooManyEntries },
    ],
  ])('When it has %s, then the field is named', (_what, body, problems) => {
    expect(onEdit(body)).toEqual(problems);
  });

  test.each<[string, object, Record<string, string>]>([
    ['a name of signs', { lastName: '---' }, { lastName: profileMessages.nameInvalid }],
    ['a name of 61 letters', { middleName: 'a'.repeat(61) }, { middleName: messages.tooLong }],
    ['null for a subtitle', { subtitle: null }, { subtitle: schemaMessages.valueInvalid }],
    ['a number for a subtitle', { subtitle: 5 }, { subtitle: schemaMessages.valueInvalid }],
    ['a list for a bio', { bio: ['x'] }, { bio: schemaMessages.valueInvalid }],
    ['a list for a picture', { profilePicture: [] }, { profilePicture: schemaMessages.valueInvalid }],
    ['a text as an achievement', { achivements: ['x'] }, { 'achivements[0]': schemaMessages.valueInvalid }],
    [
      'an achievement with more to it',
      { achivements: [{ ...achievement, verified: true }] },
      { 'achivements[0]': bodyMessages.fieldUnknown },
    ],
    [
      'a link with separators',
      { socialLinks: [{ ...link, link: `${link.link}/||x` }] },
      { 'socialLinks[0].link': profileMessages.separators },
    ],
  ])('When it has %s, then the field is named, also in a new one', (_what, body, problems) => {
    expect(onEdit(body)).toMatchObject(problems);
    expect(onAdd({ bio: 'Kept.', ...body })).toMatchObject(problems);
  });

  test.each(['2025-02-29', '2025-13-01', '2025-00-10', '2025-1-1', '01-01-2025', 'today', '2025-01-01T00:00:00Z'])(
    'When the day is %s, then the calendar does not have it',
    (achivedDate) => {
      expect(onEdit({ achivements: [{ ...achievement, achivedDate }] })).toEqual({
        'achivements[0].achivedDate': profileMessages.dayInvalid,
      });
    },
  );

  test.each(['1899-12-31', '0001-01-01', '2026-11-22', '9999-12-31'])(
    'When the day is %s and today is the 21st of November 2026, then it is out of range',
    (achivedDate) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T12:00:00Z') });
      const problem = { 'achivements[0].achivedDate': profileMessages.dayOutOfRange };
      expect(onEdit({ achivements: [{ ...achievement, achivedDate }] })).toEqual(problem);
      expect(onAdd({ achivements: [{ ...achievement, achivedDate }] })).toEqual(problem);
      expect(onEdit({ achivements: `a||b||${achivedDate}` })).toEqual({
        achivements: profileMessages.dayOutOfRange,
      });
    },
  );

  test('When the day begins in India, then it can be given there and everywhere', () => {
    const today = (achivedDate: string) => onEdit({ achivements: [{ ...achievement, achivedDate }] });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T18:29:59Z') });
    expect(today('2026-11-21')).toEqual({});
    expect(Object.keys(today('2026-11-22'))).toEqual(['achivements[0].achivedDate']);
    vi.setSystemTime(Date.parse('2026-11-21T18:30:00Z'));
    expect(today('2026-11-22')).toEqual({});
    expect(today('1900-01-01')).toEqual({});
  });

  test.each(['a||b', 'a|~|b', '|a', 'a|', '~|a', 'a|~', '~', '||', '|~|'])(
    'When a text is %s, then the separators are refused',
    (text) => {
      expect(onEdit({ achivements: [{ ...achievement, title: text }] })).toEqual({
        'achivements[0].title': profileMessages.separators,
      });
      expect(onEdit({ achivements: [{ ...achievement, description: text }] })).toEqual({
        'achivements[0].description': profileMessages.separators,
      });
    },
  );

  test('When a profile’s lists were read, then they can be sent back as they came', () => {
    const text = fc
      .string({ minLength: 1, maxLength: 30, unit: fc.constantFrom('a', 'é', ' ', '|', '~', ':', ',', '<') })
      .map((raw) => raw.trim())
      .filter((trimmed) => trimmed !== '' && fitsRecordField(trimmed));
    const entry = fc.record({ title: text, description: text, achievedDate: fc.constant('2024-02-29') });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 20 }), (entries) => {
        const joined = joinAchievements(entries);
        expect(onEdit({ achivements: joined })).toEqual({});
        expect(parseAchievements(joined)).toEqual(entries);
      }),
      { numRuns: 1000 },
    );
    const links = SOCIAL_MEDIA.slice(1, 2).map((socialMedia) => ({ socialMedia, link: link.link }));
    expect(parseSocialLinks(joinSocialLinks(links))).toEqual(links);
    expect(parseSocialLinks(links)).toEqual(links);
  });
});

test.each([
  ['', true],
  ['<p></p>', true],
  ['<p>&nbsp; <br></p>', true],
  ['<p>x</p>', false],
  ['x', false],
  ['<p><img src="/api/image/a"></p>', false],
])('When the HTML is %j, then being empty is %j', (html, isEmpty) => {
  expect(isEmptyHtml(html)).toBe(isEmpty);
});
