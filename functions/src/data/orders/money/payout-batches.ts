import { BATCH_ROWS_MAX, type BatchAnswer, PAYOUT_ORDERS_MAX } from '@aperture-byline/contract/order/bodies';
import {
  type BatchTransfer,
  type LeftOut,
  type StoredPayoutBatch,
  storedPayoutBatch,
} from '@aperture-byline/contract/order/payouts/batch';
import { batchMessages } from '@aperture-byline/contract/order/payouts/batch-messages';
import type { StoredPayoutDetails } from '@aperture-byline/contract/order/payouts/payout-details';
import type { Transaction } from 'firebase-admin/firestore';
import { mapConcurrently } from '../../../lib/concurrency.ts';
import { ApiError } from '../../../lib/errors.ts';
import { checkAnswer } from '../../../lib/order/money/payout-answers.ts';
import { computeTransfer } from '../../../lib/order/state/order-amounts.ts';
import { recordDecision } from '../../core/audit.ts';
import { defineCollection, type WithId } from '../../core/collection.ts';
import { countReads, runSerialized } from '../../core/database.ts';
import { takeBatchNumber } from '../../core/document-numbers.ts';
import { collectionGroup } from '../../core/firestore.ts';
import { TRANSITION_ATTEMPTS } from '../order-transitions.ts';
import { type SubOrder, subOrders } from '../orders.ts';
import { prepareTransfers } from './artist-transfers.ts';
import { readPayoutOf } from './payout-details.ts';

/** Bounded by the administrators, who end each of them. */
const OPEN_MAX = 50;
/** Sub-orders of one file: all of them are written in one transaction. */
const BATCH_ORDERS_MAX = 200;
/** Queue of all calls about files: two files at once would be about the same payouts. */
const QUEUE = 'payoutBatches';

type PayoutBatch = WithId<StoredPayoutBatch>;

const batches = defineCollection('payoutBatches', storedPayoutBatch);

/**
 * Reads the files whose answers are awaited, the oldest first. Throws UNAVAILABLE where one can't be parsed: its
 * payouts would be paid once more.
 */
export async function readOpenBatches(transaction?: Transaction): Promise<PayoutBatch[]> {
  const open = batches.documents().where('isOpen', '==', true).limit(OPEN_MAX);
  const { docs } = await (transaction ? transaction.get(open) : open.get());
  countReads(Math.max(1, docs.length));
  const found = docs.map((snapshot) => batches.parse(snapshot)).filter((batch) => batch !== null);
  if (found.length < docs.length) throw new ApiError('UNAVAILABLE');
  return found.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}

export function readBatch(id: string): Promise<PayoutBatch | null> {
  return batches.read(id);
}

export function listAwaited(found: readonly PayoutBatch[]): BatchTransfer[] {
  return found.flatMap(({ transfers }) => transfers.filter(({ outcome }) => outcome === 'awaited'));
}

/** Payouts of an artist that a file can't have, with the reason. */
interface LeftPayout {
  artistId: number;
  subOrders: readonly SubOrder[];
  reason: LeftOut;
}

/**
 * Stores a file of the payouts that are due and in no other file, as many as one takes, one transfer for each artist;
 * its number is null where there are none. `assess` says why an artist is left out, or when they entered where they are
 * paid, and may be called more than once.
 */
export function makeBatch(
  assess: (payout: StoredPayoutDetails | null, due: readonly SubOrder[]) => LeftOut | Date,
  now: Date,
): Promise<{ batchId: string | null; left: LeftPayout[] }> {
  const work = async (transaction: Transaction) => {
    const due = await readAllDue(transaction);
    const openBatches = await readOpenBatches(transaction);
    if (openBatches.length === OPEN_MAX) throw new ApiError('CONFLICT', { message: batchMessages.tooManyFiles });
    const told = new Set(
      listAwaited(openBatches).flatMap(({ artistId, orders }) => orders.map(({ orderId }) => `${orderId} ${artistId}`)),
    );
    const open = due.filter(({ orderId, artistId }) => !told.has(`${orderId} ${artistId}`));
    const assessed = await mapConcurrently(
      Map.groupBy(open, ({ artistId }) => artistId),
      async ([artistId, own]) => ({
        artistId,
        own,
        found: assess(await readPayoutOf(artistId, own, transaction), own),
      }),
    );
    const left = assessed.flatMap(({ artistId, own, found }) =>
      found instanceof Date ? [] : [{ artistId, subOrders: own, reason: found }],
    );
    const { number, write } = await takeBatchNumber(transaction);
    const transfers: BatchTransfer[] = [];
    let room = BATCH_ORDERS_MAX;
    for (const { artistId, own, found } of assessed) {
      const orders = own
        .slice(0, Math.min(room, PAYOUT_ORDERS_MAX))
        .map((one) => ({ orderId: one.orderId, amount: computeTransfer(one) }));
      if (!(found instanceof Date) || orders.length === 0 || transfers.length === BATCH_ROWS_MAX) continue;
      room -= orders.length;
      transfers.push({
        reference: toReference(number, transfers.length + 1),
        artistId,
        amount: orders.reduce((sum, { amount }) => sum + amount, 0),
        orders,
        detailsChangedAt: found,
        outcome: 'awaited',
        utr: null,
      });
    }
    if (transfers.length === 0) return { batchId: null, left };
    write();
    const batchId = String(number);
    transaction.create(batches.at(batchId).reference, { createdAt: now, isOpen: true, transfers });
    return { batchId, left };
  };
  return runSerialized(QUEUE, work, { maxAttempts: TRANSITION_ATTEMPTS });
}

