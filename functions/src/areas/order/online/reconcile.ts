import { DAY, MINUTE } from '@aperture-byline/contract/shared/durations';
import { readOpenRefunds } from '../../../data/orders/money/provider-refunds.ts';
import { logError } from '../../../lib/logger.ts';
import { paymentProvider } from '../../../payments/configured-provider.ts';
import { followPayment } from './follow-provider.ts';
import { sendRefund } from './send-refund.ts';

/** A payment may be captured days after it was begun, by which the provider lists it. */
const SINCE = 7 * DAY;
/** Clocks differ. */
const AHEAD = 5 * MINUTE;

/** How many payments and refunds the provider was asked about, and how many could not be followed. */
interface Reconciled {
  payments: number;
  refunds: number;
  failed: number;
}

/**
 * Compares with what the provider holds: a payment of which no webhook came is recorded as one of which it did, and
 * refunds are sent again, or asked how they have ended. Repeating it changes nothing. Compares nothing without a
 * provider; throws where it does not list its payments.
 */
export async function reconcile(now: Date): Promise<Reconciled> {
  const report = { payments: 0, refunds: 0, failed: 0 };
  const follow = async (about: Record<string, string>, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      // The others don't wait for it; the next run tries again.
      report.failed += 1;
      logError('Money at the payment provider could not be followed', error, about);
    }
  };
  for (const { id } of await readOpenRefunds()) {
    report.refunds += 1;
    await follow({ refund: id }, () => sendRefund(id));
  }
  const provider = paymentProvider();
  if (!provider) return report;
  const since = new Date(now.getTime() - SINCE);
  for await (const payment of provider.listPayments(since, new Date(now.getTime() + AHEAD))) {
    report.payments += 1;
    await follow({ payment: payment.id }, () => followPayment(payment, { provider: provider.name, eventId: null }));
  }
  return report;
}
