import { expect, test } from 'vitest';
import { EMAIL } from './email.ts';

test.each([
  'ravi@example.com',
  'first.last+tag@mail.example.co.in',
  'ünï@example.com',
  'अशा@उदाहरण.भारत',
  '写真@example.com',
  'o’brien@example.com',
  '"quoted"@example.com',
  "!#$%&'*/=?^_`{|}~-@example.com",
  'd@example.xn--p1ai',
  'a@xn--p1b6ci4b4b3a.xn--h2brj9c',
  'D@EXAMPLE.XN--P1AI',
  'a@a-b.example.com',
  'a@1.2.example',
  `${'a'.repeat(64)}@example.com`,
])('When somebody types %s, then it is an address', (text) => {
  expect(EMAIL.test(text)).toBe(true);
});

test.each([
  'asha@gmail',
  'a@b.c',
  'a@1.2.3.4',
  'a@example.xn--',
  'a@example.xn--p1ai-',
  '\u202Eab@example.com',
  'a\u200Bb@example.com',
  'a\u00ADb@example.com',
  'a@exam\u00ADple.com',
  'a@exam\u200Bple.com',
  'a@example.co\u202Em',
  'a\u2800@example.com',
  'a\u{E0020}@example.com',
  'a\ud800@example.com',
  'a..b@example.com',
  '.a@example.com',
  'a.@example.com',
  'a@-example.com',
  'a@example-.com',
  'a@b.-example.com',
  'a@example..com',
  'a@.example.com',
  'a@example.com.',
  `${'a'.repeat(65)}@example.com`,
  'a@b@example.com',
  'a@example.com,b@example.com',
  'Ravi <ravi@example.com>',
  'a@example.com\r\nBcc: b@example.com',
  '',
  '@example.com',
])('When somebody types %j, then it is none', (text) => {
  expect(EMAIL.test(text)).toBe(false);
});
