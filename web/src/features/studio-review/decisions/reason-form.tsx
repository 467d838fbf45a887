import { decisionSchema } from '@aperture-byline/contract/review/bodies';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { type ObjectSchema, object, string } from 'yup';
import { DialogForm, useDialogForm } from '#components/dialog/dialog-form.tsx';
import { FormAlert } from '#components/forms/form-alert.tsx';
import { describeProblem } from './decide.ts';
import { ReasonField } from './reason-field.tsx';

/** The server leaves the reason out for comments. */
const reasonSchema: ObjectSchema<{ reason: string }> = decisionSchema.concat(
  object({ reason: string().required(workMessages.reasonEmpty) }),
);

/** The reason of a decision. What is typed stays where it can't be sent. */
export default function ReasonForm({
  texts,
  isBusy,
  error,
  onClose,
  onSend,
}: {
  /** Labels of the button, before and while the reason is sent. */
  texts: Readonly<Record<'send' | 'busy', string>>;
  isBusy: boolean;
  error: Error | null;
  onClose: () => void;
  onSend: (reason: string) => void;
}) {
  const { form, values, field, setValue, onSubmit } = useDialogForm({
    initialValues: { reason: '' },
    schema: reasonSchema,
    isBusy,
    onSend: ({ reason }) => onSend(reason),
  });
  return (
    <DialogForm
      ref={form}
      onSubmit={onSubmit}
      isBusy={isBusy}
      texts={{ cancel: 'Not yet', ...texts }}
      onClose={onClose}
    >
      <ReasonField {...field('reason')} value={values.reason} onTemplate={(reason) => setValue('reason', reason)} />
      <FormAlert failure={error ? { text: describeProblem(error) } : null} />
    </DialogForm>
  );
}
