import { chooseGlyphs, graphemes } from './choose-glyphs.ts';
import { loadFontsFor } from './fonts.ts';

/** Characters of the alphabet's font: texts of these alone need no font to be read. */
const PRINTABLE = /^[\s\u0020-\u007e\u00a1-\u017f\u2013\u2014\u2018-\u201d\u2026\u20b9]*$/u;

export function listTexts(content: object): string[] {
  const texts: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value);
    else if (typeof value === 'object' && value !== null && !(value instanceof Uint8Array))
      for (const part of Object.values(value)) collect(part);
  };
  collect(content);
  return texts;
}

/** The characters of these texts that no font has, each once: a document shows their number in a frame instead. */
export async function listUnprintable(texts: readonly string[]): Promise<string[]> {
  const others = texts.filter((text) => !PRINTABLE.test(text));
  if (others.length === 0) return [];
  await loadFontsFor(others);
  const missing = others.flatMap((text) =>
    [...graphemes.segment(text)].flatMap(({ segment }) =>
      chooseGlyphs('text', segment, text).filter(({ font }) => font === null),
    ),
  );
  return [...new Set(missing.map(({ text }) => text))];
}
