import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { orderNumber } from '@aperture-byline/contract/order/order-summary';
import type { StudioOrder, StudioPrint } from '@aperture-byline/contract/order/wire';
import { describeCut } from '@aperture-byline/contract/product/print-cut';
import { describePlacement } from '@aperture-byline/contract/product/print-placement';
import { formatTime } from '@aperture-byline/contract/shared/dates';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { describeShipping } from '@aperture-byline/contract/shipping/rates';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { lazy, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { ButtonLink } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { EntriesSkeleton } from '#components/feedback/skeleton.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { FactList } from '#components/layout/fact-list.tsx';
import { EntryList, Row, Stack } from '#components/layout/layout.tsx';
import { AddressLines } from '#entities/address/address-lines.tsx';
import { ConversationDisclosure } from '#entities/conversation/conversation-disclosure.tsx';
import { useLiveNotices } from '#entities/notice/use-live-notices.ts';
import { subOrderStatusText } from '#entities/order/order-texts.ts';
import { OrderedPrints } from '#entities/order/ordered-prints.tsx';
import { Tracking } from '#entities/order/shipping/tracking.tsx';
import { studioOrdersQuery } from '#entities/order/studio/studio-queries.ts';
import type { Account } from '#entities/session/session-store.ts';
import { paths } from '#lib/navigation/paths.ts';
import { type PendingTransition, SaleActions } from './sale-actions.tsx';
import { deadlineText, groupSales, payoutText, reversalText, type SalePlace } from './sale-texts.ts';
import styles from './sales.module.css';
import { saleId } from './use-sub-order-transition.ts';

const SaleClaim = lazy(() => import('./sale-claim.tsx'));
const SaleDocuments = lazy(() => import('./sale-documents.tsx'));
const PayoutSection = lazy(() => import('./payout-section.tsx'));
const SellingSection = lazy(() => import('./selling-section.tsx'));
const SaleDialog = lazy(() => import('./sale-dialog.tsx'));

export default function Sales({ account }: { account: Account }) {
  useLiveNotices(account);
  const query = useQuery(studioOrdersQuery(account.uid));
  const now = new Date(query.dataUpdatedAt);
  const [pending, setPending] = useState<PendingTransition | null>(null);
  const [places] = useState(() => new Map<string, SalePlace>());
  useFocusOnHash(query.data !== undefined);
  useFocusOfLostButton();
  const group = (title: string, sales: readonly StudioOrder[]) =>
    sales.length > 0 && (
      <Stack as="section" gap={3}>
        <h2>{title}</h2>
        <EntryList gap={4}>
          {sales.map((sale) => (
            <Sale key={sale.orderId} account={account} sale={sale} now={now} onAsk={setPending} />
          ))}
        </EntryList>
      </Stack>
    );
  return (
    <Stack gap={8}>
      <Stack gap={1}>
        <LazyBoundary>
          <SellingSection uid={account.uid} />
          <PayoutSection uid={account.uid} />
        </LazyBoundary>
      </Stack>
      <QueryState
        query={query}
        loading={<EntriesSkeleton count={2} gap={4} ratio={3} />}
        empty={
          <EmptyState action={<ButtonLink to={paths.accountProfile}>Your profile</ButtonLink>}>
            {orderMessages.noSales}
          </EmptyState>
        }
        failure={orderMessages.notLoaded}
      >
        {(sales) => {
          const { due, others } = groupSales(sales, places);
          return (
            <>
              {group('To do, the most urgent first', due)}
              {group('Others', others)}
            </>
          );
        }}
      </QueryState>
      <LazyBoundary>
        {pending && <SaleDialog uid={account.uid} transition={pending} onClose={() => setPending(null)} />}
      </LazyBoundary>
    </Stack>
  );
}

/** Mails and notices lead to one sub-order, which is there only when the list has come. */
function useFocusOnHash(isLoaded: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isLoaded) document.getElementById(hash.slice(1))?.focus();
  }, [isLoaded, hash]);
}

function Sale({
  account: { uid, userId: artistId },
  sale,
  now,
  onAsk,
}: {
  account: Account;
  sale: StudioOrder;
  now: Date;
  onAsk: (transition: PendingTransition) => void;
}) {
  const { orderId, status, prints, subtotal, reason, carrier, tracking, address, shippingMethod, createdAt } = sale;
  const deadline = deadlineText(sale, now);
  const payout = payoutText(sale);
  return (
    <Stack as="li" data-order={orderId}>
      <Row gap={[0.5, 3]} align="baseline" justify="space-between">
        <h3 id={saleId(orderId)} className={styles.title} tabIndex={-1}>
          Order {orderNumber(orderId)}
        </h3>
        <p className="text-strong">{subOrderStatusText(status)}</p>
      </Row>
      <p className={clsx(styles.date, 'text-quiet text-small')}>
        Ordered on <time dateTime={createdAt}>{formatTime(createdAt)}</time>
      </p>
      {deadline && <p className={styles.deadline}>{deadline}</p>}
      <OrderedPrints prints={prints} note={noteCut} />
      <FactList
        facts={[
          ['Price', formatPrice(subtotal)],
          sale.claimRefund > 0 && ['Given back to the buyer', formatPrice(sale.claimRefund)],
          payout && ['Payout', payout],
          sale.reversalDue > 0 && ['To send back', reversalText(sale.reversalDue)],
          reason && [
            'Your reason',
            <span key="reason" className="pre-line">
              {reason}
            </span>,
          ],
          carrier && tracking && ['Sent', <Tracking key="sent" carrier={carrier} tracking={tracking} />],
          shippingMethod && ['Shipping', describeShipping(shippingMethod)],
          address && [
            'Deliver to',
            <AddressLines
              key="address"
              address={{
                ...address,
                postalcode: address.postalCode,
                alternate_phone: address.alternatePhone,
              }}
            />,
          ],
        ]}
      />
      {sale.isPaid && (
        <LazyBoundary>
          <SaleDocuments sale={sale} />
        </LazyBoundary>
      )}
      {sale.claim && (
        <LazyBoundary>
          <SaleClaim uid={uid} sale={sale} claim={sale.claim} />
        </LazyBoundary>
      )}
      <SaleActions uid={uid} sale={sale} now={now} onAsk={onAsk} />
      <ConversationDisclosure
        place={{ uid, orderId, artistId }}
        artistName="You"
        otherName={sale.buyer ?? 'The buyer'}
        title={`Messages with ${sale.buyer ?? 'the buyer'}`}
        anchor={`messages-${orderId}`}
      />
    </Stack>
  );
}

/**
 * Moves the focus, lost with a pressed button however the news comes, to the sub-order's heading. Sub-orders name their
 * order in `data-order`.
 */
function useFocusOfLostButton(): void {
  const last = useRef<{ element: Element; orderId: string } | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      // A dialog of a sub-order belongs to it: the sub-order may lose its button while the dialog is open.
      if (!(target instanceof Element) || target.closest('[role="dialog"]')) return;
      const orderId = target.closest<HTMLElement>('[data-order]')?.dataset.order;
      last.current = orderId === undefined ? null : { element: target, orderId };
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  // After every render: what is lost is known only once it is gone.
  useEffect(() => {
    const isNowhere = document.activeElement === null || document.activeElement === document.body;
    if (isNowhere && last.current?.element.isConnected === false)
      document.getElementById(saleId(last.current.orderId))?.focus();
  });
}

function noteCut({ picture, ...print }: StudioPrint): string | null {
  const isCropped = picture && describePlacement(picture, print) === 'cropped';
  return isCropped ? `Cut: ${describeCut(picture, print)}` : null;
}
