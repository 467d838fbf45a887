import type { DisputedClaim } from '@aperture-byline/contract/order/claims/wire';
import { isEndedWithoutSale, referenceKey } from '@aperture-byline/contract/order/order-summary';
import type {
  OpenPayment,
  OpenPayments,
  OpenPayout,
  RecordedTransfer,
} from '@aperture-byline/contract/order/payments/payments-wire';
import { findHoldEnd } from '@aperture-byline/contract/order/payouts/payout-details';
import { DAY } from '@aperture-byline/contract/shared/durations';
import { listAwaited, readOpenBatches } from '../../../data/orders/money/payout-batches.ts';
import { readPayoutOf } from '../../../data/orders/money/payout-details.ts';
import { readStrayPayments } from '../../../data/orders/money/provider-payments.ts';
import {
  type Order,
  readDeliveries,
  readOpenPayments,
  readOrdersByReference,
  readTimeline,
  readTransfersSince,
  type SubOrder,
} from '../../../data/orders/orders.ts';
import { mapConcurrently } from '../../../lib/concurrency.ts';
import { computePrepareBy } from '../../../lib/order/state/arrival.ts';
import {
  computeOnlineRefund,
  computeOpenAmount,
  computeRefundToMake,
  computeTransfer,
  sumReceived,
} from '../../../lib/order/state/order-amounts.ts';
import { paymentProvider, titleOfProvider } from '../../../payments/configured-provider.ts';
import { displayBuyerName, toClaim } from '../mappers.ts';

/** Number of sub-orders in the list of payouts, and the most that one payout may be for. */
const PAYOUTS_MAX = 100;

/** Lists what administrators have to confirm and look after, the longest waiting first. */
export async function listPayments(): Promise<OpenPayments> {
  const { claimed, due, refunds, payouts, reversals, disputes, late } = await readOpenPayments();
  const batches = await readOpenBatches();
  const awaited = listAwaited(batches);
  const isInFile = ({ orderId, artistId }: SubOrder) =>
    awaited.some((one) => one.artistId === artistId && one.orders.some((order) => order.orderId === orderId));
  const keys = new Set(claimed.flatMap((order) => claimKey(order) ?? []));
  const sharing = await readOrdersByReference([...keys]);
  const isClaimed = new Set(claimed.map(({ id }) => id));
  const stray = await readStrayPayments();
  const strayOrders = await readDeliveries([...new Set(stray.flatMap(({ orderId }) => orderId ?? []))]);
  const disputed = await readDeliveries([...new Set(disputes.map(({ orderId }) => orderId))]);
  const buyers = new Map(disputed.map((order) => [order.id, displayBuyerName(order)]));
  const strayBuyers = new Map<string | null, string>(strayOrders.map((order) => [order.id, displayBuyerName(order)]));
  return {
    payments: [...claimed, ...due.filter(({ id }) => !isClaimed.has(id))].map((order) => toOpenPayment(order, sharing)),
    refunds: refunds.map((order) => ({
      orderId: order.id,
      amount: computeRefundToMake(order),
      online: toOnlineRefund(order),
      underWay: order.refundsUnderWay.reduce((sum, { amount }) => sum + amount, 0),
      hasFailed: order.hasFailedRefund,
      buyerName: displayBuyerName(order),
      paymentReference: (order.payment ?? order.transfers.at(-1))?.reference ?? '',
      refundBy: order.refundBy?.toISOString() ?? null,
      leaverEmail: order.leaverEmail ?? null,
    })),
    strayPayments: stray.map((payment) => ({
      paymentId: payment.id,
      provider: titleOfProvider(payment.provider),
      problem: payment.problem ?? 'not_due',
      minorAmount: payment.minorAmount,
      currency: payment.currency,
      paidAt: payment.paidAt.toISOString(),
      orderId: payment.orderId,
      buyerName: strayBuyers.get(payment.orderId) ?? null,
      canRefund: payment.provider === paymentProvider()?.name,
      isUnderWay: payment.isUnderWay,
      hasFailed: payment.hasFailed,
    })),
    payouts: await mapConcurrently(
      Map.groupBy(payouts.filter((payout) => !isInFile(payout)).slice(0, PAYOUTS_MAX), ({ artistId }) => artistId),
      ([artistId, ofArtist]) => toOpenPayout(artistId, ofArtist),
    ),
    openFiles: batches.length,
    reversals: reversals.map(({ orderId, artistId, lines, reversalAmount, leaverEmail }) => ({
      orderId,
      artistId,
      artistName: lines[0]?.artistName ?? '',
      amount: reversalAmount,
      leaverEmail: leaverEmail ?? null,
    })),
    disputes: (
      await mapConcurrently(disputes, async ({ orderId, artistId, lines, claim }) =>
        claim === null
          ? []
          : {
              orderId,
              artistId,
              artistName: lines[0]?.artistName ?? '',
              buyerName: buyers.get(orderId) ?? '',
              prints: lines.map(({ title }) => title),
              words: listWords(await readTimeline(orderId), artistId, claim.openedAt),
              claim: toClaim({ orderId, artistId }, claim, 'administrator'),
            },
      )
    ).flat(),
    late: late.map((subOrder) => ({
      orderId: subOrder.orderId,
      artistId: subOrder.artistId,
      artistName: subOrder.lines[0]?.artistName ?? '',
      since: computePrepareBy(subOrder, subOrder.paidAt ?? subOrder.updatedAt).toISOString(),
    })),
  };
}

