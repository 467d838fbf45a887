import { cleanText } from '../shared/text/clean-text.ts';
import { toPlainDigits } from '../shared/text/digits.ts';

/** Characters that people write between the digits of a code or number. */
const SEPARATORS = /[().\p{Pd}]/gu;
const PIN = /^[1-9]\d{5}$/;

/** Normalizes a number that somebody wrote: digits of any script as 0 to 9, without separators. */
export const toCode = (written: string): string =>
  toPlainDigits(cleanText('code', written) ?? written).replace(SEPARATORS, '');

export const isPin = (written: string): boolean => PIN.test(toCode(written));

const PHONE = /^[0-9]{10}$/;

/** Ten digits after the country's code or the 0 of a trunk call. */
const INDIAN = /^(?:\+91|0091|91)?0?(\d{10})$/;

/** The ten digits of an Indian phone number, however it is written; any other text without its separators. */
export function normalizePhone(written: string): string {
  const phone = toCode(written);
  return INDIAN.exec(phone)?.[1] ?? phone;
}

export const isIndianPhone = (written: string): boolean => PHONE.test(normalizePhone(written));
