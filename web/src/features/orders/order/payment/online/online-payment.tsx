import { payMessages } from '@aperture-byline/contract/order/payments/pay-messages';
import type { Order } from '@aperture-byline/contract/order/wire';
import { formatDay } from '@aperture-byline/contract/shared/dates';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import type { ReactNode } from 'react';
import { Stack } from '#components/layout/layout.tsx';
import styles from '../payment.module.css';
import { PayButton } from './pay-button.tsx';

/** The way to the provider's page; `byHand` are the ways without it, which are folded. */
export default function OnlinePayment({
  uid,
  order: { order_id, amount_open, pay_by, returning },
  payOnline: { provider, is_begun },
  byHand,
}: {
  uid: string;
  order: Pick<Order, 'order_id' | 'amount_open' | 'pay_by' | 'returning'>;
  payOnline: NonNullable<Order['pay_online']>;
  byHand: ReactNode;
}) {
  return (
    <Stack gap={3}>
      <p className="measure">
        All artists have answered, and <strong className="nowrap">{formatPrice(amount_open)}</strong> is due.{' '}
        {pay_by && (
          <>
            The order waits for it until <time dateTime={pay_by}>{formatDay(pay_by)}</time>.
          </>
        )}
      </p>
      {is_begun && returning.length === 0 && <p className="measure">{payMessages.begun(provider)}</p>}
      <PayButton uid={uid} orderId={order_id} amount={amount_open} provider={provider} />
      {byHand && (
        <details className={styles.byHand}>
          <summary>Transfer it yourself instead</summary>
          <Stack gap={3}>{byHand}</Stack>
        </details>
      )}
    </Stack>
  );
}
