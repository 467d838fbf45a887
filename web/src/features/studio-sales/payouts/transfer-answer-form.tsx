import { UTR } from '@aperture-byline/contract/order/bodies';
import type { OpenBatch } from '@aperture-byline/contract/order/payouts/batch';
import { batchMessages } from '@aperture-byline/contract/order/payouts/batch-messages';
import { codeField } from '@aperture-byline/contract/shared/text/text-fields';
import { object } from 'yup';
import { DialogForm, useDialogForm } from '#components/dialog/dialog-form.tsx';
import { Field } from '#components/forms/field.tsx';
import { FormAlert } from '#components/forms/form-alert.tsx';
import { ApiError } from '#lib/api/api.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { errorText } from '#lib/errors/error-text.ts';
import { showToast } from '#lib/toast.ts';
import { answerBatchMutation } from './payout-calls.ts';

const schema = object({
  utr: codeField().required(batchMessages.utrMissing).matches(UTR, batchMessages.utrMissing),
});

/** Confirms by the bank's UTR that a transfer of a file was made. */
export default function TransferAnswerForm({
  uid,
  batchId,
  transfer: { reference, amount },
  onClose,
}: {
  uid: string;
  batchId: string;
  transfer: OpenBatch['transfers'][number];
  onClose: () => void;
}) {
  const { mutate, isPending, error } = useSingleFlightMutation(answerBatchMutation(uid, batchId), {
    onDone: () => {
      showToast('success', batchMessages.answerRecorded);
      onClose();
    },
  });
  const { form, field, onSubmit } = useDialogForm({
    initialValues: { utr: '' },
    schema,
    isBusy: isPending,
    onSend: ({ utr }) => mutate({ rows: [{ reference, amount, outcome: 'paid', utr }] }),
  });
  const wrong = error instanceof ApiError ? error.fields['rows[0]'] : undefined;
  return (
    <DialogForm
      ref={form}
      onSubmit={onSubmit}
      isBusy={isPending}
      texts={{ cancel: 'Not yet', send: 'Confirm', busy: 'Confirming…' }}
      onClose={onClose}
    >
      <Field label="UTR of the transfer" autoComplete="off" spellCheck={false} {...field('utr')} />
      <FormAlert failure={error ? { text: wrong ?? errorText(error, batchMessages.answerNotRecorded) } : null} />
    </DialogForm>
  );
}
