import { orderNumber } from '@aperture-byline/contract/order/order-summary';
import type { StudioOrder } from '@aperture-byline/contract/order/wire';
import { formatTime } from '@aperture-byline/contract/shared/dates';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { AddressLines } from '#entities/address/address-lines.tsx';
import { subOrderStatusText } from '#entities/order/order-texts.ts';
import { OrderedPrints } from '#entities/order/ordered-prints.tsx';
import { Tracking } from '#entities/order/tracking.tsx';
import { type PendingTransition, SaleActions } from './sale-actions.tsx';
import { deadlineText, payoutText } from './sale-texts.ts';
import styles from './sales.module.css';
import { saleId } from './use-sub-order-transition.ts';

/** An artist's sub-order: its state, what is to be done until when, where it goes, and the payout. */
export function Sale({
  uid,
  sale,
  now,
  onAsk,
}: {
  uid: string;
  sale: StudioOrder;
  now: Date;
  onAsk: (transition: PendingTransition) => void;
}) {
  const { order_id, status, prints, subtotal, reason, carrier, tracking, address, created_on } = sale;
  const deadline = deadlineText(sale, now);
  const payout = payoutText(sale);
  return (
    <li className={styles.sale} data-order={order_id}>
      <div className={styles.head}>
        <h3 id={saleId(order_id)} className={styles.title} tabIndex={-1}>
          Order {orderNumber(order_id)}
        </h3>
        <p className={styles.state}>{subOrderStatusText(status)}</p>
      </div>
      <p className={styles.quiet}>
        Ordered on <time dateTime={created_on}>{formatTime(created_on)}</time>
      </p>
      {deadline && <p className={styles.deadline}>{deadline}</p>}
      <OrderedPrints prints={prints} />
      <dl className={styles.facts}>
        <div>
          <dt>Yours</dt>
          <dd>{formatPrice(subtotal)}</dd>
        </div>
        {payout && (
          <div>
            <dt>Payout</dt>
            <dd>{payout}</dd>
          </div>
        )}
        {reason && (
          <div>
            <dt>Your reason</dt>
            <dd className={styles.reason}>{reason}</dd>
          </div>
        )}
        {carrier && tracking && (
          <div>
            <dt>Sent</dt>
            <dd>
              <Tracking carrier={carrier} tracking={tracking} />
            </dd>
          </div>
        )}
        {address && (
          <div>
            <dt>Deliver to</dt>
            <dd>
              <AddressLines address={address} />
            </dd>
          </div>
        )}
      </dl>
      <SaleActions uid={uid} sale={sale} now={now} onAsk={onAsk} />
    </li>
  );
}
