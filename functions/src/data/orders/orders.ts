import { isClaimOpen, OPEN_CLAIMS } from '@aperture-byline/contract/order/claims/stored';
import { referenceKey } from '@aperture-byline/contract/order/order-summary';
import {
  type StoredOrder,
  type SubOrderStatus,
  storedOrder,
  storedSubOrder,
} from '@aperture-byline/contract/order/stored';
import type { CollectionReference, Query, Transaction } from 'firebase-admin/firestore';
import { type InferOutput, pick } from 'valibot';
import { mapConcurrently } from '../../lib/concurrency.ts';
import type { ScheduledClaimTransition } from '../../lib/order/state/claim-transitions.ts';
import { isForBuyer } from '../../lib/order/state/order-amounts.ts';
import type { ScheduledPaymentTransition } from '../../lib/order/state/payment-transitions.ts';
import type { ScheduledTransition } from '../../lib/order/state/sub-order-transitions.ts';
import { defineCollection, type WithId } from '../core/collection.ts';
import { countReads, firestore } from '../core/database.ts';
import { collectionGroup, readIds, streamIds, streamSnapshots } from '../core/firestore.ts';

/** The most orders that a buyer's list shows, newest first. */
const ORDERS_MAX = 100;
/** The most sub-orders in an artist's list, of the open ones, oldest first, and of the finished ones, newest first. */
const OPEN_MAX = 500;
const FINISHED_MAX = 50;
/** The most open orders, or open sub-orders, that the deletion of an account counts. */
const COUNTED_MAX = 1000;
/** Limit of each of the lists of open payments. */
const PAYMENTS_MAX = 100;
/** Payouts that are read for it, of which those in a file for the bank are in no list. */
const PAYOUTS_MAX = 500;
/** Paid orders whose transfers are told from those of a statement. */
const PAID_MAX = 500;
/** Limit of values in one query, set by Firestore. */
const KEYS_MAX = 30;
/** The most orders that are looked at for references that were given twice, for each `KEYS_MAX` of them. */
const SAME_REFERENCE_MAX = 300;
/** In one run of the schedule, by transition. */
const OVERDUE_MAX = 200;

export const orders = defineCollection('orders', storedOrder);
export const subOrders = defineCollection('parts', storedSubOrder);

export type Order = WithId<InferOutput<typeof storedOrder>>;
export type SubOrder = WithId<InferOutput<typeof storedSubOrder>>;

const references = defineCollection('orders', pick(storedOrder, ['referenceKeys']), { isPartial: true });
const paidOrders = defineCollection('orders', pick(storedOrder, ['transfers']), { isPartial: true });
const timelines = defineCollection('orders', pick(storedOrder, ['timeline']), { isPartial: true });
const payments = defineCollection('orders', pick(storedOrder, ['payment']), { isPartial: true });
const deliveries = defineCollection('orders', pick(storedOrder, ['address', 'buyerName', 'gift', 'shippingMethod']), {
  isPartial: true,
});
const progress = defineCollection('parts', pick(storedSubOrder, ['status', 'paidAt']), { isPartial: true });
const subOrderNames = defineCollection('parts', pick(storedSubOrder, ['orderId', 'artistId']), { isPartial: true });

export function subOrdersIn(orderId: string): CollectionReference {
  return orders.documents().doc(orderId).collection('parts');
}

export function readOrder(orderId: string): Promise<Order | null> {
  return orders.read(orderId);
}

export async function isOrdered(imageId: string): Promise<boolean> {
  const showing = orders.documents().where('imageIds', 'array-contains', imageId);
  return (await readIds(showing.limit(1))).length > 0;
}

export function readSubOrders(orderId: string): Promise<SubOrder[]> {
  return subOrders.query(subOrdersIn(orderId));
}

/** Reads an artist's sub-orders of these orders. */
export async function readSubOrdersAt(
  artistId: number,
  places: readonly Pick<SubOrder, 'orderId'>[],
): Promise<SubOrder[]> {
  const [first, ...others] = places.map(({ orderId }) => subOrdersIn(orderId).doc(String(artistId)));
  if (!first) return [];
  const found = await firestore().getAll(first, ...others);
  countReads(found.length);
  return found.map(subOrders.parse).filter((subOrder) => subOrder !== null);
}

export function readOrdersOf(buyerId: string): Promise<Order[]> {
  return orders.query(queryOrdersOf(buyerId).orderBy('createdAt', 'desc').limit(ORDERS_MAX));
}

function queryOrdersOf(buyerId: string): Query {
  return orders.documents().where('buyerId', '==', Number(buyerId));
}

const AWAITED = 'awaiting_acceptance';
/** States of sub-orders in which the artist, or the buyer before them, still has something to do. */
const OPEN: readonly SubOrderStatus[] = [AWAITED, 'accepted', 'preparing', 'shipped'];
const FINISHED: readonly SubOrderStatus[] = ['declined', 'expired', 'cancelled', 'delivered'];

