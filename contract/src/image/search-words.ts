const WORD = /[\p{L}\p{N}]+/gu;
/** Words of an image that are found, and characters by which each is. */
const WORDS_MAX = 24;
const LENGTH_MAX = 12;

/** The words of a text as they are compared: without case and accents, at most twelve characters of each. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return [...new Set(plain.match(WORD)?.map((word) => Array.from(word).slice(0, LENGTH_MAX).join('')))];
}

/** Every beginning of the words of an image's title and tags, by which the database finds it. */
export function beginningsOf(title: unknown, tags: unknown): string[] {
  const text = [title, ...(Array.isArray(tags) ? tags : [])].join(' ');
  const beginnings = wordsOf(text)
    .slice(0, WORDS_MAX)
    .flatMap((word) => {
      const characters = Array.from(word);
      return characters.map((_, index) => characters.slice(0, index + 1).join(''));
    });
  return [...new Set(beginnings)];
}
