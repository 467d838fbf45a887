import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { isWrongState, subOrderTransitionMutation } from '#entities/order/mutations.ts';
import { errorText } from '#lib/error-text.ts';
import { showToast } from '#lib/toast.ts';
import { useSingleFlightMutation } from '#lib/use-single-flight-mutation.ts';

/** Id of the heading of an artist's sub-order, to which mails and notices lead. */
export const saleId = (orderId: string): string => `sale-${orderId}`;

/** Makes a transition of the artist's sub-order. `onDone` is called when it is made, or can't be any more. */
export function useSubOrderTransition(uid: string, orderId: string, onDone?: () => void) {
  return useSingleFlightMutation({
    ...subOrderTransitionMutation(uid, orderId),
    onSuccess: () => onDone?.(),
    onError: (error) => {
      if (isWrongState(error)) {
        onDone?.();
        showToast('warning', orderMessages.changed);
      } else showToast('error', errorText(error, orderMessages.transitionFailed));
    },
  });
}
