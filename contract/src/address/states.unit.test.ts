import { expect, test } from 'vitest';
import { COUNTRY_NAMES } from './countries.ts';
import { INDIAN_STATES } from './state-list.ts';
import { STATE_ABBREVIATIONS, STATE_NAMES } from './state-names.ts';
import { findState } from './states.ts';

const isoOf = (text: string) => findState(text)?.iso;
const NAMES = INDIAN_STATES.flatMap(({ iso, name }) =>
  [name, ...(STATE_NAMES[iso] ?? '').split(', ')].map((one) => [iso, one] as const),
);

test('When states are counted, then there are 28 and 8 union territories, each with codes of its own', () => {
  expect(INDIAN_STATES).toHaveLength(36);
  expect(new Set(INDIAN_STATES.map(({ iso }) => iso)).size).toBe(36);
  expect(new Set(INDIAN_STATES.map(({ gst }) => gst)).size).toBe(36);
  const isKnown = (iso: string) => INDIAN_STATES.some((state) => state.iso === iso);
  for (const iso of [...Object.keys(STATE_NAMES), ...Object.keys(STATE_ABBREVIATIONS)])
    expect(isKnown(iso), iso).toBe(true);
});

test('When a state is written by any of its names and codes, however they are set, then it is found', () => {
  for (const [iso, name] of NAMES)
    for (const text of [name, name.toUpperCase(), ` ${name.toLowerCase()} `, `State of ${name}`, `${name}, India`])
      expect(isoOf(text), text).toBe(iso);
  for (const { iso, gst, name } of INDIAN_STATES) {
    const shorts = [iso, ...(STATE_ABBREVIATIONS[iso] ?? '').split(' ')].filter(Boolean);
    for (const text of [...shorts, iso.toLowerCase(), [...iso].join('.'), gst, `IN-${iso}`, `${gst}-${name}`])
      expect(isoOf(text), text).toBe(iso);
    for (const text of [`${name} (${iso})`, `${iso} – ${name}`, name.replace(/ and /g, ' & ')])
      expect(isoOf(text), text).toBe(iso);
  }
});

test('When one letter of a name is wrong, missing, too many or swapped, then it is found, and no other', () => {
  for (const { iso, name } of INDIAN_STATES) {
    if (name.length <= 4) continue;
    for (let at = 0; at < name.length; at += 1) {
      const [before, letter = '', next = '', after] = [name.slice(0, at), name[at], name[at + 1], name.slice(at + 2)];
      const misspelled = [
        `${before}x${next}${after}`,
        `${before}${next}${after}`,
        `${before}${letter}x${next}${after}`,
      ];
      for (const text of [...misspelled, `${before}${next}${letter}${after}`]) expect(isoOf(text), text).toBe(iso);
    }
  }
});

test.each([
  ['MH', 'MH'],
  ['महाराष्ट्र', 'MH'],
  ['Maharastra', 'MH'],
  ['Mahārāṣṭra', 'MH'],
  ['Mumbai, Maharashtra', 'MH'],
  ['Orissa', 'OD'],
  ['Pondicherry', 'PY'],
  ['New Delhi', 'DL'],
  ['J & K', 'JK'],
  ['Jammu-Kashmir', 'JK'],
  ['Tamilnadu', 'TN'],
  ['Tamil Nādu', 'TN'],
  ['Uttrakhand', 'UK'],
  ['Chattisgarh', 'CG'],
  ['उत्तराखण्ड', 'UK'],
  ['आन्ध्र प्रदेश', 'AP'],
  ['चण्डीगढ़', 'CH'],
  ['मिज़ोरम', 'MZ'],
  ['A & N Islands', 'AN'],
  ['U.T. of Ladakh'.replace('U.T.', 'Union Territory'), 'LA'],
  ['NEFA', 'AR'],
  ['Ladhak', 'LA'],
  ['UT Chandigarh', 'CH'],
  ['U.T. of Ladakh', 'LA'],
  ['Puducherry (UT)', 'PY'],
  ['Delhi, U.T.', 'DL'],
  ['UT', 'UK'],
  ['Dehradun, UT', 'UK'],
  ['Rajputana', 'RJ'],
  ['Gova', 'GA'],
  ['Seemandhra', 'AP'],
  ['BH', 'BR'],
  ['6', 'HR'],
  ['२७', 'MH'],
  ['25', 'DH'],
  ['28', 'AP'],
  [' (27). ', 'MH'],
] as const)('When “%s” is written, then it is %s', (text, iso) => {
  expect(isoOf(text)).toBe(iso);
});

test.each([
  '',
  ' ',
  'X',
  'Gxa',
  'XX',
  '00',
  '39',
  '97',
  'Bavaria',
  'Goa / Kerala',
  'Pradesh',
  'Island',
  'Mumbai',
  '&',
  '.',
])('When “%s” is written, then it is no state', (text) => {
  expect(findState(text)).toBeUndefined();
});

test('When a number stands inside other text, then it is no state', () => {
  for (let number = 0; number < 100; number += 1)
    for (const code of [`${number}`, `${number}`.padStart(2, '0')])
      for (const text of [
        `2026-${code}-45T99:00:00.000Z`,
        `${code} Nov`,
        `Nov ${code}`,
        `${code}, Nov`,
        `(${code}) Nov`,
        `${code}/${code}`,
        `${code}-11-2026`,
        `${[...code].join('.')}.`.repeat(2),
        `${[...code].join(' ')} x`,
        `India, ${code}`,
        `State ${code}`,
        `${code} UT`,
        `U.T., ${code}`,
        `+${code}`,
        `-${code}`,
        `${code}%`,
        `0${code}0`,
      ]) {
        const isUttarakhand = /UT|U\.T\./.test(text);
        expect([undefined, ...(isUttarakhand ? ['UK'] : [])], text).toContain(isoOf(text));
      }
  for (const digits of ['1 3', '1-3', '1/3', '1.3', '1,3', '१/३']) expect(isoOf(digits), digits).toBeUndefined();
});

test('When a number stands beside the name of a state, then the name says which it is', () => {
  for (const { iso, name } of INDIAN_STATES)
    for (const text of [`20, ${name}`, `${name} - 560001`, `13-${name}`, `${name} (27)`])
      expect(isoOf(text), text).toBe(iso);
  expect(['29-Karnatka', '20, Karnatka', 'Karnataka 560001'].map(isoOf)).toEqual(['KA', 'KA', 'KA']);
});

test('When a country is written, then it is no state', () => {
  expect(COUNTRY_NAMES.filter((name) => findState(name))).toEqual([]);
});
