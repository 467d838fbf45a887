import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { isEndedWithoutSale, orderNumber } from '@aperture-byline/contract/order/order-summary';
import type { Order, SubOrder } from '@aperture-byline/contract/order/wire';
import { productMessages } from '@aperture-byline/contract/product/product-messages';
import { formatDay, formatTime } from '@aperture-byline/contract/shared/dates';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { formatArrival } from '@aperture-byline/contract/shipping/arrival';
import { lazy, type ReactNode, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Button, ButtonLink } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { Grid, Row, Stack } from '#components/layout/layout.tsx';
import { Container, PageHead, PageMeta } from '#components/layout/page.tsx';
import { AddressLines } from '#entities/address/address-lines.tsx';
import { ConversationDisclosure } from '#entities/conversation/conversation-disclosure.tsx';
import { orderAgain } from '#entities/order/order-again.ts';
import {
  artistNames,
  eventText,
  orderStatusText,
  shippingText,
  subOrderStatusText,
} from '#entities/order/order-texts.ts';
import { OrderedPrints } from '#entities/order/ordered-prints.tsx';
import { toStudioPrint } from '#entities/order/print-options.ts';
import { Tracking } from '#entities/order/shipping/tracking.tsx';
import { paths } from '#lib/navigation/paths.ts';
import { showToast } from '#lib/toast.ts';
import { ArrivalAction } from './arrival-action.tsx';
import { OrderActions } from './order-actions.tsx';
import styles from './order-detail.module.css';
import { OrderSums } from './order-sums.tsx';
import { PaymentSection } from './payment/payment-section.tsx';

const LeaverNote = lazy(() => import('#entities/order/leaver-note.tsx'));
const Certificates = lazy(() => import('#entities/order/documents/certificates.tsx'));
const OwnClaim = lazy(() => import('./claim/own-claim.tsx'));
const Returning = lazy(() => import('./payment/online/returning.tsx'));
const Returned = lazy(() => import('./payment/online/returned.tsx'));

export function OrderDetail({ uid, order }: { uid: string; order: Order }) {
  const { order_id, parts, payment_status, payment_claim, returning } = order;
  const isReturning = returning.length > 0;
  const [search] = useSearchParams();
  const hasReturned = search.has('paid') && canHavePaid(order);
  const [isLate, setLate] = useState(false);
  const title = order.is_own ? 'Your order' : 'Order';
  return (
    <Container className="page-end">
      <PageMeta title={`${title} ${orderNumber(order_id)}`} />
      <PageHead title={title}>
        <p role="status" className="text-strong text-ink">
          {hasReturned && payment_status === 'due' && !isLate ? 'Payment being confirmed' : orderStatusText(order)}
        </p>
        <p>
          Order <span className="tabular-nums">{orderNumber(order_id)}</span>, placed on{' '}
          <time dateTime={order.created_on}>{formatDay(order.created_on)}</time>
        </p>
        <LazyBoundary>
          {order.leavers.map((leaver) => (
            <LeaverNote key={leaver.role + leaver.name} leaver={leaver} />
          ))}
        </LazyBoundary>
      </PageHead>
      <Grid gap={6} lg="minmax(0, 8fr) minmax(0, 4fr)" align="start" className={styles.columns}>
        <div>
          {order.is_own && (payment_status === 'due' || payment_claim || hasReturned || isReturning) && (
            <Stack as="section" id="payment" tabIndex={-1} className={styles.section}>
              <h2 tabIndex={-1} className={styles.heading}>
                Payment
              </h2>
              <LazyBoundary>{isReturning && <Returning order={order} />}</LazyBoundary>
              {hasReturned ? (
                <LazyBoundary>
                  <Returned uid={uid} order={order} isLate={isLate} onLate={() => setLate(true)} />
                </LazyBoundary>
              ) : (
                <PaymentSection uid={uid} order={order} />
              )}
            </Stack>
          )}
          {parts.map((subOrder) => (
            <SubOrderSection
              key={subOrder.photographer}
              subOrder={subOrder}
              isUnpaid={payment_status === 'due'}
              unprintable={order.unprintable}
            >
              <AfterDecline order={order} subOrder={subOrder} />
              {(subOrder.claim || subOrder.claim_by) && (
                <LazyBoundary>
                  <OwnClaim uid={uid} orderId={order_id} subOrder={subOrder} />
                </LazyBoundary>
              )}
              {subOrder.status === 'shipped' && order.is_own && (
                <ArrivalAction uid={uid} orderId={order_id} artist={subOrder.photographer} />
              )}
              <ConversationDisclosure
                place={{ uid, orderId: order_id, artistId: subOrder.photographer }}
                artistName={subOrder.photographer_name}
                otherName={subOrder.photographer_name}
                title={`Messages with ${subOrder.photographer_name}`}
                anchor={`messages-${subOrder.photographer}`}
              />
            </SubOrderSection>
          ))}
        </div>
        <Stack as="aside" gap={5} className={styles.aside} aria-label="Sums and delivery">
          <OrderSums order={order} />
          <Stack as="section" aria-labelledby="delivery">
            <h2 id="delivery" className={styles.asideHeading}>
              Delivery
            </h2>
            <AddressLines address={order.address} />
            <p className="text-small">{shippingText(order.shipping_method)}</p>
            {order.gift && (
              <p className="pre-line break-anywhere text-small">
                {order.gift.message === '' ? 'A gift, without a card' : `A gift. The card says:\n${order.gift.message}`}
              </p>
            )}
          </Stack>
          <OrderActions uid={uid} order={order} />
        </Stack>
        <Stack as="section" className={styles.section}>
          <h2 className={styles.heading}>What happened</h2>
          <OrderTimeline order={order} />
        </Stack>
      </Grid>
    </Container>
  );
}

