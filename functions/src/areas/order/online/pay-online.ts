import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { orderNumber } from '@aperture-byline/contract/order/order-summary';
import type { PaymentPage } from '@aperture-byline/contract/order/wire';
import { intendLink, recordLink } from '../../../data/orders/money/payment-links.ts';
import { config } from '../../../lib/config.ts';
import { ApiError } from '../../../lib/errors.ts';
import { type LinkAttempt, nameLink } from '../../../lib/order/money/payment-links.ts';
import { paymentProvider } from '../../../payments/configured-provider.ts';
import { type PaymentLink, type PaymentProvider, ProviderError } from '../../../payments/provider.ts';
import { type Reader, requireOwnOrder } from '../read-orders.ts';
import { followPayment } from './follow-provider.ts';

/** Links that may have ended at the provider before it is asked for a new one. */
const ATTEMPTS = 3;

/**
 * Opens the page on which the caller's order is paid, or the one that is open. Throws NOT_FOUND for any other order,
 * and without a provider; WRONG_STATE where nothing can be paid online; UNAVAILABLE where the provider does not answer.
 */
export async function payOnline(orderId: unknown, caller: Reader): Promise<PaymentPage> {
  const provider = paymentProvider();
  if (!provider) throw new ApiError('NOT_FOUND');
  const { id } = await requireOwnOrder(orderId, caller);
  for (let attempts = 0; attempts < ATTEMPTS; attempts += 1) {
    const now = new Date();
    const intended = await intendLink(id, now);
    if (!intended) break;
    const { attempt } = intended;
    const found = await askForLink(provider, id, intended);
    // Its webhook may still be on its way.
    for (const payment of found.payments) await followPayment(payment, { provider: provider.name, eventId: null });
    const isOpen = found.status === 'open';
    if (await recordLink(id, attempt, { id: found.id, url: found.url, isOpen }, now)) return { url: found.url };
  }
  throw new ApiError('WRONG_STATE', { message: orderMessages.notPayable });
}

/** Asks the provider for a link as it is by now. */
async function askForLink(
  provider: PaymentProvider,
  orderId: string,
  { attempt, link }: LinkAttempt,
): Promise<PaymentLink> {
  const { id, amount, expiresAt } = link;
  try {
    if (id !== null) return await provider.readLink(id);
    return await provider.createLink({
      key: nameLink(orderId, attempt),
      orderId,
      amount,
      expiresAt,
      description: `Order ${orderNumber(orderId)}`,
      returnTo: `${config().siteUrl}/profile/orders/${orderId}?paid`,
    });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw new ApiError('UNAVAILABLE', { message: orderMessages.providerDown, cause: error });
  }
}
