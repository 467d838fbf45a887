import type { StrayPayment as Payment } from '@aperture-byline/contract/order/payments/payments-wire';
import { formatDay } from '@aperture-byline/contract/shared/dates';
import { useId } from 'react';
import { TextButton } from '#components/base/button.tsx';
import { formatMinor } from '#entities/order/money/format-minor.ts';
import { refundStrayPaymentMutation } from '#entities/order/studio/refund-mutations.ts';
import { MoneyEntry, type Pending } from '../payment-entry.tsx';
import { payerName, paymentProblemText } from './payment-problems.ts';
import { RefundButton } from './refund-button.tsx';
import { RefundState } from './refund-state.tsx';

/** Shows a payment by the provider that pays for no order: why, and the ways to give it back. */
export default function StrayPayment({
  uid,
  payment,
  onAsk,
}: {
  uid: string;
  payment: Payment;
  onAsk: (pending: Pending) => void;
}) {
  const { paymentId, provider, problem, minorAmount, currency, paidAt, orderId, buyerName } = payment;
  const { canRefund, isUnderWay, hasFailed } = payment;
  const id = useId();
  const amount = formatMinor(minorAmount, currency);
  return (
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
            {canRefund && (
              <RefundButton
                refund={refundStrayPaymentMutation(uid, paymentId)}
                input={undefined}
                texts={{ amount, person: payerName(payment), provider }}
                describedBy={id}
              />
            )}
            <TextButton aria-describedby={id} onClick={() => onAsk({ stray: payment })}>
              Sent back by hand
            </TextButton>
          </>
        )
      }
    />
  );
}
