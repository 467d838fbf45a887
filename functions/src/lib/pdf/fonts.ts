import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { create, Font } from 'fontkit';

/** What a text is drawn in: words, words that stand out, and the product's headlines. */
export type Face = 'text' | 'strong' | 'headline';

const withWeight = (weight: '400Regular' | '600SemiBold') => [
  `@expo-google-fonts/inter/${weight}/Inter_${weight}.ttf`,
  `@expo-google-fonts/noto-sans-devanagari/${weight}/NotoSansDevanagari_${weight}.ttf`,
  `@expo-google-fonts/noto-sans-arabic/${weight}/NotoSansArabic_${weight}.ttf`,
  `@expo-google-fonts/noto-sans-hebrew/${weight}/NotoSansHebrew_${weight}.ttf`,
];

/** The files of a face: the first that has a character draws it. TrueType, of which a document embeds what it draws. */
const FILES: Readonly<Record<Face, readonly string[]>> = {
  text: withWeight('400Regular'),
  strong: withWeight('600SemiBold'),
  headline: ['@expo-google-fonts/fraunces/400Regular/Fraunces_400Regular.ttf', ...withWeight('400Regular')],
};

/** Their glyphs stand for characters, one for each, in the order in which they are read. */
const UNSHAPED = /inter|fraunces/;

const { resolve } = createRequire(import.meta.url);

interface ReadFont {
  font: Font;
  characters: ReadonlySet<number>;
  /** Drawn by the glyph of another one, as which it would be copied. */
  ambiguous: ReadonlySet<number>;
}

/** Their tables are parsed once for all documents: that takes longer than to draw one. */
const read = new Map<string, ReadFont>();

let open: typeof create | undefined;

/** Loads what parses fonts, before the others are called: an instance that draws nothing starts without it. */
export async function loadFonts(): Promise<void> {
  open ??= (await import('fontkit')).create;
}

/** A file of a package, beside the sources as beside the bundle. */
export function readFont(file: string): ReadFont {
  const known = read.get(file);
  if (known) return known;
  const font = open?.(readFileSync(resolve(file)));
  if (!font || !('characterSet' in font)) throw new Error(`${file} can’t be read as a font`);
  // fontkit remembers for which character it first needed a glyph, also as a part of another one, and documents say that it means this.
  const ambiguous = font.characterSet.filter(
    (codePoint) => font.glyphForCodePoint(codePoint).codePoints[0] !== codePoint,
  );
  const found = { font, characters: new Set(font.characterSet), ambiguous: new Set(ambiguous) };
  read.set(file, found);
  return found;
}

/** Characters that are drawn as nothing, and only change those beside them. */
const IGNORABLE = /[\p{DI}\p{Cc}]/gu;

/** The file that has all characters of a cluster; null where no font has. */
export function findFont(face: Face, cluster: string): string | null {
  const codePoints = [...cluster.replace(IGNORABLE, '')].map((character) => character.codePointAt(0) ?? 0);
  return (
    FILES[face].find((file) => codePoints.every((codePoint) => readFont(file).characters.has(codePoint))) ??
    null
  );
}

/** Draws what no font has, as an empty box. */
export const findFirstFont = (face: Face): string => FILES[face][0] ?? '';

export const isUnshaped = (file: string): boolean => UNSHAPED.test(file);

const MARK = /\p{M}/u;

/** Whether a reader copies from the glyphs of these characters what they mean. */
export function isCopied(file: string, text: string): boolean {
  const { ambiguous } = readFont(file);
  return (
    isUnshaped(file) && !MARK.test(text) && [...text].every((one) => !ambiguous.has(one.codePointAt(0) ?? 0))
  );
}
