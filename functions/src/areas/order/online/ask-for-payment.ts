import { readOrder } from '../../../data/orders/orders.ts';
import { paymentProvider } from '../../../payments/configured-provider.ts';
import { ProviderError } from '../../../payments/provider.ts';
import { followPayment } from './follow-provider.ts';

/**
 * Asks the provider whether an order was paid on a page that is open there, and records what came: its webhook may be
 * late. Throws where the provider does not answer.
 */
export async function askForPayment(orderId: string): Promise<void> {
  const provider = paymentProvider();
  const order = provider && (await readOrder(orderId));
  for (const link of order?.paymentLinks ?? []) {
    if (!provider || !link?.isOpen || link.id === null) continue;
    try {
      const { payments } = await provider.readLink(link.id);
      for (const payment of payments) await followPayment(payment, { provider: provider.name, eventId: null });
    } catch (error) {
      // A page that the provider does not know is one on which nobody can have paid.
      if (!(error instanceof ProviderError) || error.isTemporary) throw error;
    }
  }
}
