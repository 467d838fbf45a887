import { claimNoteSchema } from '@aperture-byline/contract/order/claims/bodies';
import { DialogForm, useDialogForm } from '#components/dialog/dialog-form.tsx';
import { TextAreaField } from '#components/forms/field.tsx';
import type { ClaimStepProps } from './claim-texts.ts';

/** The words of a refusal, or for an administrator. */
export default function ClaimNoteForm({ action, texts, isBusy, onClose, onStep }: ClaimStepProps) {
  const { form, field, onSubmit } = useDialogForm({
    initialValues: { note: '' },
    schema: claimNoteSchema,
    isBusy,
    onSend: ({ note }) => onStep({ action, note }),
  });
  return (
    <DialogForm
      ref={form}
      onSubmit={onSubmit}
      isBusy={isBusy}
      texts={{ leave: 'Not now', send: texts.confirm, busy: 'Saving…' }}
      onClose={onClose}
    >
      <TextAreaField label="Your reason" rows={6} {...field('note')} />
    </DialogForm>
  );
}
