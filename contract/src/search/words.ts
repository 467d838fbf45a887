/** Latin accents; combining marks of other scripts, such as the vowel signs of Devanagari, are parts of their words. */
const ACCENTS = /[\u0300-\u036F]/g;
/** Directions and joiners, which nobody sees, and the nukta, which many leave out. */
const UNSEEN = /[\u093C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
/** Letters that Unicode does not decompose, as typed without them; chandrabindu is often written as anusvara. */
const VARIANTS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  '\u0901': '\u0902',
};
const WITH_VARIANTS = /[ßæœøđłı\u0901]/g;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Characters of a search query, and words of it, that count: what is longer is cut. */
export const QUERY_MAX = { characters: 200, words: 8 } as const;
/** Characters of a word that count. */
const WORD_MAX = 32;

/** A text as it is compared: without case, accents and signs that nobody sees. */
function fold(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(UNSEEN, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(WITH_VARIANTS, (letter) => VARIANTS[letter] ?? letter);
}

/** The words of a text as they are compared, in order. */
export function foldedWords(text: string): string[] {
  return (fold(text).match(WORD) ?? []).map((word) => word.slice(0, WORD_MAX));
}

/** The words of a search query, each once. */
export function queryWords(query: string): string[] {
  return [...new Set(foldedWords(query.slice(0, QUERY_MAX.characters)))].slice(0, QUERY_MAX.words);
}

/** A part of a text, and whether it is a word that was found. */
export interface MarkedPart {
  text: string;
  isMatch: boolean;
}

/** Divides a text at the words whose folded forms are among `matches`. The parts together are the text. */
export function markMatches(text: string, matches: readonly string[]): MarkedPart[] {
  const found = new Set(matches);
  const parts: MarkedPart[] = [];
  let end = 0;
  // Joiners and directions stand within words.
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}\p{Cf}]+/gu)) {
    if (!foldedWords(word).some((folded) => found.has(folded))) continue;
    if (index > end) parts.push({ text: text.slice(end, index), isMatch: false });
    parts.push({ text: word, isMatch: true });
    end = index + word.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}
