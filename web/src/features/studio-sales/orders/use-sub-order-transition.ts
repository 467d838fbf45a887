import { isWrongState, showTransitionFailure } from '#entities/order/mutations.ts';
import { subOrderTransitionMutation } from '#entities/order/studio/studio-mutations.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';

/** Id of the heading of an artist's sub-order, to which mails and notices lead. */
export const saleId = (orderId: string): string => `sale-${orderId}`;

/** Makes a transition of the artist's sub-order. `onDone` is called when it is made, or can't be any more. */
export function useSubOrderTransition(uid: string, orderId: string, onDone?: () => void) {
  return useSingleFlightMutation({
    ...subOrderTransitionMutation(uid, orderId),
    onSuccess: () => onDone?.(),
    onError: (error) => {
      if (isWrongState(error)) onDone?.();
      showTransitionFailure(error);
    },
  });
}
