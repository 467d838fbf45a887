import { shipSchema } from '@aperture-byline/contract/order/bodies';
import { useId } from 'react';
import { DialogForm, useDialogForm } from '#components/dialog/dialog-form.tsx';
import { Field } from '#components/forms/field.tsx';
import { CARRIERS } from '../shipping/tracking.tsx';
import type { ClaimStepProps } from './claim-texts.ts';

/** How prints go back, or their replacement was sent. */
export default function ClaimShipmentForm({ action, texts, isBusy, onClose, onStep }: ClaimStepProps) {
  const id = useId();
  const { form, field, onSubmit } = useDialogForm({
    initialValues: { carrier: '', tracking: '' },
    schema: shipSchema,
    isBusy,
    onSend: (shipment) => onStep({ action, ...shipment }),
  });
  return (
    <DialogForm
      ref={form}
      onSubmit={onSubmit}
      isBusy={isBusy}
      texts={{ leave: 'Not now', send: texts.confirm, busy: 'Saving…' }}
      onClose={onClose}
    >
      <Field label="Carrier" list={id} autoComplete="off" {...field('carrier')} />
      <datalist id={id}>
        {CARRIERS.map((carrier) => (
          <option key={carrier} value={carrier} />
        ))}
      </datalist>
      <Field label="Tracking number" autoComplete="off" spellCheck={false} {...field('tracking')} />
    </DialogForm>
  );
}
