import { findHoldEnd, type StoredPayoutDetails } from '@aperture-byline/contract/order/payout-details';
import { storedSubOrder } from '@aperture-byline/contract/order/stored';
import type { Transaction } from 'firebase-admin/firestore';
import { pick } from 'valibot';
import { forEachConcurrently } from '../../lib/concurrency.ts';
import { amountToConfirm, applyTransition } from '../../lib/order/order-state-machine.ts';
import { recordDecision } from '../core/audit.ts';
import { defineCollection } from '../core/collection.ts';
import { runSerialized } from '../core/database.ts';
import { collectionGroup } from '../core/firestore.ts';
import { contactCollection } from '../people/users.ts';
import { readWholeOrder, TRANSITION_ATTEMPTS, writeTransition } from './order-transitions.ts';
import { type SubOrder, subOrders } from './orders.ts';

export interface Payout {
  artistId: number;
  adminId: number;
  /** The bank's, of the one transfer. */
  reference: string;
  /** Amounts that it pays, by order. */
  orders: readonly { orderId: string; amount: number }[];
  now: Date;
}

/** Reads where an artist is paid: of the account, or as it is kept with the sub-orders of who left. */
export async function readPayoutOf(
  artistId: number,
  subOrders: readonly Pick<SubOrder, 'leaverPayout'>[],
  transaction?: Transaction,
): Promise<StoredPayoutDetails | null> {
  const contact = await contactCollection(String(artistId)).read('contact', transaction);
  return contact?.payout ?? subOrders.find(({ leaverPayout }) => leaverPayout)?.leaverPayout ?? null;
}

const leaverPayoutsIn = (path: string) =>
  defineCollection(path, pick(storedSubOrder, ['orderId', 'artistId', 'leaverPayout']), { isPartial: true });

/** Changes where artists are paid who have left, in each sub-order that keeps it, as `change` answers; not for null. */
export async function changeLeaverPayouts(
  change: (artistId: string, payout: StoredPayoutDetails) => StoredPayoutDetails | null,
): Promise<void> {
  const all = leaverPayoutsIn('parts').stream(collectionGroup('parts'));
  await forEachConcurrently(all, async ({ orderId, artistId, leaverPayout: found }) => {
    if (!found) return;
    await leaverPayoutsIn(`orders/${orderId}/parts`).transact(String(artistId), ({ leaverPayout: stored }) => {
      const leaverPayout = stored && change(String(artistId), stored);
      return leaverPayout ? { leaverPayout } : {};
    });
  });
}

/** Reads the sub-orders for which an artist is to be paid, the longest waiting first. */
export function readDuePayouts(artistId: string): Promise<SubOrder[]> {
  const due = collectionGroup('parts').where('payoutStatus', '==', 'due').where('artistId', '==', Number(artistId));
  return subOrders.query(due.orderBy('payoutDueAt'));
}

/**
 * Records a transfer to an artist in all of its orders and in the audit log, or in none: its sum is that of all.
 * `same` where it was recorded before; with what is due of these orders where one of them has changed, or another
 * transfer paid it; with the end where payouts wait for one; null where one is none of the artist's. Throws UNAVAILABLE
 * where an order can't be parsed.
 */
export function payOut({
  artistId,
  adminId,
  reference,
  orders,
  now,
}: Payout): Promise<'paid' | 'same' | { due: number } | { heldUntil: Date } | null> {
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
    const own = payable.flatMap(({ order }) => order.state.subOrders.filter((one) => one.artistId === artistId));
    const heldUntil = findHoldEnd(await readPayoutOf(artistId, own, transaction), now);
    if (heldUntil !== null) return { heldUntil };
    const payoutOrders = orders.map(({ orderId }) => orderId);
    for (const { orderId, amount, order, outcome } of payable) {
      if (typeof outcome === 'string') continue;
      const paidOut = outcome.subOrders.map((subOrder) =>
        subOrder.artistId === artistId ? { ...subOrder, payoutOrders } : subOrder,
      );
      // A payout reads neither prints nor numbers: no write comes before a read.
      await writeTransition(transaction, order, { ...outcome, subOrders: paidOut }, now);
      const decision = { kind: 'payment', decision: 'paid_out', orderId, artistId, reference, amount } as const;
      recordDecision(transaction, { ...decision, adminId, createdAt: now });
    }
    return 'paid';
  };
  return runSerialized(`artists/${artistId}`, work, { maxAttempts: TRANSITION_ATTEMPTS });
}
