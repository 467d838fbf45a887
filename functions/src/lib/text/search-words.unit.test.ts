import { describe, expect, test } from 'vitest';
import { listPrefixes, toLibraryWords } from './search-words.ts';

describe('the words of the library', () => {
  test.each([
    ['accents and case', 'Café ÉLAN', 'cafe elan'],
    ['letters that Unicode does not decompose', 'Straße in Łódź', 'strasse in lodz'],
    ['vowel signs, which are parts of their words', 'काशी की सुबह', 'काशी सुबह'],
    ['a nukta, which many leave out', 'ज़मीन', 'जमीन'],
    ['joiners, which nobody sees', 'क्\u200dष', 'क्ष'],
    ['a word that is longer than what counts', 'Photographically', 'photographic'],
  ])('When a title has %s, then a query finds it', (_what, title, query) => {
    const prefixes = listPrefixes(title, []);
    for (const word of toLibraryWords(query)) expect(prefixes).toContain(word);
  });

  test('When two words differ in their vowel signs alone, then a query for one does not find the other', () => {
    const [word = ''] = toLibraryWords('कला');
    expect(listPrefixes('कली', [])).not.toContain(word);
  });

  test('When a query has hundreds of words, then as many count as in the search of the site', () => {
    expect(toLibraryWords(Array.from({ length: 300 }, (_, index) => `w${index}`).join(' '))).toHaveLength(8);
  });
});
