import { isDeepStrictEqual } from 'node:util';
import type { AddressFields, StoredAddress } from '@aperture-byline/contract/address/stored';
import { isEndedWithoutSale } from '@aperture-byline/contract/order/order-summary';
import type { OrderLine, StoredOrder, StoredSubOrder } from '@aperture-byline/contract/order/stored';
import type { StoredDecision } from '@aperture-byline/contract/review/stored';
import type { StoredUser } from '@aperture-byline/contract/user/stored';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { serialize } from '../lib/concurrency.ts';
import {
  applyTransition,
  type OrderState,
  type OrderTransition,
  type TransitionResult,
} from '../lib/order/order-state-machine.ts';
import { recordDecision } from './audit.ts';
import { firestore } from './database.ts';
import { numberSubOrders, releaseLines, withNumbers } from './edition-numbers.ts';
import { toEntity, type WithId } from './firestore.ts';
import { readOrderIdsOf, readOrderIdsWith } from './orders.ts';
import { findUnreadableSizes, type Product, parseProduct } from './products.ts';
import { countReads } from './read-count.ts';
import { addStats } from './stats.ts';

/** What an order is made of, as it is in the moment in which the order is stored. */
export interface OrderSources {
  products: readonly Product[];
  /** Null once the account is erased: an order of theirs would keep name and address for ever. */
  buyer: StoredUser | null;
  /** The buyer's own. */
  address: AddressFields | null;
}

/**
 * Stores the order that `createOrder` makes of its sources as they are, and takes its prints from their editions, all at once;
 * nothing is stored where `createOrder` throws. The ids must have been checked; an `addressId` of null names none. Where an
 * order is known under one of `ids`, nothing is created: it is the answer where it was ordered with the same `fingerprint`, else
 * `id` is null. Orders older than `since` are not looked at.
 */
export function placeOrder({
  ids,
  fingerprint,
  since,
  buyerId,
  addressId,
  productIds,
  createOrder,
}: {
  ids: readonly [string, ...string[]];
  fingerprint: string;
  since: Date;
  buyerId: string;
  addressId: string | null;
  productIds: readonly string[];
  createOrder: (sources: OrderSources) => OrderState;
}): Promise<{ id: string | null; isNew: boolean }> {
  const [id] = ids;
  // Sent twice at once, they would otherwise wait for each other's locks in the database.
  return serialize(`orders/${id}`, () =>
    firestore().runTransaction(async (transaction) => {
      const user = firestore().doc(`users/${buyerId}`);
      // Everything in one round trip: all but replays need all of it.
      const snapshots = await getAll(transaction, {
        orders: ids.map((one) => firestore().doc(`orders/${one}`)),
        users: [user],
        addresses: addressId === null ? [] : [user.collection('addresses').doc(addressId)],
        products: productIds.map(productAt),
      });
      const orders = toEntities<StoredOrder>(snapshots.orders);
      const known = orders.find(({ createdAt }) => createdAt >= since);
      if (known) return { id: known.fingerprint === fingerprint ? known.id : null, isNew: false };
      const stock = toStock(snapshots.products);
      const [buyer = null] = toEntities<StoredUser>(snapshots.users);
      const [address = null] = toEntities<StoredAddress>(snapshots.addresses);
      const { order, subOrders } = createOrder({
        products: stock.products,
        buyer,
        address: address && fieldsOf(address),
      });
      transaction.create(firestore().doc(`orders/${id}`), order);
      for (const subOrder of subOrders)
        transaction.create(firestore().doc(`orders/${id}/parts/${subOrder.artistId}`), subOrder);
      for (const subOrder of subOrders) addSale(transaction, subOrder, { at: subOrder.createdAt, orders: 1 });
      takeLines(transaction, stock, order.lines);
      return { id, isNew: true };
    }),
  );
}

function fieldsOf({ id: _id, createdAt: _createdAt, ...fields }: WithId<StoredAddress>): AddressFields {
  return fields;
}

/** Instances that accept orders of the same prints at once contend for their editions. */
const TRANSITION_ATTEMPTS = 20;

