import type { OpenPayments } from '@aperture-byline/contract/order/wire';
import { readOpenPayments } from '../../data/orders.ts';
import { computeOpenRefund } from '../../lib/order/order-amounts.ts';
import { PREPARE_WITHIN } from '../../lib/order/sub-order-transitions.ts';
import { displayBuyerName } from './mappers.ts';

/** What administrators have to confirm and look after, the longest waiting first. */
export async function listPayments(): Promise<OpenPayments> {
  const { due, refunds, payouts, late } = await readOpenPayments();
  return {
    payments: due.map(({ id, amountDue, buyerName, createdAt }) => ({
      order_id: id,
      amount: amountDue,
      buyer_name: displayBuyerName({ buyerName }),
      created_on: createdAt.toISOString(),
    })),
    refunds: refunds.map((order) => ({
      order_id: order.id,
      amount: computeOpenRefund(order),
      buyer_name: displayBuyerName(order),
      payment_reference: order.payment?.reference ?? '',
    })),
    payouts: payouts.map((subOrder) => ({
      order_id: subOrder.orderId,
      artist: subOrder.artistId,
      artist_name: subOrder.lines[0]?.artistName ?? '',
      amount: subOrder.subtotal,
      due_on: (subOrder.payoutDueAt ?? subOrder.updatedAt).toISOString(),
      status: subOrder.status,
    })),
    late: late.map((subOrder) => ({
      order_id: subOrder.orderId,
      artist: subOrder.artistId,
      artist_name: subOrder.lines[0]?.artistName ?? '',
      since: new Date((subOrder.paidAt ?? subOrder.updatedAt).getTime() + PREPARE_WITHIN).toISOString(),
    })),
  };
}
