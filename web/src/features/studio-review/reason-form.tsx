import { REASON_TEMPLATES } from '@aperture-byline/contract/review/reason-templates';
import { decisionSchema } from '@aperture-byline/contract/review/schemas';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { type ObjectSchema, object, string } from 'yup';
import { DialogForm, useDialogForm } from '#components/dialog/dialog-form.tsx';
import { SelectField, TextAreaField } from '#components/forms/field.tsx';
import { FormAlert } from '#components/forms/form-alert.tsx';
import { describeProblem } from './use-decision.ts';

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
  /** Of the button, and of it while it is sent. */
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
      texts={{ leave: 'Not yet', ...texts }}
      onClose={onClose}
    >
      <SelectField
        label="Add a template"
        value=""
        disabled={isBusy}
        onChange={({ currentTarget: { value } }) =>
          setValue('reason', [values.reason.trimEnd(), REASON_TEMPLATES[value]].filter(Boolean).join('\n\n'))
        }
      >
        <option value="">Choose what to begin with</option>
        {Object.keys(REASON_TEMPLATES).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <TextAreaField label="Your reason" rows={6} readOnly={isBusy} {...field('reason')} />
      <FormAlert failure={error ? { text: describeProblem(error), canRetry: false } : null} />
    </DialogForm>
  );
}
