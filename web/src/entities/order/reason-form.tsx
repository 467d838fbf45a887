import { declineSchema } from '@aperture-byline/contract/order/bodies';
import { claimNoteSchema } from '@aperture-byline/contract/order/claims/bodies';
import type { ComponentProps } from 'react';
import type { ObjectSchema } from 'yup';
import { DialogForm, useDialogForm } from '#components/dialog/dialog-form.tsx';
import { TextAreaField } from '#components/forms/field.tsx';

/** Schema of the body that the text is sent in, by its name there. */
const SCHEMAS = { reason: declineSchema, note: claimNoteSchema };

/** Asks for the reason of a decline or of a step of a claim, which the other side reads. */
export default function ReasonForm({
  name,
  onSend,
  ...props
}: Pick<ComponentProps<typeof DialogForm>, 'isBusy' | 'texts' | 'onClose'> & {
  name: keyof typeof SCHEMAS;
  onSend: (text: string) => void;
}) {
  const { form, field, onSubmit } = useDialogForm<Record<string, string>>({
    initialValues: { [name]: '' },
    schema: SCHEMAS[name] as ObjectSchema<Record<string, string>>,
    isBusy: props.isBusy,
    onSend: ({ [name]: text = '' }) => onSend(text),
  });
  return (
    <DialogForm ref={form} onSubmit={onSubmit} {...props}>
      <TextAreaField label="Your reason" rows={6} {...field(name)} />
    </DialogForm>
  );
}
