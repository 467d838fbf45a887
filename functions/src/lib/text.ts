import { COMMENT_LINKS_MAX } from '@aperture-byline/contract/shared/constants';

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

/** Embeddings, overrides and isolates of the writing direction: they turn what stands around them. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/g;
const LINK = /https?:\/\/(?:www\.)?|www\./gi;

/** What somebody wrote for others, without what would turn the text around it; trimmed. */
export function withoutDirection(text: string): string {
  return text.replace(DIRECTION, '').trim();
}

/** True for a text that an administrator looks at before others do. */
export function hasManyLinks(text: string): boolean {
  return (text.match(LINK) ?? []).length > COMMENT_LINKS_MAX;
}
