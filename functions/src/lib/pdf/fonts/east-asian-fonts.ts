import { readFileSync } from 'node:fs';
import { resolveFile } from './font-files.ts';

/** Noto Sans for simplified and traditional Chinese, Japanese and Korean, which draw many characters differently. */
type Variant = 'sc' | 'tc' | 'jp' | 'kr';

const EAST_ASIAN =
  /[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Bopo}\u3000-\u303f\u3190-\u33ff\ufe30-\ufe4f\uff00-\uffef]/u;

/** Variant to ask first. Ideographs alone may be Chinese or Japanese: simplified Chinese is read most. */
const ORDERS: readonly (readonly [characters: RegExp, order: readonly Variant[]])[] = [
  [/[\p{sc=Hira}\p{sc=Kana}]/u, ['jp', 'sc', 'tc', 'kr']],
  [/\p{sc=Hang}/u, ['kr', 'jp', 'sc', 'tc']],
  [/\p{sc=Bopo}/u, ['tc', 'sc', 'jp', 'kr']],
  [/(?:)/u, ['sc', 'tc', 'jp', 'kr']],
];

/** A part of a font, in a file of its own, and the ranges of characters that may be in it. */
interface Slice {
  file: string;
  ranges: readonly (readonly [first: number, last: number])[];
}

const slicesOf = new Map<Variant, readonly Slice[]>();

function readSlices(variant: Variant): readonly Slice[] {
  const known = slicesOf.get(variant);
  if (known) return known;
  const folder = `@fontsource-variable/noto-sans-${variant}`;
  const ranges: Record<string, string> = JSON.parse(readFileSync(resolveFile(`${folder}/unicode.json`), 'utf8'));
  const slices = Object.entries(ranges).map(([name, list]) => ({
    // Numbered ones stand in brackets.
    file: `${folder}/files/noto-sans-${variant}-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`,
    ranges: list.split(',').map(toRange),
  }));
  slicesOf.set(variant, slices);
  return slices;
}

/** `U+4e00-4e0f`, `U+4e00`. */
function toRange(text: string): readonly [number, number] {
  const [first = 0, last = first] = text
    .slice('U+'.length)
    .split('-')
    .map((part) => Number.parseInt(part, 16));
  return [first, last];
}

/** Lists files that may have a character, the likeliest first, by the variants that the text around it suggests. */
export function listEastAsianFiles(character: string, text: string): readonly string[] {
  if (!EAST_ASIAN.test(character)) return [];
  const codePoint = character.codePointAt(0) ?? 0;
  const [, order = []] = ORDERS.find(([characters]) => characters.test(text)) ?? [];
  return order.flatMap((variant) =>
    readSlices(variant)
      .filter(({ ranges }) => ranges.some(([first, last]) => first <= codePoint && codePoint <= last))
      .map(({ file }) => file),
  );
}
