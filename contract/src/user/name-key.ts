import unhomoglyph from 'unhomoglyph';
import { displayNames, foldName, type NameParts, type Unconfuse } from './person-name.ts';

/** Text of characters whose look-alikes `foldName` knows by itself. */
const ASCII = /^[ -~]*$/;

/** Unicode's own table of confusable characters (UTS 39): 100 kB, for the server and for names that need it. */
export const unconfuse: Unconfuse = (text) => (ASCII.test(text) ? text : unhomoglyph(text));

/** Returns a key for each way in which a name is shown. Names that can be taken for each other share keys. */
export function computeNameKeys(parts: NameParts): string[] {
  const keys = displayNames(parts).map((shown) => foldName(shown, unconfuse).replaceAll(' ', ''));
  return [...new Set(keys)].filter((key) => key !== '');
}
