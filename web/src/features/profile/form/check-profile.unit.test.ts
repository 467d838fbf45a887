import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import { expect, it, vi } from 'vitest';
import { findProblems } from './check-profile.ts';
import { type ProfileValues, toProfileBody } from './profile-values.ts';

const values = (fields: Partial<ProfileValues>): ProfileValues => ({
  firstName: 'Mira',
  middleName: '',
  lastName: '',
  subtitle: '',
  bio: '<p>Coasts.</p>',
  achivements: [],
  socialLinks: [],
  ...fields,
});

function problems(fields: Partial<ProfileValues>) {
  const all = values(fields);
  return (['ADD', 'EDIT'] as const).map((type) => findProblems(type, { parts: toProfileBody(all), values: all }, all));
}

it('When an achievement is of another century or of tomorrow, then the form says which days there are', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T12:00:00Z') });
  for (const achivedDate of ['1899-12-31', '2026-11-22']) {
    const achivements = [{ key: 'a', title: 'Prize', description: 'First', achivedDate }];
    const expected = { 'achivements[0].achivedDate': profileMessages.dayOutOfRange };
    expect(problems({ achivements })).toEqual([expected, expected]);
  }
  vi.useRealTimers();
});

it('When a link leads on to another address, then the form says so', () => {
  const link = 'https://www.facebook.com/l.php?u=https%3A%2F%2Fexample.com';
  const expected = { 'socialLinks[0].link': profileMessages.linkRedirects };
  expect(problems({ socialLinks: [{ key: 'a', socialMedia: 'facebook', link }] })).toEqual([expected, expected]);
});

it('When a text holds separators of the stored record, then the form says so at each of them', () => {
  const achivements = [{ key: 'a', title: 'Prize||2025', description: 'First |~| last', achivedDate: '2025-04-01' }];
  const expected = {
    'achivements[0].title': profileMessages.separators,
    'achivements[0].description': profileMessages.separators,
  };
  expect(problems({ achivements })).toEqual([expected, expected]);
});

it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example/in/me', 'https://evil.example/in/me'])(
  'When a link is %s, then the form says that it is none',
  (link) => {
    const expected = { 'socialLinks[0].link': profileMessages.linkInvalid };
    expect(problems({ socialLinks: [{ key: 'a', socialMedia: 'linkedin', link }] })).toEqual([expected, expected]);
  },
);
