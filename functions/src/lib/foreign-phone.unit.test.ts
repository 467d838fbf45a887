import { expect, test } from 'vitest';
import { parseForeignPhone } from './foreign-phone.ts';

test.each([
  ['Germany', '030 12345678', '+493012345678'],
  ['Germany', '+49 (0)30 12345678', '+493012345678'],
  ['Italy', '06 6982 1234', '+390669821234'],
  ['United States of America', '(212) 555-0123', '+12125550123'],
  ['Germany', '+1 212 555 0123', '+12125550123'],
  ['Bangladesh', '০১৭১২-৩৪৫৬৭৮', '+8801712345678'],
  // As somebody typed the country before there was a list.
  ['uk', '020 7946 0958', '+442079460958'],
  ['Wonderland', '+44 20 7946 0958', '+442079460958'],
])('When the phone of an address in %s is written %j, then it is %s', (country, written, phone) => {
  expect(parseForeignPhone(written, country)).toBe(phone);
  expect(parseForeignPhone(phone, country)).toBe(phone);
});

test.each([
  ['Germany', '12'],
  ['Germany', ''],
  ['Germany', 'call 030 12345678'],
  ['Germany', '+49 30 12345678 or so'],
  ['Germany', '+999 123456789'],
  ['Germany', '9'.repeat(5000)],
  ['Wonderland', '020 7946 0958'],
])('When the phone of an address in %s is %.30j, then it is none', (country, written) => {
  expect(parseForeignPhone(written, country)).toBeNull();
});
