import { profileMessages } from '../profile/profile-messages.ts';
import { NAME_MAX } from '../shared/constants.ts';

/**
 * The one rule for names of people: accounts, profiles and guests. It rejects invisible characters, what can't be told
 * from something else, and names that pass for the platform's own people. Forms check it as it stands here; the server
 * checks the whole name once more with Unicode's table of confusable characters (`name-key.ts`), which is too heavy
 * for a page.
 */

/** The parts of a name as forms, bodies and documents spell them; others than texts count as missing. */
export type NameParts = Readonly<Partial<Record<NamePart, unknown>>>;
export const NAME_PARTS = ['firstName', 'middleName', 'lastName'] as const;
type NamePart = (typeof NAME_PARTS)[number];

/** Puts the usual character in place of each one that looks like it. */
export type Unconfuse = (text: string) => string;

/** The name as profiles show it, and as bylines do: without the middle name. */
export function displayNames(parts: NameParts): string[] {
  const [first, middle, last] = NAME_PARTS.map((name) => {
    const part = parts[name];
    // A longer text is rejected for its length alone, before any pattern runs.
    return typeof part === 'string' && part.length <= NAME_MAX ? part : '';
  });
  const join = (texts: unknown[]) => texts.filter(Boolean).join(' ');
  return [...new Set([join([first, middle, last]), join([first, last])])];
}

const VISIBLE = /[\p{L}\p{N}]/u;
/** Controls, line ends, direction marks, fillers, variation selectors, tags; and letters and signs drawn as nothing. */
const HIDDEN = /[\p{C}\p{DI}\p{Zl}\p{Zp}\u2800\u{13441}\u{13442}\u{16fe4}\u{1d159}]/u;
/** Letters drawn as signs: enclosed ones, and the halves of flags. */
const SIGN_LETTER = /\p{RI}|(?=\p{So})\p{Alpha}/u;
const LOOSE_MARK = /(?:^|\s)\p{M}/u;

/**
 * Joiners that spelling needs: beside a virama, which drops a vowel in the scripts of India, one chooses the shape of
 * the letters (RFC 5892); a non-joiner separates letters of one Arabic word, as in Persian compounds.
 */
const NEEDED_JOINER =
  /(?<=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d3b\u0d3c\u0d4d\u0dca])[\u200c\u200d]|(?<=\p{L})\u200d(?=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d3b\u0d3c\u0d4d\u0dca])|(?<=[\p{sc=Arab}\p{M}])\u200c(?=\p{sc=Arab})/gu;

/**
 * Marks that make another letter of the one before: nukta, hamza, the dots of shin, letters below letters in Tibetan
 * and Burmese, shifters in Khmer. They are part of the letter. Marks beside it, as most Indian vowels are, stack
 * nothing.
 */
const LETTER_MAKING =
  /[\p{Mc}\u05c1\u05c2\u0653-\u0655\u093c\u09bc\u0a3c\u0abc\u0b3c\u0c3c\u0cbc\u0f39\u0f8d-\u0fbc\u103b-\u103e\u17c9\u17ca]/gu;
const STACKED_MAX = 2;
const MARKS_MAX = 4;

/** More marks on a letter than any spelling has. */
function isStacked(name: string): boolean {
  return (name.normalize('NFD').match(/\p{M}+/gu) ?? []).some(
    (marks) => [...marks.replace(LETTER_MAKING, '')].length > STACKED_MAX || [...marks].length > MARKS_MAX,
  );
}

/** A letter of each script. */
const ALPHABETS = [
  /\p{sc=Latn}/u,
  /\p{sc=Grek}/u,
  /\p{sc=Cyrl}/u,
  /\p{sc=Armn}/u,
  /\p{sc=Geor}/u,
  /\p{sc=Hebr}/u,
  /\p{sc=Arab}/u,
  /\p{sc=Syrc}/u,
  /\p{sc=Thaa}/u,
  /\p{sc=Nkoo}/u,
  /\p{sc=Deva}/u,
  /\p{sc=Beng}/u,
  /\p{sc=Guru}/u,
  /\p{sc=Gujr}/u,
  /\p{sc=Orya}/u,
  /\p{sc=Taml}/u,
  /\p{sc=Telu}/u,
  /\p{sc=Knda}/u,
  /\p{sc=Mlym}/u,
  /\p{sc=Sinh}/u,
  /\p{sc=Thai}/u,
  /\p{sc=Laoo}/u,
  /\p{sc=Tibt}/u,
  /\p{sc=Mymr}/u,
  /\p{sc=Ethi}/u,
  /\p{sc=Cher}/u,
  /\p{sc=Cans}/u,
  /\p{sc=Mong}/u,
  /\p{sc=Khmr}/u,
  /\p{sc=Olck}/u,
  /\p{sc=Mtei}/u,
  /\p{sc=Lisu}/u,
  /\p{sc=Copt}/u,
  /\p{sc=Tfng}/u,
  /\p{sc=Vaii}/u,
  /\p{sc=Osge}/u,
  /\p{sc=Dsrt}/u,
  /\p{sc=Adlm}/u,
  // Written together in one word.
  /[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Bopo}\p{sc=Hang}]/u,
];
/** Belongs to every script. */
const COMMON = /[\p{sc=Zyyy}\p{sc=Zinh}]/u;
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}'’\u200c\u200d]+/u;

