import type { ScheduleMove } from '@aperture-byline/contract/order/part-moves';
import type { StoredOrder, StoredPart } from '@aperture-byline/contract/order/stored';
import {
  collection,
  collectionGroup,
  readDocument,
  readDocuments,
  readQuery,
  type WithId,
} from './firestore.ts';

/** The most orders that a buyer's list shows, newest first, and parts that an artist's does. */
const LIST_MAX = 50;
/** Of each kind. */
const PAYMENTS_MAX = 100;
/** In one run of the schedule, by move. */
const OVERDUE_MAX = 200;

export function readOrder(orderId: string): Promise<WithId<StoredOrder> | null> {
  return readDocument(`orders/${orderId}`);
}

/** In no particular order. */
export function readParts(orderId: string): Promise<WithId<StoredPart>[]> {
  return readQuery(collection(`orders/${orderId}/parts`));
}

/** Newest first. */
export function readOrdersOf(buyerId: string): Promise<WithId<StoredOrder>[]> {
  return readQuery(ordersOf(buyerId).orderBy('createdAt', 'desc').limit(LIST_MAX));
}

function ordersOf(buyerId: string) {
  return collection('orders').where('buyerId', '==', Number(buyerId));
}

/** An artist's parts: those that wait for acceptance, the most urgent first, then the newest others. */
export async function readPartsOf(artistId: string): Promise<WithId<StoredPart>[]> {
  const parts = partsOf(artistId);
  const [awaited, newest] = await Promise.all([
    readQuery<StoredPart>(
      parts.where('status', '==', 'awaiting_acceptance').orderBy('acceptBy').limit(LIST_MAX),
    ),
    readQuery<StoredPart>(parts.orderBy('createdAt', 'desc').limit(LIST_MAX)),
  ]);
  return [...awaited, ...newest.filter(({ status }) => status !== 'awaiting_acceptance')];
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

/** What is to be received, given back and paid out, the longest waiting first. */
export async function readOpenPayments(): Promise<{
  payments: WithId<StoredOrder>[];
  refunds: WithId<StoredOrder>[];
  payouts: WithId<StoredPart>[];
}> {
  const orders = collection('orders');
  const [payments, refunds, payouts] = await Promise.all([
    readQuery<StoredOrder>(
      orders.where('paymentStatus', '==', 'due').orderBy('createdAt').limit(PAYMENTS_MAX),
    ),
    readQuery<StoredOrder>(
      orders.where('refundStatus', '==', 'due').orderBy('createdAt').limit(PAYMENTS_MAX),
    ),
    readQuery<StoredPart>(
      collectionGroup('parts').where('payoutStatus', '==', 'due').orderBy('payoutDueAt').limit(PAYMENTS_MAX),
    ),
  ]);
  return { payments, refunds, payouts };
}

/** Parts for which a time has passed that a move of the schedule looks at, the longest overdue first. */
export function readOverdueParts(name: ScheduleMove['name'], now: Date): Promise<WithId<StoredPart>[]> {
  const parts = collectionGroup('parts');
  const overdue = {
    remind: parts.where('remindAt', '<=', now).orderBy('remindAt'),
    expire: parts
      .where('status', '==', 'awaiting_acceptance')
      .where('acceptBy', '<=', now)
      .orderBy('acceptBy'),
    flagLate: parts.where('prepareBy', '<=', now).orderBy('prepareBy'),
  };
  return readQuery(overdue[name].limit(OVERDUE_MAX));
}

/** With their parts, for the person's own copy. */
export async function exportOrdersOf(buyerId: string): Promise<object[]> {
  const orders = await readQuery<StoredOrder>(ordersOf(buyerId));
  return Promise.all(orders.map(async (order) => ({ ...order, parts: await readParts(order.id) })));
}

/** An artist's parts, without their buyers. */
export async function exportPartsOf(artistId: string): Promise<object[]> {
  const parts = await readQuery<StoredPart>(partsOf(artistId));
  return parts.map(({ buyerId: _buyerId, ...part }) => part);
}

/** All that a person bought, in any state. */
export async function readOrderIdsOf(buyerId: string): Promise<string[]> {
  const { docs } = await ordersOf(buyerId).select().get();
  return docs.map(({ id }) => id);
}

/** The orders of an artist's prints, in any state. */
export async function readOrderIdsWith(artistId: string): Promise<string[]> {
  const parts = await readQuery<StoredPart>(partsOf(artistId));
  return parts.map(({ orderId }) => orderId);
}
