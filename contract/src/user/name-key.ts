import unhomoglyph from 'unhomoglyph';
import { displayNames, foldName, type NameParts, type Unconfuse } from './person-name.ts';

/** Of these, `foldName` knows by itself what they look like. */
const ASCII = /^[ -~]*$/;

/** Unicode's own table of confusable characters (UTS 39): 100 kB, for the server and for names that need it. */
export const unconfuse: Unconfuse = (text) => (ASCII.test(text) ? text : unhomoglyph(text));

/** The same for names that can be taken for each other; one for each way in which the name is shown. */
export function computeNameKeys(parts: NameParts): string[] {
  const keys = displayNames(parts).map((shown) => foldName(shown, unconfuse).replaceAll(' ', ''));
  return [...new Set(keys)].filter((key) => key !== '');
}
