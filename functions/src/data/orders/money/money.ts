import { mapConcurrently } from '../../../lib/concurrency.ts';
import type { OrderState } from '../../../lib/order/state/order-state.ts';
import { collectionGroup } from '../../core/firestore.ts';
import { orders, readSubOrders, type SubOrder, subOrders } from '../orders.ts';

/** The most sales of an artist whose payouts are still to come. */
const PENDING_MAX = 500;
/** Sales of an artist that were paid out, the last ones. */
const MADE_MAX = 100;

const querySalesOf = (artistId: string) => collectionGroup('parts').where('artistId', '==', Number(artistId));

/** Reads an artist's sub-orders that are paid by their buyer, and not yet paid out. */
export function readPendingPayouts(artistId: string): Promise<SubOrder[]> {
  const pending = querySalesOf(artistId).where('payoutStatus', 'in', ['pending', 'due', 'held']);
  return subOrders.query(pending.limit(PENDING_MAX));
}

/** Reads an artist's sub-orders that were paid out, the last one first. */
export function readMadePayouts(artistId: string): Promise<SubOrder[]> {
  const made = querySalesOf(artistId).where('paidOutAt', '>', new Date(0));
  return subOrders.query(made.orderBy('paidOutAt', 'desc').limit(MADE_MAX));
}

/** Reads all sub-orders of an artist that a buyer ever paid. */
export async function readSoldSubOrders(artistId: string): Promise<SubOrder[]> {
  const sold: SubOrder[] = [];
  const paid = querySalesOf(artistId).where('paidAt', '>', new Date(0)).orderBy('paidAt');
  for await (const subOrder of subOrders.stream(paid)) sold.push(subOrder);
  return sold;
}

/** Reads the orders that a transition changed at this time or later, with their sub-orders. */
export function readOrdersChangedSince(since: Date): Promise<OrderState[]> {
  const changed = orders.stream(orders.documents().where('updatedAt', '>=', since));
  return mapConcurrently(changed, async (order) => ({ order, subOrders: await readSubOrders(order.id) }));
}
