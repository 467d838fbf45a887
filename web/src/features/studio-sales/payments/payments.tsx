import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { orderNumber } from '@aperture-byline/contract/order/order-summary';
import type { OpenPayments, OpenPayout } from '@aperture-byline/contract/order/payments/payments-wire';
import { formatDay } from '@aperture-byline/contract/shared/dates';
import { messages } from '@aperture-byline/contract/shared/messages';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { EntriesSkeleton, Loading, Skeletons } from '#components/feedback/skeleton.tsx';
import { EntryList, Stack } from '#components/layout/layout.tsx';
import { subOrderStatusText } from '#entities/order/order-texts.ts';
import { paymentsQuery } from '#entities/order/studio/studio-queries.ts';
import { paths } from '#lib/navigation/paths.ts';
import { DuePayment } from './due-payment.tsx';
import { PaidTo } from './paid-to.tsx';
import { PaymentEntry, type Pending, type PendingTransfer } from './payment-entry.tsx';
import styles from './payments.module.css';
import { Statement } from './statement/statement.tsx';

const Dispute = lazy(() => import('./dispute.tsx'));
const SellerSection = lazy(() => import('../seller/seller-section.tsx'));
const PayoutTermsSection = lazy(() => import('../payout-terms/payout-terms-section.tsx'));
const HouseStatementSection = lazy(() => import('./house-statement.tsx'));
const PayoutFiles = lazy(() => import('../payouts/payout-files.tsx'));
const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx'));
const OrderRefund = lazy(() => import('./online/order-refund.tsx'));
const StrayPayment = lazy(() => import('./online/stray-payment.tsx'));

export default function Payments({ uid }: { uid: string }) {
  const query = useQuery(paymentsQuery(uid));
  const [pending, setPending] = useState<Pending | null>(null);
  return (
    <Stack gap={8}>
      <QueryState query={query} loading={<EntriesSkeleton count={3} />} failure={orderMessages.paymentsNotLoaded}>
        {(open) => <Groups uid={uid} open={open} onAsk={setPending} />}
      </QueryState>
      <LazyBoundary>{!query.isPending && <HouseStatementSection uid={uid} />}</LazyBoundary>
      {/* Not before what stands above it is there: it would move. */}
      {!query.isPending && <PaymentDetails uid={uid} />}
      <LazyBoundary>{!query.isPending && <SellerSection uid={uid} />}</LazyBoundary>
      <LazyBoundary>{!query.isPending && <PayoutTermsSection uid={uid} />}</LazyBoundary>
      <LazyBoundary>
        {pending && <ConfirmDialog uid={uid} pending={pending} onClose={() => setPending(null)} />}
      </LazyBoundary>
    </Stack>
  );
}

function Groups({
  uid,
  open: { payments, strayPayments, refunds, payouts, openFiles, reversals, disputes, late },
  onAsk,
}: {
  uid: string;
  open: OpenPayments;
  onAsk: (pending: Pending) => void;
}) {
  return (
    <>
      <Group title="Payments due" none="No payments are due.">
        {payments.map((payment) => (
          <DuePayment key={payment.orderId} uid={uid} payment={payment} onAsk={onAsk} />
        ))}
      </Group>
      <Statement uid={uid} payments={payments} onAsk={onAsk} />
      {strayPayments.length > 0 && (
        <Group title="Payments to look at" none="">
          {strayPayments.map((payment) => (
            <LazyBoundary key={payment.paymentId}>
              <StrayPayment uid={uid} payment={payment} onAsk={onAsk} />
            </LazyBoundary>
          ))}
        </Group>
      )}
      <Group title="Refunds due" none="No refunds are due.">
        {refunds.map((refund) =>
          refund.online || refund.underWay > 0 || refund.hasFailed ? (
            <LazyBoundary key={refund.orderId}>
              <OrderRefund uid={uid} refund={refund} onAsk={onAsk} />
            </LazyBoundary>
          ) : (
            <RefundByHand key={refund.orderId} refund={refund} onAsk={onAsk} />
          ),
        )}
      </Group>
      {disputes.length > 0 && (
        <Group title="Claims to decide" none="">
          {disputes.map((dispute) => (
            <LazyBoundary key={`${dispute.orderId} ${dispute.artistId}`}>
              <Dispute uid={uid} dispute={dispute} />
            </LazyBoundary>
          ))}
        </Group>
      )}
      {reversals.length > 0 && (
        <Group title="To come back from artists" none="">
          {reversals.map(({ orderId, artistId, artistName, amount, leaverEmail }) => (
            <PaymentEntry
              key={`${orderId} ${artistId}`}
              transfer={{ kind: 'reversed', orderId, artist: artistId, amount }}
              person={artistName}
              facts="Paid out before the buyer got it back"
              leaverEmail={leaverEmail}
              onAsk={onAsk}
            />
          ))}
        </Group>
      )}
      <Group title="Payouts due" none="No payouts are due.">
        {payouts.map(({ artistId, artistName, amount, orders, details, heldUntil, leaverEmail }) => (
          <PaymentEntry
            key={artistId}
            transfer={{ kind: 'paidOut', artist: artistId, amount, orders }}
            person={artistName}
            facts={
              <Stack gap={1}>
                <PaidTo artistId={artistId} artistName={artistName} details={details} heldUntil={heldUntil} />
                <PaidOrders orders={orders} />
              </Stack>
            }
            leaverEmail={leaverEmail}
            onAsk={onAsk}
          />
        ))}
      </Group>
      <Files uid={uid} openFiles={openFiles} />
      <Group title="Not prepared in time" none="No paid prints are late.">
        {late.map(({ orderId, artistId, artistName, since }) => (
          <Stack as="li" key={`${orderId} ${artistId}`} gap={0.5} className="break-anywhere">
            <p className="text-strong">
              {artistName}, order <Link to={paths.order(orderId)}>{orderNumber(orderId)}</Link>
            </p>
            <p className="text-quiet text-small">Paid, and due to be prepared by {formatDay(since)}</p>
          </Stack>
        ))}
      </Group>
    </>
  );
}

