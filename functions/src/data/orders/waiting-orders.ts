import type { ClaimStatus } from '@aperture-byline/contract/order/claims/stored';
import { AggregateField, type Query } from 'firebase-admin/firestore';
import { countReads } from '../core/database.ts';
import { collectionGroup, countUpTo, readIds } from '../core/firestore.ts';
import { orders, type SubOrder, subOrders } from './orders.ts';

/** States of a claim in which its buyer has to act. */
const CLAIMS_OF_BUYER: readonly ClaimStatus[] = ['refused', 'return_agreed', 'replacement_sent'];

export async function hasOrdered(buyerId: string): Promise<boolean> {
  const own = orders.documents().where('buyerId', '==', Number(buyerId));
  return (await readIds(own.limit(1))).length > 0;
}

/** Counts orders that a buyer has to pay, and sub-orders whose arrival or claim needs their answer. */
export async function countOrdersOfBuyer(buyerId: string, limit: number): Promise<number> {
  const own = orders.documents().where('buyerId', '==', Number(buyerId));
  const ownParts = collectionGroup('parts').where('buyerId', '==', Number(buyerId));
  const counts = await Promise.all([
    // Null unless a payment is due that the buyer does not claim to have made.
    countUpTo(own.where('payBy', '>', new Date(0)), limit),
    countUpTo(ownParts.where('status', '==', 'shipped'), limit),
    countUpTo(ownParts.where('claim.status', 'in', CLAIMS_OF_BUYER), limit),
  ]);
  return counts.reduce((sum, count) => sum + count, 0);
}

function queryDue(artistId: string): Query {
  const own = collectionGroup('parts').where('artistId', '==', Number(artistId));
  return own.where('artistDueAt', '>', new Date(0)).orderBy('artistDueAt');
}

/** Counts sub-orders in which an artist's next step has a deadline, also one that has passed. */
export function countDueSubOrders(artistId: string, limit: number): Promise<number> {
  return countUpTo(queryDue(artistId), limit);
}

/** Reads those sub-orders, the deadline first that ends first. */
export function readDueSubOrders(artistId: string, limit: number): Promise<SubOrder[]> {
  return subOrders.query(queryDue(artistId).limit(limit));
}

export function countClaimedPayments(limit: number): Promise<number> {
  return countUpTo(orders.documents().orderBy('paymentClaim.at'), limit);
}

export function countDisputes(limit: number): Promise<number> {
  const disputed = collectionGroup('parts').where('claim.status', '==', 'disputed');
  return countUpTo(disputed.orderBy('claim.updatedAt'), limit);
}

/** How many orders wait for their payment, claimed or not. */
export function countPaymentsDue(limit: number): Promise<number> {
  return countUpTo(orders.documents().where('paymentStatus', '==', 'due').orderBy('createdAt'), limit);
}

export function countPayoutsDue(limit: number): Promise<number> {
  const due = collectionGroup('parts').where('payoutStatus', '==', 'due');
  return countUpTo(due.orderBy('payoutDueAt'), limit);
}

export function countRefundsDue(limit: number): Promise<number> {
  return countUpTo(orders.documents().where('refundStatus', '==', 'due').orderBy('createdAt'), limit);
}

export function countReversalsDue(limit: number): Promise<number> {
  return countUpTo(collectionGroup('parts').where('reversalStatus', '==', 'due'), limit);
}

/** How many orders were placed since a time, and what they came to, as far as `limit` of them. */
export async function sumOrdersSince(since: Date, limit: number): Promise<{ orders: number; ordered: number }> {
  const placed = orders.documents().where('createdAt', '>=', since).orderBy('createdAt').limit(limit);
  const sums = placed.aggregate({ orders: AggregateField.count(), ordered: AggregateField.sum('total') });
  countReads(1);
  return (await sums.get()).data();
}
