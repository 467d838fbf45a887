import type { StoredProviderRefund } from '@aperture-byline/contract/order/payments/provider-payments-stored';
import type { WithId } from '../../../data/core/collection.ts';
import { providerRefunds, recordRefund } from '../../../data/orders/money/provider-refunds.ts';
import { paymentProvider } from '../../../payments/configured-provider.ts';
import { type PaymentProvider, ProviderError, type ProviderRefund } from '../../../payments/provider.ts';

/**
 * Asks the provider for a refund that is stored, or how one has ended that it has; nothing for one that has ended. The
 * provider refunds once for a key. Throws where it does not answer, so that it is asked again. What was not sent yet
 * has failed where the house has another provider by now, or none: it is to be given back by hand.
 */
export async function sendRefund(key: string): Promise<void> {
  const refund = await providerRefunds.read(key);
  if (refund === null || refund.state === 'refunded' || refund.state === 'failed') return;
  const provider = paymentProvider();
  if (provider?.name !== refund.provider) {
    // It may have done what it was asked for, and nobody can ask it.
    if (refund.state === 'sent') throw new Error(`There is no provider ${refund.provider}`);
    await recordRefund(key, { id: null, status: 'failed' }, new Date());
    return;
  }
  try {
    const { id, status, minorAmount } = await ask(provider, refund);
    // After a restore the key may be that of a refund which the backup did not have.
    if (minorAmount !== refund.minorAmount) throw new Error(`The provider knows ${key} with another amount`);
    await recordRefund(key, { id, status }, new Date());
  } catch (error) {
    // What it has, it has, whatever it says to a question.
    if (refund.state === 'sent' || !(error instanceof ProviderError) || error.isTemporary) throw error;
    await recordRefund(key, { id: null, status: 'failed' }, new Date());
  }
}

function ask(provider: PaymentProvider, refund: WithId<StoredProviderRefund>): Promise<ProviderRefund> {
  const { id: key, refundId, paymentId, minorAmount } = refund;
  return refundId === null ? provider.refund({ paymentId, minorAmount, key }) : provider.readRefund(refundId);
}
