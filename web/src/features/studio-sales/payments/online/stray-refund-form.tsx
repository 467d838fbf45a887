import { strayRefundSchema } from '@aperture-byline/contract/order/bodies';
import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { DialogForm, useDialogForm } from '#components/dialog/dialog-form.tsx';
import { Field } from '#components/forms/field.tsx';
import { FormAlert } from '#components/forms/form-alert.tsx';
import { confirmStrayRefundMutation } from '#entities/order/studio/refund-mutations.ts';
import { ApiError } from '#lib/api/api.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { errorText } from '#lib/errors/error-text.ts';
import { showToast } from '#lib/toast.ts';

/** Confirms by the bank's reference that a payment was given back by hand. */
export default function StrayRefundForm({
  uid,
  paymentId,
  onClose,
}: {
  uid: string;
  paymentId: string;
  onClose: () => void;
}) {
  const { mutate, isPending, error } = useSingleFlightMutation(confirmStrayRefundMutation(uid, paymentId), {
    onDone: () => {
      showToast('success', orderMessages.confirmed);
      onClose();
    },
    onFailed: (failure) => {
      // It was confirmed before, or the provider was asked.
      if (!(failure instanceof ApiError) || failure.status !== 409) return;
      showToast('warning', failure.message);
      onClose();
    },
  });
  const { form, field, onSubmit } = useDialogForm({
    initialValues: { reference: '' },
    schema: strayRefundSchema,
    isBusy: isPending,
    onSend: ({ reference }) => mutate(reference),
  });
  return (
    <DialogForm
      ref={form}
      onSubmit={onSubmit}
      isBusy={isPending}
      texts={{ cancel: 'Not yet', send: 'Confirm', busy: 'Confirming…' }}
      onClose={onClose}
    >
      <Field label="Reference of the transfer" autoComplete="off" spellCheck={false} {...field('reference')} />
      <FormAlert failure={error ? { text: errorText(error, orderMessages.transitionFailed) } : null} />
    </DialogForm>
  );
}