/** Reads an artist's sub-orders: awaited ones by urgency, claimed ones, then open and finished ones, newest first. */
export async function readSubOrdersOf(artistId: string): Promise<SubOrder[]> {
  const all = querySubOrdersOf(artistId);
  const openOnes = all.where('status', 'in', OPEN).orderBy('createdAt').limit(OPEN_MAX);
  const finishedOnes = all.where('status', 'in', FINISHED).orderBy('createdAt', 'desc').limit(FINISHED_MAX);
  // Of one moment: a sub-order that changes meanwhile would be in both lists or in none.
  const claimedOnes = all.where('claim.status', 'in', OPEN_CLAIMS).limit(OPEN_MAX);
  const [open, finished, claimed] = await firestore().runTransaction(
    (transaction) =>
      Promise.all([
        subOrders.query(openOnes, transaction),
        subOrders.query(finishedOnes, transaction),
        subOrders.query(claimedOnes, transaction),
      ]),
    { readOnly: true },
  );
  // The emulator's later queries may see what was written after the first one: a sub-order that changed then is the
  // finished one.
  const found = new Map([...open.reverse(), ...claimed, ...finished].map((subOrder) => [subOrder.orderId, subOrder]));
  const newest = [...found.values()];
  // Each waits for the same time.
  const awaited = newest.filter(({ status }) => status === AWAITED).reverse();
  const others = newest.filter(({ status }) => status !== AWAITED);
  return [
    ...awaited,
    ...others.filter(({ claim }) => isClaimOpen(claim)),
    ...others.filter(({ claim }) => !isClaimOpen(claim)),
  ];
}

/** A buyer's orders about which something is still to be done, newest first, at most `COUNTED_MAX`. */
export function readOpenOrdersOf(buyerId: string): Promise<Pick<Order, 'payment'>[]> {
  const open = queryOrdersOf(buyerId).where('status', 'in', OPEN).orderBy('createdAt', 'desc');
  return payments.query(open.limit(COUNTED_MAX));
}

export function readOpenSubOrdersOf(artistId: string): Promise<Pick<SubOrder, 'status' | 'paidAt'>[]> {
  const open = querySubOrdersOf(artistId).where('status', 'in', OPEN).orderBy('createdAt', 'desc');
  return progress.query(open.limit(COUNTED_MAX));
}

function querySubOrdersOf(artistId: string): Query {
  return collectionGroup('parts').where('artistId', '==', Number(artistId));
}

export function readDeliveries(
  orderIds: readonly string[],
): Promise<Pick<Order, 'id' | 'address' | 'buyerName' | 'gift' | 'shippingMethod'>[]> {
  return deliveries.readMany(orderIds);
}

/** Reads what administrators have to confirm about money, and late sub-orders; the longest waiting first. */
export async function readOpenPayments(): Promise<{
  claimed: Order[];
  due: Order[];
  refunds: Order[];
  payouts: SubOrder[];
  reversals: SubOrder[];
  disputes: SubOrder[];
  late: SubOrder[];
}> {
  const group = collectionGroup('parts');
  const lateOnes = group.where('isLate', '==', true).where('status', '==', 'accepted').orderBy('paidAt');
  const longestWaiting = (field: 'paymentStatus' | 'refundStatus') =>
    orders.query(orders.documents().where(field, '==', 'due').orderBy('createdAt').limit(PAYMENTS_MAX));
  const claims = orders.documents().orderBy('paymentClaim.at').limit(PAYMENTS_MAX);
  const disputed = group.where('claim.status', '==', 'disputed').orderBy('claim.updatedAt');
  const [claimed, due, refunds, payouts, reversals, disputes, late] = await Promise.all([
    orders.query(claims),
    longestWaiting('paymentStatus'),
    longestWaiting('refundStatus'),
    subOrders.query(group.where('payoutStatus', '==', 'due').orderBy('payoutDueAt').limit(PAYOUTS_MAX)),
    subOrders.query(group.where('reversalStatus', '==', 'due').limit(PAYMENTS_MAX)),
    subOrders.query(disputed.limit(PAYMENTS_MAX)),
    subOrders.query(lateOnes.limit(PAYMENTS_MAX)),
  ]);
  return { claimed, due, refunds, payouts, reversals, disputes, late };
}

/** Reads orders for which references with these keys were claimed or received, even where the keys went since. */
export async function readOrdersByReference(keys: readonly string[]): Promise<Pick<Order, 'id' | 'referenceKeys'>[]> {
  const found: Pick<Order, 'id' | 'referenceKeys'>[] = [];
  for (let at = 0; at < keys.length; at += KEYS_MAX) {
    const some = keys.slice(at, at + KEYS_MAX);
    const naming = orders.documents().where('referenceKeys', 'array-contains-any', some);
    found.push(...(await references.query(naming.limit(SAME_REFERENCE_MAX))));
  }
  return found;
}

