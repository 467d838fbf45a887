import { cancelMessages } from '@aperture-byline/contract/order/order-messages';
import { isEndedWithoutSale } from '@aperture-byline/contract/order/order-summary';
import { BASIS_POINTS } from '@aperture-byline/contract/order/rates';
import type {
  BuyerEvent,
  OrderEvent,
  OrderStatus,
  StoredOrder,
  StoredSubOrder,
  SubOrderStatus,
  TimelineEntry,
} from '@aperture-byline/contract/order/stored';

/** The order of a sale: an order stands where its slowest sub-order does. */
const PROGRESS: readonly SubOrderStatus[] = ['accepted', 'preparing', 'shipped', 'delivered'];

/** States of a sub-order that its buyer can end, unless it is paid. */
export const CANCELLABLE: readonly SubOrderStatus[] = ['awaiting_acceptance', 'accepted'];

/** Events between artist and site, hidden from buyers. */
const NOT_FOR_BUYERS: ReadonlySet<string> = new Set<Exclude<OrderEvent, BuyerEvent>>([
  'reminded',
  'paid_out',
  'payout_returned',
  'artist_reminded',
  'reversal_paid',
]);

/** False for what artist and house agree, and for what can't be parsed. */
export function isForBuyer(entry: TimelineEntry | null): entry is TimelineEntry & { event: BuyerEvent } {
  return entry !== null && !NOT_FOR_BUYERS.has(entry.event);
}

export function deriveOrderStatus(statuses: readonly SubOrderStatus[]): OrderStatus {
  if (statuses.includes('awaiting_acceptance')) return 'awaiting_acceptance';
  const slowest = PROGRESS.find((status) => statuses.includes(status));
  // Nothing is sold: the buyer's own decision says most, the photographers' more than their silence.
  const ended = (['cancelled', 'declined', 'expired'] as const).find((status) => statuses.includes(status));
  return slowest ?? ended ?? 'cancelled';
}

/** Sums accepted sub-orders and shipping, less what claims give back; 0 while one is awaited, or none was accepted. */
export function computeAmountDue(
  subOrders: readonly Pick<StoredSubOrder, 'status' | 'subtotal' | 'claimRefund' | 'claim'>[],
  { shipping }: Pick<StoredOrder, 'shipping'>,
): number {
  const sold = subOrders.filter((subOrder) => !isEndedWithoutSale(subOrder));
  if (sold.length === 0 || sold.some(({ status }) => status === 'awaiting_acceptance')) return 0;
  return sold.reduce(
    (sum, subOrder) => sum + computeSoldAmount(subOrder),
    shipping - computeShippingRefund(sold, shipping),
  );
}

/** Shipping of prints that came damaged is the house's: their share of it, by price, goes back with their price. */
export function computeShippingRefund(
  sold: readonly Pick<StoredSubOrder, 'subtotal' | 'claimRefund' | 'claim'>[],
  shipping: number,
): number {
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const damaged = sum(sold.map(({ claim, claimRefund }) => (claim?.reason === 'damaged' ? claimRefund : 0)));
  return damaged === 0 ? 0 : Math.round((shipping * damaged) / sum(sold.map(({ subtotal }) => subtotal)));
}

/** Computes what a buyer pays for a sub-order: the price of its prints less what claims gave back. */
function computeSoldAmount({ subtotal, claimRefund }: Pick<StoredSubOrder, 'subtotal' | 'claimRefund'>): number {
  return subtotal - claimRefund;
}

/** Basis points of a sale, see `storedSubOrder`. */
export type Rates = Pick<StoredSubOrder, 'commissionRate' | 'tdsRate'>;

/** Fields of a sub-order that its earnings depend on. */
type Priced = Pick<StoredSubOrder, 'subtotal' | 'claimRefund'> & Rates;

/** Shares of a price, whole rupees; together they are what the buyer pays. */
interface Earnings {
  /** Kept by the house. */
  commission: number;
  /** Withheld by the house for the tax office, on the artist's account. */
  tax: number;
  payout: number;
}

/**
 * Splits the price of a sub-order, by the rates that held when it was ordered. The commission is of the price after
 * refunds; the tax is of the price as it was sold, the gross amount of section 194-O, but never more than is left.
 * Halves of a rupee are rounded up, and the payout is the rest.
 */
