import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { isEndedWithoutSale } from '@aperture-byline/contract/order/order-summary';
import type { Order } from '@aperture-byline/contract/order/wire';
import { formatDay } from '@aperture-byline/contract/shared/dates';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import styles from './order-sums.module.css';

/** What was ordered, what of it will not come, and what is to be paid or was. */
export function OrderSums({ order }: { order: Order }) {
  const { parts, subtotal, shipping_charge, total, amount_due, payment_status, paid_on, paid_amount } = order;
  const isOpen = parts.some(({ status }) => status === 'awaiting_acceptance');
  const gone = parts.filter(isEndedWithoutSale).reduce((sum, subOrder) => sum + subOrder.subtotal, 0);
  const isOver = parts.every(isEndedWithoutSale);
  return (
    <section className={styles.sums} aria-labelledby="sums">
      <h2 id="sums" className={styles.heading}>
        Amounts
      </h2>
      <dl className={styles.list}>
        <Row name="Prints" amount={subtotal} />
        <Row name="Shipping" amount={shipping_charge} />
        <Row name="Total" amount={total} />
        {gone > 0 && <Row name="Prints that will not come" amount={-gone} />}
        {isOver && <Row name="Shipping that is not charged" amount={-shipping_charge} />}
        {isOver && paid_amount === null && <Row name="To pay" amount={0} isMain />}
        {amount_due > 0 && paid_amount === null && <Row name="Amount due" amount={amount_due} isMain />}
        {paid_amount !== null && <Row name="Paid" amount={paid_amount} isMain />}
      </dl>
      {paid_on !== null && (
        <p className={styles.note}>
          Your payment arrived on <time dateTime={paid_on}>{formatDay(paid_on)}</time>.
        </p>
      )}
      {payment_status === 'not_due' && (
        <p className={styles.note}>{isOpen ? orderMessages.paymentFollows : orderMessages.nothingToPay}</p>
      )}
      <RefundNote order={order} />
    </section>
  );
}

function Row({ name, amount, isMain = false }: { name: string; amount: number; isMain?: boolean }) {
  return (
    <div className={isMain ? styles.main : styles.row}>
      <dt>{name}</dt>
      <dd>{amount < 0 ? `− ${formatPrice(-amount)}` : formatPrice(amount)}</dd>
    </div>
  );
}

function RefundNote({ order: { refund_amount, refund_open } }: { order: Order }) {
  const refunded = refund_amount - refund_open;
  return (
    <>
      {refunded > 0 && <p className={styles.note}>{formatPrice(refunded)} was sent back to you.</p>}
      {refund_open > 0 && (
        <p className={styles.note}>
          A part of the order that you paid for will not come. You get {formatPrice(refund_open)} back within
          5 to 7 business days.
        </p>
      )}
    </>
  );
}
