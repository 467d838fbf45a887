import { toPlainDigits } from '@aperture-byline/contract/shared/text/digits';
import type { Direction } from './read-direction.ts';

/** Maximum length of a cell that can be an amount; longer cells, in files of megabytes, are not parsed. */
const AMOUNT_LENGTH = 40;
/** `2100`, `2,100.50`, and in India's groups of digits `1,23,456.00`: the last group has three. */
const NUMBER = /^(?:(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d+)?|\.\d+)$/;
/** `2.100,50`, `2100,50`: a comma before paise. */
const COMMA_NUMBER = /^(?:\d{1,3}(?:\.\d{3})+|\d+),\d{1,2}$/;
/** Amounts such as `2.100`, which may mean two thousand one hundred, or two. */
const AMBIGUOUS = /^\d{1,3}\.\d{3}$/;
/** Before or after the number, in brackets or behind a slash or not. */
const MARK =
  /^[([]?(c|d)(?:r|redit(?:ed)?|ebit(?:ed)?)?\.?[)\]]?\s*\/?\s*|\s*\/?\s*[([]?(c|d)(?:r|redit(?:ed)?|ebit(?:ed)?)?\.?[)\]]?$/i;
const CURRENCY = /₹|\bINR\b|\bRs\b\.?|^Rs\.?(?=\d)|\/-|रुपये|रु\.?|रू\.?/gi;
/** A spreadsheet's ways to say that a cell is text. */
const AS_TEXT = /^(?:="(.*)"|'(.*))$/;
const SIGN = /^[-+(]|[-+)]$/g;

/** Reads rupees without paise from `1,23,456.00 Cr`, `₹ 2,100`, `-500.00`, `(500.00)` or `4,100/-`; else null. */
export function readAmount(text: string): { rupees: number; direction: Direction | null } | null {
  if (text.length > AMOUNT_LENGTH) return null;
  const plain = toPlainDigits(text).replace(/\s+/g, ' ').trim().replace(/[−–]/g, '-');
  const bare = plain
    .replace(AS_TEXT, '$1$2')
    .replace(CURRENCY, '')
    .replace('जमा', 'Cr')
    .replace(/नामे|नावे/, 'Dr')
    .trim();
  const [mark = '', before, after] = MARK.exec(bare) ?? [];
  const letter = (before ?? after ?? '').toLowerCase();
  const number = bare.replace(mark, '').trim();
  const isNegative = /^-|-$/.test(number) || /^\(.*\)$/.test(number);
  const isPositive = /^\+|\+$/.test(number);
  const rupees = readNumber(
    number
      .replace(SIGN, '')
      .replace(/(?<=\d) (?=\d)/g, '')
      .trim(),
  );
  const isDebit = isNegative || letter === 'd';
  const isCredit = isPositive || letter === 'c';
  // `-500.00 Cr` may be either.
  if (rupees === null || (isDebit && isCredit)) return null;
  return { rupees, direction: isDebit ? 'debit' : isCredit ? 'credit' : null };
}

function readNumber(digits: string): number | null {
  if (AMBIGUOUS.test(digits)) return null;
  if (NUMBER.test(digits)) return Math.floor(Number(digits.replaceAll(',', '')));
  if (!COMMA_NUMBER.test(digits)) return null;
  return Math.floor(Number(digits.replaceAll('.', '').replace(',', '.')));
}
