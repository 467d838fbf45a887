const WORDS_PER_MINUTE = 200;

export function countWords(html: string): number {
  const parts = html.replace(/<[^<>]*>|&nbsp;/g, ' ').split(/\s+/);
  return parts.filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
}

/** Whole minutes that a text takes to read, at least one. */
export function computeReadingTime(html: string): number {
  return Math.max(1, Math.ceil(countWords(html) / WORDS_PER_MINUTE));
}
