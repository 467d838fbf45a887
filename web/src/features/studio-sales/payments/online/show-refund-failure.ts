import { payMessages } from '@aperture-byline/contract/order/payments/pay-messages';
import { isWrongState } from '#entities/order/mutations.ts';
import { showError, showToast } from '#lib/toast.ts';

/** Tells that a refund was refused, as where somebody else was faster, or could not be asked for. */
export function showRefundFailure(error: Error): void {
  if (isWrongState(error)) showToast('warning', error.message);
  else showError(error, payMessages.refundNotAsked);
}
