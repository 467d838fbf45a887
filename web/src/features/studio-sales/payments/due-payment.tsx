import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { orderNumber } from '@aperture-byline/contract/order/order-summary';
import type { OpenPayment } from '@aperture-byline/contract/order/payments/payments-wire';
import { formatDay } from '@aperture-byline/contract/shared/dates';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { useRef } from 'react';
import { Link } from 'react-router';
import { TextButton } from '#components/base/button.tsx';
import { Copyable } from '#components/base/copyable.tsx';
import { AskFirst } from '#components/dialog/ask-first.tsx';
import { isWrongState } from '#entities/order/mutations.ts';
import { rejectClaimMutation } from '#entities/order/studio/studio-mutations.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { paths } from '#lib/navigation/paths.ts';
import { showError, showToast } from '#lib/toast.ts';
import { PaymentEntry, type PendingTransfer, useFocusAfter } from './payment-entry.tsx';

export function DuePayment({
  uid,
  payment: { orderId, amount, hasEnded, received, buyerName, createdAt, claim },
  onAsk,
}: {
  uid: string;
  payment: OpenPayment;
  onAsk: (pendingTransfer: PendingTransfer) => void;
}) {
  return (
    <PaymentEntry
      transfer={{ kind: 'received', orderId, amount }}
      person={buyerName}
      facts={
        <>
          {claim && <Claim claim={claim} />}
          <p>
            Ordered on {formatDay(createdAt)}
            {received > 0 && `. ${formatPrice(received)} has come already`}
            {amount === 0 &&
              `. The order ${hasEnded ? 'has ended: what came' : 'is paid: what comes beside that'} goes back`}
          </p>
        </>
      }
      {...(claim && {
        found: { reference: claim.reference, amount },
        action: <NotFound uid={uid} orderId={orderId} reference={claim.reference} />,
      })}
      onAsk={onAsk}
    />
  );
}

function Claim({ claim: { reference, claimedAt, alsoGivenFor } }: { claim: NonNullable<OpenPayment['claim']> }) {
  return (
    <>
      <p>The buyer says on {formatDay(claimedAt)} that it is paid, with the reference</p>
      <div className="text-strong">
        <Copyable text={reference} name={`the reference ${reference}`} failure={orderMessages.copyFailed} />
      </div>
      {alsoGivenFor.length > 0 && (
        <p className="text-error">
          Also given for order{' '}
          {alsoGivenFor.map((id, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <Link to={paths.order(id)}>{orderNumber(id)}</Link>
            </span>
          ))}
        </p>
      )}
    </>
  );
}

/** Says that no such transfer has come, after a question. */
function NotFound({ uid, orderId, reference }: { uid: string; orderId: string; reference: string }) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfter(button);
  const { mutate, isPending } = useSingleFlightMutation(rejectClaimMutation(uid, orderId), {
    onDone: () => showToast('success', orderMessages.notFound),
    onFailed: (error) => {
      if (isWrongState(error)) showToast('warning', error.message);
      else showError(error, orderMessages.transitionFailed);
    },
  });
  return (
    <AskFirst
      question={{
        title: `Is there no transfer ${reference}?`,
        text: orderMessages.notFoundQuestion,
        keep: 'Look again',
        confirm: 'Not found',
      }}
      onConfirm={() => mutate(reference)}
    >
      {(ask) => (
        <TextButton ref={button} aria-disabled={isPending} onClick={() => isPending || ask()}>
          {isPending ? 'Saving…' : 'Not found'}
        </TextButton>
      )}
    </AskFirst>
  );
}
