import type { BatchAnswer } from '@aperture-byline/contract/order/bodies';
import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import type {
  BatchFile,
  BatchTransfer,
  LeftOut,
  MadeBatch,
  OpenBatch,
  RecentPayout,
} from '@aperture-byline/contract/order/payouts/batch';
import { batchMessages } from '@aperture-byline/contract/order/payouts/batch-messages';
import { findHoldEnd, type StoredPayoutDetails } from '@aperture-byline/contract/order/payouts/payout-details';
import { dayInIndia } from '@aperture-byline/contract/shared/dates';
import { DAY } from '@aperture-byline/contract/shared/durations';
import { isUserId } from '@aperture-byline/contract/shared/ids';
import { addDecision } from '../../../data/core/audit.ts';
import { readShopSettings } from '../../../data/core/settings.ts';
import {
  answerBatch,
  giveUpBatch,
  listAwaited,
  makeBatch,
  readBatch,
  readOpenBatches,
} from '../../../data/orders/money/payout-batches.ts';
import { readPayoutOf } from '../../../data/orders/money/payout-details.ts';
import { type Payout, readHeldPayouts, readPayoutsSince, takeBackPayout } from '../../../data/orders/money/payouts.ts';
import { readSubOrdersAt, type SubOrder } from '../../../data/orders/orders.ts';
import { mapConcurrently } from '../../../lib/concurrency.ts';
import { ApiError } from '../../../lib/errors.ts';
import { toBankName } from '../../../lib/order/money/bank-text.ts';
import { computePaidOut, computeTransfer } from '../../../lib/order/state/order-amounts.ts';
import { openPayoutDetails } from '../../../lib/payout-cipher.ts';
import { throwPayoutChanged } from '../transition-orders.ts';

/** Days after which a bank sends nothing back any more. */
const RECENT_DAYS = 60;
/** Numbers of batches. */
const BATCH_ID = /^[1-9]\d{0,8}$/;

const nameOf = (subOrders: readonly SubOrder[]): string => subOrders[0]?.lines[0]?.artistName ?? '';

export async function listPayoutBatches(): Promise<OpenBatch[]> {
  return mapConcurrently(await readOpenBatches(), async ({ id, createdAt, transfers }) => ({
    batchId: id,
    madeAt: createdAt.toISOString(),
    transfers: await mapConcurrently(transfers, async ({ reference, artistId, amount, outcome, orders }) => {
      const artistName = nameOf(await readSubOrdersAt(artistId, orders.slice(0, 1)));
      return { reference, artistId, artistName, amount, outcome };
    }),
  }));
}

export async function makePayoutBatch(): Promise<MadeBatch> {
  const now = new Date();
  const { batchId, left } = await makeBatch((payout, due) => assess(payout, due, now), now);
  const held = Map.groupBy(await readHeldPayouts(), ({ artistId }) => artistId);
  const all = [
    ...left,
    ...[...held].map(([artistId, subOrders]) => ({ artistId, subOrders, reason: 'claim' as const })),
  ];
  return {
    batchId,
    left: all.map(({ artistId, subOrders, reason }) => ({
      artistId,
      artistName: nameOf(subOrders),
      amount: subOrders.reduce((sum, subOrder) => sum + computeTransfer(subOrder), 0),
      reason,
    })),
  };
}

/** Returns why a bank can't pay an artist now, or when they entered where they are paid. */
function assess(payout: StoredPayoutDetails | null, due: readonly SubOrder[], now: Date): LeftOut | Date {
  if (!payout?.masked) return 'noDetails';
  const { changedAt } = payout;
  if (findHoldEnd(payout, now) !== null) return 'changed';
  const details = openPayoutDetails(String(due[0]?.artistId), payout);
  if (details === null) return 'unreadable';
  if (!details.accountNumber || !details.ifsc) return 'noAccount';
  if (toBankName(details.accountName) === '') return 'unprintable';
  // It would come back again.
  const isBack = due.some(({ returnedPayouts }) => returnedPayouts.some(({ returnedAt }) => returnedAt >= changedAt));
  return isBack ? 'returned' : changedAt;
}

/**
 * Decrypts where the artists of a file are paid, and records for each who saw it. Throws NOT_FOUND unless something of
 * it is awaited, CONFLICT where an account or what is due is another one since.
 */
