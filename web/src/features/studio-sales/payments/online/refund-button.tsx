import { payMessages } from '@aperture-byline/contract/order/payments/pay-messages';
import type { MutationKey, UseMutationOptions } from '@tanstack/react-query';
import { useRef } from 'react';
import { Button } from '#components/base/button.tsx';
import { AskFirst } from '#components/dialog/ask-first.tsx';
import { isWrongState } from '#entities/order/mutations.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { showError, showToast } from '#lib/toast.ts';
import { useFocusAfter } from '../payment-entry.tsx';

/** Asks, then has the provider give back an amount. */
export function RefundButton<Input>({
  refund,
  input,
  texts: { amount, person, provider },
  describedBy,
}: {
  /** An option of `studio/refund-mutations.ts`. */
  refund: UseMutationOptions<null, Error, Input> & { mutationKey: MutationKey };
  input: Input;
  texts: { amount: string; person: string; provider: string };
  /** Id of what it belongs to. */
  describedBy: string;
}) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfter(button);
  const { mutate, isPending } = useSingleFlightMutation(refund, {
    onDone: () => showToast('success', payMessages.refundAsked(provider)),
    onFailed: showRefundFailure,
  });
  return (
    <AskFirst
      question={{
        title: `Send ${amount} back to ${person}?`,
        text: payMessages.refundQuestion(provider),
        keep: 'Not yet',
        confirm: `Refund ${amount}`,
      }}
      onConfirm={() => mutate(input)}
    >
      {(ask) => (
        <Button
          ref={button}
          aria-describedby={describedBy}
          aria-disabled={isPending}
          onClick={() => isPending || ask()}
        >
          {isPending ? (
            'Refunding…'
          ) : (
            <span>
              Refund <span className="nowrap">{amount}</span>
            </span>
          )}
        </Button>
      )}
    </AskFirst>
  );
}

/** Tells that a refund was refused, as where somebody else was faster, or could not be asked for. */
function showRefundFailure(error: Error): void {
  if (isWrongState(error)) showToast('warning', error.message);
  else showError(error, payMessages.refundNotAsked);
}
