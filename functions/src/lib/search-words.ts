const WORD = /[\p{L}\p{N}]+/gu;
/** Characters by which a word is found. */
const LENGTH_MAX = 12;

/** The words of a text as they are compared: without case and accents, at most twelve characters of each. */
export function normalizeWords(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return [...new Set(plain.match(WORD)?.map((word) => Array.from(word).slice(0, LENGTH_MAX).join('')))];
}

/**
 * Every beginning of the words of an image's title and tags, by which the database finds it. The longest title and twenty of the longest
 * tags have 460 words at most, so 5,520 beginnings; Firestore takes 40,000 index entries of a document, and each is two.
 */
export function listPrefixes(title: unknown, tags: unknown): string[] {
  const text = [title, ...(Array.isArray(tags) ? tags : [])].join(' ');
  const beginnings = normalizeWords(text).flatMap((word) => {
    const characters = Array.from(word);
    return characters.map((_, index) => characters.slice(0, index + 1).join(''));
  });
  return [...new Set(beginnings)];
}
