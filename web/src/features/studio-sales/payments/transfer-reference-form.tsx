import { strayRefundSchema, UTR } from '@aperture-byline/contract/order/bodies';
import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { batchMessages } from '@aperture-byline/contract/order/payouts/batch-messages';
import { codeField } from '@aperture-byline/contract/shared/text/text-fields';
import type { MutationKey, UseMutationOptions } from '@tanstack/react-query';
import { type ObjectSchema, object } from 'yup';
import { DialogForm, useDialogForm } from '#components/dialog/dialog-form.tsx';
import { Field } from '#components/forms/field.tsx';
import { FormAlert } from '#components/forms/form-alert.tsx';
import { ApiError } from '#lib/api/api.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { errorText } from '#lib/errors/error-text.ts';
import { showToast } from '#lib/toast.ts';

/** Schemas and texts, by the name of the field. */
const FIELDS = {
  reference: {
    label: 'Reference of the transfer',
    schema: strayRefundSchema,
    done: orderMessages.confirmed,
    failed: orderMessages.transitionFailed,
  },
  utr: {
    label: 'UTR of the transfer',
    schema: object({ utr: codeField().required(batchMessages.utrMissing).matches(UTR, batchMessages.utrMissing) }),
    done: batchMessages.answerRecorded,
    failed: batchMessages.answerNotRecorded,
  },
};

/** Confirms that a transfer was made, by the bank's name of it. */
export default function TransferReferenceForm({
  name,
  options,
  onClose,
}: {
  name: keyof typeof FIELDS;
  options: UseMutationOptions<null, Error, string> & { mutationKey: MutationKey };
  onClose: () => void;
}) {
  const { label, schema, done, failed } = FIELDS[name];
  const { mutate, isPending, error } = useSingleFlightMutation(options, {
    onDone: () => {
      showToast('success', done);
      onClose();
    },
    onFailed: (failure) => {
      // A payment was confirmed before, or the provider was asked.
      if (name !== 'reference' || !(failure instanceof ApiError) || failure.status !== 409) return;
      showToast('warning', failure.message);
      onClose();
    },
  });
  const { form, field, onSubmit } = useDialogForm<Record<string, string>>({
    initialValues: { [name]: '' },
    schema: schema as ObjectSchema<Record<string, string>>,
    isBusy: isPending,
    onSend: ({ [name]: typed = '' }) => mutate(typed),
  });
  const wrongRow = error instanceof ApiError ? error.fields['rows[0]'] : undefined;
  return (
    <DialogForm
      ref={form}
      onSubmit={onSubmit}
      isBusy={isPending}
      texts={{ cancel: 'Not yet', send: 'Confirm', busy: 'Confirming…' }}
      onClose={onClose}
    >
      <Field label={label} autoComplete="off" spellCheck={false} {...field(name)} />
      <FormAlert failure={error ? { text: wrongRow ?? errorText(error, failed) } : null} />
    </DialogForm>
  );
}
