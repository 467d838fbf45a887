import { payMessages } from '@aperture-byline/contract/order/payments/pay-messages';
import type { OpenPayments } from '@aperture-byline/contract/order/payments/payments-wire';
import { formatDay } from '@aperture-byline/contract/shared/dates';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { useId } from 'react';
import { TextButton } from '#components/base/button.tsx';
import { refundOnlineMutation } from '#entities/order/studio/refund-mutations.ts';
import { MoneyEntry, type PendingTransfer } from '../payment-entry.tsx';
import { RefundButton } from './refund-button.tsx';
import { RefundState } from './refund-state.tsx';

/** Shows money of an order that the provider can give back, or is giving back. */
export default function OrderRefund({
  uid,
  refund: { orderId, amount, buyerName, paymentReference, refundBy, online, underWay, hasFailed, leaverEmail },
  onAsk,
}: {
  uid: string;
  refund: OpenPayments['refunds'][number];
  onAsk: (pendingTransfer: PendingTransfer) => void;
}) {
  const id = useId();
  const provider = online?.provider ?? 'The provider';
  // By hand goes all that nobody was asked for: before the provider is, that is its part too.
  const isInPart = online !== null && online.amount < amount && !hasFailed;
  return (
    <MoneyEntry
      id={id}
      person={buyerName}
      orderId={orderId}
      leaverEmail={leaverEmail}
      facts={
        <>
          <p>
            Paid {online ? `by ${provider},` : 'with'} reference {paymentReference}
            {refundBy && `, to be sent by ${formatDay(refundBy)}`}
          </p>
          {isInPart && <p>{payMessages.refundInPart(formatPrice(amount - online.amount), provider)}</p>}
          <RefundState provider={provider} underWay={underWay > 0 && formatPrice(underWay)} hasFailed={hasFailed} />
          {!online && underWay > 0 && amount > 0 && (
            <p>Please transfer the other {formatPrice(amount)} yourself, and confirm it here.</p>
          )}
        </>
      }
      amount={formatPrice(amount + underWay)}
      actions={
        amount > 0 && (
          <>
            {online && (
              <RefundButton
                refund={refundOnlineMutation(uid, orderId)}
                input={online.amount}
                texts={{ amount: formatPrice(online.amount), person: buyerName, provider }}
                describedBy={id}
              />
            )}
            {!isInPart && (
              <TextButton
                aria-describedby={id}
                onClick={() => onAsk({ transfer: { kind: 'refunded', orderId, amount }, person: buyerName })}
              >
                Sent back by hand
              </TextButton>
            )}
          </>
        )
      }
    />
  );
}
