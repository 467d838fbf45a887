import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contactSchema } from './bodies.ts';

const accepts = (email: string) => contactSchema.isValidSync({ name: 'A', email, message: 'B' }, { strict: true });

test.each(['a@b.co', 'first.last+tag@mail.example.com', 'a_b@sub-domain.example.org', 'ä@example.com'])(
  'When the address is %s, then it is taken',
  (email) => {
    expect(accepts(email)).toBe(true);
  },
);

test.each([
  'a',
  'a@',
  '@b.co',
  'a@b',
  'a@b.c',
  'a@b..co',
  'a@b.co.',
  'a b@c.co',
  'a@b.co,c@d.co',
  'a<b@c.co',
  'a@@b.co',
  'a@b.co\n',
  'a@b.12',
])('When the address is %j, then it is refused', (email) => {
  expect(accepts(email)).toBe(false);
});

test('When an address is long and odd, then it is judged at once', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a@.]{0,254}$/), (email) => {
      accepts(email);
    }),
  );
});

test('When a key is unknown, then the message is refused', () => {
  const message = { name: 'A', email: 'a@b.co', message: 'B', admin: true };
  expect(contactSchema.isValidSync(message, { strict: true })).toBe(false);
});
