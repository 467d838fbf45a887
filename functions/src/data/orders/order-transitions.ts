import { isDeepStrictEqual } from 'node:util';
import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { isEndedWithoutSale, orderNumber } from '@aperture-byline/contract/order/order-summary';
import type { StoredSubOrder } from '@aperture-byline/contract/order/stored';
import type { StoredDecision } from '@aperture-byline/contract/review/stored';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { serialize } from '../../lib/concurrency.ts';
import { ApiError } from '../../lib/errors.ts';
import { logError } from '../../lib/logger.ts';
import { sharePart } from '../../lib/order/state/order-amounts.ts';
import type { OrderState, TransitionResult } from '../../lib/order/state/order-state.ts';
import { applyTransition, type OrderTransition } from '../../lib/order/state/order-state-machine.ts';
import { eraseClaimReasons, recordDecision } from '../core/audit.ts';
import { changedFields } from '../core/changed-fields.ts';
import { countReads, firestore } from '../core/database.ts';
import { numberDocuments } from '../core/document-numbers.ts';
import { readContact } from '../people/users.ts';
import { markAttached, readAttachable } from './attachments.ts';
import { storeCertificates } from './certificates.ts';
import { numberSubOrders, releaseLines, withNumbers } from './edition-numbers.ts';
import { findOtherPaid, orders, readOrderIdsWith, streamOrderIdsOf, subOrders, subOrdersIn } from './orders.ts';
import { addSale, readSnapshots, readStock, writeSizes } from './sales.ts';
import type { SubOrderPlace } from './sub-order-people.ts';

export interface ReadOrder {
  state: OrderState;
  document: DocumentSnapshot;
  /** Snapshots of the sub-orders, in the order of `state`. */
  subDocuments: readonly DocumentSnapshot[];
}

export interface TransitionOptions {
  now: Date;
  /** Decision of an administrator that the transition carries out, for the audit log. */
  decision?: StoredDecision;
  /** The pictures of a claim that is opened, and whose they are. */
  attachments?: { authorId: number; ids: readonly string[] };
}

/** Instances that accept orders of the same prints at once contend for their editions. */
export const TRANSITION_ATTEMPTS = 20;

/**
 * Makes a transition, with `decision` in the audit log where an administrator does. Prints of sub-orders that end
 * without a sale return to their editions. The order as it is then, with what the transition was; null where there is
 * none. Throws UNAVAILABLE where the order, or a sub-order that it names, can't be parsed: its amounts would be
 * guessed; CONFLICT where the money that came has paid another order.
 */
export function transitionOrder(
  orderId: string,
  transition: OrderTransition,
  { now, decision, attachments }: TransitionOptions,
): Promise<{ result: TransitionResult; state: OrderState } | null> {
  const transact = () =>
    firestore().runTransaction(
      async (transaction) => {
        const order = await readWholeOrder(transaction, orderId);
        if (order === null) return null;
        const { state } = order;
        const outcome = await applyWithPictures(transaction, order, transition, { now, attachments });
        if (typeof outcome === 'string') return { result: outcome, state };
        if (transition.name === 'received') await requireOwnTransfer(transaction, orderId, transition.reference);
        const result = await writeTransition(transaction, order, outcome, now);
        if (result === 'refused') return { result, state };
        if (transition.name === 'openClaim' && attachments)
          markAttached(transaction, subOrderPlace(orderId, transition), attachments.ids, 'claim');
        if (decision) recordDecision(transaction, decision);
        return { result, state: result };
      },
      { maxAttempts: TRANSITION_ATTEMPTS },
    );
  // Orders of the same prints, and of the same series of numbers, would otherwise wait for each other's locks in the
  // database.
  const shared = nameQueue(transition);
  return serialize(`orders/${orderId}`, () => (shared === null ? transact() : serialize(shared, transact)));
}

/** Throws CONFLICT where money came for another order with this reference: one transfer pays one order. */
async function requireOwnTransfer(transaction: Transaction, orderId: string, reference: string): Promise<void> {
  const other = await findOtherPaid(orderId, reference, transaction);
  if (other !== null) throw new ApiError('CONFLICT', { message: orderMessages.referenceUsed(orderNumber(other)) });
}

const nameQueue = (transition: OrderTransition): string | null =>
  'artistId' in transition
    ? `artists/${transition.artistId}`
    : transition.name === 'received' || transition.name === 'refunded'
      ? 'documentNumbers'
      : null;

const subOrderPlace = (orderId: string, { artistId }: { artistId: number }): SubOrderPlace => ({
  orderId,
  artistId: String(artistId),
});

/** The result of a transition; a claim that is opened has the pictures that its buyer attached. */
async function applyWithPictures(
  transaction: Transaction,
  { state, document }: ReadOrder,
  transition: OrderTransition,
  { now, attachments }: Pick<TransitionOptions, 'now' | 'attachments'>,
): Promise<TransitionResult> {
  const outcome = applyTransition(state, transition, now);
  // Those of a repeated report are shown already.
  if (typeof outcome === 'string' || transition.name !== 'openClaim' || !attachments) return outcome;
  const { ids, authorId } = attachments;
  const place = subOrderPlace(document.id, transition);
  const pictures = await readAttachable(transaction, place, ids, { authorId, now });
  return applyTransition(state, { ...transition, pictures }, now);
}

