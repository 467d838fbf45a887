import type { Direction } from './read-direction.ts';

const DATE = /(?:^| )(?:date|dt|dat|day|दिनांक|तारीख|तिथि)(?: |$)/iu;
const CREDIT =
  /(?:^| )(?:credits?|credited|deposite?s?|deposited|dep|lodge?ments?|cr|paid in|money in|receipts?|inflow|received|जमा|क्रेडिट)(?: |$)/iu;
const DEBIT =
  /(?:^| )(?:debits?|debited|withdraw(?:n|als?|ls?)|wdls?|dr|paid out|money out|payments?|outflow|नामे|नावे|डेबिट|निकासी|आहरण)(?: |$)/iu;
const AMOUNT = /(?:^| )(?:amounts?|amt|value inr|राशि|धनराशि|रकम)(?: |$)/iu;
/**
 * Words that the names of amounts in rupees have: any other, as in `Credit Limit` or `Amount (USD)`, makes it something
 * else.
 */
const SUM_WORD =
  /^(?:credits?|credited|deposite?s?|deposited|dep|lodge?ments?|cr|receipts?|received|inflow|debits?|debited|withdraw(?:n|als?|ls?)|wdls?|dr|payments?|outflow|amounts?|amt|value|transactions?|txn|tran|trans|inr|rs|rupees|₹|in|out|of|the|s|p|ps|paid|money|जमा|क्रेडिट|नामे|नावे|डेबिट|निकासी|आहरण|राशि|धनराशि|रकम|रु|रू|रुपये|रुपए|में|की|गई)$/iu;
/** Scripts that the names are read in: beside them, banks repeat a name in the script of their state. */
const READ_SCRIPT = /[\p{sc=Latin}\p{sc=Devanagari}\p{N}\p{Sc}]/u;
const BALANCE = /(?:^| )(?:balance|bal|शेष|बैलेंस|बाकी)(?: |$)/iu;
const TYPE = /(?:^| )(?:type|indicator|ind|sign|flag|direction|crdr|drcr|c d|d c|प्रकार)(?: |$)/iu;
/** Types of other things than transfers. */
const TYPE_OF_OTHER = /(?:^| )(?:accounts?|acct?|a c|product|scheme|customer|card)(?: |$)/iu;
const BOTH = /(?:^| )(?:crdr|drcr|c d|d c)(?: |$)/iu;
const REFERENCE =
  /(?:^| )(?:ref|reference|utr|rrn|chq|chqno|cheque|instrument|(?:transaction|txn|tran) (?:id|no)|संदर्भ|चेक)(?: |$)/iu;
const NARRATION = /(?:^| )(?:narration|description|particulars?|remarks?|details?|विवरण|वर्णन|ब्यौरा)(?: |$)/iu;
const STATUS = /(?:^| )(?:status|state|result|outcome|स्थिति)(?: |$)/iu;
const FAILURE =
  /(?:^| )(?:reversed|reversal|cancelled|canceled|cancellation|failed|failure|rejected|rejection|bounced?|return(?:ed)?|void(?:ed)?|refund(?:ed)?|disputed?|charge ?back|declined|errors?)(?: |$)/iu;
const COMPLETION =
  /(?:^| )(?:success|successful|settled|settlement|cleared|clearance|reali[sz]ed|reali[sz]ation|completed|completion|posted|confirmed)(?: |$)/iu;
const CURRENCY = /(?:^| )(?:currency|ccy|curr?|मुद्रा)(?: |$)/iu;
const PLUS_OR_MINUS = /^(?:\+\/?[-−–]|[-−–]\/?\+|±)$/;

/** `Cr_Amt.`, `CreditAmount` and `Amount($)` as words; signs of currencies are words too. */
export const toWords = (cell: string): string =>
  PLUS_OR_MINUS.test(cell.replace(/[\s()]/g, ''))
    ? 'sign'
    : cell
        .replace(/([a-z])([A-Z])/g, '$1 $2')
        .replace(/\p{Sc}/gu, ' $& ')
        .replace(/[^\p{L}\p{M}\p{N}\p{Sc}]+/gu, ' ')
        .trim();

export const isDateName = (name: string): boolean => DATE.test(name);
export const isBalanceName = (name: string): boolean => BALANCE.test(name);
export const isReferenceName = (name: string): boolean => REFERENCE.test(name);
export const isNarrationName = (name: string): boolean => NARRATION.test(name);
export const isStatusName = (name: string): boolean => STATUS.test(name);
/** Whether its cells say that a transfer was completed, or when. */
export const isCompletionName = (name: string): boolean => COMPLETION.test(name);
/** Whether its cells say that a transfer was undone. */
export const isFailureName = (name: string): boolean => FAILURE.test(name);
export const isCurrencyName = (name: string): boolean => CURRENCY.test(name);
/** Whether it names the type of something that is no transfer, such as the account. */
export const isTypeOfOther = (name: string): boolean => TYPE_OF_OTHER.test(name);
export const isTypeName = (name: string): boolean => TYPE.test(name) && !isTypeOfOther(name);
export const isBothName = (name: string): boolean => (CREDIT.test(name) && DEBIT.test(name)) || BOTH.test(name);

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
/** Whether it names the balance of an account in another currency. */
export const isForeignBalance = (name: string): boolean =>
  isBalanceName(name) &&
  name.split(' ').some((word) => word !== 'INR' && (CURRENCIES.has(word) || /^[^₹\P{Sc}]$/u.test(word)));

/**
 * Returns the direction of the amounts in rupees that it names, `both` where they may have either, null where it names
 * none.
 */
export function readSumName(name: string): Direction | 'both' | null {
  const words = name.split(' ');
  if (!words.every((word) => SUM_WORD.test(word) || !READ_SCRIPT.test(word))) return null;
  if (CREDIT.test(name)) return DEBIT.test(name) ? 'both' : 'credit';
  if (DEBIT.test(name)) return 'debit';
  return AMOUNT.test(name) ? 'both' : null;
}

/** Returns which sort of column it names; null for any other text. */
export function readColumnKind(name: string): string | null {
  if (isDateName(name)) return 'date';
  if (isBalanceName(name)) return 'balance';
  const sum = readSumName(name);
  if (sum) return sum;
  if (isTypeName(name) || isBothName(name)) return 'type';
  if (isReferenceName(name)) return 'reference';
  if (isNarrationName(name)) return 'narration';
  return isStatusName(name) || isCurrencyName(name) ? 'other' : null;
}
