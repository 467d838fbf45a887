import { expect, test } from 'vitest';
import { readText } from './text.ts';

test('When a text is composed in another way, or has spaces around it, then it has one form', () => {
  expect(readText('  The <b>light</b>\n\te\u0301 ')).toBe('The <b>light</b>\n\t\u00e9');
  expect(readText(`a${'\u0315'.repeat(30)}`)).not.toBeNull();
});

test.each(['a\ud800b', 'a\u0000b', 'Ring\u0007', 'a\u007fb', 'a\u0085b', `a${'\u0301'.repeat(40)}`])(
  'When a text is %j, then it is none that is stored',
  (text) => {
    expect(readText(text)).toBeNull();
  },
);
