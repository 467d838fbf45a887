import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../../../test-support/any-text.ts';
import { REAL_NAMES } from '../../../test-support/real-names.ts';
import { findNamePartProblem } from '../../user/person-name.ts';
import { cleanText, type TextKind } from './clean-text.ts';

const KINDS: readonly TextKind[] = ['line', 'prose', 'html', 'code'];

/** Invisible characters that pasted text contains, each tested between two letters. */
const UNSEEN = [
  ...['\u0000', '\u0002', '\u0007', '\u001b', '\u007f', '\u0080', '\u009f'],
  ...['\ud83d', '\ude00', '\ufdd0', '\ufffe', '\uffff'],
  ...['\u00ad', '\u061c', '\u180e', '\u200b', '\u200c', '\u200d', '\u200e', '\u200f', '\u2060', '\u2063', '\ufeff'],
  ...['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069', '\u206f'],
  ...['\ufff9', '\ufffc', '\u{e0001}', '\u{e0041}'],
];

test('When something stands unseen between letters, then every kind of text loses it', () => {
  for (const kind of KINDS)
    for (const sign of UNSEEN) expect(cleanText(kind, `a${sign}b`), JSON.stringify(sign)).toBe('ab');
});

test.each(['\r\n', '\r', '\n', '\u000b', '\u000c', '\u0085', '\u2028', '\u2029'])(
  'When a line ends by %j, then prose has a line end and one line a space',
  (end) => {
    expect(KINDS.map((kind) => cleanText(kind, ` a${end}b${end}`))).toEqual(['a b', 'a\nb', 'a\nb', 'ab']);
  },
);

test('When spaces are of another kind, then one line has plain ones, prose keeps them, and a code has none', () => {
  expect(KINDS.map((kind) => cleanText(kind, '\u00a01\u00a02\u202f3\t4 '))).toEqual([
    '1 2 3 4',
    '1\u00a02\u202f3\t4',
    '1\u00a02\u202f3\t4',
    '1234',
  ]);
});

test('When a text comes from a terminal, then its colours are left out', () => {
  expect(cleanText('prose', '\u001b[1;31mred\u001b[0m [0m')).toBe('red [0m');
});

test.each([
  ...REAL_NAMES,
  ...['क्‍ष', 'क्‌ष', 'र्‍', 'ന്‍', 'ශ්‍රී', 'র‍্য', 'می‌خواهم', 'ه‍', 'ᠮᠣᠩᠭᠣᠯ᠎ᠠ'],
  ...['👩‍👩‍👧‍👦', '🏳️‍🌈', '🏴‍☠️', '👩🏽‍💻', '🧑🏿‍🤝‍🧑🏻', '❤️‍🔥', '👨‍🦰', '🧔‍♂️'],
  ...['🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🇮🇳', '1️⃣', '☂︎', '葛\u{e0100}', 'ﷺ', '𝒜𝓈𝒽𝒶', '한글', 'naïve café'],
])('When a text is %s, then it stays as it is', (text) => {
  for (const kind of ['line', 'prose', 'html'] as const) expect(cleanText(kind, text)).toBe(text.normalize('NFC'));
});

test('When prose is written from right to left, then its marks of the direction stay, but nothing that turns other text', () => {
  const text = 'שפת C++\u200e היא \u202eשפה\u202c';
  expect(cleanText('prose', text)).toBe('שפת C++\u200e היא שפה');
  expect(cleanText('line', text)).toBe('שפת C++ היא שפה');
});

test('When a text is joiners and nothing else, then it is empty', () => {
  for (const text of ['\u200d', '\u200c\u200d\u200c', ' \u200d ', '\ufeff\u200b\u2060'])
    expect(cleanText('line', text)).toBe('');
  expect(findNamePartProblem('\u200d')).not.toBeNull();
});

test('When a letter has more marks than any language writes, then there is no text', () => {
  expect(cleanText('prose', `a${'\u0315'.repeat(30)}`)).not.toBeNull();
  for (const marks of ['\u0301'.repeat(40), '\u0301\u200b\u0315'.repeat(20)])
    for (const kind of KINDS) expect(cleanText(kind, `a${marks}`)).toBeNull();
});

test('When any text is clean, then it is composed, whole, and stays as it is', () => {
  const piece = fc.oneof(
    anyText({ maxLength: 5 }),
    fc.constantFrom(
      ...UNSEEN,
      ' ',
      '\n',
      '\u00a0',
      'क',
      '्',
      'ک',
      'ש',
      '👩',
      '🏽',
      '\ufe0f',
      '🏴',
      '\u{e007f}',
      '[31m',
      'e',
      '\u0301',
    ),
  );
  const texts = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(fc.constantFrom(...KINDS), texts, (kind, text) => {
      const clean = cleanText(kind, text);
      if (clean === null) return;
      expect(cleanText(kind, clean)).toBe(clean);
      expect(clean.isWellFormed() && clean === clean.normalize('NFC') && clean === clean.trim()).toBe(true);
      expect(clean).not.toMatch(/[^\P{Cc}\t\n]|[\u200b\u202a-\u202e\u2066-\u2069\ufeff]/u);
    }),
    { numRuns: 3000 },
  );
});
