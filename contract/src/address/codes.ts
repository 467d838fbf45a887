import { cleanText } from '../shared/text/clean-text.ts';
import { toPlainDigits } from '../shared/text/digits.ts';

/** Characters that people write between the digits of a code or number. */
const SEPARATORS = /[().\p{Pd}]/gu;
const PIN = /^[1-9]\d{5}$/;

/** A number that somebody wrote, such as a PIN code or a phone number: digits of any script as 0 to 9, without what separates them. */
export const toCode = (written: string): string =>
  toPlainDigits(cleanText('code', written) ?? written).replace(SEPARATORS, '');

export const isPin = (written: string): boolean => PIN.test(toCode(written));
