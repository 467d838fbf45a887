import { shipSchema } from '@aperture-byline/contract/order/schemas';
import { useId } from 'react';
import { Button } from '#components/base/button.tsx';
import { useDialogForm } from '#components/dialog/use-dialog-form.ts';
import { Field } from '#components/forms/field.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';
import { CARRIERS } from '#entities/order/tracking.tsx';

interface Shipment {
  carrier: string;
  tracking: string;
}

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
    <Stack as="form" ref={form} noValidate onSubmit={onSubmit}>
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
      <Row gap={1} justify="end">
        <Button onClick={onClose}>Not yet</Button>
        <Button type="submit" variant="primary" aria-disabled={isBusy}>
          {isBusy ? 'Saving…' : 'Mark as shipped'}
        </Button>
      </Row>
    </Stack>
  );
}
