import { isEndedWithoutSale } from '@aperture-byline/contract/order/order-summary';
import type {
  BuyerEvent,
  OrderStatus,
  PartStatus,
  StoredOrder,
  StoredPart,
  TimelineEntry,
} from '@aperture-byline/contract/order/stored';
import { SHIPPING_CHARGE } from '@aperture-byline/contract/shared/constants';

const DAY = 24 * 60 * 60 * 1000;
/** UTC offset of India, all year. */
const AHEAD_OF_UTC = 5.5 * 60 * 60 * 1000;

/** The order of a sale: an order stands where its slowest part does. */
const PROGRESS: readonly PartStatus[] = ['accepted', 'preparing', 'shipped', 'delivered'];

/** States of a part that its buyer can end, unless it is paid. */
export const CANCELLABLE: readonly PartStatus[] = ['awaiting_acceptance', 'accepted'];

export function isForBuyer(entry: TimelineEntry): entry is TimelineEntry & { event: BuyerEvent } {
  return entry.event !== 'reminded' && entry.event !== 'paid_out';
}

export function orderStatusOf(statuses: readonly PartStatus[]): OrderStatus {
  if (statuses.includes('awaiting_acceptance')) return 'awaiting_acceptance';
  const slowest = PROGRESS.find((status) => statuses.includes(status));
  // Nothing is sold: the buyer's own decision says most, the photographers' more than their silence.
  const ended = (['cancelled', 'declined', 'expired'] as const).find((status) => statuses.includes(status));
  return slowest ?? ended ?? 'cancelled';
}

/** What the parts that were accepted cost with shipping; 0 while one is awaited, and where none was. */
export function amountDueOf(parts: readonly Pick<StoredPart, 'status' | 'subtotal'>[]): number {
  const sold = parts.filter((part) => !isEndedWithoutSale(part));
  if (sold.length === 0 || sold.some(({ status }) => status === 'awaiting_acceptance')) return 0;
  return sold.reduce((sum, { subtotal }) => sum + subtotal, SHIPPING_CHARGE);
}

/**
 * While something is left and nothing is paid: before any artist has accepted, and also after that where another one's prints
 * will not come, since what is left is no longer what was ordered.
 */
export function canCancel(parts: readonly Pick<StoredPart, 'status' | 'paidAt'>[]): boolean {
  const left = parts.filter((part) => !isEndedWithoutSale(part));
  const isUndecided = left.every(({ status }) => status === 'awaiting_acceptance');
  const isUnpaid = left.every(({ status, paidAt }) => CANCELLABLE.includes(status) && paidAt === null);
  return left.length > 0 && isUnpaid && (isUndecided || left.length < parts.length);
}

/** The same time of the day after so many days from Monday to Friday, by India's calendar. */
export function addBusinessDays(from: Date, days: number): Date {
  let time = from.getTime();
  for (let left = days; left > 0; ) {
    time += DAY;
    const weekday = new Date(time + AHEAD_OF_UTC).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return new Date(time);
}

/** What is still to be given back. */
export function openRefundOf(order: Pick<StoredOrder, 'refundAmount' | 'refunds'>): number {
  return order.refundAmount - refundedOf(order);
}

/** What was given back so far. */
export function refundedOf({ refunds }: Pick<StoredOrder, 'refunds'>): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}
