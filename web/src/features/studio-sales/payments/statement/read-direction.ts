export type Direction = 'credit' | 'debit';

const CREDIT = /^(?:cr|credit(?:s|ed)?|deposit(?:s|ed)?|inward|incoming|inflow|received|जमा|क्रेडिट)$/iu;
const DEBIT = /^(?:dr|debit(?:s|ed)?|withdraw(?:n|als?|ls?)|outward|outgoing|outflow|sent|नामे|नावे|डेबिट|निकासी|आहरण)$/iu;
/** Among more words they may mean anything. */
const SHORT: Readonly<Record<string, Direction>> = { c: 'credit', in: 'credit', d: 'debit', out: 'debit' };
const SHORT_WITHIN = 2;
/** Among other words, each payment is one. */
const ALONE: Readonly<Record<string, Direction>> = {
  receipt: 'credit',
  receipts: 'credit',
  payment: 'debit',
  payments: 'debit',
};
const SIGNS: Readonly<Record<string, Direction>> = { '+': 'credit', '-': 'debit' };
/**
 * Amounts have digits. A credit card is paid, a debit that is reversed comes back, a fixed deposit is bought, and a
 * cheque that comes in by clearing takes money out.
 */
const UNCLEAR =
  /\p{N}|\b(?:card|reversal|reversed|returned|return|refund|fixed|term|recurring|not|failed|clearing|clg|account|limit)\b/iu;
/** Maximum length of a cell that can name a direction; longer cells, in files of megabytes, are not parsed. */
const LENGTH = 40;

/** Returns the direction that `Cr`, `D`, `In` or `TRANSFER CREDIT` names; null where none or ambiguous. */
export function readDirection(text: string): Direction | null {
  if (text.length > LENGTH || UNCLEAR.test(text)) return null;
  const sign = SIGNS[text.replace(/[\s()[\]]/g, '').replace(/[−–]/g, '-')];
  if (sign) return sign;
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const said = words.flatMap(
    (word) =>
      readWord(word) ??
      (words.length > SHORT_WITHIN ? undefined : SHORT[word]) ??
      (words.length > 1 ? undefined : ALONE[word]) ??
      [],
  );
  const [direction = null, ...others] = new Set(said);
  return others.length === 0 ? direction : null;
}

function readWord(word: string): Direction | undefined {
  if (CREDIT.test(word)) return 'credit';
  return DEBIT.test(word) ? 'debit' : undefined;
}
