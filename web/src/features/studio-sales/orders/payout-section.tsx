import { getPayoutDetails, savePayoutDetails } from '@aperture-byline/contract/endpoints/studio/studio-order';
import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { maskPayoutDetails, type PayoutDetails } from '@aperture-byline/contract/order/payout-details';
import { payoutDetailsSchema } from '@aperture-byline/contract/settings/bodies';
import { useQuery } from '@tanstack/react-query';
import type { ObjectSchema } from 'yup';
import { useDialogForm } from '#components/dialog/dialog-form.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { Field } from '#components/forms/field.tsx';
import { SubmitButton } from '#components/forms/submit-button.tsx';
import { differs, useLeaveGuard } from '#components/forms/use-leave-guard.ts';
import { Stack } from '#components/layout/layout.tsx';
import { privateMutation, privateQuery } from '#entities/session/api/private-requests.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { showError, showToast } from '#lib/toast.ts';
import styles from './sales.module.css';

/** Form of where an artist is paid. The server requires a recent sign-in to change it. */
export default function PayoutSection({ uid }: { uid: string }) {
  const query = useQuery(privateQuery(uid, getPayoutDetails, {}));
  return (
    <details className={styles.selling}>
      <summary>
        Where we pay you
        {query.data && <span className="text-strong">: {maskPayoutDetails(query.data) || 'not entered yet'}</span>}
      </summary>
      <QueryState query={query} loading={<Skeleton ratio={3} />} failure={orderMessages.notLoaded}>
        {(details) => <PayoutForm uid={uid} details={details} />}
      </QueryState>
    </details>
  );
}

function PayoutForm({ uid, details }: { uid: string; details: PayoutDetails }) {
  const { mutate, isPending } = useSingleFlightMutation({
    ...privateMutation(savePayoutDetails),
    onSuccess: (saved, _input, _result, { client }) => {
      client.setQueryData(privateQuery(uid, getPayoutDetails, {}).queryKey, saved);
      showToast('success', orderMessages.payoutDetailsSaved);
    },
    onError: (failure) => showError(failure, orderMessages.sellingNotSaved),
  });
  const { form, values, field, onSubmit } = useDialogForm<PayoutDetails>({
    initialValues: { ...details },
    schema: payoutDetailsSchema as unknown as ObjectSchema<PayoutDetails>,
    isBusy: isPending,
    onSend: (body) => mutate({ body }),
  });
  useLeaveGuard({ isWritten: differs(payoutDetailsSchema.cast(values), payoutDetailsSchema.cast(details)) });
  const common = { autoComplete: 'off', spellCheck: false };
  return (
    <Stack as="form" gap={3} ref={form} onSubmit={onSubmit} noValidate className={styles.sellingForm}>
      <p className="text-quiet">
        A UPI ID or a bank account. Only who pays you out sees it. We write to you about each change.
      </p>
      <Field label="UPI ID" hint="Such as name@bank." {...common} {...field('upiId')} />
      <Field label="Holder of the bank account" {...common} {...field('accountName')} />
      <Field
        label="Account number"
        hint="9 to 18 digits."
        inputMode="numeric"
        {...common}
        {...field('accountNumber')}
      />
      <Field label="IFSC" hint="Such as SBIN0001234." {...common} {...field('ifsc')} />
      <SubmitButton className="self-start" isBusy={isPending}>
        Save where you are paid
      </SubmitButton>
    </Stack>
  );
}
