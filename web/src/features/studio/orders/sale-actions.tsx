import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import type { ArtistMove } from '@aperture-byline/contract/order/part-moves';
import type { StudioOrder } from '@aperture-byline/contract/order/wire';
import { lazy, useState } from 'react';
import { Button } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/lazy-boundary.tsx';
import { isWrongState, movePartMutation } from '#entities/order/mutations.ts';
import { errorText } from '#lib/error-text.ts';
import { showToast } from '#lib/toast.ts';
import { useSingleFlightMutation } from '#lib/use-single-flight-mutation.ts';
import styles from './sales.module.css';

const FormDialog = lazy(() => import('../form-dialog.tsx'));
const DeclineForm = lazy(() => import('./decline-form.tsx'));
const ShipForm = lazy(() => import('./ship-form.tsx'));

/** The moves that the state of a part allows its artist. A part stays in its place or goes to another list: the focus goes with it. */
export function SaleActions({
  uid,
  sale: { order_id, status, is_paid },
  labelledBy,
}: {
  uid: string;
  sale: StudioOrder;
  /** Id of the part's heading. */
  labelledBy: string;
}) {
  const [asked, setAsked] = useState<'decline' | 'ship' | null>(null);
  const close = () => setAsked(null);
  const options = movePartMutation(uid, order_id);
  const { mutate, isPending } = useSingleFlightMutation({
    ...options,
    onSuccess: close,
    onError: (error) => {
      if (isWrongState(error)) {
        close();
        showToast('warning', orderMessages.changed);
      } else showToast('error', errorText(error, orderMessages.notMoved));
    },
    onSettled: async (...result) => {
      await options.onSettled?.(...result);
      keepFocus(labelledBy);
    },
  });
  const move = (name: string, onClick: () => void, look: 'main' | 'quiet' = 'quiet') => (
    <Button look={look} aria-describedby={labelledBy} aria-disabled={isPending} onClick={onClick}>
      {name}
    </Button>
  );
  const send = (sent: ArtistMove) => () => mutate(sent);
  return (
    <div className={styles.actions}>
      {status === 'awaiting_acceptance' && (
        <>
          {move('Accept', send({ name: 'accept' }))}
          {move('Decline', () => setAsked('decline'))}
        </>
      )}
      {status === 'accepted' && is_paid && move('Start to prepare', send({ name: 'prepare' }))}
      {status === 'preparing' && move('Mark as shipped', () => setAsked('ship'))}
      {status === 'shipped' && move('Mark as delivered', send({ name: 'deliver' }))}
      <LazyBoundary>
        {asked === 'decline' && (
          <FormDialog
            title="Decline this order?"
            text="The buyer does not pay for your prints, and reads your reason."
            onClose={close}
          >
            <DeclineForm
              isBusy={isPending}
              onClose={close}
              onSend={(reason) => mutate({ name: 'decline', reason })}
            />
          </FormDialog>
        )}
        {asked === 'ship' && (
          <FormDialog
            title="How did you send it?"
            text="The buyer reads the carrier and the number."
            onClose={close}
          >
            <ShipForm
              isBusy={isPending}
              onClose={close}
              onSend={(shipment) => mutate({ name: 'ship', ...shipment })}
            />
          </FormDialog>
        )}
      </LazyBoundary>
    </div>
  );
}

/** The button that was pressed has gone, and the focus would be at the top of the document. */
function keepFocus(headingId: string): void {
  requestAnimationFrame(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body)
      document.getElementById(headingId)?.focus();
  });
}
