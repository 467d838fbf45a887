import { requestReminder } from '@aperture-byline/contract/endpoints/mail/subscription';
import { reminderRequestSchema } from '@aperture-byline/contract/reminder/bodies';
import { reminderMessages } from '@aperture-byline/contract/reminder/reminder-messages';
import type { ReminderEvent } from '@aperture-byline/contract/reminder/stored';
import { CONSENT_SENTENCES, REMINDER_CONSENTS } from '@aperture-byline/contract/subscription/consents';
import { DialogForm, useDialogForm } from '#components/dialog/dialog-form.tsx';
import { Field } from '#components/forms/field.tsx';
import { FormAlert } from '#components/forms/form-alert.tsx';
import { attest } from '#entities/session/api/account-api.ts';
import { ApiError, callApi } from '#lib/api/api.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { errorText } from '#lib/errors/error-text.ts';
import { showToast } from '#lib/toast.ts';

const TEXTS = { cancel: 'Cancel', send: 'Send the link', busy: 'Sending…' };
const schema = reminderRequestSchema.pick(['email']);

/** The address to which one mail about an exhibition goes, once its owner confirms it. */
export default function RemindForm({
  exhibitionId,
  event,
  onClose,
}: {
  exhibitionId: string;
  event: ReminderEvent;
  onClose: () => void;
}) {
  const consent = REMINDER_CONSENTS[event];
  const { mutate, isPending, error, reset } = useSingleFlightMutation({
    mutationKey: ['request reminder', exhibitionId],
    mutationFn: async (email: string) =>
      callApi(requestReminder, { params: { exhibitionId }, body: { email, consent } }, { headers: await attest() }),
    onSuccess: () => {
      showToast('success', reminderMessages.requested);
      onClose();
    },
  });
  const { form, field, onSubmit } = useDialogForm({
    initialValues: { email: '' },
    schema,
    isBusy: isPending,
    onTry: reset,
    onSend: ({ email }) => mutate(email),
  });
  const text = error instanceof ApiError ? error.message : error && errorText(error, reminderMessages.notSaved);
  return (
    <DialogForm ref={form} onSubmit={onSubmit} isBusy={isPending} texts={TEXTS} onClose={onClose}>
      <Field
        label="Your email"
        type="email"
        autoComplete="email"
        hint={CONSENT_SENTENCES[consent]}
        {...field('email')}
      />
      <FormAlert failure={text ? { text } : null} />
    </DialogForm>
  );
}