export async function showPayoutBatch(batchId: unknown, adminId: string | null): Promise<BatchFile> {
  const batch = isBatchId(batchId) ? await readBatch(batchId) : null;
  const awaited = listAwaited(batch ? [batch] : []);
  if (awaited.length === 0) throw new ApiError('NOT_FOUND');
  const now = new Date();
  const lines = await mapConcurrently(awaited, toLine);
  await mapConcurrently(awaited, ({ reference, artistId, orders }) =>
    addDecision({
      kind: 'payment',
      decision: 'payout_details_shown',
      orderId: orders[0]?.orderId ?? '',
      artistId,
      reference,
      amount: 0,
      adminId: Number(adminId),
      createdAt: now,
    }),
  );
  return { debitAccount: (await readShopSettings()).accountNumber, day: dayInIndia(now), lines };
}

async function toLine(transfer: BatchTransfer): Promise<BatchFile['lines'][number]> {
  const { reference, artistId, amount, orders, detailsChangedAt } = transfer;
  const subOrders = await readSubOrdersAt(artistId, orders);
  const isDue = orders.every(({ orderId, amount: awaited }) =>
    subOrders.some((one) => one.orderId === orderId && one.payoutStatus === 'due' && computeTransfer(one) === awaited),
  );
  if (!isDue) throw new ApiError('CONFLICT', { message: batchMessages.payoutChanged(nameOf(subOrders)) });
  const payout = await readPayoutOf(artistId, subOrders);
  if (payout?.changedAt.getTime() !== detailsChangedAt.getTime())
    throw new ApiError('CONFLICT', { message: batchMessages.batchChanged(nameOf(subOrders)) });
  const details = openPayoutDetails(String(artistId), payout);
  if (details === null) throw new ApiError('CONFLICT', { message: batchMessages.batchUnreadable(nameOf(subOrders)) });
  const { accountName, accountNumber: account, ifsc } = details;
  return { reference, name: toBankName(accountName), account, ifsc, amount };
}

/** Throws NOT_FOUND, and INVALID with the problem of each wrong row. */
export async function answerPayoutBatch(batchId: unknown, adminId: string | null, answer: BatchAnswer): Promise<void> {
  const by = { adminId: Number(adminId), now: new Date() };
  const problems = isBatchId(batchId) ? await answerBatch(batchId, answer, by) : null;
  if (problems === null) throw new ApiError('NOT_FOUND');
  if (problems.size === 0) return;
  const fields = Object.fromEntries([...problems].map(([index, problem]) => [`rows[${index}]`, problem]));
  throw new ApiError('INVALID', { message: batchMessages.answerWrong, fields });
}

/** Throws NOT_FOUND. */
export async function closePayoutBatch(batchId: unknown, adminId: string | null): Promise<void> {
  const by = { adminId: Number(adminId), now: new Date() };
  if (!isBatchId(batchId) || !(await giveUpBatch(batchId, by))) throw new ApiError('NOT_FOUND');
}

const isBatchId = (id: unknown): id is string => typeof id === 'string' && BATCH_ID.test(id);

/** Lists transfers of the last weeks; one of which not all was read is left out. */
export async function listRecentPayouts(): Promise<RecentPayout[]> {
  const paid = await readPayoutsSince(new Date(Date.now() - RECENT_DAYS * DAY));
  const transfers = Map.groupBy(paid, ({ artistId, payoutReference, payoutOrders, orderId }) =>
    [artistId, payoutReference, payoutOrders?.[0] ?? orderId].join(' '),
  );
  return [...transfers.values()].flatMap((subOrders) => {
    const [first] = subOrders;
    if (!first || subOrders.length < (first.payoutOrders?.length ?? 1)) return [];
    const orders = subOrders.map((subOrder) => ({ orderId: subOrder.orderId, amount: computePaidOut(subOrder) }));
    return {
      artistId: first.artistId,
      artistName: nameOf(subOrders),
      reference: first.payoutReference ?? '',
      paidOn: (first.paidOutAt ?? first.updatedAt).toISOString(),
      amount: orders.reduce((sum, { amount }) => sum + amount, 0),
      orders,
    };
  });
}

/** Records that a transfer came back. Throws NOT_FOUND, WRONG_STATE where it is not what was paid last. */
export async function returnPayout(
  artistId: unknown,
  adminId: string | null,
  { reference, orders }: Pick<Payout, 'reference' | 'orders'>,
): Promise<void> {
  if (!isUserId(artistId)) throw new ApiError('NOT_FOUND');
  const transfer = { artistId: Number(artistId), adminId: Number(adminId), reference, orders, now: new Date() };
  const result = await takeBackPayout(transfer);
  if (result === null) throw new ApiError('NOT_FOUND');
  if (typeof result === 'object') throwPayoutChanged(orderMessages.payoutChanged, result.due);
}
