import type { LetterBlock } from './stored.ts';

/**
 * The element that marks the place of a block in the HTML of a letter: between paragraphs, empty, and one of each kind
 * at most. The texts of works and people may not have it.
 */
export const BLOCK_TAG = 'letter-block';

/** Its one attribute: a `LetterBlock`. */
export const BLOCK_ATTRIBUTE = 'kind';

export const blockMarker = (block: LetterBlock): string =>
  `<${BLOCK_TAG} ${BLOCK_ATTRIBUTE}="${block}"></${BLOCK_TAG}>`;