/** Payouts by a file for the bank, and those that were made, which few visits need. */
function Files({ uid, openFiles }: { uid: string; openFiles: number }) {
  const [isShown, setShown] = useState(false);
  return (
    <Stack as="section" gap={3} className={styles.group}>
      <h2 tabIndex={-1}>Payouts by file</h2>
      <p className="text-quiet">
        One file tells your bank to pay all artists.
        {openFiles > 0 && ` ${openFiles === 1 ? 'One waits' : `${openFiles} wait`} for the bank’s answer.`}
      </p>
      <p>
        <Button aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          Files and payouts made
        </Button>
      </p>
      {isShown && (
        <LazyBoundary fallback={<EntriesSkeleton count={2} />}>
          <PayoutFiles uid={uid} />
        </LazyBoundary>
      )}
    </Stack>
  );
}

function RefundByHand({
  refund: { orderId, amount, buyerName, paymentReference, refundBy, leaverEmail },
  onAsk,
}: {
  refund: OpenPayments['refunds'][number];
  onAsk: (pendingTransfer: PendingTransfer) => void;
}) {
  return (
    <PaymentEntry
      transfer={{ kind: 'refunded', orderId, amount }}
      person={buyerName}
      facts={`Paid with reference ${paymentReference}${refundBy ? `, to be sent by ${formatDay(refundBy)}` : ''}`}
      leaverEmail={leaverEmail}
      onAsk={onAsk}
    />
  );
}

/** The orders that one transfer pays, the longest waiting first. */
function PaidOrders({ orders }: Pick<OpenPayout, 'orders'>) {
  return (
    <Stack as="ul" gap={0.5}>
      {orders.map(({ orderId, amount, dueAt, status }) => (
        <li key={orderId}>
          Order <Link to={paths.order(orderId)}>{orderNumber(orderId)}</Link>: {formatPrice(amount)}, by{' '}
          {formatDay(dueAt)}. {subOrderStatusText(status)}
        </li>
      ))}
    </Stack>
  );
}

function Group({ title, none, children }: { title: string; none: string; children: readonly ReactNode[] }) {
  return (
    <Stack as="section" gap={3}>
      <h2 tabIndex={-1}>{title}</h2>
      <EntryList>{children.length > 0 ? children : <li className="text-quiet">{none}</li>}</EntryList>
    </Stack>
  );
}

const PaymentForm = lazy(() => import('./payment-form.tsx'));

/** Where buyers pay, with the form that changes it: its libraries are loaded after the page. */
function PaymentDetails({ uid }: { uid: string }) {
  const skeleton = (
    <Stack gap={3} className={styles.fields}>
      <Skeletons count={3} ratio={6} />
    </Stack>
  );
  return (
    <Stack as="section" gap={3} className={styles.group}>
      <h2 tabIndex={-1}>Payment details</h2>
      <p className="text-quiet">What a buyer reads on the page of an order once it can be paid.</p>
      <LazyBoundary fallback={<Loading label={messages.loading}>{skeleton}</Loading>}>
        <PaymentForm uid={uid} loading={skeleton} />
      </LazyBoundary>
    </Stack>
  );
}
