import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fitsImagePath,
  fitsRecordField,
  fitsWord,
  joinAchievements,
  joinImagePaths,
  joinSocialLinks,
  joinWords,
  SeparatorInFieldError,
  splitAchievements,
  splitSocialLinks,
  splitWords,
} from './joined-strings.ts';

/** Texts that like to hold separators, whole and in pieces. */
const tricky = fc
  .array(fc.oneof(fc.constantFrom('|', '~', '||', '|~|', ':', '::', ',', ' '), fc.string({ maxLength: 4 })), {
    maxLength: 6,
  })
  .map((parts) => parts.join(''));

const achievement = (text: fc.Arbitrary<string>) => fc.record({ title: text, description: text, achievedDate: text });
const link = (text: fc.Arbitrary<string>) => fc.record({ socialMedia: text, link: text });

describe('achievements', () => {
  test('When every field fits, then the list comes back as it was', () => {
    const fitting = fc.array(achievement(tricky.filter(fitsRecordField)), { minLength: 1 });
    fc.assert(
      fc.property(fitting, (list) => {
        expect(splitAchievements(joinAchievements(list))).toEqual(list);
      }),
      { numRuns: 1000 },
    );
  });

  test('When any field does not fit, then it is refused by name', () => {
    fc.assert(
      fc.property(
        fc.array(achievement(tricky)),
        fc.nat(),
        fc.constantFrom('title', 'description', 'achievedDate'),
        fc.constantFrom('||', '|~|'),
        tricky,
        (list, index, field, separator, text) => {
          const good = { title: 'a', description: 'b', achievedDate: '2026-01-01' };
          const bad = { ...good, [field]: `${text}${separator}${text}` };
          const records = list.map((one) => (Object.values(one).every(fitsRecordField) ? one : good));
          records.splice(index % (records.length + 1), 0, bad);
          expect(() => joinAchievements(records)).toThrow(SeparatorInFieldError);
        },
      ),
    );
  });

  test('When there are none, then the string is empty, and an empty string is none', () => {
    expect(joinAchievements([])).toBe('');
    expect(splitAchievements('')).toEqual([]);
  });

  test('When the wire format is written, then it is the one that is promised', () => {
    expect(
      joinAchievements([
        { title: 'Prize', description: 'First', achievedDate: '2025-01-02' },
        { title: 'Show', description: '', achievedDate: '2026-01-02' },
      ]),
    ).toBe('Prize||First||2025-01-02|~|Show||||2026-01-02');
  });
});

describe('social links', () => {
  test('When every field fits, then the list comes back as it was', () => {
    const fitting = fc.array(link(tricky.filter(fitsRecordField)), { minLength: 1 });
    fc.assert(
      fc.property(fitting, (list) => {
        expect(splitSocialLinks(joinSocialLinks(list))).toEqual(list);
      }),
      { numRuns: 1000 },
    );
  });

  test('When an address holds a separator, then it is refused', () => {
    for (const address of ['https://x.com/a||b', 'https://x.com/|~|', '|', '~'])
      expect(() => joinSocialLinks([{ socialMedia: 'x', link: address }])).toThrow(SeparatorInFieldError);
  });
});

describe('image paths', () => {
  test('When every path fits, then the list comes back as it was', () => {
    fc.assert(
      fc.property(fc.array(tricky.filter(fitsImagePath)), (paths) => {
        const joined = joinImagePaths(paths);
        expect(joined === '' ? [] : joined.split('::')).toEqual(paths);
      }),
      { numRuns: 1000 },
    );
  });

  test('When a path could be taken for two, then it is refused', () => {
    for (const path of ['a::b', ':a', 'a:', '', '::'])
      expect(() => joinImagePaths([path])).toThrow(SeparatorInFieldError);
  });
});

describe('categories and tags', () => {
  test('When every word fits, then the list comes back as it was', () => {
    fc.assert(
      fc.property(fc.array(tricky.filter(fitsWord)), (words) => {
        expect(splitWords(joinWords(words))).toEqual(words);
      }),
      { numRuns: 1000 },
    );
  });

  test('When a word contains a comma or has spaces around it, then it is rejected', () => {
    for (const word of ['a,b', ',', ' a', 'a ', '']) expect(() => joinWords([word])).toThrow(SeparatorInFieldError);
  });

  test('When people write lists by hand, then spaces and gaps do not matter', () => {
    expect(splitWords(' fog , hills,,dawn ')).toEqual(['fog', 'hills', 'dawn']);
  });
});
