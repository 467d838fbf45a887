import { describe, expect, test } from 'vitest';
import { findProblems } from '../../test-support/problems.ts';
import { messages } from '../shared/messages.ts';
import { schemaMessages } from '../shared/text/text-fields.ts';
import { addressMessages } from './address-messages.ts';
import { addressChangeSchema, newAddressSchema } from './bodies.ts';
import { COUNTRY_NAMES, findCountryName } from './countries.ts';
import { findStateOfPin } from './pin-states.ts';

const NEW = {
  address: '12 Lighthouse Road',
  city: 'Kochi',
  state: 'Kerala',
  country: 'India',
  postalCode: '682001',
  email: 'asha@example.com',
  phone: '9876543210',
  alternatePhone: '9123456780',
};
/** Names of fields in a change, where they differ from those of a new address. */
const IN_CHANGES: Record<string, string> = { postalCode: 'postalcode', alternatePhone: 'alternate_phone' };
const onAdd = (body: object) => findProblems(newAddressSchema, body);
const onChange = (body: object) => findProblems(addressChangeSchema, { addressId: 'a', country: 'India', ...body });

/** Returns the problems of one field, sent with a new address and with a change. */
function bothProblems(name: string, value: unknown): (string | undefined)[] {
  const changed = IN_CHANGES[name] ?? name;
  return [onAdd({ ...NEW, [name]: value })[name], onChange({ [changed]: value })[changed]];
}

test('When all fields are sent, with a recipient or without, then the address is taken', () => {
  expect(onAdd(NEW)).toEqual({});
  expect(onAdd({ ...NEW, recipient: 'Ravi Rao' })).toEqual({});
  expect(onAdd({ ...NEW, recipient: 'x'.repeat(101) })).toEqual({ recipient: messages.tooLong });
  expect(onChange({})).toEqual({});
});

test.each(Object.keys(NEW))('When %s is missing or empty, then all are required', (name) => {
  expect(onAdd({ ...NEW, [name]: undefined })).toEqual({ [name]: addressMessages.allRequired });
  expect(bothProblems(name, '')).toEqual([addressMessages.allRequired, addressMessages.allRequired]);
});

test('When a field shows nothing, then it is empty', () => {
  expect(bothProblems('address', '\u200b\u2060')).toEqual([addressMessages.allRequired, addressMessages.allRequired]);
});

test('When nothing is sent, then every field is named', () => {
  expect(onAdd({})).toEqual(Object.fromEntries(Object.keys(NEW).map((key) => [key, addressMessages.allRequired])));
  expect(findProblems(addressChangeSchema, { city: 'X' })).toEqual({
    addressId: schemaMessages.valueInvalid,
  });
});

describe.each(['phone', 'alternatePhone'])('%s', (name) => {
  test.each([
    '987654321',
    '98765432101',
    '+449876543210',
    '9876-54321',
    '987654321x',
    '0x98765432',
    '9876543.10',
    '-987654321',
    '9'.repeat(5000),
  ])('When it is %.30j, then it is no phone', (value) => {
    expect(bothProblems(name, value)).toEqual([addressMessages.phoneInvalid, addressMessages.phoneInvalid]);
  });

  test.each(['9876543210', '+91 98765-43210', '09123456780', '९८७६५४३२१०', '\uff109876543210'])(
    'When it is %j, then it is one',
    (value) => {
      expect(bothProblems(name, value)).toEqual([undefined, undefined]);
    },
  );
});

test.each(['a', 'a@', '@b.co', 'a@b', 'a b@c.co', 'a@b.co,c@d.co', 'a<b@c.co', 'a@@b.co', 'a@b..co'])(
  'When the e-mail is %j, then it is none',
  (email) => {
    expect(bothProblems('email', email)).toEqual([addressMessages.emailInvalid, addressMessages.emailInvalid]);
  },
);

test('When a field is no text or too long, then it is named', () => {
  for (const value of [9_876_543_210, null, true, ['Kochi'], { $ne: '' }])
    expect(bothProblems('city', value), String(value)).toEqual([
      schemaMessages.valueInvalid,
      schemaMessages.valueInvalid,
    ]);
  expect(bothProblems('city', 'x'.repeat(5000))).toEqual([messages.tooLong, messages.tooLong]);
});

