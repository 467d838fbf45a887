import {
  type HouseStatement,
  STATEMENT_KINDS,
  type StatementKind,
  type StatementSums,
} from '@aperture-byline/contract/order/payouts/money-wire';
import type { StoredSubOrder } from '@aperture-byline/contract/order/stored';
import { monthBefore, monthInIndia } from '@aperture-byline/contract/shared/dates';
import { computeEarnings, computePaidOut, computeShippingRefund } from '../state/order-amounts.ts';
import type { OrderState } from '../state/order-state.ts';

/** Entry of the account between an artist and the house: whole rupees that the house owes more, or less. */
interface AccountEntry {
  at: Date;
  kind: StatementKind;
  orderId: string;
  /** The bank's. */
  reference: string | null;
  amount: number;
}

/**
 * Lists what a sub-order adds to its artist's account, by times that are stored once: later events add entries, and
 * change none.
 */
export function listEntries(subOrder: StoredSubOrder): AccountEntry[] {
  const { orderId, paidAt, subtotal, claimRefund, saleEndedAt, updatedAt } = subOrder;
  if (paidAt === null) return [];
  const sold = computeEarnings({ ...subOrder, claimRefund: 0 });
  const left = computeEarnings(subOrder);
  const refundedAt = findRefundTime(subOrder);
  const returned = subOrder.returnedPayouts.flatMap(
    ({ paidOutAt, returnedAt, amount, reference }) =>
      [
        [paidOutAt, 'payout', -amount, reference],
        [returnedAt, 'returned', amount, reference],
      ] as const,
  );
  const entries: readonly (readonly [Date | null, StatementKind, number, string?])[] = [
    [paidAt, 'sale', subtotal],
    [paidAt, 'commission', -sold.commission],
    [paidAt, 'tax', -sold.tax],
    [saleEndedAt, 'sale', -subtotal],
    [saleEndedAt, 'commission', sold.commission],
    [saleEndedAt, 'tax', sold.tax],
    [refundedAt, 'refund', -claimRefund],
    [refundedAt, 'commission', sold.commission - left.commission],
    [refundedAt, 'tax', sold.tax - left.tax],
    ...returned,
    [
      subOrder.payoutStatus === 'paid' ? (subOrder.paidOutAt ?? updatedAt) : null,
      'payout',
      -computePaidOut(subOrder),
      subOrder.payoutReference ?? '',
    ],
    [
      subOrder.reversalStatus === 'paid' ? (subOrder.reversedAt ?? updatedAt) : null,
      'reversal',
      subOrder.reversalAmount,
      subOrder.reversalReference ?? '',
    ],
  ];
  return entries.flatMap(([at, kind, amount, reference = null]) =>
    at === null || amount === 0 ? [] : [{ at, kind, orderId, reference, amount }],
  );
}

/** When a claim gave money back; null where none did. A sub-order has one such claim at most, its last one. */
function findRefundTime({ claim, claimRefund }: StoredSubOrder): Date | null {
  return claim?.status === 'refunded' && claimRefund > 0 ? claim.updatedAt : null;
}

/** Account of an artist in one month, with what the months before left. `subOrders` are all of the artist's. */
export function computeStatement(
  subOrders: readonly StoredSubOrder[],
  month: string,
): StatementSums & { entries: AccountEntry[] } {
  const all = subOrders.flatMap(listEntries).sort((one, other) => one.at.getTime() - other.at.getTime());
  const entries = all.filter(({ at }) => monthInIndia(at) === month);
  const opening = sumAmounts(all.filter(({ at }) => monthInIndia(at) < month));
  const sums = Object.fromEntries(
    STATEMENT_KINDS.map((kind) => [kind, sumAmounts(entries.filter((entry) => entry.kind === kind))]),
  ) as Record<StatementKind, number>;
  return { month, opening, sums, closing: opening + sumAmounts(entries), entries };
}

/** Lists the months from an artist's first sale to now, the newest first. */
export function listMonths(subOrders: readonly StoredSubOrder[], now: Date): string[] {
  const first = subOrders.flatMap(({ paidAt }) => (paidAt === null ? [] : [monthInIndia(paidAt)])).sort()[0];
  const months: string[] = [];
  for (let month = monthInIndia(now); first !== undefined && month >= first; month = monthBefore(month))
    months.push(month);
  return months;
}

/** Money of the house in one month. `orders` are all that something happened to in it, and may be more. */
export function computeHouseStatement(orders: readonly OrderState[], month: string): HouseStatement {
  const entries = orders
    .flatMap(({ subOrders }) => subOrders.flatMap(listEntries))
    .filter(({ at }) => monthInIndia(at) === month);
  const sumOf = (kind: StatementKind) => sumAmounts(entries.filter((entry) => entry.kind === kind));
  const sumIn = (transfers: readonly { at: Date; amount: number }[]) =>
    sumAmounts(transfers.filter(({ at }) => monthInIndia(at) === month));
  const flows = {
    received: sumIn(orders.flatMap(({ order }) => order.transfers)),
    refunded: sumIn(orders.flatMap(({ order }) => order.refunds)),
    paidOut: 0 - sumOf('payout'),
    returned: sumOf('returned'),
    reversed: sumOf('reversal'),
    commission: 0 - sumOf('commission'),
    shipping: orders.reduce(
      (sum, state) => sum + computeShippingKept(state, month) - computeShippingKept(state, monthBefore(month)),
      0,
    ),
    tax: 0 - sumOf('tax'),
  };
  const { received, refunded, paidOut, returned, reversed, commission, shipping, tax } = flows;
  const came = received + returned + reversed;
  return { month, ...flows, held: came - refunded - paidOut - commission - shipping - tax };
}

/** Computes the shipping of a paid order that the house had kept by the end of a month. */
function computeShippingKept({ order, subOrders }: OrderState, month: string): number {
  const isBy = (time: Date | null) => time !== null && monthInIndia(time) <= month;
  if (!isBy(order.payment?.at ?? null)) return 0;
  const sold = subOrders
    .filter(({ paidAt, saleEndedAt }) => paidAt !== null && !isBy(saleEndedAt))
    .map((subOrder) => ({ ...subOrder, claimRefund: isBy(findRefundTime(subOrder)) ? subOrder.claimRefund : 0 }));
  return sold.length === 0 ? 0 : order.shipping - computeShippingRefund(sold, order.shipping);
}

const sumAmounts = (entries: readonly { amount: number }[]): number =>
  entries.reduce((sum, { amount }) => sum + amount, 0);
