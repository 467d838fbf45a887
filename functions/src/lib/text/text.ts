import { COMMENT_LINKS_MAX } from '@aperture-byline/contract/shared/constants';

/** Embeddings, overrides and isolates of the writing direction: they turn what stands around them. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/g;
const LINK = /https?:\/\/(?:www\.)?|www\./gi;

/** Returns a text without the characters that would change the direction of the text around it; trimmed. */
export function withoutDirection(text: string): string {
  return text.replace(DIRECTION, '').trim();
}

/** True for a text that an administrator looks at before others do. */
export function hasManyLinks(text: string): boolean {
  return (text.match(LINK) ?? []).length > COMMENT_LINKS_MAX;
}