/** Reads in the transaction, so that a payout which is confirmed meanwhile is in no file. */
function readAllDue(transaction: Transaction): Promise<SubOrder[]> {
  const due = collectionGroup('parts').where('payoutStatus', '==', 'due').orderBy('payoutDueAt');
  return subOrders.query(due.limit(DUE_MAX), transaction);
}

/** The most payouts that are looked at for one file, the longest waiting first. */
const DUE_MAX = 2000;

/** `AB00012003`: the third transfer of the twelfth file. Letters and digits alone, which all banks take. */
const toReference = (batch: number, place: number): string =>
  `AB${String(batch).padStart(5, '0')}${String(place).padStart(3, '0')}`;

/**
 * Records a bank's answer in the file, the orders and the audit log, or nothing: then the problems of its rows, by
 * their places. What was answered before is left as it is. Null where there is no such file. Throws UNAVAILABLE where
 * an order can't be parsed.
 */
export function answerBatch(
  id: string,
  { rows }: BatchAnswer,
  { adminId, now }: { adminId: number; now: Date },
): Promise<ReadonlyMap<number, string> | null> {
  const work = async (transaction: Transaction) => {
    const batch = await batches.read(id, transaction);
    if (batch === null) return null;
    const { problems, answers } = checkAnswer(batch.transfers, rows);
    if (problems.size > 0 || answers.length === 0) return problems;
    const paid = answers.filter(({ row }) => row.outcome === 'paid');
    const made = paid.map(({ row, transfer: { artistId, orders } }) => {
      const reference = row.utr;
      return { name: 'paidOut', artistId, orders, reference, isSent: true } as const;
    });
    const { results, write } = await prepareTransfers(transaction, made, now);
    const changed = paid.filter((_, at) => results[at] !== 'recorded' && results[at] !== 'same');
    if (changed.length > 0) return new Map(changed.map(({ index }) => [index, batchMessages.payoutGone]));
    await write(adminId);
    const outcomes = new Map(answers.map(({ row, transfer }) => [transfer.reference, row]));
    const transfers = batch.transfers.map((transfer) => {
      const row = outcomes.get(transfer.reference);
      if (!row) return transfer;
      return row.outcome === 'paid'
        ? { ...transfer, outcome: 'paid' as const, utr: row.utr }
        : { ...transfer, outcome: 'failed' as const };
    });
    const failed = answers.filter(({ row }) => row.outcome === 'failed').map(({ transfer }) => transfer);
    storeTransfers(transaction, id, transfers);
    recordReleased(transaction, failed, { decision: 'payout_failed', adminId, now });
    return problems;
  };
  return runSerialized(QUEUE, work, { maxAttempts: TRANSITION_ATTEMPTS });
}

/** Gives up what is awaited of a file. False where there is no such file. */
export function giveUpBatch(id: string, { adminId, now }: { adminId: number; now: Date }): Promise<boolean> {
  const work = async (transaction: Transaction) => {
    const batch = await batches.read(id, transaction);
    if (batch === null) return false;
    const awaited = listAwaited([batch]);
    if (awaited.length === 0) return true;
    const transfers = batch.transfers.map((transfer) =>
      transfer.outcome === 'awaited' ? { ...transfer, outcome: 'given_up' as const } : transfer,
    );
    storeTransfers(transaction, id, transfers);
    recordReleased(transaction, awaited, { decision: 'payout_given_up', adminId, now });
    return true;
  };
  return runSerialized(QUEUE, work, { maxAttempts: TRANSITION_ATTEMPTS });
}

function storeTransfers(transaction: Transaction, id: string, transfers: BatchTransfer[]): void {
  const isOpen = transfers.some(({ outcome }) => outcome === 'awaited');
  transaction.update(batches.at(id).reference, { transfers, isOpen });
}

/** Records about transfers that are not awaited any more, at the first order of each. */
function recordReleased(
  transaction: Transaction,
  released: readonly BatchTransfer[],
  { decision, adminId, now }: { decision: 'payout_failed' | 'payout_given_up'; adminId: number; now: Date },
): void {
  for (const { reference, artistId, amount, orders } of released) {
    const orderId = orders[0]?.orderId ?? '';
    const given = { kind: 'payment', decision, orderId, artistId, reference, amount, adminId } as const;
    recordDecision(transaction, { ...given, createdAt: now });
  }
}
