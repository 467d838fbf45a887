import type { SubOrderStatus } from './stored.ts';

/** Returns the beginning of the id, short enough to be read out, by which everybody names an order. */
export const orderNumber = (orderId: string): string => orderId.slice(0, 8).toUpperCase();

/** Ways of payment and words for a reference that people write before its digits. */
const REFERENCE_LABEL = /^(?:UPI|IMPS|NEFT|RTGS|UTR|REF)+(?:NO)?(?=\d{6})/;

/** Normalizes a bank's reference to capitals and digits, for comparison: `412345678901` of `UTR 4123-4567-8901`. */
export const referenceKey = (reference: string): string =>
  reference
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
    .replace(REFERENCE_LABEL, '');

const ENDED_WITHOUT_SALE: readonly SubOrderStatus[] = ['declined', 'expired', 'cancelled'];

/** True for a sub-order, or an order, whose prints nobody buys: their editions are free again. */
export function isEndedWithoutSale({ status }: { status: SubOrderStatus }): boolean {
  return ENDED_WITHOUT_SALE.includes(status);
}

/** `2 × Harbour`; of one copy the title alone. */
export const copiesText = (count: number, title: string): string => (count > 1 ? `${count} × ${title}` : title);

/** Equal prints once, each with its number of copies, in the order of the first ones. */
export function groupCopies<T>(prints: readonly T[], buildKey: (print: T) => string): { print: T; count: number }[] {
  return [...Map.groupBy(prints, buildKey).values()].flatMap(([print, ...others]) =>
    print === undefined ? [] : [{ print, count: 1 + others.length }],
  );
}
