import { recordEndedLink } from '../../../data/orders/money/payment-links.ts';
import { recordPayment } from '../../../data/orders/money/provider-payments.ts';
import { providerRefunds, recordRefund } from '../../../data/orders/money/provider-refunds.ts';
import { logError } from '../../../lib/logger.ts';
import type { ProviderEvent, ProviderPayment, ProviderRefund } from '../../../payments/provider.ts';
import { tellOfReturn, tellOfStray } from './stray-email.ts';

/** Follows what the provider says by a webhook. Whatever comes again, late or in another order changes nothing more. */
export async function followEvent({ id, about }: ProviderEvent, provider: string): Promise<void> {
  switch (about?.kind) {
    case 'payment':
      return followPayment(about.payment, { provider, eventId: id });
    case 'refund':
      return followRefund(about.refund);
    case 'link':
      return recordEndedLink(about.linkId);
  }
}

/**
 * Records a payment that came, and tells its buyer where it pays for no order, and where such a one was given back.
 * Ignores one that has not come, and one that neither a link nor an order of the house names: another program may take
 * money with the same account. `eventId` is null where no webhook told of it.
 */
export async function followPayment(
  payment: ProviderPayment,
  { provider, eventId }: { provider: string; eventId: string | null },
): Promise<void> {
  const hasCome = payment.status === 'captured' || payment.status === 'refunded';
  if (!hasCome || (payment.orderId === null && payment.linkId === null)) return;
  const recorded = await recordPayment(payment, { provider, eventId, now: new Date() });
  if (recorded.isStray) await tellOfStray(recorded);
  if (payment.status === 'refunded') await tellOfReturn(payment.id);
}

/** Records what the provider says of a refund; one that the house did not ask for is written to the log. */
async function followRefund({ id, key, paymentId, minorAmount, status }: ProviderRefund): Promise<void> {
  const asked = key !== null && /^[0-9a-f]{32}$/.test(key) ? await providerRefunds.read(key) : null;
  if (asked?.paymentId !== paymentId || asked.minorAmount !== minorAmount) {
    logError('A refund is not the house’s', new Error(`The house did not ask for ${id}`), { paymentId });
    return;
  }
  await recordRefund(asked.id, { id, status }, new Date());
}
