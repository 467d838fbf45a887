import type { OpenPayments } from '@aperture-byline/contract/order/wire';
import { readOpenPayments } from '../../data/orders.ts';
import { openRefundOf } from '../../lib/order/order-amounts.ts';
import { PREPARE_WITHIN } from '../../lib/order/part-moves.ts';
import { mapReadable } from '../../lib/parse.ts';
import { nameOfBuyer } from './mappers.ts';

/** What administrators have to confirm and look after, the longest waiting first. */
export async function listPayments(): Promise<OpenPayments> {
  const { payments, refunds, payouts, late } = await readOpenPayments();
  return {
    payments: mapReadable(payments, ({ id, amountDue, buyerName, createdAt }) => ({
      order_id: id,
      amount: amountDue,
      buyer_name: nameOfBuyer({ buyerName }),
      created_on: createdAt.toISOString(),
    })),
    refunds: mapReadable(refunds, (order) => ({
      order_id: order.id,
      amount: openRefundOf(order),
      buyer_name: nameOfBuyer(order),
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
    late: mapReadable(late, (part) => ({
      order_id: part.orderId,
      artist: part.artistId,
      artist_name: part.lines[0]?.artistName ?? '',
      since: new Date((part.paidAt ?? part.updatedAt).getTime() + PREPARE_WITHIN).toISOString(),
    })),
  };
}
