import { declineSchema } from '@aperture-byline/contract/order/bodies';
import { DialogForm, useDialogForm } from '#components/dialog/dialog-form.tsx';
import { TextAreaField } from '#components/forms/field.tsx';

const TEXTS = { leave: 'Keep it', send: 'Decline', busy: 'Declining…' };

/** The reason of a decline, which the buyer reads. */
export default function DeclineForm({
  isBusy,
  onClose,
  onSend,
}: {
  isBusy: boolean;
  onClose: () => void;
  onSend: (reason: string) => void;
}) {
  const { form, field, onSubmit } = useDialogForm({
    initialValues: { reason: '' },
    schema: declineSchema,
    isBusy,
    onSend: ({ reason }) => onSend(reason),
  });
  return (
    <DialogForm ref={form} onSubmit={onSubmit} isBusy={isBusy} texts={TEXTS} onClose={onClose}>
      <TextAreaField label="Your reason" rows={6} readOnly={isBusy} {...field('reason')} />
    </DialogForm>
  );
}
