import { orderNumber } from '@aperture-byline/contract/order/order-summary';
import type { StudioOrder } from '@aperture-byline/contract/order/wire';
import { formatTime } from '@aperture-byline/contract/shared/dates';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import clsx from 'clsx';
import { FactList } from '#components/layout/fact-list.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';
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
    <Stack as="li" data-order={order_id}>
      <Row gap={[0.5, 3]} align="baseline" justify="space-between">
        <h3 id={saleId(order_id)} className={styles.title} tabIndex={-1}>
          Order {orderNumber(order_id)}
        </h3>
        <p className="text-strong">{subOrderStatusText(status)}</p>
      </Row>
      <p className={clsx(styles.date, 'text-quiet text-small')}>
        Ordered on <time dateTime={created_on}>{formatTime(created_on)}</time>
      </p>
      {deadline && <p className={styles.deadline}>{deadline}</p>}
      <OrderedPrints prints={prints} />
      <FactList
        facts={[
          ['Yours', formatPrice(subtotal)],
          payout && ['Payout', payout],
          reason && [
            'Your reason',
            <span key="reason" className="pre-line">
              {reason}
            </span>,
          ],
          carrier && tracking && ['Sent', <Tracking key="sent" carrier={carrier} tracking={tracking} />],
          address && ['Deliver to', <AddressLines key="address" address={address} />],
        ]}
      />
      <SaleActions uid={uid} sale={sale} now={now} onAsk={onAsk} />
    </Stack>
  );
}
