import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { copiesText, isEndedWithoutSale, orderNumber } from '@aperture-byline/contract/order/order-summary';
import type { Order } from '@aperture-byline/contract/order/wire';
import { PRODUCT_NAME } from '@aperture-byline/contract/shared/constants';
import { formatDay } from '@aperture-byline/contract/shared/dates';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { lazy, type ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { Button } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { FactList } from '#components/layout/fact-list.tsx';
import { Grid, Row, Stack } from '#components/layout/layout.tsx';
import { PageMeta } from '#components/layout/page.tsx';
import { AddressLines } from '#entities/address/address-lines.tsx';
import { findProvider, shippingText } from '#entities/order/order-texts.ts';
import { describeOptions, groupPrints, toStudioPrint } from '#entities/order/print-options.ts';
import { SignedInOnly } from '#entities/session/components/signed-in-only.tsx';
import { paths } from '#lib/navigation/paths.ts';
import { LoadedOrder } from './loaded-order.tsx';
import styles from './receipt/receipt.module.css';

const ReceiptDownloads = lazy(() => import('./receipt/receipt-downloads.tsx'));

export default function ReceiptPage() {
  const { orderId = '' } = useParams();
  return (
    <SignedInOnly>
      {({ uid }) => (
        <LoadedOrder key={uid} uid={uid} orderId={orderId} page="Receipt" ratio={1.5}>
          {(order) => <Receipt order={order} />}
        </LoadedOrder>
      )}
    </SignedInOnly>
  );
}

/** Renders a receipt on one sheet. Leaves out sub-orders that ended before the payment. */
export function Receipt({ order }: { order: Order }) {
  const { order_id, created_on, address, receipt, parts, shipping_charge, paid_on, paid_amount } = order;
  const sold = parts.filter((subOrder) => (paid_on === null ? !isEndedWithoutSale(subOrder) : subOrder.is_paid));
  const subtotal = sold.reduce((sum, subOrder) => sum + subOrder.subtotal, 0);
  const shipping = sold.length > 0 ? shipping_charge : 0;
  const provider = findProvider(order);
  return (
    <Stack as="article" gap={4} className={styles.sheet}>
      <PageMeta title={`Receipt ${orderNumber(order_id)}`} />
      <Stack as="header" gap={1}>
        <p className={styles.house}>{PRODUCT_NAME}</p>
        <h1>{receipt?.title ?? 'Receipt'}</h1>
      </Stack>
      <Grid gap={3} sm={2} align="start">
        <FactList
          facts={[
            order.receipt_number !== null && ['Number', order.receipt_number],
            ['Order', orderNumber(order_id)],
            [
              'Date',
              <time key="date" dateTime={paid_on ?? created_on}>
                {formatDay(paid_on ?? created_on)}
              </time>,
            ],
            ...(receipt?.facts ?? []),
          ]}
        />
        <Stack gap={3}>
          {receipt && (
            <Party label="Sold by" name={receipt.seller.name}>
              <p className="pre-line break-anywhere">{receipt.seller.text}</p>
            </Party>
          )}
          <Party label="For" name={order.buyer_name}>
            <AddressLines address={address} />
          </Party>
        </Stack>
      </Grid>
      <table className={styles.prints}>
        <caption className="visually-hidden">Prints and amounts</caption>
        <thead>
          <tr>
            <th scope="col">Print</th>
            <th scope="col" className={styles.amount}>
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {groupPrints(sold.flatMap(({ prints }) => prints.map(toStudioPrint))).map(({ print, count }) => (
            <tr key={`${print.productId} ${print.sizeId} ${print.frameId}`}>
              <td>
                {copiesText(count, print.title)}
                <span className="text-quiet text-small block">
                  {print.artistName}, {describeOptions(print)}
                  {count > 1 && `, ${formatPrice(print.price)} each`}
                </span>
              </td>
              <td className={styles.amount}>{formatPrice(print.price * count)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <Sum name="Prints" amount={formatPrice(subtotal)} />
          <Sum name={`Shipping: ${shippingText(order.shipping_method)}`} amount={formatPrice(shipping)} />
          {receipt?.taxes.map(([name, amount]) => (
            <Sum key={name} name={name} amount={amount} />
          ))}
          <Sum name="Total" amount={formatPrice(subtotal + shipping)} />
        </tfoot>
      </table>
      <section>
        <h2 className={styles.title}>Payment</h2>
        {paid_on === null || paid_amount === null ? (
          <p>{sold.length === 0 ? orderMessages.nothingToPay : `Not paid yet. ${orderMessages.paymentFollows}`}</p>
        ) : (
          <p>
            {formatPrice(paid_amount)} received {provider && `by ${provider} `}on{' '}
            <time dateTime={paid_on}>{formatDay(paid_on)}</time>, reference{' '}
            <span className="break-anywhere">{order.payment_reference}</span>
          </p>
        )}
        <Refund order={order} />
      </section>
      <Row gap={[2, 3]} className={styles.actions}>
        <LazyBoundary>{paid_on !== null && <ReceiptDownloads order={order} />}</LazyBoundary>
        <Button variant="primary" onClick={() => window.print()}>
          Print
        </Button>
        <Link to={paths.order(order_id)}>Back to the order</Link>
      </Row>
    </Stack>
  );
}

function Party({ label, name, children }: { label: string; name: string; children: ReactNode }) {
  return (
    <Stack gap={0.5}>
      <p>
        <span className="text-quiet">{label}</span> <strong className="break-anywhere">{name}</strong>
      </p>
      {children}
    </Stack>
  );
}

function Sum({ name, amount }: { name: string; amount: string }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={styles.amount}>{amount}</td>
    </tr>
  );
}

function Refund({ order: { refund_amount, refund_open } }: { order: Order }) {
  const refunded = refund_amount - refund_open;
  return (
    <>
      {refunded > 0 && <p>{formatPrice(refunded)} was refunded</p>}
      {refund_open > 0 && <p>{formatPrice(refund_open)} is to be refunded</p>}
    </>
  );
}
