import type { LetterBlock } from './stored.ts';

/** Marks a block's place in a letter's HTML: between paragraphs, empty, each block once. No other text may have it. */
export const BLOCK_TAG = 'letter-block';

/** Its one attribute: a `LetterBlock`. */
export const BLOCK_ATTRIBUTE = 'kind';

export const blockMarker = (block: LetterBlock): string =>
  `<${BLOCK_TAG} ${BLOCK_ATTRIBUTE}="${block}"></${BLOCK_TAG}>`;
