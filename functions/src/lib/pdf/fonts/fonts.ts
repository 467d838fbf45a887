import { readFileSync } from 'node:fs';
import type { create, Font } from 'fontkit';
import { listEastAsianFiles } from './east-asian-fonts.ts';
import { type Face, findFirstFont, listFontFiles, resolveFile } from './font-files.ts';
import { readRegularFont } from './instance-font.ts';
import { loadShaper, shapeWithHarfBuzz } from './shape-text.ts';

/** Fonts that need no shaper. */
const UNSHAPED = /inter|fraunces|-(?:sc|tc|jp|kr)-/;
const KERNED = /fraunces/;

/** Parsed once for all documents, as that takes longer than drawing one; parts of a font when one needs them. */
const read = new Map<string, Font>();

let open: typeof create | undefined;

/** Loads what parses fonts, before the others are called: an instance that draws nothing starts without it. */
export async function loadFonts(): Promise<void> {
  open ??= (await import('fontkit')).create;
}

/** Loads what draws these texts beside an alphabet, before they are laid out; nothing where an alphabet has all. */
export async function loadFontsFor(texts: readonly string[]): Promise<void> {
  await loadFonts();
  for (const text of texts) {
    const characters = new Set(text.normalize('NFC').replace(IGNORABLE, ''));
    const others = [...characters].filter((character) => !hasCharacter(findFirstFont('text'), character));
    if (others.length > 0) await loadShaper();
    // Also what stands for a character that no font has.
    const needed = others.flatMap((character) => [character, ...character.normalize('NFKC')]);
    for (const character of needed) await loadEastAsianFont(character, text);
  }
}

/** Loads files until one has the character: their ranges name characters that they lack. */
async function loadEastAsianFont(character: string, text: string): Promise<void> {
  for (const file of listEastAsianFiles(character, text)) {
    if (!read.has(file)) {
      const bytes = await readRegularFont(readFileSync(resolveFile(file)));
      if (!read.has(file)) read.set(file, parseFont(file, bytes));
    }
    if (hasCharacter(file, character)) return;
  }
}

/** A file of a package, beside the sources as beside the bundle. */
export function readFont(file: string): Font {
  const known = read.get(file);
  if (known) return known;
  const font = parseFont(file, readFileSync(resolveFile(file)));
  read.set(file, font);
  return font;
}

function parseFont(file: string, bytes: Buffer): Font {
  const font = open?.(bytes);
  if (!font || !('characterSet' in font)) throw new Error(`${file} can’t be read as a font`);
  // fontkit remembers for which character it first needed a glyph, also as a part of another one, and documents say
  // that it means this.
  for (let codePoint = 0x20; codePoint < 0x7f; codePoint += 1) font.glyphForCodePoint(codePoint);
  if (isShaped(file)) shapeWithHarfBuzz(font, bytes);
  else shapeMarksAlone(font, file);
  return font;
}

/** OpenType features that choose and move letters: alphabets need none, and applying them takes most of the time. */
const UNUSED = ['calt', 'clig', 'liga', 'rclt', 'curs', 'locl', 'rlig'];
const FOR_MARKS = ['ccmp', 'mark', 'mkmk'];
const switchOff = (features: readonly string[]) => Object.fromEntries(features.map((feature) => [feature, false]));

/** Lays out glyph after glyph, and marks on their letters; headlines, which are large and short, with kerning. */
function shapeMarksAlone(font: Font, file: string): void {
  const layOut = font.layout.bind(font);
  const unused = KERNED.test(file) ? UNUSED : [...UNUSED, 'kern'];
  const [withMarks, withoutMarks] = [switchOff(unused), switchOff([...unused, ...FOR_MARKS])];
  // fontkit takes features that are switched off too, which its types do not know.
  font.layout = (text) => layOut(text, (MARK.test(text) ? withMarks : withoutMarks) as never);
}

/** Characters that are drawn as nothing, and only change those beside them. */
const IGNORABLE = /[\p{DI}\p{Cc}\s]/gu;

/** The file that has all characters of a cluster of the text; null where no font has. */
export function findFont(face: Face, cluster: string, text: string): string | null {
  const characters = [...cluster.replace(IGNORABLE, '')];
  const hasAll = (file: string) => characters.every((character) => hasCharacter(file, character));
  const [first = ''] = characters;
  return (
    listFontFiles(face, cluster).find(hasAll) ??
    listEastAsianFiles(first, text).find((file) => read.has(file) && hasAll(file)) ??
    null
  );
}

/** Characters that mean nothing to others: fonts have ornaments of their own for them. */
const PRIVATE_USE = /\p{Co}/u;

function hasCharacter(file: string, character: string): boolean {
  return !PRIVATE_USE.test(character) && readFont(file).hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}

/** Whether glyphs of a font are chosen by what stands beside them. */
export const isShaped = (file: string): boolean => !UNSHAPED.test(file);

const MARK = /\p{M}/u;

/** Returns whether readers copy these characters from their glyphs, not others that have the same glyph. */
export function isCopied(file: string, text: string): boolean {
  if (isShaped(file) || MARK.test(text)) return false;
  const font = readFont(file);
  return [...text].every((character) => {
    const codePoint = character.codePointAt(0) ?? 0;
    return font.glyphForCodePoint(codePoint).codePoints[0] === codePoint;
  });
}
