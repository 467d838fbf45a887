import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { transferSchema } from '@aperture-byline/contract/order/schemas';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { DialogForm, useDialogForm } from '#components/dialog/dialog-form.tsx';
import { Field } from '#components/forms/field.tsx';
import { FormAlert } from '#components/forms/form-alert.tsx';
import { confirmMutation, isWrongState, type Transfer } from '#entities/order/mutations.ts';
import { errorText } from '#lib/error-text.ts';
import { showToast } from '#lib/toast.ts';
import { useSingleFlightMutation } from '#lib/use-single-flight-mutation.ts';

/** The amount is the one that is shown. */
const typedSchema = transferSchema.pick(['reference']);

/** Confirms a transfer with the bank's reference. A second confirmation is the server's to refuse: its answer is shown. */
export default function ConfirmForm({
  uid,
  transfer,
  onClose,
}: {
  uid: string;
  transfer: Transfer;
  onClose: () => void;
}) {
  const { mutate, isPending, error } = useSingleFlightMutation({
    ...confirmMutation(uid, transfer),
    onSuccess: () => {
      showToast('success', orderMessages.confirmed);
      onClose();
    },
    onError: (failure) => {
      if (!isWrongState(failure)) return;
      showToast('warning', failure.message);
      onClose();
    },
  });
  const { form, field, onSubmit } = useDialogForm({
    initialValues: { reference: '' },
    schema: typedSchema,
    isBusy: isPending,
    onSend: ({ reference }) => mutate(reference),
  });
  return (
    <DialogForm
      ref={form}
      onSubmit={onSubmit}
      isBusy={isPending}
      texts={{ leave: 'Not yet', send: `Confirm ${formatPrice(transfer.amount)}`, busy: 'Confirming…' }}
      onClose={onClose}
    >
      <Field
        label="Reference of the transfer"
        autoComplete="off"
        spellCheck={false}
        readOnly={isPending}
        {...field('reference')}
      />
      <FormAlert
        failure={error ? { text: errorText(error, orderMessages.transitionFailed), canRetry: false } : null}
      />
    </DialogForm>
  );
}
