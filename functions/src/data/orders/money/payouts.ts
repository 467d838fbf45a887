import { findHoldEnd } from '@aperture-byline/contract/order/payouts/payout-details';
import type { Transaction } from 'firebase-admin/firestore';
import { runSerialized } from '../../core/database.ts';
import { collectionGroup } from '../../core/firestore.ts';
import { TRANSITION_ATTEMPTS } from '../order-transitions.ts';
import { type SubOrder, subOrders } from '../orders.ts';
import { prepareTransfers } from './artist-transfers.ts';
import { listAwaited, readOpenBatches } from './payout-batches.ts';
import { readPayoutOf } from './payout-details.ts';

/** Sub-orders that were paid out, or are held, in the lists of administrators. */
const RECENT_MAX = 200;
const HELD_MAX = 100;

export interface Payout {
  artistId: number;
  adminId: number;
  /** The bank's, of the one transfer. */
  reference: string;
  /** Amounts that it pays, by order. */
  orders: readonly { orderId: string; amount: number }[];
  now: Date;
}

/** Reads the sub-orders for which an artist is to be paid, the longest waiting first. */
export function readDuePayouts(artistId: string): Promise<SubOrder[]> {
  const due = collectionGroup('parts').where('payoutStatus', '==', 'due').where('artistId', '==', Number(artistId));
  return subOrders.query(due.orderBy('payoutDueAt'));
}

/** Reads sub-orders that were paid out since a time, the last one first. */
export function readPayoutsSince(since: Date): Promise<SubOrder[]> {
  const made = collectionGroup('parts').where('paidOutAt', '>=', since);
  return subOrders.query(made.orderBy('paidOutAt', 'desc').limit(RECENT_MAX));
}

/** Reads the sub-orders whose payouts wait while a claim is open. */
export function readHeldPayouts(): Promise<SubOrder[]> {
  const held = collectionGroup('parts').where('payoutStatus', '==', 'held').orderBy('payoutDueAt');
  return subOrders.query(held.limit(HELD_MAX));
}

/**
 * Records a transfer to an artist in all of its orders and in the audit log, or in none: its sum is that of all.
 * `same` where it was recorded before; with what is due of these orders where one of them has changed, or another
 * transfer paid it; with the end where payouts wait for one; `inFile` where the bank is told to pay one of them; null
 * where one is none of the artist's. Throws UNAVAILABLE where an order can't be parsed.
 */
export function payOut({
  adminId,
  now,
  ...transfer
}: Payout): Promise<'recorded' | 'same' | 'inFile' | { due: number } | { heldUntil: Date } | null> {
  const { artistId, orders } = transfer;
  const work = async (transaction: Transaction) => {
    const { results, before, write } = await prepareTransfers(transaction, [{ name: 'paidOut', ...transfer }], now);
    const [result = null] = results;
    if (result !== 'recorded') return result;
    const awaited = listAwaited(await readOpenBatches(transaction));
    if (awaited.some((one) => one.artistId === artistId && names(one, orders))) return 'inFile';
    const own = before.flatMap(({ subOrders }) => subOrders.filter((one) => one.artistId === artistId));
    const heldUntil = findHoldEnd(await readPayoutOf(artistId, own, transaction), now);
    if (heldUntil !== null) return { heldUntil };
    await write(adminId);
    return result;
  };
  return runSerialized(`artists/${artistId}`, work, { maxAttempts: TRANSITION_ATTEMPTS });
}

const names = (one: Pick<Payout, 'orders'>, orders: Payout['orders']): boolean =>
  one.orders.some(({ orderId }) => orders.some((other) => other.orderId === orderId));

/** Records that a transfer came back, as `payOut` records one; `due` is what was paid of these orders. */
export function takeBackPayout({
  adminId,
  now,
  ...transfer
}: Payout): Promise<'recorded' | 'same' | { due: number } | null> {
  const work = async (transaction: Transaction) => {
    const returned = { name: 'payoutReturned', ...transfer } as const;
    const { results, write } = await prepareTransfers(transaction, [returned], now);
    const [result = null] = results;
    if (result === 'recorded') await write(adminId);
    return result;
  };
  return runSerialized(`artists/${transfer.artistId}`, work, { maxAttempts: TRANSITION_ATTEMPTS });
}
