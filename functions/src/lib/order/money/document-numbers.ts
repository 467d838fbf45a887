import { dayInIndia } from '@aperture-byline/contract/shared/dates';

/** Each kind has a series of its own, of which the tax law wants that it has no gaps. */
export type NumberedDocument = 'receipt' | 'creditNote';

const PREFIXES: Readonly<Record<NumberedDocument, string>> = { receipt: 'AB', creditNote: 'CN' };
const APRIL = 4;
const DIGITS = 5;

/** The year for which India's tax law numbers documents: it begins in April. `26-27`. */
export function financialYear(at: Date): string {
  const [year = 0, month = 0] = dayInIndia(at).split('-').map(Number);
  const start = month < APRIL ? year - 1 : year;
  return [start, start + 1].map((one) => String(one % 100).padStart(2, '0')).join('-');
}

/** `AB/26-27/00001`: at most the 16 characters that the tax law allows, up to a hundred million documents a year. */
export const documentNumber = (kind: NumberedDocument, year: string, number: number): string =>
  `${PREFIXES[kind]}/${year}/${String(number).padStart(DIGITS, '0')}`;
