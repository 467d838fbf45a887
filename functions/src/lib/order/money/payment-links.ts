import type { PaymentLink } from '@aperture-byline/contract/order/payments/payment-links-stored';
import type { StoredOrder } from '@aperture-byline/contract/order/stored';
import { MINUTE } from '@aperture-byline/contract/shared/durations';
import { computeOpenAmount } from '../state/order-amounts.ts';

/** Shorter than a payment takes: a page that ends sooner is not opened any more. */
const USABLE_FOR = 2 * MINUTE;
/** Providers refuse a page that ends sooner. */
const LASTS_AT_LEAST = 16 * MINUTE;

/** Page to pay on, with its place among all that the order has had. */
export interface LinkAttempt {
  attempt: number;
  link: PaymentLink;
}

/** Computes what can be paid online: nothing while a transfer by hand is looked for, or once the term is over. */
export function computePayableAmount(order: StoredOrder, now: Date): number {
  const isInTime = order.payBy !== null && now < order.payBy;
  return isInTime && order.buyerId !== null ? computeOpenAmount(order) : 0;
}

/** Finds the page that can be paid on now. It may not exist at the provider yet. */
export function findUsableLink(order: StoredOrder, now: Date): LinkAttempt | null {
  const attempt = order.paymentLinks.length - 1;
  const link = order.paymentLinks[attempt];
  const payable = computePayableAmount(order, now);
  if (!link?.isOpen || payable === 0 || link.amount !== payable) return null;
  // The provider may not have it yet.
  const lasts = link.id === null ? LASTS_AT_LEAST - MINUTE : USABLE_FOR;
  return link.expiresAt.getTime() - now.getTime() > lasts ? { attempt, link } : null;
}

/** Lists pages that are open at the provider and that nobody is to pay on: their amount is not what is open. */
export function listStaleLinks(order: StoredOrder, now: Date): LinkAttempt[] {
  const usable = findUsableLink(order, now);
  return order.paymentLinks.flatMap((link, attempt) =>
    link?.isOpen && link.id !== null && attempt !== usable?.attempt ? [{ attempt, link }] : [],
  );
}

/** Returns the order's links with a new one that the provider is to be asked for; null where nothing can be paid. */
export function addLink(order: StoredOrder, now: Date): (PaymentLink | null)[] | null {
  const amount = computePayableAmount(order, now);
  if (amount === 0 || order.payBy === null) return null;
  const expiresAt = new Date(Math.max(order.payBy.getTime(), now.getTime() + LASTS_AT_LEAST));
  return [...order.paymentLinks, { id: null, url: null, amount, expiresAt, isOpen: true }];
}

/** Names an attempt to the provider, in at most 40 characters: it creates one link of a name. */
export const nameLink = (orderId: string, attempt: number): string => `${orderId}-${attempt + 1}`;

/** Returns the order with the link closed that the provider says has ended. */
export function closeLink(order: StoredOrder, linkId: string): StoredOrder {
  const isClosed = order.paymentLinks.every((link) => link?.id !== linkId || !link.isOpen);
  if (isClosed) return order;
  const paymentLinks = order.paymentLinks.map((link) => (link?.id === linkId ? { ...link, isOpen: false } : link));
  return { ...order, paymentLinks };
}