export async function readWholeOrder(transaction: Transaction, orderId: string): Promise<ReadOrder | null> {
  const document = await transaction.get(orders.at(orderId).reference);
  countReads(1);
  if (!document.exists) return null;
  const order = orders.parse(document);
  if (order === null) throw unreadableOrder(orderId);
  // By their names: a query would lock a range of the index, and orders that have nothing in common would wait for each
  // other.
  const subDocuments = await readSnapshots(
    transaction,
    order.artistIds.map((artistId) => subOrdersIn(orderId).doc(String(artistId))),
  );
  const parsed = subDocuments.map(subOrders.parse).filter((subOrder) => subOrder !== null);
  const isWhole = order.artistIds.every((artistId, index) => parsed[index]?.artistId === artistId);
  const namesAll = order.lines.every(({ artistId }) => order.artistIds.includes(artistId));
  if (!isWhole || !namesAll) throw unreadableOrder(orderId);
  return { state: { order, subOrders: parsed }, document, subDocuments };
}

/** An administrator has to repair it by hand. */
function unreadableOrder(orderId: string): ApiError {
  const cause = new Error('The order, or a sub-order that it names, can’t be parsed');
  logError('Order can’t be changed', cause, { orderId });
  return new ApiError('UNAVAILABLE', { cause });
}

/** Refused where a sub-order was accepted whose prints are more than their editions have numbers left. */
export async function writeTransition(
  transaction: Transaction,
  { state: before, document, subDocuments }: ReadOrder,
  after: OrderState,
  now: Date,
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
  const documents = await numberDocuments(transaction, { before: before.order, after: after.order, now });
  const state = {
    order: { ...documents.order, lines: withNumbers(after.order.lines, numbered.subOrders) },
    subOrders: after.subOrders.map(
      (subOrder) => numbered.subOrders.find(({ artistId }) => artistId === subOrder.artistId) ?? subOrder,
    ),
  };
  documents.write();
  for (const subOrder of numbered.subOrders) storeCertificates(transaction, subOrder);
  for (const subOrder of freed) {
    addSale(transaction, subOrder, { at: subOrder.createdAt, orders: -1 });
    const paidAt = wasBefore(subOrder)?.paidAt;
    if (paidAt) addSale(transaction, subOrder, { at: paidAt, income: -1 });
  }
  for (const subOrder of changed)
    if (subOrder.paidAt && !wasBefore(subOrder)?.paidAt && !isEndedWithoutSale(subOrder))
      addSale(transaction, subOrder, { at: subOrder.paidAt, income: 1 });
  for (const subOrder of changed) addClaimRefund(transaction, wasBefore(subOrder), subOrder);
  writeChanges(transaction, document, { before: before.order, after: state.order });
  for (const [index, subDocument] of subDocuments.entries())
    writeChanges(transaction, subDocument, { before: before.subOrders[index], after: state.subOrders[index] });
  for (const [index, { id, sizes }] of numbered.products.entries())
    if (!isDeepStrictEqual(sizes, stock.products[index]?.sizes)) writeSizes(transaction, stock, { id, sizes });
  return state;
}

/** Takes off the artist's income what a claim gave back to the buyer. */
function addClaimRefund(
  transaction: Transaction,
  before: StoredSubOrder | undefined,
  { claim, claimRefund, paidAt, lines, artistId }: StoredSubOrder,
): void {
  if (!before || !claim || !paidAt || claimRefund === before.claimRefund) return;
  const refunded = lines.filter((_, index) => claim.lines.includes(index));
  const prices = sharePart(
    refunded.map(({ price }) => price),
    claimRefund,
  );
  const shares = refunded.map((line, index) => ({ ...line, price: prices[index] ?? 0 }));
  const sale = { artistId, lines: shares, subtotal: claimRefund };
  addSale(transaction, sale, { at: paidAt, income: -1 });
}

function writeChanges<T extends object>(
  transaction: Transaction,
  document: DocumentSnapshot,
  { before, after }: { before: T | undefined; after: T | undefined },
): void {
  const stored = document.data();
  if (!stored || !before || !after) return;
  const fields = changedFields(stored, before, after);
  if (Object.keys(fields).length > 0) transaction.update(document.ref, fields);
}

/**
 * Removes a buyer whose account is erased from all of their orders. Unpaid orders end; the address of others stays
 * until everything has arrived, and `email`, where it is given, until nothing is owed any more. Throws where an order
 * can't be parsed: the erasure is not finished until it is repaired.
 */
export async function dropBuyer(userId: string, now: Date, email: string | null = null): Promise<void> {
  for await (const orderId of streamOrderIdsOf(userId)) {
    await eraseClaimReasons(orderId);
    await transitionOrder(orderId, { name: 'dropBuyer', email }, { now });
  }
}

/** Declines a leaving artist's unsent sub-orders and deletes their words; sold prints stay. Throws as `dropBuyer`. */
export async function dropArtist(userId: string, now: Date, email: string | null = null): Promise<void> {
  const payout = (await readContact(userId))?.payout ?? null;
  const transition = { name: 'dropArtist', artistId: Number(userId), email, payout } as const;
  for (const orderId of await readOrderIdsWith(userId)) {
    const outcome = await transitionOrder(orderId, transition, { now });
    if (outcome?.result === 'refused') throw new Error(`Order ${orderId} does not name the artist`);
  }
}
