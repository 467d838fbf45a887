import { transferSchema } from '@aperture-byline/contract/order/bodies';
import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { cleanText } from '@aperture-byline/contract/shared/text/clean-text';
import { codeField } from '@aperture-byline/contract/shared/text/text-fields';
import { DialogForm, useDialogForm } from '#components/dialog/dialog-form.tsx';
import { Field } from '#components/forms/field.tsx';
import { FormAlert } from '#components/forms/form-alert.tsx';
import { confirmMutation, type Transfer } from '#entities/order/studio/studio-mutations.ts';
import { ApiError } from '#lib/api/api.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { errorText } from '#lib/errors/error-text.ts';
import { showToast } from '#lib/toast.ts';
import type { PendingTransfer } from './payment-entry.tsx';

/** Whole rupees, as they are typed; any other text is no amount. */
const AMOUNT = /^[1-9]\d{0,8}$/;

/** Schema of the form. The amount of an incoming transfer is typed; that of an outgoing one is the amount shown. */
const typedSchema = transferSchema.pick(['reference']).shape({
  amount: codeField().required(orderMessages.amountInvalid).matches(AMOUNT, orderMessages.amountInvalid),
});

/** Confirms with the bank's reference. Shows the server's refusal of a second confirmation. */
export default function ConfirmForm({
  uid,
  pendingTransfer: { transfer, found, onConfirmed },
  onClose,
}: {
  uid: string;
  pendingTransfer: PendingTransfer;
  onClose: () => void;
}) {
  const { mutate, isPending, error } = useSingleFlightMutation({
    ...confirmMutation(uid, transfer),
    onSuccess: () => {
      showToast('success', orderMessages.confirmed);
      onConfirmed?.();
      onClose();
    },
    onError: (failure) => {
      // It was confirmed before or is another amount, or the payout waits.
      if (!(failure instanceof ApiError) || failure.status !== 409) return;
      showToast('warning', failure.message);
      onClose();
    },
  });
  const { form, values, field, onSubmit } = useDialogForm({
    initialValues: {
      reference: found?.reference ?? '',
      // Of an order that has ended nothing is due: what came has to be typed.
      amount: String((found?.amount ?? transfer.amount) || ''),
    },
    schema: typedSchema,
    isBusy: isPending,
    onSend: ({ reference, amount }) => mutate({ reference, amount: Number(amount) }),
  });
  const typed = cleanText('code', values.amount) ?? '';
  const amount = AMOUNT.test(typed) ? Number(typed) : null;
  return (
    <DialogForm
      ref={form}
      onSubmit={onSubmit}
      isBusy={isPending}
      texts={{
        cancel: 'Not yet',
        send: amount === null ? 'Confirm' : `Confirm ${formatPrice(amount)}`,
        busy: 'Confirming…',
      }}
      onClose={onClose}
    >
      <Field label="Reference of the transfer" autoComplete="off" spellCheck={false} {...field('reference')} />
      {transfer.kind === 'received' && (
        <>
          <Field label="Amount that came, in rupees" inputMode="numeric" autoComplete="off" {...field('amount')} />
          <p role="status" className="text-quiet text-small">
            {describeDifference(transfer, amount)}
          </p>
        </>
      )}
      <FormAlert failure={error ? { text: errorText(error, orderMessages.transitionFailed) } : null} />
    </DialogForm>
  );
}

/** Returns the effect of an amount other than the amount due; empty where it matches or is missing. */
function describeDifference({ amount: due }: Transfer, amount: number | null): string {
  if (amount === null || amount === due) return '';
  return amount < due
    ? `${formatPrice(due - amount)} stays due.`
    : `${formatPrice(amount - due)} is to be sent back to the buyer.`;
}
