/** All control characters but tab and line ends. */
const CONTROL = /[^\P{Cc}\t\n\r]/u;

/**
 * No language puts more combining marks on a letter (Unicode's Stream-Safe Text Format, UAX 15). Sorting them, which is a part
 * of normalizing, takes time that grows with the square of their number.
 */
const TOO_MANY_MARKS = /\p{M}{31}/u;

/** A text in its stored form, NFC and trimmed; null for one with control characters or broken Unicode. */
export function readText(text: string): string | null {
  if (!text.isWellFormed() || CONTROL.test(text) || TOO_MANY_MARKS.test(text)) return null;
  return text.normalize('NFC').trim();
}
