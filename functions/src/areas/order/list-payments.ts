import type { OpenPayments } from '@aperture-byline/contract/order/wire';
import { readOpenPayments } from '../../data/orders.ts';
import { mapReadable } from '../../lib/parse.ts';
import { openRefundOf } from './mappers.ts';

/** What administrators have to confirm, the longest waiting first. */
export async function listPayments(): Promise<OpenPayments> {
  const { payments, refunds, payouts } = await readOpenPayments();
  return {
    payments: mapReadable(payments, ({ id, amountDue, buyerName, createdAt }) => ({
      order_id: id,
      amount: amountDue,
      buyer_name: buyerName,
      created_on: createdAt.toISOString(),
    })),
    refunds: mapReadable(refunds, (order) => ({
      order_id: order.id,
      amount: openRefundOf(order),
      buyer_name: order.buyerName,
      payment_reference: order.payment?.reference ?? '',
    })),
    payouts: mapReadable(payouts, (part) => ({
      order_id: part.orderId,
      artist: part.artistId,
      artist_name: part.lines[0]?.artistName ?? '',
      amount: part.subtotal,
      due_on: (part.payoutDueAt ?? part.updatedAt).toISOString(),
      status: part.status,
    })),
  };
}
