import type { StoredNotice } from '@aperture-byline/contract/notice/stored';
import type { ClaimStatus } from '@aperture-byline/contract/order/claims/stored';
import type { StoredOrder, StoredSubOrder } from '@aperture-byline/contract/order/stored';
import { closeNotices, readOpenNotices } from '../../../data/mail/notices.ts';
import { readOrder, readSubOrders } from '../../../data/orders/orders.ts';

type OrderNotice = Pick<StoredNotice, 'kind' | 'state'>;

const ASKS_TO_PAY: readonly OrderNotice['state'][] = [
  'payment_due',
  'payment_reminded',
  'payment_not_found',
  'part_paid',
];

/** States of a claim in which a notice of this event still waits for its buyer, or its artist. */
const CLAIM_NOTICES: Readonly<Record<'order' | 'sale', Partial<Record<OrderNotice['state'], readonly ClaimStatus[]>>>> =
  {
    order: {
      claim_refused: ['refused'],
      return_agreed: ['return_agreed'],
      replacement_sent: ['replacement_sent'],
      buyer_reminded: ['refused', 'return_agreed', 'replacement_sent'],
    },
    sale: {
      claim_opened: ['open'],
      replacement_agreed: ['replacement_agreed'],
      return_sent: ['return_sent'],
      artist_reminded: ['open', 'replacement_agreed', 'return_sent'],
    },
  };

/** Whether a notice waits for its reader to act. The sub-orders are all, or the artist's own. */
export function wantsAnswer(
  { kind, state }: OrderNotice,
  { order, subOrders }: { order: StoredOrder; subOrders: readonly StoredSubOrder[] },
): boolean {
  if (kind !== 'order' && kind !== 'sale') return false;
  const waiting = CLAIM_NOTICES[kind][state];
  if (waiting) return subOrders.some(({ claim }) => claim !== null && waiting.includes(claim.status));
  if (kind === 'order')
    return ASKS_TO_PAY.includes(state) && order.paymentStatus === 'due' && order.paymentClaim === null;
  const [subOrder] = subOrders;
  if (state === 'placed' || state === 'reminded') return subOrder?.status === 'awaiting_acceptance';
  return (state === 'paid' || state === 'late') && subOrder?.status === 'accepted';
}

/** Closes the notices of an order, as it is now, whose readers have done what they asked for. */
export async function closeAnswered(orderId: string): Promise<void> {
  const [order, subOrders] = await Promise.all([readOrder(orderId), readSubOrders(orderId)]);
  if (!order) return;
  const readers = new Set([order.buyerId, ...subOrders.map(({ artistId }) => artistId)]);
  for (const userId of readers) {
    if (userId === null) continue;
    const own = subOrders.filter(({ artistId }) => artistId === userId);
    const open = await readOpenNotices(String(userId), orderId);
    const answered = open.filter(
      (notice) => !wantsAnswer(notice, { order, subOrders: notice.kind === 'sale' ? own : subOrders }),
    );
    await closeNotices(
      String(userId),
      answered.map(({ id }) => id),
    );
  }
}
