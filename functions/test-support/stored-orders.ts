import type { OrderEvent, StoredOrder, StoredSubOrder } from '@aperture-byline/contract/order/stored';
import { Timestamp } from 'firebase-admin/firestore';
import { db } from './database.ts';
import type { Member } from './members.ts';
import { events } from './order-states.ts';

/** Times as `Date`s, at any depth. */
function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withDates(entry)]));
}

/** As they are stored, with what no schema knows. */
export async function readStoredOrder(
  orderId: string,
): Promise<{ order: StoredOrder; subOrders: StoredSubOrder[] }> {
  const document = db.doc(`orders/${orderId}`);
  const [snapshot, { docs }] = await Promise.all([document.get(), document.collection('parts').get()]);
  return {
    order: withDates(snapshot.data()) as StoredOrder,
    subOrders: docs.map((subOrder) => withDates(subOrder.data()) as StoredSubOrder),
  };
}

/** What the timeline of an order says, oldest first. */
export async function readEvents(id: string): Promise<OrderEvent[]> {
  return events(await readStoredOrder(id));
}

/** The status of the order, and those of its sub-orders in the order of its artists. */
export async function readStatuses(id: string): Promise<string[]> {
  const { order: stored, subOrders } = await readStoredOrder(id);
  return [
    stored.status,
    ...stored.artistIds.map((artist) => subOrders.find(({ artistId }) => artistId === artist)?.status ?? ''),
  ];
}

export async function readOrderIds({ userId }: Pick<Member, 'userId'>): Promise<string[]> {
  const { docs } = await db.collection('orders').where('buyerId', '==', userId).get();
  return docs.map(({ id }) => id);
}

/** How many of a product's only size are ordered. */
export async function readSold({ productId }: { productId: string }): Promise<number> {
  return (await db.doc(`products/${productId}`).get()).get('sizes')[0].sold;
}
