import { shipSchema } from '@aperture-byline/contract/order/bodies';
import { CARRIERS } from '@aperture-byline/contract/shipping/tracking';
import { type ComponentProps, useId } from 'react';
import { DialogForm, useDialogForm } from '#components/dialog/dialog-form.tsx';
import { Field } from '#components/forms/field.tsx';

/** Asks how prints were sent, or sent back. */
export default function ShipmentForm({
  onSend,
  ...props
}: Pick<ComponentProps<typeof DialogForm>, 'isBusy' | 'texts' | 'onClose'> & {
  onSend: (shipment: { carrier: string; tracking: string }) => void;
}) {
  const id = useId();
  const { form, field, onSubmit } = useDialogForm({
    initialValues: { carrier: '', tracking: '' },
    schema: shipSchema,
    isBusy: props.isBusy,
    onSend,
  });
  return (
    <DialogForm ref={form} onSubmit={onSubmit} {...props}>
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
