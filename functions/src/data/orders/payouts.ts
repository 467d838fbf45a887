import type { Transaction } from 'firebase-admin/firestore';
import { amountToConfirm, applyTransition } from '../../lib/order/order-state-machine.ts';
import { recordDecision } from '../core/audit.ts';
import { runSerialized } from '../core/database.ts';
import { readWholeOrder, TRANSITION_ATTEMPTS, writeTransition } from './order-transitions.ts';

export interface Payout {
  artistId: number;
  adminId: number;
  /** The bank's, of the one transfer. */
  reference: string;
  /** Amounts that it pays, by order. */
  orders: readonly { orderId: string; amount: number }[];
  now: Date;
}

/**
 * Records a transfer to an artist in all of its orders and in the audit log, or in none: its sum is that of all.
 * `same` where it was recorded before; with what is due of these orders where one of them has changed, or another
 * transfer paid it; null where one is none of the artist's. Throws UNAVAILABLE where an order can't be parsed.
 */
export function payOut({
  artistId,
  adminId,
  reference,
  orders,
  now,
}: Payout): Promise<'paid' | 'same' | { due: number } | null> {
  const work = async (transaction: Transaction) => {
    const found = await Promise.all(
      orders.map(async ({ orderId, amount }) => {
        const order = await readWholeOrder(transaction, orderId);
        if (!order?.state.subOrders.some((subOrder) => subOrder.artistId === artistId)) return null;
        const transition = { name: 'paidOut', artistId, reference, amount } as const;
        const due = amountToConfirm(order.state, transition);
        return { orderId, amount, order, due, outcome: applyTransition(order.state, transition, now) };
      }),
    );
    const payable = found.filter((one) => one !== null);
    if (payable.length < found.length) return null;
    if (payable.every(({ outcome }) => outcome === 'same')) return 'same';
    const due = payable.reduce((sum, one) => sum + one.due, 0);
    // Also where some were paid before: the sum would be another one.
    if (payable.some(({ outcome }) => typeof outcome === 'string')) return { due };
    const payoutOrders = orders.map(({ orderId }) => orderId);
    for (const { orderId, amount, order, outcome } of payable) {
      if (typeof outcome === 'string') continue;
      const subOrders = outcome.subOrders.map((subOrder) =>
        subOrder.artistId === artistId ? { ...subOrder, payoutOrders } : subOrder,
      );
      // A payout reads neither prints nor numbers: no write comes before a read.
      await writeTransition(transaction, order, { ...outcome, subOrders }, now);
      const decision = { kind: 'payment', decision: 'paid_out', orderId, artistId, reference, amount } as const;
      recordDecision(transaction, { ...decision, adminId, createdAt: now });
    }
    return 'paid';
  };
  return runSerialized(`artists/${artistId}`, work, { maxAttempts: TRANSITION_ATTEMPTS });
}
