import { findStateByCode } from '../address/state-list.ts';

/** State, tax account (PAN), registration, `Z`, check character. */
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Beside the states: what is off the coasts. */
const OTHER_TERRITORY = '97';
const isPlace = (code: string) => code === OTHER_TERRITORY || findStateByCode(code) !== undefined;

/** Returns whether a text is a GSTIN of an existing state with the right check character (modulo 36). */
export function isGstin(text: string): boolean {
  if (!GSTIN.test(text) || !isPlace(text.slice(0, 2))) return false;
  const sum = [...text.slice(0, -1)].reduce((total, digit, index) => {
    const product = DIGITS.indexOf(digit) * ((index % 2) + 1);
    return total + Math.floor(product / DIGITS.length) + (product % DIGITS.length);
  }, 0);
  return DIGITS[(DIGITS.length - (sum % DIGITS.length)) % DIGITS.length] === text.at(-1);
}
