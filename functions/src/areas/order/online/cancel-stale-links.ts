import type { StoredOrder } from '@aperture-byline/contract/order/stored';
import { recordLink } from '../../../data/orders/money/payment-links.ts';
import { readOrder } from '../../../data/orders/orders.ts';
import { listStaleLinks } from '../../../lib/order/money/payment-links.ts';
import { paymentProvider } from '../../../payments/configured-provider.ts';
import { followPayment } from './follow-provider.ts';

/**
 * Cancels the pages at the provider on which nobody is to pay any more, as the order ended or its amount changed. Goes
 * by what is stored now, so that a late event cancels nothing that is open. Throws where the provider does not answer.
 */
export async function cancelStaleLinks(orderId: string, written: StoredOrder | null): Promise<void> {
  const provider = paymentProvider();
  if (!provider || !written || listStaleLinks(written, new Date()).length === 0) return;
  const order = await readOrder(orderId);
  for (const { attempt, link } of order ? listStaleLinks(order, new Date()) : []) {
    if (link.id === null) continue;
    const { id, url, payments } = await provider.cancelLink(link.id);
    // It may have been paid before, by a webhook that is on its way.
    for (const payment of payments) await followPayment(payment, { provider: provider.name, eventId: null });
    await recordLink(orderId, attempt, { id, url, isOpen: false }, new Date());
  }
}
