import type { PaymentLink } from '@aperture-byline/contract/order/payments/payment-links-stored';
import { addLink, closeLink, findUsableLink, type LinkAttempt } from '../../../lib/order/money/payment-links.ts';
import { readIds } from '../../core/firestore.ts';
import { orders } from '../orders.ts';

/**
 * Returns the link on which an order can be paid, after it has stored which one it asks the provider for: whoever calls
 * again asks for the same one. Null where nothing can be paid online.
 */
export async function intendLink(orderId: string, now: Date): Promise<LinkAttempt | null> {
  let intended: LinkAttempt | null = null;
  await orders.transact(orderId, (order) => {
    intended = findUsableLink(order, now);
    if (intended) return {};
    const paymentLinks = addLink(order, now);
    const link = paymentLinks?.at(-1);
    if (!paymentLinks || !link) return {};
    intended = { attempt: paymentLinks.length - 1, link };
    return { paymentLinks };
  });
  return intended;
}

/** Records what the provider says of a link; returns whether the order can still be paid on it. */
export async function recordLink(
  orderId: string,
  attempt: number,
  found: Pick<PaymentLink, 'isOpen'> & { id: string; url: string },
  now: Date,
): Promise<boolean> {
  let isUsable = false;
  await orders.transact(orderId, (order) => {
    const link = order.paymentLinks[attempt];
    if (!link) return {};
    const { id, url, isOpen } = found;
    const paymentLinks = order.paymentLinks.with(attempt, { ...link, id, url, isOpen });
    isUsable = findUsableLink({ ...order, paymentLinks }, now)?.attempt === attempt;
    if (link.id === id && link.isOpen === isOpen) return {};
    const paymentLinkIds = order.paymentLinkIds.includes(id) ? order.paymentLinkIds : [...order.paymentLinkIds, id];
    return { paymentLinks, paymentLinkIds };
  });
  return isUsable;
}

/** Records that the provider says of a link that it has ended; ignores one that is none of the house. */
export async function recordEndedLink(linkId: string): Promise<void> {
  const [orderId] = await readIds(orders.documents().where('paymentLinkIds', 'array-contains', linkId).limit(1));
  if (orderId === undefined) return;
  await orders.transact(orderId, (order) => {
    const { paymentLinks } = closeLink(order, linkId);
    return paymentLinks === order.paymentLinks ? {} : { paymentLinks };
  });
}
