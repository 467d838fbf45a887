import type { StudioOrder } from '@aperture-byline/contract/order/wire';
import { formatDay } from '@aperture-byline/contract/shared/dates';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * An artist's sub-orders by what is to be done: those that wait for an answer, paid ones to be prepared and sent, the late ones first,
 * then by when they have to be prepared, and all others.
 */
export function groupSales(
  sales: readonly StudioOrder[],
): Record<'waiting' | 'toSend' | 'others', StudioOrder[]> {
  const {
    waiting = [],
    toSend = [],
    others = [],
  } = Object.groupBy(sales, ({ status, is_paid }) => {
    if (status === 'awaiting_acceptance') return 'waiting';
    return is_paid && (status === 'accepted' || status === 'preparing') ? 'toSend' : 'others';
  });
  return { waiting, toSend: toSend.sort((a, b) => urgency(a) - urgency(b)), others };
}

/** Milliseconds; what is being prepared has no such time any more. */
function urgency({ status, is_late, prepare_by }: StudioOrder): number {
  if (status === 'preparing') return Number.MAX_SAFE_INTEGER;
  return is_late || prepare_by === null ? 0 : Date.parse(prepare_by);
}

/** How long until a moment: `23 h`, in the last hour `12 min`; null once it has passed. Takes ISO 8601. */
export function timeLeft(until: string, now: Date): string | null {
  const left = Date.parse(until) - now.getTime();
  if (left <= 0) return null;
  return left >= HOUR ? `${Math.floor(left / HOUR)} h` : `${Math.ceil(left / MINUTE)} min`;
}

/** What the artist has to know now: how long they have left, or what they wait for. */
export function deadlineText(
  { status, accept_by, is_paid, prepare_by, is_late }: StudioOrder,
  now: Date,
): string | null {
  if (status === 'awaiting_acceptance') {
    const left = timeLeft(accept_by, now);
    return left === null ? 'The time to answer is over' : `${left} left to answer`;
  }
  if (status !== 'accepted') return null;
  if (!is_paid) return 'The buyer has not paid yet: please wait before you prepare the prints';
  const left = prepare_by === null || is_late ? null : timeLeft(prepare_by, now);
  return left === null ? 'Paid: the time to prepare is over' : `Paid: ${left} left to prepare`;
}

/** When and how the artist is paid for a sub-order; null where nothing was sold yet. */
export function payoutText({ payout_status, payout_due_on, payout_reference }: StudioOrder): string | null {
  if (payout_status === 'paid') return `Paid out, reference ${payout_reference ?? ''}`;
  if (payout_status === 'due' && payout_due_on !== null) return `Payout by ${formatDay(payout_due_on)}`;
  return null;
}
