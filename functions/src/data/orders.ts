import type { StoredOrder, StoredSubOrder, SubOrderStatus } from '@aperture-byline/contract/order/stored';
import { mapConcurrently } from '../lib/concurrency.ts';
import { isForBuyer } from '../lib/order/order-amounts.ts';
import type { ScheduledPaymentTransition } from '../lib/order/order-state-machine.ts';
import type { ScheduledTransition } from '../lib/order/sub-order-transitions.ts';
import { firestore } from './database.ts';
import {
  collection,
  collectionGroup,
  readAll,
  readDocument,
  readDocuments,
  readQuery,
  streamQuery,
  toEntity,
  type WithId,
} from './firestore.ts';
import { countReads } from './read-count.ts';

/** The most orders that a buyer's list shows, newest first. */
const ORDERS_MAX = 100;
/** The most sub-orders that an artist's list shows of those that are open, oldest first, and of those that are finished, newest first. */
const OPEN_MAX = 500;
const FINISHED_MAX = 50;
/** The most open orders, or open sub-orders, that the deletion of an account counts. */
const COUNTED_MAX = 1000;
/** Of each kind. */
const PAYMENTS_MAX = 100;
/** In one run of the schedule, by transition. */
const OVERDUE_MAX = 200;

export function readOrder(orderId: string): Promise<WithId<StoredOrder> | null> {
  return readDocument(`orders/${orderId}`);
}

/** Whether a print of an order shows the image. */
export async function isOrdered(imageId: string): Promise<boolean> {
  const query = collection('orders').where('imageIds', 'array-contains', imageId).select().limit(1);
  return (await readQuery(query)).length > 0;
}

/** In no particular order. */
export function readSubOrders(orderId: string): Promise<WithId<StoredSubOrder>[]> {
  return readQuery(collection(`orders/${orderId}/parts`));
}

/** Newest first. */
export function readOrdersOf(buyerId: string): Promise<WithId<StoredOrder>[]> {
  return readQuery(ordersOf(buyerId).orderBy('createdAt', 'desc').limit(ORDERS_MAX));
}

function ordersOf(buyerId: string) {
  return collection('orders').where('buyerId', '==', Number(buyerId));
}

const AWAITED = 'awaiting_acceptance';
/** Of sub-orders about which the artist, or the buyer before them, still has something to do. */
const OPEN: readonly SubOrderStatus[] = [AWAITED, 'accepted', 'preparing', 'shipped'];
const FINISHED: readonly SubOrderStatus[] = ['declined', 'expired', 'cancelled', 'delivered'];

/** An artist's sub-orders: those that wait for acceptance, the most urgent first, others that are open, then finished ones, both newest first. */
export async function readSubOrdersOf(artistId: string): Promise<WithId<StoredSubOrder>[]> {
  const subOrders = querySubOrdersOf(artistId);
  const queries = [
    subOrders.where('status', 'in', OPEN).orderBy('createdAt').limit(OPEN_MAX),
    subOrders.where('status', 'in', FINISHED).orderBy('createdAt', 'desc').limit(FINISHED_MAX),
  ];
  // Of one moment: a sub-order that changes meanwhile would be in both lists or in none.
  const [open = [], finished = []] = await firestore().runTransaction(
    (transaction) => Promise.all(queries.map(async (query) => (await transaction.get(query)).docs)),
    { readOnly: true },
  );
  countReads(Math.max(1, open.length) + Math.max(1, finished.length));
  // The emulator's second query may see what was written after the first one: a sub-order that changed then is the finished one.
  const found = new Map([...open.reverse(), ...finished].map((snapshot) => [snapshot.ref.path, snapshot]));
  const newest = [...found.values()]
    .map((snapshot) => toEntity<StoredSubOrder>(snapshot))
    .filter((subOrder) => subOrder !== null);
  // Each waits for the same time.
  const awaited = newest.filter(({ status }) => status === AWAITED).reverse();
  return [...awaited, ...newest.filter(({ status }) => status !== AWAITED)];
}

/** A buyer's orders about which something is still to be done, newest first, at most `COUNTED_MAX`. */
export function readOpenOrdersOf(buyerId: string): Promise<WithId<Pick<StoredOrder, 'payment'>>[]> {
  const open = ordersOf(buyerId).where('status', 'in', OPEN).orderBy('createdAt', 'desc');
  return readQuery(open.select('payment').limit(COUNTED_MAX));
}

/** The same of an artist's sub-orders. */
export function readOpenSubOrdersOf(
  artistId: string,
): Promise<WithId<Pick<StoredSubOrder, 'status' | 'paidAt'>>[]> {
  const open = querySubOrdersOf(artistId).where('status', 'in', OPEN).orderBy('createdAt', 'desc');
  return readQuery(open.select('status', 'paidAt').limit(COUNTED_MAX));
}

