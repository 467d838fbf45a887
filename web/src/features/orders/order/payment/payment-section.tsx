import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { isEndedWithoutSale } from '@aperture-byline/contract/order/order-summary';
import type { Order } from '@aperture-byline/contract/order/wire';
import { formatDay } from '@aperture-byline/contract/shared/dates';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { lazy, useState } from 'react';
import { TextButton } from '#components/base/button.tsx';
import { AskFirst } from '#components/dialog/ask-first.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';
import { showTransitionFailure, withdrawPaymentMutation } from '#entities/order/mutations.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { showToast } from '#lib/toast.ts';
import styles from './payment.module.css';

const Payment = lazy(() => import('./payment.tsx'));
const OnlinePayment = lazy(() => import('./online/online-payment.tsx'));
const ClaimForm = lazy(() => import('./claim-form.tsx'));

export function PaymentSection({ uid, order }: { uid: string; order: Order }) {
  const { payment_status, payment_claim, payment_details, pay_online } = order;
  if (payment_claim) return <BeingChecked uid={uid} order={order} claim={payment_claim} />;
  if (payment_status !== 'due') return null;
  const byHand = <ByHand uid={uid} order={order} />;
  return (
    <>
      <Received order={order} />
      {pay_online ? (
        <LazyBoundary fallback={<div className={styles.room} />}>
          <OnlinePayment uid={uid} order={order} payOnline={pay_online} byHand={payment_details && byHand} />
        </LazyBoundary>
      ) : (
        byHand
      )}
    </>
  );
}

/** The ways to pay by a transfer, which the buyer reports. */
function ByHand({ uid, order }: { uid: string; order: Order }) {
  const { order_id, payment_details, amount_open, pay_by, pay_online } = order;
  return (
    <>
      {payment_details ? (
        <LazyBoundary fallback={<div className={styles.room} />}>
          <Payment
            orderId={order_id}
            amount={amount_open}
            payBy={pay_by}
            isAlternative={pay_online !== null}
            details={payment_details}
          />
        </LazyBoundary>
      ) : (
        <p>All artists have answered, and {formatPrice(amount_open)} is due. We write to you how to pay it.</p>
      )}
      {order.can_claim_payment && (
        <LazyBoundary>
          <ClaimForm uid={uid} orderId={order_id} />
        </LazyBoundary>
      )}
      {order.is_own && !order.can_claim_payment && <p className="measure">{orderMessages.claimsUsed}</p>}
    </>
  );
}

function BeingChecked({
  uid,
  order,
  claim,
}: {
  uid: string;
  order: Order;
  claim: NonNullable<Order['payment_claim']>;
}) {
  const [isCorrecting, setCorrecting] = useState(false);
  return (
    <>
      <Received order={order} />
      <p className="measure" role="status">
        Being checked: you told us on <time dateTime={claim.claimed_on}>{formatDay(claim.claimed_on)}</time> that you
        have paid, with the reference <strong className="break-anywhere">{claim.reference}</strong>.{' '}
        {order.payment_status === 'due'
          ? 'We look for it and write to you. Your order waits for us meanwhile.'
          : `We look for it. Your order ${stateText(order)}: what came of it, we send back to you.`}
      </p>
      {order.is_own && !isCorrecting && (
        <Row gap={[0.5, 3]}>
          <TextButton onClick={() => setCorrecting(true)}>Correct the reference</TextButton>
          <Withdrawal uid={uid} order={order} reference={claim.reference} />
        </Row>
      )}
      {isCorrecting && (
        <LazyBoundary>
          <ClaimForm key={claim.reference} uid={uid} orderId={order.order_id} corrects={claim.reference} />
        </LazyBoundary>
      )}
    </>
  );
}

/** State of an order that waits for no payment, though one is looked for. */
const stateText = (order: Order): string => (isEndedWithoutSale(order) ? 'has ended' : 'is paid without it');

const QUESTION = {
  title: 'Have you not paid?',
  keep: 'I have paid',
  confirm: 'I have not paid',
};

function Withdrawal({ uid, order, reference }: { uid: string; order: Order; reference: string }) {
  const { mutate, isPending } = useSingleFlightMutation(withdrawPaymentMutation(uid, order.order_id), {
    onDone: () => showToast('success', 'It is taken back.'),
    onFailed: showTransitionFailure,
  });
  const next =
    order.payment_status === 'due'
      ? 'Your order waits for it as long as before, and until tomorrow at least.'
      : `Your order ${stateText(order)}.`;
  return (
    <AskFirst
      question={{ ...QUESTION, text: `We stop looking for your payment. ${next}` }}
      onConfirm={() => mutate(reference)}
    >
      {(ask) => (
        <TextButton aria-disabled={isPending} onClick={() => isPending || ask()}>
          {isPending ? 'Saving…' : 'I have not paid'}
        </TextButton>
      )}
    </AskFirst>
  );
}

function Received({ order: { transfers, amount_open } }: { order: Order }) {
  if (transfers.length === 0) return null;
  return (
    <Stack gap={0.5}>
      {transfers.map(({ reference, amount, received_on, provider }) => (
        <p key={reference} className="break-anywhere">
          {formatPrice(amount)} came {provider && `by ${provider} `}on{' '}
          <time dateTime={received_on}>{formatDay(received_on)}</time>, reference {reference}.
        </p>
      ))}
      {amount_open > 0 && <p className="text-strong">{formatPrice(amount_open)} is still to be paid.</p>}
    </Stack>
  );
}