/**
 * Makes a transition, with `decision` in the audit log where an administrator does. Prints of sub-orders that end without a sale return
 * to their editions. The order as it is then, with what the transition was; null where there is none.
 */
export function transitionOrder(
  orderId: string,
  transition: OrderTransition,
  { now, decision }: { now: Date; decision?: StoredDecision },
): Promise<{ result: TransitionResult; state: OrderState } | null> {
  const document = firestore().doc(`orders/${orderId}`);
  const transact = () =>
    firestore().runTransaction(
      async (transaction) => {
        const order = toEntity<StoredOrder>(await transaction.get(document));
        countReads(1);
        if (!order) return null;
        const { id: _id, ...stored } = order;
        // By their names: a query would lock a range of the index, and orders that have nothing in common would wait for each other.
        const snapshots = await getAll(transaction, {
          subOrders: order.artistIds.map((artistId) => document.collection('parts').doc(String(artistId))),
        });
        const subOrders = toEntities<StoredSubOrder>(snapshots.subOrders).map(
          ({ id: _subOrderId, ...subOrder }) => subOrder,
        );
        const state = { order: stored, subOrders };
        const outcome = applyTransition(state, transition, now);
        if (typeof outcome === 'string') return { result: outcome, state };
        const result = await writeTransition(transaction, document, { before: state, after: outcome });
        if (result === 'refused') return { result, state };
        if (decision) recordDecision(transaction, decision);
        return { result, state: result };
      },
      { maxAttempts: TRANSITION_ATTEMPTS },
    );
  // Orders of the same prints would otherwise wait for each other's locks in the database.
  return serialize(document.path, () =>
    'artistId' in transition ? serialize(`artists/${transition.artistId}`, transact) : transact(),
  );
}

/** Refused where a sub-order was accepted whose prints are more than their editions have numbers left. */
async function writeTransition(
  transaction: Transaction,
  document: DocumentReference,
  { before, after }: { before: OrderState; after: OrderState },
): Promise<OrderState | 'refused'> {
  const changed = after.subOrders.filter((subOrder, index) => subOrder !== before.subOrders[index]);
  const wasBefore = (subOrder: StoredSubOrder) =>
    before.subOrders.find(({ artistId }) => artistId === subOrder.artistId);
  const freed = changed.filter((subOrder) => {
    const was = wasBefore(subOrder);
    return was && !isEndedWithoutSale(was) && isEndedWithoutSale(subOrder);
  });
  const accepted = changed.filter(
    (subOrder) => subOrder.status === 'accepted' && wasBefore(subOrder)?.status === 'awaiting_acceptance',
  );
  const lines = [...freed, ...accepted].flatMap((subOrder) => subOrder.lines);
  const productIds = new Set(lines.map(({ productId }) => productId));
  const stock = await readStock(transaction, [...productIds]);
  const released = stock.products.map((product) =>
    releaseLines(
      product,
      freed.flatMap((subOrder) => subOrder.lines),
    ),
  );
  const numbered = numberSubOrders(released, accepted);
  if (numbered === null) return 'refused';
  const subOrders = after.subOrders.map(
    (subOrder) => numbered.subOrders.find(({ artistId }) => artistId === subOrder.artistId) ?? subOrder,
  );
  const state = {
    order: { ...after.order, lines: withNumbers(after.order.lines, numbered.subOrders) },
    subOrders,
  };
  for (const subOrder of freed) {
    addSale(transaction, subOrder, { at: subOrder.createdAt, orders: -1 });
    const paidAt = wasBefore(subOrder)?.paidAt;
    if (paidAt) addSale(transaction, subOrder, { at: paidAt, income: -1 });
  }
  for (const subOrder of changed)
    if (subOrder.paidAt && !wasBefore(subOrder)?.paidAt && !isEndedWithoutSale(subOrder))
      addSale(transaction, subOrder, { at: subOrder.paidAt, income: 1 });
  transaction.set(document, state.order);
  for (const subOrder of subOrders.filter((one, index) => one !== before.subOrders[index]))
    transaction.set(document.collection('parts').doc(String(subOrder.artistId)), subOrder);
  for (const [index, { id, sizes }] of numbered.products.entries())
    if (!isDeepStrictEqual(sizes, stock.products[index]?.sizes))
      writeSizes(transaction, stock, { id, sizes });
  return state;
}

