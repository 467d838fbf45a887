import type { StudioOrder } from '@aperture-byline/contract/order/wire';
import { formatDay } from '@aperture-byline/contract/shared/dates';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { timeLeft } from '#entities/order/order-texts.ts';

/** Groups sub-orders: those to answer; paid ones, the late first, then by when they are due; others. */
export function groupSales(sales: readonly StudioOrder[]): Record<'waiting' | 'toSend' | 'others', StudioOrder[]> {
  const {
    waiting = [],
    toSend = [],
    others = [],
  } = Object.groupBy(sales, ({ status, isPaid, claim }) => {
    if (status === 'awaiting_acceptance' || claim?.actions.length) return 'waiting';
    return isPaid && (status === 'accepted' || status === 'preparing') ? 'toSend' : 'others';
  });
  return { waiting, toSend: toSend.sort((a, b) => urgency(a) - urgency(b)), others };
}

/** Milliseconds; what is being prepared has no such time any more. */
function urgency({ status, isLate, prepareBy }: StudioOrder): number {
  if (status === 'preparing') return Number.MAX_SAFE_INTEGER;
  return isLate || prepareBy === null ? 0 : Date.parse(prepareBy);
}

/** Returns how long the artist has left, or what they wait for; null where neither applies. */
export function deadlineText({ status, acceptBy, isPaid, prepareBy, isLate }: StudioOrder, now: Date): string | null {
  if (status === 'awaiting_acceptance') {
    const left = timeLeft(acceptBy, now);
    return left === null ? 'The time to answer is over' : `${left} left to answer`;
  }
  if (status !== 'accepted') return null;
  if (!isPaid) return 'The buyer has not paid yet: please wait before you prepare the prints';
  const left = prepareBy === null || isLate ? null : timeLeft(prepareBy, now);
  return left === null ? 'Paid: the time to prepare is over' : `Paid: ${left} left to prepare`;
}

/** When and how the artist is paid for a sub-order; null where nothing was sold yet. */
export function payoutText({
  payoutStatus,
  payoutDueAt,
  payoutReference,
  payout,
  subtotal,
}: StudioOrder): string | null {
  if (payoutStatus === 'paid') return `Paid out, reference ${payoutReference ?? ''}`;
  if (payoutStatus === 'held') return 'Waits until the claim is settled';
  if (payoutStatus === 'due' && payoutDueAt !== null)
    return `${payout < subtotal ? `${formatPrice(payout)} ` : 'Payout '}by ${formatDay(payoutDueAt)}`;
  return null;
}