test('When keys are unknown, or spelled as in the other call, then they are refused', () => {
  for (const more of [{ userId: 1 }, { id: 'mine' }, { owner: 1 }, { createdAt: '2020-01-01' }]) {
    expect(onAdd({ ...NEW, ...more })).toEqual({ '': '1 unknown' });
    expect(onChange({ city: 'Mumbai', ...more })).toEqual({ '': '1 unknown' });
  }
  const { postalCode, alternatePhone, ...rest } = NEW;
  for (const body of [
    { ...NEW, postalcode: postalCode },
    { ...NEW, alternate_phone: alternatePhone },
    { ...NEW, addressId: 'a' },
    { ...rest, alternatePhone, postalcode: postalCode },
    { ...rest, postalCode, alternate_phone: alternatePhone },
  ])
    expect(onAdd(body), JSON.stringify(body)).toHaveProperty('', '1 unknown');
  for (const body of [
    { postalCode },
    { postalCode, postalcode: postalCode },
    { alternatePhone },
    { alternatePhone, alternate_phone: alternatePhone },
  ])
    expect(onChange(body), JSON.stringify(body)).toHaveProperty('', '1 unknown');
});

test.each([
  '682 001',
  '682-001',
  '68\u20112001',
  '६८२००१',
  '௬௮௨ ௦௦௧',
  '\u0666\u0668\u0662\u0660\u0660\u0661',
  '\u202a682001\u202c',
  '\u2068682\u200b001\u2069',
  '682\u00a0001',
])('When the PIN code of an address in India is %j, then it is stored as six digits', (code) => {
  expect(bothProblems('postalCode', code)).toEqual([undefined, undefined]);
  expect(newAddressSchema.cast({ ...NEW, postalCode: code }).postalCode).toBe('682001');
  expect(findStateOfPin(code)?.iso).toBe('KL');
});

describe.each(['phone', 'alternatePhone'])('%s of blanks', (name) => {
  test.each([' ', '\u00a0\t', '\u200b'])('When it is %j, then it is missing', (blank) => {
    expect(bothProblems(name, blank)).toEqual([addressMessages.allRequired, addressMessages.allRequired]);
  });
});

test.each(['Indai', 'Inida', 'indya', 'INDIAA', 'Ind1a', 'india', 'भारत', 'इंडिया', 'Hindustan'])(
  'When the country is %j, then the address is in India',
  (country) => {
    expect(onAdd({ ...NEW, country })).toEqual({});
    expect(newAddressSchema.cast({ ...NEW, country, state: 'KL' })).toMatchObject({
      country: 'India',
      state: 'Kerala',
    });
    expect(onAdd({ ...NEW, country, phone: '12' })).toEqual({ phone: addressMessages.phoneInvalid });
  },
);

test('When countries of the list are written, then each is itself, and India alone is India', () => {
  expect(COUNTRY_NAMES.map(findCountryName)).toEqual(COUNTRY_NAMES);
  expect(COUNTRY_NAMES.filter((name) => findCountryName(name) === 'India')).toEqual(['India']);
});

describe('an address abroad', () => {
  const ABROAD = {
    ...NEW,
    country: 'Germany',
    state: '',
    postalCode: '',
    phone: '030 12345678',
    alternatePhone: '+1 212 555 0123',
  };

  test('When state and postal code are empty, then it is taken', () => {
    expect(onAdd(ABROAD)).toEqual({});
    expect(onAdd({ ...ABROAD, state: 'Berlin', postalCode: '10115' })).toEqual({});
    expect(onAdd({ ...ABROAD, phone: ' ' })).toEqual({ phone: addressMessages.allRequired });
  });

  test('When it is cast, then its phones stay as they are, and those of India are ten digits', () => {
    expect(newAddressSchema.cast(ABROAD)).toMatchObject({ phone: '030 12345678' });
    expect(newAddressSchema.cast({ ...NEW, phone: '+91 98765 43210' })).toMatchObject({
      phone: '9876543210',
    });
  });

  test.each([
    ['USA', 'United States of America'],
    ['united states', 'United States of America'],
    ['U.S.A.', 'United States of America'],
    ['us', 'United States of America'],
    ['UK', 'United Kingdom'],
    [' germany ', 'Germany'],
    ['DE', 'Germany'],
  ])('When the country is %j, then it is stored as %s', (country, name) => {
    expect(onAdd({ ...ABROAD, country })).toEqual({});
    expect(newAddressSchema.cast({ ...ABROAD, country })).toMatchObject({
      country: name,
      phone: ABROAD.phone,
    });
  });

  test.each(['Wonderland', 'Germanyy', 'XX', 'Antarctica', '<b>India</b>', '<b>Indai</b>'])(
    'When the country is %j, then it is none of the list',
    (country) => {
      expect(onAdd({ ...ABROAD, country }).country).toBe(addressMessages.countryInvalid);
    },
  );
});

test.each(['68200', '6820011', '082001', '68x2001', '0६८२००', 'ABCDEF'])(
  'When the PIN code of an address in India is %j, then it is none',
  (code) => {
    expect(bothProblems('postalCode', code)).toEqual([addressMessages.pinInvalid, addressMessages.pinInvalid]);
  },
);
