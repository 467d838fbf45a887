import { reportSchema } from '@aperture-byline/contract/comment/bodies';
import { commentMessages } from '@aperture-byline/contract/comment/comment-messages';
import type { MutationKey, UseMutationOptions } from '@tanstack/react-query';
import { DialogForm, useDialogForm } from '#components/dialog/dialog-form.tsx';
import { TextAreaField } from '#components/forms/field.tsx';
import { FormAlert } from '#components/forms/form-alert.tsx';
import { ApiError } from '#lib/api/api.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { showToast } from '#lib/toast.ts';

const TEXTS = { cancel: 'Cancel', send: 'Send report', busy: commentMessages.sending };

/** Sends and keeps a report's reason. Apart from its dialog: both are more than a click may load. */
export function ReportReason<Data>({
  options,
  describeError,
  onClose,
}: {
  options: UseMutationOptions<Data, Error, string> & { mutationKey: MutationKey };
  describeError: (error: Error) => string;
  onClose: () => void;
}) {
  const { mutate, reset, isPending, error } = useSingleFlightMutation(options, {
    onDone: () => {
      showToast('success', commentMessages.reported);
      onClose();
    },
  });
  const { form, field, onSubmit } = useDialogForm({
    initialValues: { reason: '' },
    schema: reportSchema,
    isBusy: isPending,
    onTry: reset,
    onSend: ({ reason }) => mutate(reason.trim()),
  });
  const refused = error instanceof ApiError ? error.fields.reason : undefined;
  return (
    <DialogForm ref={form} onSubmit={onSubmit} isBusy={isPending} texts={TEXTS} onClose={onClose}>
      <TextAreaField label="Your reason" rows={6} {...field('reason')} {...(refused && { error: refused })} />
      <FormAlert failure={error && refused === undefined ? { text: describeError(error) } : null} />
    </DialogForm>
  );
}
