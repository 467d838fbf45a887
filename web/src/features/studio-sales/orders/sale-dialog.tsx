import { lazy } from 'react';
import FormDialog from '#components/dialog/form-dialog.tsx';
import type { PendingTransition } from './sale-actions.tsx';
import { useSubOrderTransition } from './use-sub-order-transition.ts';

const ReasonForm = lazy(() => import('#entities/order/reason-form.tsx'));
const ShipmentForm = lazy(() => import('#entities/order/shipping/shipment-form.tsx'));

const DECLINE = { cancel: 'Keep it', send: 'Decline', busy: 'Declining…' };
const SHIP = { cancel: 'Not yet', send: 'Mark as shipped', busy: 'Saving…' };

/** Asks for what a transition needs. Outside the lists: a sub-order may change lists while somebody types. */
export default function SaleDialog({
  uid,
  transition: { orderId, name },
  onClose,
}: {
  uid: string;
  transition: PendingTransition;
  onClose: () => void;
}) {
  const { mutate, isPending } = useSubOrderTransition(uid, orderId, onClose);
  return name === 'decline' ? (
    <FormDialog
      title="Decline this order?"
      text="The buyer does not pay for your prints, and reads your reason."
      onClose={onClose}
    >
      <ReasonForm
        name="reason"
        isBusy={isPending}
        texts={DECLINE}
        onClose={onClose}
        onSend={(reason) => mutate({ name: 'decline', reason })}
      />
    </FormDialog>
  ) : (
    <FormDialog title="How did you send it?" text="The buyer reads the carrier and the number." onClose={onClose}>
      <ShipmentForm
        isBusy={isPending}
        texts={SHIP}
        onClose={onClose}
        onSend={(shipment) => mutate({ name: 'ship', ...shipment })}
      />
    </FormDialog>
  );
}
