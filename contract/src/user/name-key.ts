import unhomoglyph from 'unhomoglyph';
import { foldName, type NameParts, shownNames, type Unconfuse } from './person-name.ts';

/** Of these, `foldName` knows by itself what they look like. */
const ASCII = /^[ -~]*$/;

/** Unicode's own table of confusable characters (UTS 39): 100 kB, for the server and for names that need it. */
export const unconfuse: Unconfuse = (text) => (ASCII.test(text) ? text : unhomoglyph(text));

/** The same for names that can be taken for each other; one for each way in which the name is shown. */
export function nameKeysOf(parts: NameParts): string[] {
  const keys = shownNames(parts).map((shown) => foldName(shown, unconfuse).replaceAll(' ', ''));
  return [...new Set(keys)].filter((key) => key !== '');
}
