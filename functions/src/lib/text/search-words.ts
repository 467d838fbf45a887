import { foldedWords, queryWords } from '@aperture-byline/contract/search/words';

/** Characters by which a word is found. */
const LENGTH_MAX = 12;

/** The words of a query to the library, each once, as `listPrefixes` has them. */
export function toLibraryWords(query: string): string[] {
  return [...new Set(queryWords(query).map(cutWord))];
}

/**
 * Every beginning of the words of an image's title and tags, by which the database finds it. The longest title and
 * twenty of the longest tags have 460 words at most, so 5,520 beginnings; Firestore takes 40,000 index entries of a
 * document, and each is two.
 */
export function listPrefixes(title: unknown, tags: unknown): string[] {
  const text = [title, ...(Array.isArray(tags) ? tags : [])].join(' ');
  const beginnings = foldedWords(text).flatMap((word) => {
    const characters = Array.from(cutWord(word));
    return characters.map((_, index) => characters.slice(0, index + 1).join(''));
  });
  return [...new Set(beginnings)];
}

const cutWord = (word: string): string => Array.from(word).slice(0, LENGTH_MAX).join('');
