import type { PartStatus, StoredOrder, StoredPart } from '@aperture-byline/contract/order/stored';
import { mapConcurrently } from '../lib/concurrency.ts';
import { firestore } from '../lib/firebase.ts';
import { isForBuyer } from '../lib/order/order-amounts.ts';
import type { PaymentScheduleMove } from '../lib/order/order-states.ts';
import type { ScheduleMove } from '../lib/order/part-moves.ts';
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
/** The most parts that an artist's list shows of those that are open, oldest first, and of those that are finished, newest first. */
const OPEN_MAX = 500;
const FINISHED_MAX = 50;
/** The most open orders, or open parts, that the deletion of an account counts. */
const COUNTED_MAX = 1000;
/** Of each kind. */
const PAYMENTS_MAX = 100;
/** In one run of the schedule, by move. */
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
export function readParts(orderId: string): Promise<WithId<StoredPart>[]> {
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
/** Of parts about which the artist, or the buyer before them, still has something to do. */
const OPEN: readonly PartStatus[] = [AWAITED, 'accepted', 'preparing', 'shipped'];
const FINISHED: readonly PartStatus[] = ['declined', 'expired', 'cancelled', 'delivered'];

/** An artist's parts: those that wait for acceptance, the most urgent first, others that are open, then finished ones, both newest first. */
export async function readPartsOf(artistId: string): Promise<WithId<StoredPart>[]> {
  const parts = partsOf(artistId);
  const queries = [
    parts.where('status', 'in', OPEN).orderBy('createdAt').limit(OPEN_MAX),
    parts.where('status', 'in', FINISHED).orderBy('createdAt', 'desc').limit(FINISHED_MAX),
  ];
  // Of one moment: a part that moves meanwhile would be in both lists or in none.
  const [open = [], finished = []] = await firestore().runTransaction(
    (transaction) => Promise.all(queries.map(async (query) => (await transaction.get(query)).docs)),
    { readOnly: true },
  );
  countReads(Math.max(1, open.length) + Math.max(1, finished.length));
  // The emulator's second query may see what was written after the first one: a part that moved then is the finished one.
  const found = new Map([...open.reverse(), ...finished].map((snapshot) => [snapshot.ref.path, snapshot]));
  const newest = [...found.values()]
    .map((snapshot) => toEntity<StoredPart>(snapshot))
    .filter((part) => part !== null);
  // Each waits for the same time.
  const awaited = newest.filter(({ status }) => status === AWAITED).reverse();
  return [...awaited, ...newest.filter(({ status }) => status !== AWAITED)];
}

/** A buyer's orders about which something is still to be done, newest first, at most `COUNTED_MAX`. */
export function readOpenOrdersOf(buyerId: string): Promise<WithId<Pick<StoredOrder, 'payment'>>[]> {
  const open = ordersOf(buyerId).where('status', 'in', OPEN).orderBy('createdAt', 'desc');
  return readQuery(open.select('payment').limit(COUNTED_MAX));
}

/** The same of an artist's parts. */
export function readOpenPartsOf(artistId: string): Promise<WithId<Pick<StoredPart, 'status' | 'paidAt'>>[]> {
  const open = partsOf(artistId).where('status', 'in', OPEN).orderBy('createdAt', 'desc');
  return readQuery(open.select('status', 'paidAt').limit(COUNTED_MAX));
}

function partsOf(artistId: string) {
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
  payouts: WithId<StoredPart>[];
  late: WithId<StoredPart>[];
}> {
  const orders = collection('orders');
  const parts = collectionGroup('parts');
  const [payments, refunds, payouts, late] = await Promise.all([
    readQuery<StoredOrder>(
      orders.where('paymentStatus', '==', 'due').orderBy('createdAt').limit(PAYMENTS_MAX),
    ),
    readQuery<StoredOrder>(
      orders.where('refundStatus', '==', 'due').orderBy('createdAt').limit(PAYMENTS_MAX),
    ),
    readQuery<StoredPart>(
      parts.where('payoutStatus', '==', 'due').orderBy('payoutDueAt').limit(PAYMENTS_MAX),
    ),
    readQuery<StoredPart>(
      parts
        .where('isLate', '==', true)
        .where('status', '==', 'accepted')
        .orderBy('paidAt')
        .limit(PAYMENTS_MAX),
    ),
  ]);
  return { payments, refunds, payouts, late };
}

/** What the schedule does: about one part, or about the payment of a whole order. */
export type OverdueMove = (ScheduleMove & { artistId: number }) | PaymentScheduleMove;

/** The moves of this name whose time has passed, the longest overdue first. */
export async function readOverdueMoves(
  name: OverdueMove['name'],
  now: Date,
): Promise<{ orderId: string; move: OverdueMove }[]> {
  if (name === 'remindToPay' || name === 'endUnpaid') {
    const field = name === 'endUnpaid' ? 'payBy' : 'payRemindAt';
    const orders = collection('orders').where(field, '<=', now).orderBy(field).limit(OVERDUE_MAX);
    return (await readQuery<StoredOrder>(orders)).map(({ id }) => ({ orderId: id, move: { name } }));
  }
  const parts = collectionGroup('parts');
  const overdue = {
    remind: parts.where('remindAt', '<=', now).orderBy('remindAt'),
    expire: parts
      .where('status', '==', 'awaiting_acceptance')
      .where('acceptBy', '<=', now)
      .orderBy('acceptBy'),
    flagLate: parts.where('prepareBy', '<=', now).orderBy('prepareBy'),
  };
  const found = await readQuery<StoredPart>(overdue[name].limit(OVERDUE_MAX));
  return found.map(({ orderId, artistId }) => ({ orderId, move: { name, artistId } }));
}

/** With their parts, for the person's own copy: what the order's page shows, so nothing of what artist and house agree. */
export async function exportOrdersOf(buyerId: string): Promise<object[]> {
  const orders = streamQuery<StoredOrder>(ordersOf(buyerId));
  return mapConcurrently(orders, async ({ fingerprint: _fingerprint, timeline, ...order }) => ({
    ...order,
    timeline: timeline?.filter(isForBuyer),
    parts: (await readParts(order.id)).map(
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

/** An artist's parts, without their buyers. */
export async function exportPartsOf(artistId: string): Promise<object[]> {
  const parts = await readAll<StoredPart>(partsOf(artistId));
  return parts.map(({ buyerId: _buyerId, ...part }) => part);
}

/** All that a person bought, in any state. */
export async function readOrderIdsOf(buyerId: string): Promise<string[]> {
  return (await readAll(ordersOf(buyerId).select())).map(({ id }) => id);
}

/** The orders of an artist's prints, in any state. */
export async function readOrderIdsWith(artistId: string): Promise<string[]> {
  const parts = await readAll<Pick<StoredPart, 'orderId'>>(partsOf(artistId).select('orderId'));
  return parts.map(({ orderId }) => orderId);
}
