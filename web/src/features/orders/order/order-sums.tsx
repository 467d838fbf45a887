import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { isEndedWithoutSale } from '@aperture-byline/contract/order/order-summary';
import type { Order } from '@aperture-byline/contract/order/wire';
import { formatDay } from '@aperture-byline/contract/shared/dates';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { lazy } from 'react';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { FactList } from '#components/layout/fact-list.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { findProvider } from '#entities/order/order-texts.ts';
import styles from './order-detail.module.css';

const CreditNote = lazy(() => import('./credit-note.tsx'));

export function OrderSums({ order }: { order: Order }) {
  const { parts, subtotal, shipping_charge, total, payment_status, paid_on, paid_amount } = order;
  const isOpen = parts.some(({ status }) => status === 'awaiting_acceptance');
  const gone = parts.filter(isEndedWithoutSale).reduce((sum, subOrder) => sum + subOrder.subtotal, 0);
  const isOver = parts.every(isEndedWithoutSale);
  // Once all has come, the sum says it.
  const received = order.amount_open > 0 ? order.amount_due - order.amount_open : 0;
  const refunded = order.refund_amount - order.refund_open;
  const main = mainSum(order, isOver);
  const provider = findProvider(order);
  return (
    <Stack as="section" aria-labelledby="sums">
      <h2 id="sums" className={styles.asideHeading}>
        Amounts
      </h2>
      <FactList
        variant="sums"
        total={Boolean(main)}
        facts={[
          ['Prints', formatPrice(subtotal)],
          ['Shipping', formatPrice(shipping_charge)],
          ['Total', formatPrice(total)],
          gone > 0 && ['Prints that will not come', `− ${formatPrice(gone)}`],
          isOver && ['Shipping that is not charged', `− ${formatPrice(shipping_charge)}`],
          received > 0 && ['Paid so far', `− ${formatPrice(received)}`],
          main,
          refunded > 0 && ['Sent back to you', `− ${formatPrice(refunded)}`],
          order.refund_amount > 0 &&
            paid_amount !== null && ['What is left', formatPrice(paid_amount - order.refund_amount)],
        ]}
      />
      {paid_on !== null && (
        <p className="text-quiet text-small">
          Your payment arrived {provider && `by ${provider} `}on <time dateTime={paid_on}>{formatDay(paid_on)}</time>.
        </p>
      )}
      {payment_status === 'not_due' && (
        <p className="text-quiet text-small">{isOpen ? orderMessages.paymentFollows : orderMessages.nothingToPay}</p>
      )}
      <RefundNote order={order} provider={provider} />
    </Stack>
  );
}

/** Returns the label and the amount that was paid or is due; null before the artists have answered. */
function mainSum({ amount_due, amount_open, paid_amount }: Order, isOver: boolean) {
  if (paid_amount !== null) return ['Paid', formatPrice(paid_amount)] as const;
  if (amount_due > 0) return ['Amount due', formatPrice(amount_open)] as const;
  return isOver ? (['To pay', formatPrice(0)] as const) : null;
}

function RefundNote({
  order: { order_id, refund_open, refund_by, credit_notes },
  provider,
}: {
  order: Order;
  provider: string | null;
}) {
  return (
    <>
      {credit_notes.map(({ number, amount, reference, issued_on }, index) => (
        <Stack key={reference} gap={1} className="text-small">
          <p className="text-quiet break-anywhere">
            {formatPrice(amount)} was sent back to you on <time dateTime={issued_on}>{formatDay(issued_on)}</time>,
            reference {reference}.
          </p>
          {number !== null && (
            <div>
              <LazyBoundary>
                <CreditNote orderId={order_id} index={index + 1} number={number} />
              </LazyBoundary>
            </div>
          )}
        </Stack>
      ))}
      {refund_open > 0 && (
        <p className="text-quiet text-small">
          You get {formatPrice(refund_open)} of what you paid back within 5 to 7 business days
          {refund_by && (
            <>
              , by <time dateTime={refund_by}>{formatDay(refund_by)}</time>
            </>
          )}
          .{provider && ` ${provider} sends it the way you paid.`}
        </p>
      )}
    </>
  );
}
