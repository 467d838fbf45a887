import type { OpenPayments } from '@aperture-byline/contract/order/studio-wire';
import { readOpenPayments } from '../../data/orders.ts';
import { computeOpenRefund } from '../../lib/order/order-amounts.ts';
import { PREPARE_WITHIN } from '../../lib/order/sub-order-transitions.ts';
import { displayBuyerName } from './mappers.ts';

/** What administrators have to confirm and look after, the longest waiting first. */
export async function listPayments(): Promise<OpenPayments> {
  const { due, refunds, payouts, late } = await readOpenPayments();
  return {
    payments: due.map(({ id, amountDue, buyerName, createdAt }) => ({
      orderId: id,
      amount: amountDue,
      buyerName: displayBuyerName({ buyerName }),
      createdAt: createdAt.toISOString(),
    })),
    refunds: refunds.map((order) => ({
      orderId: order.id,
      amount: computeOpenRefund(order),
      buyerName: displayBuyerName(order),
      paymentReference: order.payment?.reference ?? '',
    })),
    payouts: payouts.map((subOrder) => ({
      orderId: subOrder.orderId,
      artistId: subOrder.artistId,
      artistName: subOrder.lines[0]?.artistName ?? '',
      amount: subOrder.subtotal,
      dueAt: (subOrder.payoutDueAt ?? subOrder.updatedAt).toISOString(),
      status: subOrder.status,
    })),
    late: late.map((subOrder) => ({
      orderId: subOrder.orderId,
      artistId: subOrder.artistId,
      artistName: subOrder.lines[0]?.artistName ?? '',
      since: new Date((subOrder.paidAt ?? subOrder.updatedAt).getTime() + PREPARE_WITHIN).toISOString(),
    })),
  };
}
