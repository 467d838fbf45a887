import { expect, test } from 'vitest';
import { hasManyLinks } from './text.ts';

test.each([
  ['', false],
  ['No links at all.', false],
  ['https://www.a.example is one, www.b.example another', false],
  ['a.example, b.example and c.example lead nowhere', false],
  ['https://a.example http://b.example www.c.example', true],
  ['HTTPS://a.example,HTTPS://b.example,WWW.c.example', true],
  ['[a](https://a.example)[b](https://b.example)[c](https://c.example)', true],
  ['https://https://https://a.example', true],
])('When what somebody wrote is %j, then it has more links than it may: %j', (text, expected) => {
  expect(hasManyLinks(text)).toBe(expected);
});

test('When a long text is nothing but beginnings of links, then it is still counted', () => {
  expect(hasManyLinks('http'.repeat(500))).toBe(false);
  expect(hasManyLinks('www.'.repeat(500))).toBe(true);
});
