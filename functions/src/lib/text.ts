/** Tab and line ends are the only control characters that stand in a text of a person. */
const CONTROL = /[^\P{Cc}\t\n\r]/u;

/**
 * No language piles more marks upon a letter (Unicode's Stream-Safe Text Format, UAX 15). Sorting them, which is a part
 * of normalizing, takes time that grows with the square of their number.
 */
const TOO_MANY_MARKS = /\p{M}{31}/u;

/** A text in the one form in which it is kept, NFC and trimmed; null for what is no text of a person. */
export function readText(text: string): string | null {
  if (!text.isWellFormed() || CONTROL.test(text) || TOO_MANY_MARKS.test(text)) return null;
  return text.normalize('NFC').trim();
}