/**
 * Finds another order for which money came with this reference, also in part or given back since; null where none did.
 * An order of which a buyer merely claims it is none.
 */
export async function findOtherPaid(
  orderId: string,
  reference: string,
  transaction: Transaction,
): Promise<string | null> {
  const key = referenceKey(reference);
  if (key === '') return null;
  const naming = orders.documents().where('referenceKeys', 'array-contains', key).limit(SAME_REFERENCE_MAX);
  const found = await paidOrders.query(naming, transaction);
  const other = found.find(
    ({ id, transfers }) => id !== orderId && transfers.some((transfer) => referenceKey(transfer.reference) === key),
  );
  return other?.id ?? null;
}

/** Reads the transfers of orders that were paid in full since a time, the newest first. */
export function readTransfersSince(since: Date): Promise<Pick<Order, 'id' | 'transfers'>[]> {
  const paid = orders.documents().where('payment.at', '>=', since).orderBy('payment.at', 'desc');
  return paidOrders.query(paid.limit(PAID_MAX).select('transfers'));
}

export type OverdueTransition =
  | ((ScheduledTransition | ScheduledClaimTransition) & { artistId: number })
  | ScheduledPaymentTransition;

/** The transitions of this name whose time has passed, the longest overdue first. */
export async function readOverdueTransitions(
  name: OverdueTransition['name'],
  now: Date,
): Promise<{ orderId: string; transition: OverdueTransition }[]> {
  if (name === 'remindToPay' || name === 'endUnpaid') {
    const field = name === 'endUnpaid' ? 'payBy' : 'payRemindAt';
    const unpaid = orders.documents().where(field, '<=', now).orderBy(field);
    const ids = await readIds(unpaid.limit(OVERDUE_MAX));
    return ids.map((orderId) => ({ orderId, transition: { name } }));
  }
  const group = collectionGroup('parts');
  const awaited = group.where('status', '==', AWAITED);
  const overdue = {
    remind: group.where('remindAt', '<=', now).orderBy('remindAt'),
    expire: awaited.where('acceptBy', '<=', now).orderBy('acceptBy'),
    flagLate: group.where('prepareBy', '<=', now).orderBy('prepareBy'),
    remindOfClaim: group.where('claim.remindAt', '<=', now).orderBy('claim.remindAt'),
    endClaimTerm: group.where('claim.dueAt', '<=', now).orderBy('claim.dueAt'),
  };
  const found = await subOrderNames.query(overdue[name].limit(OVERDUE_MAX));
  return found.map(({ orderId, artistId }) => ({ orderId, transition: { name, artistId } }));
}

/** Reads a person's own copy: what the order's page shows, so nothing of what artist and house agree. */
export async function exportOrdersOf(buyerId: string): Promise<object[]> {
  const found = orders.stream(queryOrdersOf(buyerId));
  return mapConcurrently(found, async ({ fingerprint: _fingerprint, referenceKeys: _keys, timeline, ...order }) => ({
    ...order,
    timeline: timeline.filter(isForBuyer),
    parts: (await readSubOrders(order.id)).map(
      ({ artistId, status, lines, subtotal, reason, carrier, tracking, acceptBy, deliveredAt, claim }) => ({
        artistId,
        status,
        lines,
        subtotal,
        reason,
        carrier,
        tracking,
        acceptBy,
        deliveredAt,
        claim,
      }),
    ),
  }));
}

/** An artist's sub-orders, without their buyers, with what the artist and the house wrote about them. */
export async function exportSubOrdersOf(artistId: string): Promise<object[]> {
  return mapConcurrently(subOrders.stream(querySubOrdersOf(artistId)), async ({ buyerId: _buyerId, ...subOrder }) => ({
    ...subOrder,
    timeline: (await readTimeline(subOrder.orderId)).filter(
      (entry) => entry?.artistId === subOrder.artistId && entry.noteBy !== 'buyer',
    ),
  }));
}

export async function readTimeline(orderId: string): Promise<StoredOrder['timeline']> {
  return (await timelines.read(orderId))?.timeline ?? [];
}

/** The ids of all that a person bought, in any state, also of orders that can't be parsed. */
export function streamOrderIdsOf(buyerId: string): AsyncGenerator<string> {
  return streamIds(queryOrdersOf(buyerId));
}

/** Reads the ids of orders that name the artist or have a sub-order of theirs, in any state. */
export async function readOrderIdsWith(artistId: string): Promise<Set<string>> {
  const ids = new Set<string>();
  const naming = orders.documents().where('artistIds', 'array-contains', Number(artistId));
  for await (const id of streamIds(naming)) ids.add(id);
  for await (const { ref } of streamSnapshots(querySubOrdersOf(artistId).select()))
    if (ref.parent.parent) ids.add(ref.parent.parent.id);
  return ids;
}
