import { payMessages } from '@aperture-byline/contract/order/pay-messages';
import type { StrayPayment as Payment } from '@aperture-byline/contract/order/payments-wire';
import { formatDay } from '@aperture-byline/contract/shared/dates';
import { lazy, useId, useState } from 'react';
import { TextButton } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { refundStrayPaymentMutation } from '#entities/order/studio/refund-mutations.ts';
import { MoneyEntry } from '../payment-entry.tsx';
import { formatMinor, paymentProblemText } from './payment-problems.ts';
import { RefundButton } from './refund-button.tsx';
import { RefundState } from './refund-state.tsx';

const FormDialog = lazy(() => import('#components/dialog/form-dialog.tsx'));
const StrayRefundForm = lazy(() => import('./stray-refund-form.tsx'));

/** Shows a payment by the provider that pays for no order: why, and the ways to give it back. */
export default function StrayPayment({
  uid,
  payment: { paymentId, provider, problem, minorAmount, currency, paidAt, orderId, buyerName, isUnderWay, hasFailed },
}: {
  uid: string;
  payment: Payment;
}) {
  const id = useId();
  const [isConfirming, setConfirming] = useState(false);
  const amount = formatMinor(minorAmount, currency);
  const payer = buyerName ?? 'the buyer';
  return (
    <>
      <MoneyEntry
        id={id}
        person={buyerName ?? 'Unknown buyer'}
        orderId={orderId}
        facts={
          <>
            <p className="text-ink">{paymentProblemText(problem)}</p>
            <p>
              Paid by {provider} on {formatDay(paidAt)}, reference {paymentId}
            </p>
            <RefundState provider={provider} underWay={isUnderWay && amount} hasFailed={hasFailed} />
          </>
        }
        amount={amount}
        actions={
          !isUnderWay && (
            <>
              <RefundButton
                refund={refundStrayPaymentMutation(uid, paymentId)}
                input={undefined}
                texts={{ amount, person: payer, provider }}
                describedBy={id}
              />
              <TextButton aria-describedby={id} onClick={() => setConfirming(true)}>
                Sent back by hand
              </TextButton>
            </>
          )
        }
      />
      <LazyBoundary>
        {isConfirming && (
          <FormDialog
            title={`Was ${amount} sent back to ${payer}?`}
            text={payMessages.byHandQuestion}
            onClose={() => setConfirming(false)}
          >
            <StrayRefundForm uid={uid} paymentId={paymentId} onClose={() => setConfirming(false)} />
          </FormDialog>
        )}
      </LazyBoundary>
    </>
  );
}
