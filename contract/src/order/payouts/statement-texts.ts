import type { ArtistStatement, StatementKind } from './money-wire.ts';

/** Names of the sums of a statement. */
export const STATEMENT_NAMES: Readonly<Record<StatementKind, string>> = {
  sale: 'Sales',
  refund: 'Given back to buyers',
  commission: 'Commission',
  tax: 'Tax withheld',
  payout: 'Paid out',
  returned: 'Came back from the bank',
  reversal: 'Sent back by you',
};

type Entry = ArtistStatement['entries'][number];

/** Names an entry; one that takes back an earlier entry says so. */
export function describeEntry({ kind, amount, reference }: Pick<Entry, 'kind' | 'amount' | 'reference'>): string {
  const isBack = (kind === 'sale' && amount < 0) || ((kind === 'commission' || kind === 'tax') && amount > 0);
  const names = {
    sale: isBack ? 'Sale that ended unsent' : 'Sale',
    refund: 'Given back to the buyer',
    commission: isBack ? 'Commission, of what was given back' : 'Commission',
    tax: isBack ? 'Tax withheld, of what was given back' : 'Tax withheld',
    payout: 'Paid out',
    returned: 'Payout that came back from the bank',
    reversal: 'Sent back by you',
  } satisfies Record<StatementKind, string>;
  return reference ? `${names[kind]}, reference ${reference}` : names[kind];
}

/** `May 2027` of `2027-05`. */
export function formatMonth(month: string): string {
  const format = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}