export function computeEarnings({ commissionRate, tdsRate, ...price }: Priced): Earnings {
  const sold = computeSoldAmount(price);
  const commission = takeShare(sold, commissionRate);
  const tax = Math.min(takeShare(price.subtotal, tdsRate), sold - commission);
  return { commission, tax, payout: sold - commission - tax };
}

/** Basis points of an amount, in whole numbers: a fraction of a rupee from a half on counts as one. */
function takeShare(amount: number, basisPoints: number): number {
  return Math.floor((amount * basisPoints + BASIS_POINTS / 2) / BASIS_POINTS);
}

/** Computes the artist's money for a sub-order. */
export function computePayout(priced: Priced): number {
  return computeEarnings(priced).payout;
}

/**
 * Computes the amount of the transfer to the artist that is to be made or was. A part of it that a later refund took
 * belongs to it: the artist owes it, or has sent it back before the transfer came back.
 */
export function computeTransfer(subOrder: Priced & Pick<StoredSubOrder, 'reversalAmount'>): number {
  return computePayout(subOrder) + subOrder.reversalAmount;
}

/** Computes the amount of a payout that was made; 0 before. */
export function computePaidOut(subOrder: Priced & Pick<StoredSubOrder, 'payoutStatus' | 'reversalAmount'>): number {
  return subOrder.payoutStatus === 'paid' ? computeTransfer(subOrder) : 0;
}

/** Returns why a buyer can't cancel: nothing is left, something was paid, or a claim of it is checked; else null. */
export function findCancelProblem(
  order: Pick<StoredOrder, 'payment' | 'transfers' | 'paymentClaim'>,
  subOrders: readonly Pick<StoredSubOrder, 'status'>[],
): string | null {
  const left = subOrders.filter((subOrder) => !isEndedWithoutSale(subOrder));
  if (left.length === 0) return cancelMessages.ended;
  // What is being prepared is paid.
  const isUnpaid = left.every(({ status }) => CANCELLABLE.includes(status)) && sumReceived(order) === 0;
  if (!isUnpaid) return cancelMessages.moneyCame;
  return order.paymentClaim === null ? null : cancelMessages.claimOpen;
}

export const canCancel = (...state: Parameters<typeof findCancelProblem>): boolean =>
  findCancelProblem(...state) === null;

export const sumReceived = ({ transfers }: Pick<StoredOrder, 'transfers'>): number => sumAmounts(transfers);

/** Computes the amount that is still to be paid; 0 where nothing is due. */
export function computeOpenAmount(order: Pick<StoredOrder, 'amountDue' | 'paymentStatus' | 'transfers'>): number {
  return order.paymentStatus === 'due' ? order.amountDue - sumReceived(order) : 0;
}

export function computeOpenRefund(order: Pick<StoredOrder, 'refundAmount' | 'refunds'>): number {
  return order.refundAmount - sumRefunds(order);
}

/** Computes the part of an open refund that nobody was asked for yet. */
export function computeRefundToMake(order: Pick<StoredOrder, 'refundAmount' | 'refunds' | 'refundsUnderWay'>): number {
  return computeOpenRefund(order) - sumAmounts(order.refundsUnderWay);
}

/** Computes the part of it that the payment provider can give back: no more than what came by it. */
export function computeOnlineRefund(
  order: Pick<StoredOrder, 'refundAmount' | 'refunds' | 'refundsUnderWay' | 'transfers'>,
): number {
  const isOnline = ({ provider }: StoredOrder['transfers'][number]) => provider !== undefined;
  const came = sumAmounts(order.transfers.filter(isOnline));
  const went = sumAmounts(order.refunds.filter(isOnline)) + sumAmounts(order.refundsUnderWay);
  return Math.min(computeRefundToMake(order), came - went);
}

export function sumRefunds({ refunds }: Pick<StoredOrder, 'refunds'>): number {
  return sumAmounts(refunds);
}

function sumAmounts(transfers: readonly { amount: number }[]): number {
  return transfers.reduce((sum, { amount }) => sum + amount, 0);
}

/** Shares out a part of the sum of some prices among them, in whole rupees; the last one takes what is left over. */
export function sharePart(prices: readonly number[], part: number): number[] {
  const total = prices.reduce((sum, price) => sum + price, 0);
  const shares = prices.map((price) => Math.floor((price * part) / total));
  const left = part - shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share, index) => (index === shares.length - 1 ? share + left : share));
}
