import { isId } from '@aperture-byline/contract/shared/ids';
import { confirmStrayRefund } from '../../../data/orders/money/provider-payments.ts';
import { requestRefund, requestStrayRefund } from '../../../data/orders/money/provider-refunds.ts';
import { ApiError } from '../../../lib/errors.ts';
import { paymentProvider } from '../../../payments/configured-provider.ts';
import { tellOfReturn } from './stray-email.ts';

/**
 * Has the provider give back what came by it of an order's open refund. Throws NOT_FOUND without such an order or a
 * provider, WRONG_STATE for another amount than what can be given back now.
 */
export async function refundOnline(orderId: unknown, adminId: string | null, amount: number): Promise<void> {
  if (!isId(orderId) || !paymentProvider()) throw new ApiError('NOT_FOUND');
  const asked = await requestRefund(orderId, amount, { adminId: Number(adminId), now: new Date() });
  if (asked === null) throw new ApiError('NOT_FOUND');
  if (typeof asked === 'object') throw new ApiError('WRONG_STATE', { fields: { amount: String(asked.due) } });
}

/** Has the provider give back a stray payment. Throws NOT_FOUND, and WRONG_STATE for one that is none any more. */
export async function refundStray(paymentId: unknown, adminId: string | null): Promise<void> {
  if (!isId(paymentId) || !paymentProvider()) throw new ApiError('NOT_FOUND');
  const asked = await requestStrayRefund(paymentId, { adminId: Number(adminId), now: new Date() });
  if (asked === null) throw new ApiError('NOT_FOUND');
  if (typeof asked === 'object') throw new ApiError('WRONG_STATE');
}

/**
 * Confirms that a stray payment was sent back by hand, and tells its buyer. Throws as `refundStray`, and while the
 * provider does it.
 */
export async function confirmStray(paymentId: unknown, adminId: string | null, reference: string): Promise<void> {
  if (!isId(paymentId)) throw new ApiError('NOT_FOUND');
  const result = await confirmStrayRefund(paymentId, { reference, adminId: Number(adminId), now: new Date() });
  if (result === null) throw new ApiError('NOT_FOUND');
  if (result === 'refused') throw new ApiError('WRONG_STATE');
  // Also where the same comes again: the first call may have failed before its mail.
  await tellOfReturn(paymentId);
}
