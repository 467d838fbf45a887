import { paymentClaimSchema } from '@aperture-byline/contract/order/bodies';
import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { useDialogForm } from '#components/dialog/dialog-form.tsx';
import { Field } from '#components/forms/field.tsx';
import { FormAlert } from '#components/forms/form-alert.tsx';
import { SubmitButton } from '#components/forms/submit-button.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { claimPaymentMutation, isWrongState } from '#entities/order/mutations.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { errorText } from '#lib/errors/error-text.ts';
import { showToast } from '#lib/toast.ts';
import styles from './payment.module.css';

const schema = paymentClaimSchema.pick(['reference']);

/** Says that the buyer has paid, or corrects the reference that they gave, until somebody has answered. */
export default function ClaimForm({ uid, orderId, corrects }: { uid: string; orderId: string; corrects?: string }) {
  const { mutate, isPending, error } = useSingleFlightMutation(claimPaymentMutation(uid, orderId), {
    onDone: () => showToast('success', orderMessages.claimed),
    onFailed: (failure) => {
      if (isWrongState(failure)) showToast('warning', orderMessages.changed);
    },
  });
  const { form, field, onSubmit } = useDialogForm({
    initialValues: { reference: corrects ?? '' },
    schema,
    isBusy: isPending,
    onSend: ({ reference }) => mutate({ reference, ...(corrects && { corrects }) }),
  });
  const failed = error && !isWrongState(error);
  return (
    <Stack as="form" ref={form} className={styles.claim} noValidate onSubmit={onSubmit}>
      <h3 className={styles.heading}>{corrects ? 'Correct the reference' : 'Have you paid?'}</h3>
      <Field
        label="Reference of your payment"
        hint={orderMessages.claimHint}
        autoComplete="off"
        spellCheck={false}
        {...field('reference')}
      />
      <FormAlert failure={failed ? { text: errorText(error, orderMessages.notClaimed) } : null} />
      <SubmitButton className="self-start" isBusy={isPending} busy="Sending…">
        {corrects ? 'Save the reference' : 'I have paid'}
      </SubmitButton>
    </Stack>
  );
}
