import type { Transaction } from 'firebase-admin/firestore';
import { mapConcurrently } from '../../../lib/concurrency.ts';
import type { OrderState } from '../../../lib/order/state/order-state.ts';
import { amountToConfirm, applyTransition } from '../../../lib/order/state/order-state-machine.ts';
import { recordDecision } from '../../core/audit.ts';
import { type ReadOrder, readWholeOrder, writeTransition } from '../order-transitions.ts';

/** Transfer of the bank to an artist, which is made or comes back, for all of its orders. */
interface ArtistTransfer {
  name: 'paidOut' | 'payoutReturned';
  artistId: number;
  /** The bank's. */
  reference: string;
  /** Amounts by order, of which each stands once. */
  orders: readonly { orderId: string; amount: number }[];
  /** See `PaidOut`. */
  isSent?: boolean;
}

/**
 * `same` where it was recorded before; with what can be recorded of these orders where one of them has changed; null
 * where one is none of the artist's.
 */
type TransferResult = 'recorded' | 'same' | { due: number } | null;

interface PreparedTransfers {
  /** In the order of the transfers. */
  results: TransferResult[];
  /** States of the orders as they were read. */
  before: readonly OrderState[];
  /** Writes the orders, and the decisions of an administrator in the audit log. Nothing may be read after that. */
  write: (adminId: number) => Promise<void>;
}

/**
 * Applies transfers to the sub-orders of their artists, each to all of its orders or to none. Orders that several of
 * them name are read and written once. Throws UNAVAILABLE where an order can't be parsed.
 */
export async function prepareTransfers(
  transaction: Transaction,
  transfers: readonly ArtistTransfer[],
  now: Date,
): Promise<PreparedTransfers> {
  const ids = new Set(transfers.flatMap(({ orders }) => orders.map(({ orderId }) => orderId)));
  const found = await mapConcurrently(
    ids,
    async (orderId) => [orderId, await readWholeOrder(transaction, orderId)] as const,
  );
  const read = new Map(found.flatMap(([orderId, order]) => (order ? [[orderId, order] as const] : [])));
  const states = new Map([...read].map(([orderId, { state }]) => [orderId, state]));
  const results = transfers.map((transfer) => applyTransfer(states, transfer, now));
  return {
    results,
    before: [...read.values()].map(({ state }) => state),
    write: async (adminId) => {
      await writeStates(transaction, { read, states, now });
      for (const [index, { name, artistId, reference, orders }] of transfers.entries()) {
        if (results[index] !== 'recorded') continue;
        const decision = name === 'paidOut' ? 'paid_out' : 'payout_returned';
        const made = { kind: 'payment', decision, artistId, reference, adminId, createdAt: now } as const;
        for (const { orderId, amount } of orders) recordDecision(transaction, { ...made, orderId, amount });
      }
    },
  };
}

/** Puts the orders as they are after the transfer into `states`, if it can be made. */
function applyTransfer(states: Map<string, OrderState>, transfer: ArtistTransfer, now: Date): TransferResult {
  const { name, artistId, reference, orders, isSent = false } = transfer;
  const moves = orders.flatMap(({ orderId, amount }) => {
    const state = states.get(orderId);
    const subOrder = state?.subOrders.find((one) => one.artistId === artistId);
    if (!state || !subOrder) return [];
    const transition =
      name === 'paidOut' ? { name, artistId, reference, amount, isSent } : { name, artistId, reference, amount };
    const due = amountToConfirm(state, transition);
    return [{ orderId, due, subOrder, outcome: applyTransition(state, transition, now) }];
  });
  if (moves.length < orders.length) return null;
  if (moves.every(({ outcome }) => outcome === 'same')) return 'same';
  const paid = orders.map(({ orderId }) => orderId);
  const isWhole =
    name === 'paidOut' || moves.every(({ orderId, subOrder }) => isSameSet(subOrder.payoutOrders ?? [orderId], paid));
  // Also where some were recorded before: the sum would be another one.
  if (!isWhole || moves.some(({ outcome }) => typeof outcome === 'string'))
    return { due: moves.reduce((sum, { due }) => sum + due, 0) };
  for (const { orderId, outcome } of moves) {
    if (typeof outcome === 'string') continue;
    const subOrders = outcome.subOrders.map((one) =>
      name === 'paidOut' && one.artistId === artistId ? { ...one, payoutOrders: paid } : one,
    );
    states.set(orderId, { ...outcome, subOrders });
  }
  return 'recorded';
}

const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text) => other.includes(text));

/** A payout reads neither prints nor numbers: no write comes before a read. */
async function writeStates(
  transaction: Transaction,
  { read, states, now }: { read: ReadonlyMap<string, ReadOrder>; states: ReadonlyMap<string, OrderState>; now: Date },
): Promise<void> {
  for (const [orderId, order] of read) {
    const after = states.get(orderId);
    if (after && after !== order.state) await writeTransition(transaction, order, after, now);
  }
}
