import { expect, test } from 'vitest';
import { find, tokenize } from './find-links.ts';

const options = { defaultProtocol: 'https' };

test.each([
  ['Read https://example.com/a?b=1#c, then go.', ['https://example.com/a?b=1#c']],
  ['(see www.example.com/fog)', ['https://www.example.com/fog']],
  ['Write to mira@example.co.in.', ['mailto:mira@example.co.in']],
  ['HTTPS://EXAMPLE.COM and http://a.example', ['HTTPS://EXAMPLE.COM', 'http://a.example']],
  ['fog.jpg and 3.5 km/h @mira', []],
])('When the text is "%s", then its addresses are %j', (text, addresses) => {
  expect(find(text, options).map(({ href }) => href)).toEqual(addresses);
  for (const { value, start, end } of find(text, options)) expect(text.slice(start, end)).toBe(value);
});

test('When a word is an address in brackets, then the brackets stand beside it', () => {
  const parts = tokenize('(https://example.com)').map((token) => token.toObject('https'));
  expect(parts.map(({ value, isLink }) => [value, isLink])).toEqual([
    ['(', false],
    ['https://example.com', true],
    [')', false],
  ]);
});

test('When a text has a million letters, then it is searched all the same', () => {
  expect(find(`${'a'.repeat(1_000_000)} https://example.com`)).toHaveLength(1);
});
