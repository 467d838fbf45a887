import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText, summarize } from './plain-text.ts';

describe('descriptions', () => {
  test('When a text is long, then it ends at a word and says that there is more', () => {
    const text = 'The first week I saw nothing, and then, slowly, the hills came back. '.repeat(5);
    const summary = summarize(text);
    expect(summary.length).toBeLessThanOrEqual(160);
    expect(summary.endsWith('…')).toBe(true);
    expect(text.startsWith(summary.slice(0, -1))).toBe(true);
    expect(text[summary.length - 1]).toMatch(/[\s,]/);
  });

  test('When a text is short, then it stays as it is, in one line', () => {
    expect(summarize('  Two\n lines ')).toBe('Two lines');
  });

  test('When any text is shortened, then it is well-formed and at most 160 characters long', () => {
    const unit = fc.constantFrom('word ', '👩‍👩‍👧‍👦', 'é', '漢', '\ud83d', '-', 'x'.repeat(50));
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 100 }), (parts) => {
        const summary = summarize(parts.join(''));
        expect(summary.length).toBeLessThanOrEqual(160);
        expect(summary.isWellFormed()).toBe(true);
      }),
    );
  });

  test.each([
    ['<p>One</p><p>two</p>', 'One two'],
    ['<p>Fog &amp; salt &lt;b&gt;</p>', 'Fog & salt <b>'],
    ['un<b>for</b>gettable', 'unforgettable'],
    ['a<br>b<img src="/api/image/x" alt="not a word">c', 'a b c'],
    ['no tags', 'no tags'],
    ['', ''],
  ])('When HTML is %j, then its words are %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});
