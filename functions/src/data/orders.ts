import { isEndedWithoutSale } from '@aperture-byline/contract/order/order-amounts';
import {
  applyMove,
  type MoveResult,
  type OrderMove,
  type OrderState,
} from '@aperture-byline/contract/order/order-states';
import type { OrderLine, StoredOrder, StoredPart } from '@aperture-byline/contract/order/stored';
import type { StoredProduct } from '@aperture-byline/contract/product/stored';
import type { StoredDecision } from '@aperture-byline/contract/review/stored';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { firestore } from '../lib/firebase.ts';
import { serialize } from '../lib/serialize.ts';
import {
  collection,
  collectionGroup,
  readDocument,
  readDocuments,
  readQuery,
  toEntity,
  type WithId,
  withDates,
} from './firestore.ts';
import type { Product } from './products.ts';
import { countReads } from './read-count.ts';
import { recordDecision } from './reviews.ts';

/** The most orders that a buyer's list shows, newest first, and parts that an artist's does. */
const LIST_MAX = 50;
/** Of each kind. */
const PAYMENTS_MAX = 100;

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

/**
 * Stores the order that `compose` makes of the products as they are, and takes its prints from their editions, all at once;
 * nothing is stored where `compose` throws. Where an order is known under one of `ids`, it is not composed: it is the answer
 * where it was ordered with the same `fingerprint`, else `id` is null. Orders older than `since` are not looked at.
 */
export function placeOrder({
  ids,
  fingerprint,
  since,
  productIds,
  compose,
}: {
  ids: readonly [string, ...string[]];
  fingerprint: string;
  since: Date;
  productIds: readonly string[];
  compose: (products: readonly Product[]) => Promise<OrderState>;
}): Promise<{ id: string | null; isNew: boolean }> {
  const [id] = ids;
  // Sent twice at once, they would otherwise wait for each other's locks in the database.
  return serialize(`orders/${id}`, () =>
    firestore().runTransaction(async (transaction) => {
      const orders = await readAll<StoredOrder>(
        transaction,
        ids.map((one) => firestore().doc(`orders/${one}`)),
      );
      const known = orders.find(({ createdAt }) => createdAt >= since);
      if (known) return { id: known.fingerprint === fingerprint ? known.id : null, isNew: false };
      const products = await readAll<StoredProduct>(transaction, productIds.map(productAt));
      const { order, parts } = await compose(products);
      transaction.create(firestore().doc(`orders/${id}`), order);
      for (const part of parts)
        transaction.create(firestore().doc(`orders/${id}/parts/${part.artistId}`), part);
      changeSold(transaction, { products, lines: order.lines, by: 1 });
      return { id, isNew: true };
    }),
  );
}

/**
 * Makes a move, with `decision` in the audit log where an administrator does. Prints of parts that end without a sale return
 * to their editions. The order as it is then, with what the move was; null where there is none.
 */
export function moveOrder(
  orderId: string,
  move: OrderMove,
  { now, decision }: { now: Date; decision?: StoredDecision },
): Promise<{ result: MoveResult; state: OrderState } | null> {
  const document = firestore().doc(`orders/${orderId}`);
  return serialize(document.path, () =>
    firestore().runTransaction(async (transaction) => {
      const order = toEntity<StoredOrder>(await transaction.get(document));
      const { docs } = await transaction.get(document.collection('parts'));
      countReads(1 + Math.max(1, docs.length));
      if (!order) return null;
      const { id: _id, ...stored } = order;
      const parts = docs.map((snapshot) => withDates(snapshot.data()) as StoredPart);
      const state = { order: stored, parts };
      const result = applyMove(state, move, now);
      if (typeof result === 'string') return { result, state };
      await writeMove(transaction, document, { before: state, after: result });
      if (decision) recordDecision(transaction, decision);
      return { result, state: result };
    }),
  );
}

async function writeMove(
  transaction: Transaction,
  document: DocumentReference,
  { before, after }: { before: OrderState; after: OrderState },
): Promise<void> {
  const changed = after.parts.filter((part, index) => part !== before.parts[index]);
  const freed = changed.filter((part) => {
    const was = before.parts.find(({ artistId }) => artistId === part.artistId);
    return was && !isEndedWithoutSale(was) && isEndedWithoutSale(part);
  });
  const lines = freed.flatMap((part) => part.lines);
  const productIds = new Set(lines.map(({ productId }) => productId));
  const products = await readAll<StoredProduct>(transaction, [...productIds].map(productAt));
  transaction.set(document, after.order);
  for (const part of changed) transaction.set(document.collection('parts').doc(String(part.artistId)), part);
  changeSold(transaction, { products, lines, by: -1 });
}

/** Products that are gone are left out. */
async function readAll<T>(
  transaction: Transaction,
  references: readonly DocumentReference[],
): Promise<WithId<T>[]> {
  if (references.length === 0) return [];
  const snapshots = await transaction.getAll(...references);
  countReads(snapshots.length);
  return snapshots.map((snapshot) => toEntity<T>(snapshot)).filter((entity) => entity !== null);
}

function productAt(productId: string): DocumentReference {
  return firestore().doc(`products/${productId}`);
}

/** A size that its artist took away meanwhile is left out. */
function changeSold(
  transaction: Transaction,
  { products, lines, by }: { products: readonly Product[]; lines: readonly OrderLine[]; by: 1 | -1 },
): void {
  for (const { id, sizes } of products) {
    const taken = lines.filter(({ productId }) => productId === id).map(({ sizeId }) => sizeId);
    const change: Pick<StoredProduct, 'sizes'> = {
      sizes: sizes.map((size) =>
        taken.includes(size.id) ? { ...size, sold: Math.max(0, (size.sold ?? 0) + by) } : size,
      ),
    };
    transaction.update(productAt(id), change);
  }
}
