import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldedWords, markMatches, QUERY_MAX, queryWords } from './words.ts';

describe('the words of a text', () => {
  test.each([
    ['Café à la crème', ['cafe', 'a', 'la', 'creme']],
    ['STRASSE Straße', ['strasse', 'strasse']],
    ['Łódź, Smørrebrød', ['lodz', 'smorrebrod']],
    ['O’Brien’s f/2.8', ['o', 'brien', 's', 'f', '2', '8']],
    ['ﬁne Ｆｏｇ', ['fine', 'fog']],
    ['बाज़ार', ['बाजार']],
    ['बाज\u093cार', ['बाजार']],
    ['चाँद', ['चांद']],
    ['f\u200bo\u202eg', ['fog']],
    ['\ud83d fog', ['fog']],
    ['!!! — ???', []],
  ])('of "%s" are compared without case, accents and unseen signs', (text, words) => {
    expect(foldedWords(text)).toEqual(words);
  });

  test('keep the vowel signs of Devanagari, so that other words stay other words', () => {
    expect(foldedWords('किला')).not.toEqual(foldedWords('कला'));
  });

  test('of a query are each there once, and not more than count', () => {
    expect(queryWords('fog Fog FOG ghats')).toEqual(['fog', 'ghats']);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (query) => {
        expect(queryWords(query).length).toBeLessThanOrEqual(QUERY_MAX.words);
      }),
    );
  });
});

describe('marking', () => {
  test('marks whole words whose folded form was found', () => {
    expect(markMatches('Fog over the Café', ['cafe', 'fog'])).toEqual([
      { text: 'Fog', isMatch: true },
      { text: ' over the ', isMatch: false },
      { text: 'Café', isMatch: true },
    ]);
  });

  test('never changes the text, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.array(fc.string()), (text, matches) => {
        const parts = markMatches(text, [...matches, ...foldedWords(text).slice(0, 1)]);
        expect(parts.map((part) => part.text).join('')).toBe(text);
      }),
    );
  });
});
