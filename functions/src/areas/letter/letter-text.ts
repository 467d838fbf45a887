import { isLetterBlock, type LetterBlock, parseChosen } from '@aperture-byline/contract/letter/stored';
import {
  blockMarker,
  LETTER_CHOSEN_MAX,
  type LetterPart,
  type LetterWorks,
} from '@aperture-byline/contract/letter/wire';
import { isEmptyHtml } from '@aperture-byline/contract/profile/bodies';
import { sanitizeLetter } from '../../lib/text/html.ts';

/** Words, or the place of a block. */
type TextPart = { html: string } | { block: LetterBlock };

/** Beginning of a marker with its kind, or its end, in sanitised HTML, where `<` and `>` stand around tags only. */
const MARKER = /<letter-block(?: kind="([^"<>]*)")?>|<\/letter-block>/;
const TAG = /<(\/?)([a-z][a-z0-9]*)(?:[^a-z0-9<>][^<>]*)?>/g;
/** Elements without an end tag. */
const VOID_TAGS: readonly string[] = ['br', 'hr'];

/** The HTML of a letter as it is stored. Empty where there is nothing to read, and no block. */
export function cleanLetter(html: unknown): string {
  const clean = sanitizeLetter(html, (sanitized) => joinParts(findPlaces(sanitized)));
  return isEmptyHtml(clean) && blocksIn(clean).length === 0 ? '' : clean;
}

/** Fills in the given works; leaves out empty paragraphs between two blocks, and blocks without works. */
export function fillText(html: unknown, works: readonly LetterWorks[]): LetterPart[] {
  return findPlaces(cleanLetter(html)).flatMap((part): LetterPart[] => {
    if ('block' in part) return works.filter(({ block }) => block === part.block);
    return isEmptyHtml(part.html) && !part.html.includes('<hr>') ? [] : [part];
  });
}

/** The blocks of a letter, in the order in which they stand in it. */
export function blocksIn(html: string): LetterBlock[] {
  return findPlaces(html).flatMap((part) => ('block' in part ? [part.block] : []));
}

/** A marker is a place outside of all other elements, the first time that its block is named. */
function findPlaces(sanitized: string): TextPart[] {
  const [first = '', ...rest] = sanitized.split(MARKER);
  const parts: TextPart[] = [];
  let words = first;
  let depth = countOpen(first);
  const blocks = new Set<LetterBlock>();
  for (let index = 0; index < rest.length; index += 2) {
    const block = rest[index];
    if (isLetterBlock(block) && depth === 0 && !blocks.has(block) && fits(block, blocks)) {
      blocks.add(block);
      parts.push({ html: words }, { block });
      words = '';
    }
    const next = rest[index + 1] ?? '';
    words += next;
    depth += countOpen(next);
  }
  return [...parts, { html: words }];
}

const fits = (block: LetterBlock, placed: ReadonlySet<LetterBlock>): boolean =>
  parseChosen(block) === null || [...placed].filter(parseChosen).length < LETTER_CHOSEN_MAX;

const joinParts = (parts: readonly TextPart[]): string =>
  parts.map((part) => ('block' in part ? blockMarker(part.block) : part.html)).join('');

/** Elements that a piece of HTML opens and does not close; negative where it closes more. */
function countOpen(html: string): number {
  let open = 0;
  for (const [, slash, name = ''] of html.matchAll(TAG)) if (!VOID_TAGS.includes(name)) open += slash === '/' ? -1 : 1;
  return open;
}
