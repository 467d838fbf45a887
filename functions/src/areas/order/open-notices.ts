import type { StoredNotice } from '@aperture-byline/contract/notice/stored';
import type { StoredOrder, StoredSubOrder } from '@aperture-byline/contract/order/stored';
import { closeNotices, readOpenNotices } from '../../data/notices.ts';
import { readOrder, readSubOrders } from '../../data/orders.ts';

type OrderNotice = Pick<StoredNotice, 'kind' | 'state'>;

const ASKS_TO_PAY: readonly OrderNotice['state'][] = [
  'payment_due',
  'payment_reminded',
  'payment_not_found',
  'part_paid',
];

/** Whether a notice still waits for something that its reader has to do; `subOrder` is the artist's own. */
export function wantsAnswer(
  { kind, state }: OrderNotice,
  { order, subOrder }: { order: StoredOrder; subOrder: StoredSubOrder | undefined },
): boolean {
  if (kind === 'order')
    return ASKS_TO_PAY.includes(state) && order.paymentStatus === 'due' && order.paymentClaim === null;
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
    const subOrder = subOrders.find(({ artistId }) => artistId === userId);
    const open = await readOpenNotices(String(userId), orderId);
    const answered = open.filter((notice) => !wantsAnswer(notice, { order, subOrder }));
    await closeNotices(
      String(userId),
      answered.map(({ id }) => id),
    );
  }
}
