import { isOneOff } from '../shared/one-off.ts';
import { toPlainDigits } from '../shared/text/digits.ts';
import { findStateByCode, INDIAN_STATES, type IndianState } from './state-list.ts';
import { STATE_ABBREVIATIONS, STATE_NAMES } from './state-names.ts';

/** Words that say nothing about which state it is. */
const FILLERS: ReadonlySet<string> = new Set(
  'and of the state union territory government govt india island islands और एवं एवम व तथा आणि અને ও و اور ਅਤੇ राज्य'.split(
    ' ',
  ),
);
/** A nasal before another consonant is written as one of these, or as the dot above. */
const NASALS = /[ङञणनम]्(?=\p{L})/gu;
/** Accents of Latin letters, dots below Indic letters, and vowel marks of Arabic ones. */
const MARKS = /[\u0300-\u036f\u093c\u09bc\u0a3c\u0b3c\u064b-\u065f\u0670\u200b-\u200f]/g;

const fold = (text: string) =>
  toPlainDigits(text)
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(NASALS, 'ं')
    .replace(/ي/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/['’‘`]/g, '');

const words = (text: string): string[] => fold(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** The letters alone: `Jammu & Kashmir`, `JAMMU AND KASHMIR` and `State of Jammu-Kashmir` are the same. */
const stateKey = (text: string) =>
  words(text)
    .filter((word) => !FILLERS.has(word))
    .join('');
/** With the words that say nothing, in which a letter may be wrong too. */
const fullKey = (text: string) => words(text).join('');

/** Names by their keys, which may be misspelled. */
const NAMES: ReadonlyMap<string, IndianState> = new Map(
  INDIAN_STATES.flatMap((state) =>
    [state.name, ...(STATE_NAMES[state.iso] ?? '').split(', ')].flatMap((name) =>
      [stateKey(name), fullKey(name)].map((key) => [key, state] as const),
    ),
  ),
);
const ABBREVIATIONS: ReadonlyMap<string, IndianState> = new Map(
  INDIAN_STATES.flatMap((state) =>
    [state.iso, ...(STATE_ABBREVIATIONS[state.iso] ?? '').split(' ')]
      .filter(Boolean)
      .map((short) => [stateKey(short), state] as const),
  ),
);

const findExact = (text: string) => {
  const key = stateKey(text);
  return NAMES.get(key) ?? ABBREVIATIONS.get(key);
};

/** Only where nothing else is written: a number inside other text is a day, a house or a postcode. */
const CODE_ALONE = /^[\s.,()]*(\d{1,2})[\s.,()]*$/;

function findByCode(text: string): IndianState | undefined {
  const [, code] = CODE_ALONE.exec(fold(text)) ?? [];
  return code === undefined ? undefined : findStateByCode(code.padStart(2, '0'));
}

/** Beside a name it says which kind it is; alone it is Uttarakhand. */
const UNION_TERRITORY = /\bU\.?\s?T\b\.?/gi;

/** Too short for a wrong letter: most of it could be another word. */
const MISSPELLED_MIN = 4;

/** Finds the state of a name, abbreviation or lone code, one letter wrong too; undefined for none or several. */
export function findState(text: string): IndianState | undefined {
  return findByCode(text) ?? findAsWritten(text) ?? findAsWritten(text.replace(UNION_TERRITORY, ' '));
}

function findAsWritten(text: string): IndianState | undefined {
  const exact = findExact(text);
  if (exact) return exact;
  const inParts = text.split(/[,()/\p{Pd}]/u).flatMap((part) => findExact(part) ?? []);
  const numberless = words(text)
    .filter((word) => !/^\d+$/.test(word))
    .join(' ');
  return findOnly(inParts) ?? findOnly([stateKey, fullKey].flatMap((toKey) => findMisspelled(toKey(numberless))));
}

const findOnly = (states: readonly IndianState[]) => (new Set(states).size === 1 ? states[0] : undefined);

function findMisspelled(key: string): IndianState[] {
  const letters = [...key];
  if (letters.length < MISSPELLED_MIN) return [];
  return [...NAMES].flatMap(([name, state]) =>
    name.length > MISSPELLED_MIN && isOneOff(letters, [...name]) ? [state] : [],
  );
}
