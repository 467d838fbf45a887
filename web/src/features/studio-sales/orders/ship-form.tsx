import { shipSchema } from '@aperture-byline/contract/order/bodies';
import { useId } from 'react';
import { DialogForm, useDialogForm } from '#components/dialog/dialog-form.tsx';
import { Field } from '#components/forms/field.tsx';
import { CARRIERS } from '#entities/order/shipping/tracking.tsx';

interface Shipment {
  carrier: string;
  tracking: string;
}

const TEXTS = { leave: 'Not yet', send: 'Mark as shipped', busy: 'Saving…' };

/** How the prints were sent. */
export default function ShipForm({
  isBusy,
  onClose,
  onSend,
}: {
  isBusy: boolean;
  onClose: () => void;
  onSend: (shipment: Shipment) => void;
}) {
  const id = useId();
  const { form, field, onSubmit } = useDialogForm({
    initialValues: { carrier: '', tracking: '' },
    schema: shipSchema,
    isBusy,
    onSend,
  });
  return (
    <DialogForm ref={form} onSubmit={onSubmit} isBusy={isBusy} texts={TEXTS} onClose={onClose}>
      <Field label="Carrier" list={id} autoComplete="off" readOnly={isBusy} {...field('carrier')} />
      <datalist id={id}>
        {CARRIERS.map((carrier) => (
          <option key={carrier} value={carrier} />
        ))}
      </datalist>
      <Field
        label="Tracking number"
        autoComplete="off"
        spellCheck={false}
        readOnly={isBusy}
        {...field('tracking')}
      />
    </DialogForm>
  );
}
