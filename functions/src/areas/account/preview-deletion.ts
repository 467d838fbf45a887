import type { DeletionPreview } from '@aperture-byline/contract/user/wire';
import { readOpenOrdersOf, readOpenSubOrdersOf } from '../../data/orders.ts';
import { CANCELLABLE } from '../../lib/order/order-amounts.ts';

/** What the erasure would do to a user's open orders: see `dropBuyer` and `dropArtist`. Without a profile there are none. */
export async function previewDeletion(userId: string | null): Promise<DeletionPreview> {
  const [orders, subOrders] =
    userId === null ? [[], []] : await Promise.all([readOpenOrdersOf(userId), readOpenSubOrdersOf(userId)]);
  const sent = subOrders.filter(({ status }) => status === 'shipped');
  const unpaid = subOrders.filter(({ status, paidAt }) => CANCELLABLE.includes(status) && paidAt === null);
  const cancelled = orders.filter(({ payment }) => payment === null);
  return {
    bought: { cancelled: cancelled.length, delivered: orders.length - cancelled.length },
    sold: {
      declined: unpaid.length,
      refunded: subOrders.length - sent.length - unpaid.length,
      delivered: sent.length,
    },
  };
}