function isMixed(word: string): boolean {
  const letters = [...word].filter((sign) => !COMMON.test(sign));
  return new Set(letters.map((sign) => ALPHABETS.findIndex((alphabet) => alphabet.test(sign)))).size > 1;
}

/** Returns the problem of one part that is not empty, as a sentence, or null. */
export function findNamePartProblem(part: string): string | null {
  const text = part.replace(NEEDED_JOINER, '');
  const isLegible = VISIBLE.test(text) && !HIDDEN.test(text) && !SIGN_LETTER.test(text);
  if (!isLegible || LOOSE_MARK.test(text) || isStacked(text)) return profileMessages.nameInvalid;
  return part.split(BETWEEN_WORDS).some(isMixed) ? profileMessages.nameMixed : null;
}

/** Accents, which change no name here, and vowel points, which most people leave out. */
const ACCENT = /(?=\p{Mn})[\p{sc=Zinh}\p{sc=Arab}\p{sc=Hebr}]/gu;
const MARK_ON_LATIN = /(?<=\p{sc=Latn})\p{Mn}+/gu;
/** Small capitals from A to Z, most of which Unicode's table leaves apart. */
const SMALL_CAPITALS = new Map(
  Array.from('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡxʏᴢ', (capital, index) => [capital, String.fromCharCode(97 + index)]),
);
/** Digits and signs that are read as letters; `I` and `1` look like `l`, and `rn` like `m`. */
const READ_AS = new Map(
  ['0o', '1l', 'il', '|l', '!l', '3e', '4a', '@a', '5s', '$s', '6b', '7t', '8b', 'mrn'].map((pair) => [
    pair.slice(0, 1),
    pair.slice(1),
  ]),
);
const replaceEach = (text: string, by: ReadonlyMap<string, string>) =>
  Array.from(text, (character) => by.get(character) ?? character).join('');

/** Folds names that look alike to the same words. Two rounds: small look-alikes may come from capitals. */
export function foldName(name: string, unconfuse: Unconfuse): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{DI}/gu, '')
    .replace(ACCENT, '');
  let text = replaceEach(plain, SMALL_CAPITALS);
  for (let round = 0; round < 2; round += 1)
    text = unconfuse(text).normalize('NFKD').replace(MARK_ON_LATIN, '').toLowerCase();
  return replaceEach(text, READ_AS)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

const asTheyAre: Unconfuse = (text) => text;
const fold = (words: string) => words.split(' ').map((word) => foldName(word, asTheyAre));

/** The product's name, wherever it stands. */
const PRODUCT = fold('aperturebyline apertureandbyline aperturenbyline');
/** Words that say what somebody is here, wherever they stand: nobody is called that. */
const ROLES = fold('admin admins administrator administrators moderator moderators');
/** Words that do so alone, or among their like: some are surnames. */
const TITLES = [...ROLES, ...fold('support staff official')];
const COMPANIONS = fold('the our and of site team desk help customer service account');
const LETTER = /[\p{L}\p{M}]/u;

/** Without the numbers at the ends of words, as in `Admin 2`. */
function withoutNumbers(name: string): string {
  return name.replace(/\p{N}+/gu, (digits, start: number) => {
    const [before = ''] = Array.from(name.slice(0, start)).slice(-1);
    const [after = ''] = Array.from(name.slice(start + digits.length));
    return LETTER.test(before) && LETTER.test(after) ? digits : '';
  });
}

/** Whether a text is these words and nothing else, one after the other. */
function consistsOf(text: string, words: readonly string[]): boolean {
  const ends = new Set([0]);
  // A set takes what is added while it is iterated.
  for (const end of ends) for (const word of words) if (text.startsWith(word, end)) ends.add(end + word.length);
  return text !== '' && ends.has(text.length);
}

function isReserved(name: string): boolean {
  const words = name.split(' ');
  const whole = words.join('');
  return (
    PRODUCT.some((product) => whole.includes(product)) ||
    words.some((word) => ROLES.includes(word)) ||
    (TITLES.some((title) => whole.includes(title)) && consistsOf(whole, [...TITLES, ...COMPANIONS]))
  );
}

/** Returns the problem of the whole name however it is split over the parts, as a sentence, or null. */
export function findNameProblem(parts: NameParts, unconfuse: Unconfuse = asTheyAre): string | null {
  const isTaken = displayNames(parts)
    .flatMap((shown) => [shown, withoutNumbers(shown)])
    .some((shown) => isReserved(foldName(shown, unconfuse)));
  return isTaken ? profileMessages.nameReserved : null;
}