/**
 * Whether a buyer who comes back from a provider's page may have paid there: the address alone says nothing, and stays
 * when money goes back later.
 */
function canHavePaid(order: Order): boolean {
  const { is_own, payment_status, payment_claim, paid_on, refund_status } = order;
  if (!is_own || payment_claim) return false;
  return payment_status === 'due' || (paid_on === null ? isEndedWithoutSale(order) : refund_status === 'none');
}

function SubOrderSection({
  subOrder,
  isUnpaid,
  unprintable,
  children,
}: {
  subOrder: SubOrder;
  isUnpaid: boolean;
  unprintable: readonly string[];
  children: ReactNode;
}) {
  const { photographer, photographer_name, status, prints, subtotal } = subOrder;
  const id = `part-${photographer}`;
  return (
    <Stack as="section" className={styles.section} aria-labelledby={id}>
      <Row gap={[0.5, 3]} align="baseline" justify="space-between">
        <h2 id={id} className={styles.heading}>
          <Link className="plain-link" to={paths.profile(photographer)}>
            {photographer_name}
          </Link>
        </h2>
        <p className="text-strong">{subOrderStatusText(status)}</p>
      </Row>
      {subOrder.arrives && (
        <p>
          <strong>Arrives {formatArrival(subOrder.arrives)}</strong>
          {isUnpaid && <span className="text-quiet"> if you pay today</span>}
        </p>
      )}
      <Explanation subOrder={subOrder} />
      <OrderedPrints prints={prints.map(toStudioPrint)} />
      {prints.some(({ certificate }) => certificate) && (
        <LazyBoundary>
          <Certificates prints={prints.map(toStudioPrint)} unprintable={unprintable} />
        </LazyBoundary>
      )}
      {prints.length > 1 && (
        <Row as="p" justify="space-between" nowrap className="text-quiet tabular-nums">
          Together <span>{formatPrice(subtotal)}</span>
        </Row>
      )}
      {children}
    </Stack>
  );
}

/** After a decline: the same prints in another frame or size, or the payment of what is left. */
function AfterDecline({ order, subOrder }: { order: Order; subOrder: SubOrder }) {
  const navigate = useNavigate();
  const isLeft = order.payment_status === 'due' && order.payment_claim === null && order.is_own;
  if (!order.is_own || !(subOrder.status === 'declined' || subOrder.status === 'expired')) return null;
  return (
    <Row gap={1.5}>
      <Button
        onClick={() => {
          if (!orderAgain({ parts: [subOrder] })) showToast('warning', productMessages.cartFull);
          navigate(paths.cart);
        }}
      >
        Choose another frame or size
      </Button>
      {isLeft && <ButtonLink to="#payment">Take only what is left, {formatPrice(order.amount_open)}</ButtonLink>}
    </Row>
  );
}

function Explanation({ subOrder }: { subOrder: SubOrder }) {
  const { status, accept_by, is_paid, reason, carrier, tracking } = subOrder;
  switch (status) {
    case 'awaiting_acceptance':
      return (
        <p className="text-quiet break-anywhere measure">
          The artist has until <time dateTime={accept_by}>{formatTime(accept_by)}</time> to accept.
        </p>
      );
    case 'declined':
      return (
        <Stack gap={1} className="text-quiet break-anywhere measure">
          <p>{is_paid ? orderMessages.declinedAfterPayment : orderMessages.declined}</p>
          {reason && <p className={styles.reason}>{reason}</p>}
        </Stack>
      );
    case 'expired':
      return (
        <p className="text-quiet break-anywhere measure">
          The artist did not answer within 24 hours. You do not pay for this part.
        </p>
      );
    case 'shipped':
    case 'delivered':
      return carrier && tracking ? (
        <p className="text-quiet break-anywhere measure">
          <Tracking carrier={carrier} tracking={tracking} />
        </p>
      ) : null;
    default:
      return null;
  }
}

function OrderTimeline({ order }: { order: Order }) {
  const names = artistNames(order);
  const entries = order.timeline.map((entry, index) => ({ ...entry, key: `${index}-${entry.event}` }));
  return (
    <Stack as="ol">
      {entries.map(({ key, at, event, photographer, note }) => (
        <Grid as="li" key={key} gap={[0, 3]} sm="11rem minmax(0, 1fr)" align="baseline" className="break-anywhere">
          <time className="text-quiet text-small tabular-nums" dateTime={at}>
            {formatTime(at)}
          </time>
          <div>
            <p>{eventText(event, names.get(photographer ?? 0) ?? 'The artist')}</p>
            {note && <p className="text-quiet text-medium">{note}</p>}
          </div>
        </Grid>
      ))}
    </Stack>
  );
}
