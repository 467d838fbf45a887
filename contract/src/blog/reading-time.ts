const WORDS_PER_MINUTE = 200;

export function countWords(html: string): number {
  const parts = html.replace(/<[^<>]*>|&nbsp;/g, ' ').split(/\s+/);
  return parts.filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
}

/** Whole minutes that so many words take to read, at least one. */
export const readingMinutes = (words: number): number => Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));

export const computeReadingTime = (html: string): number => readingMinutes(countWords(html));
