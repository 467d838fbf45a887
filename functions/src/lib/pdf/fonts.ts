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

/** Alphabets. Their glyphs stand for characters, one for each, in the order in which they are read. */
const UNSHAPED = /inter|fraunces/;
const KERNED = /fraunces/;

const { resolve } = createRequire(import.meta.url);

/** Parsed once for all documents: that takes longer than to draw one. What of a font a document needs is parsed when it does. */
const read = new Map<string, Font>();

let open: typeof create | undefined;

/** Loads what parses fonts, before the others are called: an instance that draws nothing starts without it. */
export async function loadFonts(): Promise<void> {
  open ??= (await import('fontkit')).create;
}

/** A file of a package, beside the sources as beside the bundle. */
export function readFont(file: string): Font {
  const known = read.get(file);
  if (known) return known;
  const font = open?.(readFileSync(resolve(file)));
  if (!font || !('characterSet' in font)) throw new Error(`${file} can’t be read as a font`);
  // fontkit remembers for which character it first needed a glyph, also as a part of another one, and documents say that it means this.
  for (let codePoint = 0x20; codePoint < 0x7f; codePoint += 1) font.glyphForCodePoint(codePoint);
  if (isUnshaped(file)) shapeMarksAlone(font, file);
  read.set(file, font);
  return font;
}

/** Features of OpenType by which letters are chosen and moved. Alphabets need none of them, and applying them takes most of the time. */
const UNUSED = ['calt', 'clig', 'liga', 'rclt', 'curs', 'locl', 'rlig'];
const FOR_MARKS = ['ccmp', 'mark', 'mkmk'];
const switchOff = (features: readonly string[]) =>
  Object.fromEntries(features.map((feature) => [feature, false]));

/** Lays out glyph after glyph, and marks on their letters; headlines, which are large and short, with kerning. */
function shapeMarksAlone(font: Font, file: string): void {
  const layOut = font.layout.bind(font);
  const unused = KERNED.test(file) ? UNUSED : [...UNUSED, 'kern'];
  const [withMarks, withoutMarks] = [switchOff(unused), switchOff([...unused, ...FOR_MARKS])];
  // fontkit takes features that are switched off too, which its types do not know.
  font.layout = (text) => layOut(text, (MARK.test(text) ? withMarks : withoutMarks) as never);
}

/** Characters that are drawn as nothing, and only change those beside them. */
const IGNORABLE = /[\p{DI}\p{Cc}]/gu;

/** The file that has all characters of a cluster; null where no font has. */
export function findFont(face: Face, cluster: string): string | null {
  const characters = [...cluster.replace(IGNORABLE, '')];
  return FILES[face].find((file) => characters.every((character) => hasCharacter(file, character))) ?? null;
}

export function hasCharacter(file: string, character: string): boolean {
  return readFont(file).hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}

export const findFirstFont = (face: Face): string => FILES[face][0] ?? '';

const isUnshaped = (file: string): boolean => UNSHAPED.test(file);

const MARK = /\p{M}/u;

/** Whether a reader copies from the glyphs of these characters what they mean, and not another character that has the same glyph. */
export function isCopied(file: string, text: string): boolean {
  if (!isUnshaped(file) || MARK.test(text)) return false;
  const font = readFont(file);
  return [...text].every((character) => {
    const codePoint = character.codePointAt(0) ?? 0;
    return font.glyphForCodePoint(codePoint).codePoints[0] === codePoint;
  });
}