/** Added, taken off, or neither. */
type Sign = 1 | -1 | 0;

/** Adds a sub-order to its artist's stats as an order or as income, or takes it off them again. */
function addSale(
  transaction: Transaction,
  { artistId, lines, subtotal }: StoredSubOrder,
  { at, orders = 0, income = 0 }: { at: Date; orders?: Sign; income?: Sign },
): void {
  const works = [...Map.groupBy(lines, ({ productId }) => productId)].map(([id, of]) => ({
    work: { on: 'products', id, title: of[0]?.title ?? '', subjectId: of[0]?.slug ?? '' } as const,
    stats: { orders, income: income * of.reduce((sum, { price }) => sum + price, 0) },
  }));
  addStats(transaction, { artistId, at, stats: { orders, income: income * subtotal }, works });
}

/** Products of which prints are taken or given back. */
interface Stock {
  products: Product[];
  /** By a product's id its sizes that can't be parsed, which are written back as they are. */
  unreadableSizes: ReadonlyMap<string, unknown[]>;
}

/** Products that are gone are left out. */
async function readStock(transaction: Transaction, ids: readonly string[]): Promise<Stock> {
  const { products } = await getAll(transaction, { products: ids.map(productAt) });
  return toStock(products);
}

function toStock(snapshots: readonly DocumentSnapshot[]): Stock {
  return {
    products: snapshots.map(parseProduct).filter((product) => product !== null),
    unreadableSizes: new Map(snapshots.map((snapshot) => [snapshot.id, findUnreadableSizes(snapshot)])),
  };
}

function writeSizes(
  transaction: Transaction,
  { unreadableSizes }: Stock,
  { id, sizes }: Pick<Product, 'id' | 'sizes'>,
): void {
  transaction.update(productAt(id), { sizes: [...sizes, ...(unreadableSizes.get(id) ?? [])] });
}

/** The documents of all groups in one round trip, also those that are missing. */
async function getAll<Group extends string>(
  transaction: Transaction,
  groups: Readonly<Record<Group, readonly DocumentReference[]>>,
): Promise<Record<Group, DocumentSnapshot[]>> {
  const entries = Object.entries<readonly DocumentReference[]>(groups);
  const references = entries.flatMap(([, of]) => of);
  const snapshots = references.length === 0 ? [] : await transaction.getAll(...references);
  countReads(snapshots.length);
  return Object.fromEntries(
    entries.map(([group, { length }]) => [group, snapshots.splice(0, length)]),
  ) as Record<Group, DocumentSnapshot[]>;
}

function toEntities<T>(snapshots: readonly DocumentSnapshot[]): WithId<T>[] {
  return snapshots.map((snapshot) => toEntity<T>(snapshot)).filter((entity) => entity !== null);
}

function productAt(productId: string): DocumentReference {
  return firestore().doc(`products/${productId}`);
}

/** A size that its artist took away meanwhile is left out. */
function takeLines(transaction: Transaction, stock: Stock, lines: readonly OrderLine[]): void {
  for (const product of stock.products) {
    const own = lines.filter(({ productId }) => productId === product.id);
    const sizes = product.sizes.map((size) => {
      const taken = own.filter(({ sizeId }) => sizeId === size.id).length;
      return taken === 0 ? size : { ...size, sold: size.sold + taken };
    });
    writeSizes(transaction, stock, { id: product.id, sizes });
  }
}

/** Of somebody who left: ends what is not paid, and removes them from all of it, at the latest when it has arrived. */
export async function dropBuyer(userId: string, now: Date): Promise<void> {
  for (const orderId of await readOrderIdsOf(userId))
    await transitionOrder(orderId, { name: 'dropBuyer' }, { now });
}

/** Of somebody who leaves: declines what was not sent yet. What was sold stays as it was bought. */
export async function dropArtist(userId: string, now: Date): Promise<void> {
  const transition = { name: 'dropArtist', artistId: Number(userId) } as const;
  for (const orderId of await readOrderIdsWith(userId)) await transitionOrder(orderId, transition, { now });
}