function querySubOrdersOf(artistId: string) {
  return collectionGroup('parts').where('artistId', '==', Number(artistId));
}

/** Where orders go. */
export function readDeliveries(
  orderIds: readonly string[],
): Promise<WithId<Pick<StoredOrder, 'address' | 'buyerName'>>[]> {
  return readDocuments('orders', orderIds, ['address', 'buyerName']);
}

/** What is to be received, given back and paid out, and what is late; the longest waiting first. */
export async function readOpenPayments(): Promise<{
  payments: WithId<StoredOrder>[];
  refunds: WithId<StoredOrder>[];
  payouts: WithId<StoredSubOrder>[];
  late: WithId<StoredSubOrder>[];
}> {
  const orders = collection('orders');
  const subOrders = collectionGroup('parts');
  const [payments, refunds, payouts, late] = await Promise.all([
    readQuery<StoredOrder>(
      orders.where('paymentStatus', '==', 'due').orderBy('createdAt').limit(PAYMENTS_MAX),
    ),
    readQuery<StoredOrder>(
      orders.where('refundStatus', '==', 'due').orderBy('createdAt').limit(PAYMENTS_MAX),
    ),
    readQuery<StoredSubOrder>(
      subOrders.where('payoutStatus', '==', 'due').orderBy('payoutDueAt').limit(PAYMENTS_MAX),
    ),
    readQuery<StoredSubOrder>(
      subOrders
        .where('isLate', '==', true)
        .where('status', '==', 'accepted')
        .orderBy('paidAt')
        .limit(PAYMENTS_MAX),
    ),
  ]);
  return { payments, refunds, payouts, late };
}

/** What the schedule does: about one sub-order, or about the payment of a whole order. */
export type OverdueTransition = (ScheduledTransition & { artistId: number }) | ScheduledPaymentTransition;

/** The transitions of this name whose time has passed, the longest overdue first. */
export async function readOverdueTransitions(
  name: OverdueTransition['name'],
  now: Date,
): Promise<{ orderId: string; transition: OverdueTransition }[]> {
  if (name === 'remindToPay' || name === 'endUnpaid') {
    const field = name === 'endUnpaid' ? 'payBy' : 'payRemindAt';
    const orders = collection('orders').where(field, '<=', now).orderBy(field).limit(OVERDUE_MAX);
    return (await readQuery<StoredOrder>(orders)).map(({ id }) => ({ orderId: id, transition: { name } }));
  }
  const subOrders = collectionGroup('parts');
  const overdue = {
    remind: subOrders.where('remindAt', '<=', now).orderBy('remindAt'),
    expire: subOrders
      .where('status', '==', 'awaiting_acceptance')
      .where('acceptBy', '<=', now)
      .orderBy('acceptBy'),
    flagLate: subOrders.where('prepareBy', '<=', now).orderBy('prepareBy'),
  };
  const found = await readQuery<StoredSubOrder>(overdue[name].limit(OVERDUE_MAX));
  return found.map(({ orderId, artistId }) => ({ orderId, transition: { name, artistId } }));
}

/** With their sub-orders, for the person's own copy: what the order's page shows, so nothing of what artist and house agree. */
export async function exportOrdersOf(buyerId: string): Promise<object[]> {
  const orders = streamQuery<StoredOrder>(ordersOf(buyerId));
  return mapConcurrently(orders, async ({ fingerprint: _fingerprint, timeline, ...order }) => ({
    ...order,
    timeline: timeline?.filter(isForBuyer),
    parts: (await readSubOrders(order.id)).map(
      ({ artistId, status, lines, subtotal, reason, carrier, tracking, acceptBy }) => ({
        artistId,
        status,
        lines,
        subtotal,
        reason,
        carrier,
        tracking,
        acceptBy,
      }),
    ),
  }));
}

/** An artist's sub-orders, without their buyers. */
export async function exportSubOrdersOf(artistId: string): Promise<object[]> {
  const subOrders = await readAll<StoredSubOrder>(querySubOrdersOf(artistId));
  return subOrders.map(({ buyerId: _buyerId, ...subOrder }) => subOrder);
}

/** All that a person bought, in any state. */
export async function readOrderIdsOf(buyerId: string): Promise<string[]> {
  return (await readAll(ordersOf(buyerId).select())).map(({ id }) => id);
}

/** The orders of an artist's prints, in any state. */
export async function readOrderIdsWith(artistId: string): Promise<string[]> {
  const subOrders = await readAll<Pick<StoredSubOrder, 'orderId'>>(
    querySubOrdersOf(artistId).select('orderId'),
  );
  return subOrders.map(({ orderId }) => orderId);
}
