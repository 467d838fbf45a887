import { reportSchema } from '@aperture-byline/contract/comment/bodies';
import { commentMessages } from '@aperture-byline/contract/comment/comment-messages';
import { DialogForm, useDialogForm } from '#components/dialog/dialog-form.tsx';
import { TextAreaField } from '#components/forms/field.tsx';
import { FormAlert } from '#components/forms/form-alert.tsx';
import { ApiError } from '#lib/api/api.ts';

const TEXTS = { leave: 'Cancel', send: 'Send report', busy: commentMessages.sending };

/** The reason of a report, which stays until it is sent. Apart from its dialog: both together are more than a click may load. */
export function ReportReason({
  isBusy,
  error,
  describeError,
  onTry,
  onSend,
  onClose,
}: {
  isBusy: boolean;
  error: Error | null;
  describeError: (error: Error) => string;
  /** Called before the reason is checked. */
  onTry: () => void;
  onSend: (reason: string) => void;
  onClose: () => void;
}) {
  const { form, field, onSubmit } = useDialogForm({
    initialValues: { reason: '' },
    schema: reportSchema,
    isBusy,
    onTry,
    onSend: ({ reason }) => onSend(reason.trim()),
  });
  const refused = error instanceof ApiError ? error.fields.reason : undefined;
  return (
    <DialogForm ref={form} onSubmit={onSubmit} isBusy={isBusy} texts={TEXTS} onClose={onClose}>
      <TextAreaField
        label="Your reason"
        rows={6}
        readOnly={isBusy}
        {...field('reason')}
        {...(refused && { error: refused })}
      />
      <FormAlert
        failure={error && refused === undefined ? { text: describeError(error), canRetry: false } : null}
      />
    </DialogForm>
  );
}
