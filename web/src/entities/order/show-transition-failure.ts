import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { showError, showToast } from '#lib/toast.ts';
import { isWrongState } from './mutations.ts';

/** Tells that an order has changed, or that a transition could not be made: `text`. */
export function showTransitionFailure(error: Error, text: string = orderMessages.transitionFailed): void {
  if (isWrongState(error)) showToast('warning', orderMessages.changed);
  else showError(error, text);
}
