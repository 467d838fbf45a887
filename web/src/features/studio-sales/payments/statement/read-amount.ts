/** Of a file of megabytes, no cell that is an amount is longer. */
const AMOUNT_LENGTH = 40;
/** In India's groups of digits too: `1,23,456.00`. */
const NUMBER = /^\d+(?:,\d{2,3})*(?:\.\d+)?$/;
/** After the number. */
const MARK = /[cd]r\.?$/i;
const SIGNS = /₹|\bINR\b|\bRs\b\.?/gi;

/** An amount as banks write it: `1,23,456.00 Cr`, `₹ 2,100`, `-500.00`, `(500.00)`. Rupees without paise; null for any other text. */
export function readAmount(text: string): { rupees: number; direction: 'credit' | 'debit' | null } | null {
  if (text.length > AMOUNT_LENGTH) return null;
  const bare = text.replace(SIGNS, '').trim();
  const mark = MARK.exec(bare)?.[0] ?? '';
  const number = bare.slice(0, bare.length - mark.length).trim();
  const isNegative = number.startsWith('-') || (number.startsWith('(') && number.endsWith(')'));
  const digits = number
    .replace(/^[-+(]/, '')
    .replace(/\)$/, '')
    .trim();
  if (!NUMBER.test(digits)) return null;
  const rupees = Math.floor(Number(digits.replaceAll(',', '')));
  const isDebit = isNegative || mark.toLowerCase().startsWith('d');
  return { rupees, direction: isDebit ? 'debit' : mark ? 'credit' : null };
}
