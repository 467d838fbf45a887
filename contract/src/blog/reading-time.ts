const WORDS_PER_MINUTE = 200;

/** Whole minutes that a text takes to read, at least one. */
export function computeReadingTime(html: string): number {
  const parts = html.replace(/<[^<>]*>|&nbsp;/g, ' ').split(/\s+/);
  const words = parts.filter((part) => /[\p{L}\p{N}]/u.test(part));
  return Math.max(1, Math.ceil(words.length / WORDS_PER_MINUTE));
}
