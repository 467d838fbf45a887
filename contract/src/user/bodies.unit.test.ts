import { describe, expect, test } from 'vitest';
import type { ObjectSchema } from 'yup';
import { findProblems } from '../../test-support/problems.ts';
import { profileMessages } from '../profile/profile-messages.ts';
import { messages } from '../shared/messages.ts';
import { emptyBodySchema, guestSchema, newAccountSchema } from './bodies.ts';

const check = (schema: ObjectSchema<object>) => (body: object) => findProblems(schema, body);
const account = check(newAccountSchema);
const guest = check(guestSchema);

describe('a new account', () => {
  test('When all is said, or only the first name, then it is valid', () => {
    expect(account({ firstName: 'Mira' })).toEqual({});
    expect(
      account({
        firstName: 'Zoë-Ann',
        middleName: '',
        lastName: "O'Brien",
        email: 'mira@example.com',
        profilePicture: '',
        isArtist: true,
      }),
    ).toEqual({});
  });

  test.each<[string, object, Record<string, string>]>([
    ['no first name', {}, { firstName: profileMessages.nameInvalid }],
    ['an empty first name', { firstName: '' }, { firstName: profileMessages.nameInvalid }],
    ['a name of dots', { firstName: '...' }, { firstName: profileMessages.nameInvalid }],
    ['a name that nobody sees', { firstName: '\u200b\u200b' }, { firstName: profileMessages.nameInvalid }],
    ['a name of 61 letters', { firstName: 'a'.repeat(61) }, { firstName: messages.tooLong }],
    ['a last name of signs', { firstName: 'Mira', lastName: '***' }, { lastName: profileMessages.nameInvalid }],
    ['an e-mail that is none', { firstName: 'Mira', email: 'mira@nowhere' }, { email: messages.emailInvalid }],
    [
      'a picture’s address without end',
      { firstName: 'Mira', profilePicture: 'x'.repeat(1001) },
      { profilePicture: messages.tooLong },
    ],
  ])('When it has %s, then the field is named', (_what, body, problems) => {
    expect(account(body)).toEqual(problems);
  });

  test('When a wish is no yes or no, then it is not valid', () => {
    expect(Object.keys(account({ firstName: 'Mira', isArtist: 'true' }))).toEqual(['isArtist']);
  });
});

describe('a guest', () => {
  test('When there are names or none, then it is valid', () => {
    expect(guest({})).toEqual({});
    expect(guest({ firstName: 'Mira', middleName: 'K', lastName: '' })).toEqual({});
  });

  test.each([
    'Admin',
    'administrator',
    'Moderator',
    'SUPPORT',
    'Aperture & Byline',
    'aperture and byline',
    'Ad\u200bmin',
    '\uff21dmin',
  ])('When the name is %s, then it is reserved', (firstName) => {
    expect(guest({ firstName })).toEqual({ firstName: profileMessages.nameReserved });
  });

  test.each(['email', 'profilePicture', 'isArtist', 'admin'])('When there is %s, then it is refused', (key) => {
    expect(guest({ [key]: '' })).toEqual({ '': '1 unknown' });
  });
});

test('When the body must be empty, then any key is rejected', () => {
  expect(check(emptyBodySchema)({})).toEqual({});
  expect(check(emptyBodySchema)({ admin: true })).toEqual({ '': '1 unknown' });
});
