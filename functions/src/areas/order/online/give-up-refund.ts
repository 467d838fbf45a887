import { providerRefunds, recordRefund } from '../../../data/orders/money/provider-refunds.ts';

const KEY = /^[0-9a-f]{32}$/;

/**
 * Records a refund that the provider does not end as failed, so that it can be sent by hand; should the provider end it
 * after all, that is recorded. Returns what it is then, null where there is none.
 */
export async function giveUpRefund(key: string): Promise<'failed' | 'refunded' | null> {
  const refund = KEY.test(key) ? await providerRefunds.read(key) : null;
  if (refund === null) return null;
  if (refund.state === 'refunded') return 'refunded';
  await recordRefund(key, { id: null, status: 'failed' }, new Date());
  return 'failed';
}
