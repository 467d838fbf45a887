import { commentMessages } from '@aperture-byline/contract/comment/comment-messages';
import { reportSchema } from '@aperture-byline/contract/comment/schemas';
import { messages } from '@aperture-byline/contract/shared/messages';
import { DialogForm, useDialogForm } from '#components/dialog/dialog-form.tsx';
import { TextAreaField } from '#components/forms/field.tsx';
import { FormAlert } from '#components/forms/form-alert.tsx';
import { errorText } from '#lib/error-text.ts';
import { showToast } from '#lib/toast.ts';
import { useSingleFlightMutation } from '#lib/use-single-flight-mutation.ts';
import { reportMessageMutation } from './mutations.ts';
import type { SubOrderPlace } from './queries.ts';

const TEXTS = { leave: 'Cancel', send: 'Send report', busy: commentMessages.sending };

/** The reason of a report. Apart from its dialog: both together are more than a click may load. */
export default function ReportForm({
  place,
  messageId,
  onClose,
}: {
  place: SubOrderPlace;
  messageId: string;
  onClose: () => void;
}) {
  const { mutate, reset, isPending, error } = useSingleFlightMutation(
    reportMessageMutation(place, messageId),
    {
      onDone: () => {
        showToast('success', commentMessages.reported);
        onClose();
      },
    },
  );
  const { form, field, onSubmit } = useDialogForm({
    initialValues: { reason: '' },
    schema: reportSchema,
    isBusy: isPending,
    onTry: reset,
    onSend: ({ reason }) => mutate(reason.trim()),
  });
  return (
    <DialogForm ref={form} onSubmit={onSubmit} isBusy={isPending} texts={TEXTS} onClose={onClose}>
      <TextAreaField label="Your reason" rows={6} readOnly={isPending} {...field('reason')} />
      <FormAlert
        failure={error && { text: errorText(error, messages.somethingWrongLater), canRetry: false }}
      />
    </DialogForm>
  );
}
