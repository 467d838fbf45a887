import type { BodyOf } from '@aperture-byline/contract/endpoints/endpoint';
import { getPayoutDetails, savePayoutDetails } from '@aperture-byline/contract/endpoints/studio/studio-order';
import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { NO_PAYOUT_DETAILS, type OwnPayoutDetails } from '@aperture-byline/contract/order/payouts/payout-details';
import { payoutMessages } from '@aperture-byline/contract/order/payouts/payout-messages';
import { payoutFormSchema } from '@aperture-byline/contract/settings/bodies';
import { useQuery } from '@tanstack/react-query';
import type { ObjectSchema } from 'yup';
import { TextButton } from '#components/base/button.tsx';
import { AskFirst } from '#components/dialog/ask-first.tsx';
import { useDialogForm } from '#components/dialog/dialog-form.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { Field } from '#components/forms/field.tsx';
import { SubmitButton } from '#components/forms/submit-button.tsx';
import { differs, useLeaveGuard } from '#components/forms/use-leave-guard.ts';
import { Row, Stack } from '#components/layout/layout.tsx';
import { moneyQuery } from '#entities/order/money/money-queries.ts';
import { privateMutation, privateQuery } from '#entities/session/api/private-requests.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { showError, showToast } from '#lib/toast.ts';
import styles from './sales.module.css';

type Details = BodyOf<typeof savePayoutDetails>;
type Typed = typeof NO_PAYOUT_DETAILS & { accountNumberAgain: string };

const NOTHING: Typed = { ...NO_PAYOUT_DETAILS, accountNumberAgain: '' };

const REMOVAL = {
  title: 'Remove where you are paid?',
  text: 'Payouts wait until you have entered it again, and for two days after that.',
  keep: 'Keep it',
  confirm: 'Remove it',
};

/** Form of where an artist is paid, of which only the end is shown. The server asks for a recent sign-in. */
export default function PayoutSection({ uid }: { uid: string }) {
  const query = useQuery(privateQuery(uid, getPayoutDetails, {}));
  return (
    <details className={styles.selling}>
      <summary>
        Where we pay you
        {query.data && <span className="text-strong">: {query.data.masked || 'not entered yet'}</span>}
      </summary>
      <QueryState query={query} loading={<Skeleton ratio={3} />} failure={orderMessages.notLoaded}>
        {(own) => <PayoutForm uid={uid} own={own} />}
      </QueryState>
    </details>
  );
}

function PayoutForm({ uid, own: { masked, heldUntil, asksPan } }: { uid: string; own: OwnPayoutDetails }) {
  const { mutate, isPending, variables } = useSingleFlightMutation({
    ...privateMutation(savePayoutDetails),
    onSuccess: (saved, _input, _result, { client }) => {
      client.setQueryData(privateQuery(uid, getPayoutDetails, {}).queryKey, saved);
      // It says whether there are any, and until when payouts are made.
      void client.invalidateQueries({ queryKey: moneyQuery(uid).queryKey });
      resetForm();
      showToast('success', saved.masked ? payoutMessages.saved : payoutMessages.removed);
    },
    onError: (failure) => showError(failure, payoutMessages.notSaved),
  });
  const isRemoving = isPending && variables?.body === NO_PAYOUT_DETAILS;
  const { form, values, field, onSubmit, resetForm } = useDialogForm<Typed>({
    initialValues: NOTHING,
    schema: payoutFormSchema({ asksPan }) as unknown as ObjectSchema<Typed>,
    isBusy: isPending,
    onSend: ({ accountNumberAgain: _again, ...body }) => mutate({ body: body as Details }),
  });
  useLeaveGuard({ isWritten: differs(values, NOTHING) });
  const common = { autoComplete: 'off', spellCheck: false };
  return (
    <Stack as="form" gap={3} ref={form} onSubmit={onSubmit} noValidate className={styles.sellingForm}>
      {heldUntil !== null && <p>{payoutMessages.waits(heldUntil)}</p>}
      <p className="text-quiet">
        A UPI ID or a bank account. It is kept encrypted, and only who pays you out sees it.
        {masked && ' What you enter replaces what we have; payouts wait for two days then.'} We write to you about each
        change.
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
      <Field label="Account number once more" inputMode="numeric" {...common} {...field('accountNumberAgain')} />
      <Field label="IFSC" hint="Such as SBIN0001234." {...common} {...field('ifsc')} />
      {asksPan && <Field label="PAN" hint="Such as ABCDE1234F." {...common} {...field('pan')} />}
      <Row gap={[1.5, 3]} align="center">
        <SubmitButton isBusy={isPending && !isRemoving}>Save where you are paid</SubmitButton>
        {masked && (
          <AskFirst question={REMOVAL} onConfirm={() => mutate({ body: NO_PAYOUT_DETAILS })}>
            {(ask) => (
              <TextButton aria-disabled={isPending} onClick={() => isPending || ask()}>
                {isRemoving ? 'Removing…' : 'Remove it'}
              </TextButton>
            )}
          </AskFirst>
        )}
      </Row>
    </Stack>
  );
}
