import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { lazy, useState } from 'react';
import { Button } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { confirmArrivalMutation } from '#entities/order/mutations.ts';
import { showTransitionFailure } from '#entities/order/show-transition-failure.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { showToast } from '#lib/toast.ts';

const QuestionDialog = lazy(() => import('#components/dialog/question-dialog.tsx'));

const QUESTION = {
  title: 'Have these prints arrived?',
  text: orderMessages.arrive,
  keep: 'Not yet',
  confirm: 'They have arrived',
};

/** Asks, then says that the prints have come: from then on the days count in which damage is told. */
export function ArrivalAction({ uid, orderId, artist }: { uid: string; orderId: string; artist: number }) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useSingleFlightMutation(confirmArrivalMutation(uid, orderId), {
    onDone: () => showToast('success', orderMessages.arrived),
    onFailed: showTransitionFailure,
  });
  return (
    <>
      <Button className="self-start" aria-disabled={isPending} onClick={() => isPending || setAsking(true)}>
        {isPending ? 'Saving…' : 'They have arrived'}
      </Button>
      <LazyBoundary>
        {isAsking && (
          <QuestionDialog
            question={QUESTION}
            onClose={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false);
              mutate(artist);
            }}
          />
        )}
      </LazyBoundary>
    </>
  );
}
