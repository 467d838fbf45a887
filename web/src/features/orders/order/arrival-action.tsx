import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { Button } from '#components/base/button.tsx';
import { AskFirst } from '#components/dialog/ask-first.tsx';
import { confirmArrivalMutation, showTransitionFailure } from '#entities/order/mutations.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { showToast } from '#lib/toast.ts';

const QUESTION = {
  title: 'Have these prints arrived?',
  text: orderMessages.arrive,
  keep: 'Not yet',
  confirm: 'They have arrived',
};

/** Asks, then says that the prints have come: from then on the days count in which damage is told. */
export function ArrivalAction({ uid, orderId, artist }: { uid: string; orderId: string; artist: number }) {
  const { mutate, isPending } = useSingleFlightMutation(confirmArrivalMutation(uid, orderId), {
    onDone: () => showToast('success', orderMessages.arrived),
    onFailed: showTransitionFailure,
  });
  return (
    <AskFirst question={QUESTION} onConfirm={() => mutate(artist)}>
      {(ask) => (
        <Button className="self-start" aria-disabled={isPending} onClick={() => isPending || ask()}>
          {isPending ? 'Saving…' : 'They have arrived'}
        </Button>
      )}
    </AskFirst>
  );
}
