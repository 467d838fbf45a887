import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { isWrongState, movePartMutation } from '#entities/order/mutations.ts';
import { errorText } from '#lib/error-text.ts';
import { showToast } from '#lib/toast.ts';
import { useSingleFlightMutation } from '#lib/use-single-flight-mutation.ts';

/** Id of the heading of an artist's part of this order, to which mails and notices lead. */
export const saleId = (orderId: string): string => `sale-${orderId}`;

/**
 * Moves the artist's part of one order. A part stays in its place or goes to another list: the focus goes with it. `onDone` is
 * called when it is moved, or can't be any more.
 */
export function useMovePart(uid: string, orderId: string, onDone?: () => void) {
  const options = movePartMutation(uid, orderId);
  return useSingleFlightMutation({
    ...options,
    onSuccess: () => onDone?.(),
    onError: (error) => {
      if (isWrongState(error)) {
        onDone?.();
        showToast('warning', orderMessages.changed);
      } else showToast('error', errorText(error, orderMessages.notMoved));
    },
    onSettled: async (...result) => {
      await options.onSettled?.(...result);
      keepFocus(saleId(orderId));
    },
  });
}

/** The button that was pressed has gone, and the focus would be at the top of the document. */
function keepFocus(headingId: string): void {
  requestAnimationFrame(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body)
      document.getElementById(headingId)?.focus();
  });
}