/** Returns what can go back by the provider that the payment came by; null for nothing, and where it is another one. */
function toOnlineRefund(order: Order): OpenPayments['refunds'][number]['online'] {
  const provider = paymentProvider();
  const amount = computeOnlineRefund(order);
  if (!provider || amount <= 0 || !order.transfers.some((transfer) => transfer.provider === provider.name)) return null;
  return { provider: provider.title, amount };
}

/** Days; banks give statements of a quarter of a year. */
const RECORDED_DAYS = 100;

/** Lists transfers that orders have been paid by, which are no news in a statement. */
export async function listRecordedTransfers(): Promise<RecordedTransfer[]> {
  const paid = await readTransfersSince(new Date(Date.now() - RECORDED_DAYS * DAY));
  return paid.flatMap(({ id, transfers }) => transfers.map(({ reference }) => ({ orderId: id, reference })));
}

/** Lists what both sides wrote about a claim of an artist's prints since it was opened. */
function listWords(timeline: Order['timeline'], artistId: number, since: Date): DisputedClaim['words'] {
  return timeline.flatMap((entry) => {
    const isOfClaim = entry && ['claim_refused', 'claim_disputed'].includes(entry.event) && entry.at >= since;
    if (!isOfClaim || entry.artistId !== artistId || entry.note === null) return [];
    const { note, noteBy } = entry;
    return noteBy === 'buyer' || noteBy === 'artist' ? [{ by: noteBy, text: note }] : [];
  });
}

async function toOpenPayout(artistId: number, subOrders: readonly SubOrder[]): Promise<OpenPayout> {
  const payout = await readPayoutOf(artistId, subOrders);
  const orders = subOrders.map((subOrder) => ({
    orderId: subOrder.orderId,
    amount: computeTransfer(subOrder),
    dueAt: (subOrder.payoutDueAt ?? subOrder.updatedAt).toISOString(),
    status: subOrder.status,
  }));
  return {
    artistId,
    artistName: subOrders.at(-1)?.lines[0]?.artistName ?? '',
    amount: orders.reduce((sum, { amount }) => sum + amount, 0),
    orders,
    details: payout?.masked ? { masked: payout.masked, changedAt: payout.changedAt.toISOString() } : null,
    heldUntil: findHoldEnd(payout, new Date())?.toISOString() ?? null,
    leaverEmail: subOrders.find(({ leaverEmail }) => leaverEmail)?.leaverEmail ?? null,
  };
}

const claimKey = ({ paymentClaim }: Order): string | null => paymentClaim && referenceKey(paymentClaim.reference);

/** `sharing`: orders of which a reference may be the claimed one. */
function toOpenPayment(order: Order, sharing: readonly Pick<Order, 'id' | 'referenceKeys'>[]): OpenPayment {
  const { id, createdAt, paymentClaim } = order;
  const key = claimKey(order);
  const others = sharing.filter((other) => other.id !== id && key && other.referenceKeys.includes(key));
  return {
    orderId: id,
    amount: computeOpenAmount(order),
    hasEnded: isEndedWithoutSale(order),
    received: sumReceived(order),
    references: order.transfers.map(({ reference }) => reference),
    buyerName: displayBuyerName(order),
    createdAt: createdAt.toISOString(),
    claim: paymentClaim && {
      reference: paymentClaim.reference,
      claimedAt: paymentClaim.at.toISOString(),
      alsoGivenFor: others.map((other) => other.id),
    },
  };
}
