import type { Face } from './font-files.ts';
import { findFont, isShaped } from './fonts.ts';

/** Characters that one font draws, by its file; null for those that no font has. */
export interface Piece {
  text: string;
  font: string | null;
}

export const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Characters that are drawn as nothing, but for those below. */
const UNDRAWN = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])\p{DI}|\p{Cc}/gu;
/** The joiners and tags: a font that is shaped chooses by them between forms of a letter, and between flags. */
const JOINERS = /\u200c|\u200d|[\u{e0020}-\u{e007f}]/gu;

/** Chooses glyphs of a cluster in one font, else of equal letters, as for ligatures, else each in a font of its own. */
export function chooseGlyphs(face: Face, cluster: string, text: string): Piece[] {
  const composed = cluster.normalize('NFC').replace(/\s/gu, ' ').replace(UNDRAWN, '');
  for (const drawn of [composed, composed.normalize('NFKC')]) {
    const font = findFont(face, drawn, text);
    if (font === null) continue;
    const own = isShaped(font) ? drawn : drawn.replace(JOINERS, '');
    return own === '' ? [] : [{ text: own, font }];
  }
  return [...composed.replace(JOINERS, '')].map((character) => ({
    text: character,
    font: findFont(face, character, text),
  }));
}
