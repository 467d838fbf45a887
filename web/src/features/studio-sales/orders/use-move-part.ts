import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { isWrongState, movePartMutation } from '#entities/order/mutations.ts';
import { errorText } from '#lib/error-text.ts';
import { showToast } from '#lib/toast.ts';
import { useSingleFlightMutation } from '#lib/use-single-flight-mutation.ts';

/** Id of the heading of an artist's part of this order, to which mails and notices lead. */
export const saleId = (orderId: string): string => `sale-${orderId}`;

/** Moves the artist's part of one order. `onDone` is called when it is moved, or can't be any more. */
export function useMovePart(uid: string, orderId: string, onDone?: () => void) {
  return useSingleFlightMutation({
    ...movePartMutation(uid, orderId),
    onSuccess: () => onDone?.(),
    onError: (error) => {
      if (isWrongState(error)) {
        onDone?.();
        showToast('warning', orderMessages.changed);
      } else showToast('error', errorText(error, orderMessages.notMoved));
    },
  });
}
