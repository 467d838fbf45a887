import { orderNumber } from '@aperture-byline/contract/order/order-summary';
import type { PaymentDetails } from '@aperture-byline/contract/order/wire';
import { formatDay } from '@aperture-byline/contract/shared/dates';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { QRCodeSVG } from 'qrcode.react';
import buttonStyles from '#components/base/button.module.css';
import { Grid, Stack } from '#components/layout/layout.tsx';
import styles from './payment.module.css';

/** Pixels: large enough for a phone's camera, with the four modules of white around it that readers want. */
const CODE_SIZE = 208;
const CODE_MARGIN = 4;

/** How to pay what is due: by a payment app on this phone, by its camera, or by bank transfer. */
export default function Payment({
  orderId,
  amount,
  payBy,
  details: { upi_id, payee_name, bank_text },
}: {
  orderId: string;
  amount: number;
  /** ISO 8601. */
  payBy: string | null;
  details: PaymentDetails;
}) {
  const note = `Order ${orderNumber(orderId)}`;
  const link = upi_id && upiLink({ upiId: upi_id, payeeName: payee_name, amount, note });
  return (
    <Stack>
      <p className={styles.amount}>
        <span className="visually-hidden">Amount due: </span>
        {formatPrice(amount)}
      </p>
      <p className="measure">
        All artists have answered. Please name <strong>{note}</strong> as the purpose of your payment. We
        confirm it as soon as it has arrived.{' '}
        {payBy && (
          <>
            The order waits for it until <time dateTime={payBy}>{formatDay(payBy)}</time>.
          </>
        )}
      </p>
      <Grid gap={4} sm={2} className={styles.ways}>
        {link && (
          <Stack gap={1.5} align="start">
            <h3 className={styles.heading}>UPI</h3>
            <a className={`${buttonStyles.button} ${buttonStyles.primary}`} href={link}>
              Pay by UPI
            </a>
            <p className={styles.id}>{upi_id}</p>
            <QRCodeSVG
              className={styles.code ?? ''}
              value={link}
              size={CODE_SIZE}
              marginSize={CODE_MARGIN}
              level="M"
              title={`QR code: pay ${formatPrice(amount)} by UPI`}
            />
          </Stack>
        )}
        {bank_text && (
          <Stack gap={1.5} align="start">
            <h3 className={styles.heading}>Bank transfer</h3>
            <p className={styles.bank}>{bank_text}</p>
          </Stack>
        )}
      </Grid>
    </Stack>
  );
}

/** Whole rupees to be paid to a virtual payment address. */
interface UpiPayment {
  upiId: string;
  payeeName: string;
  amount: number;
  /** What the payment is for; banks show it on both sides. */
  note: string;
}

/** The link that payment apps open, and their QR codes hold: `upi://pay?pa&pn&am&cu=INR&tn`. Spaces are `%20`: a plus stays one. */
export function upiLink({ upiId, payeeName, amount, note }: UpiPayment): string {
  const fields = { pa: upiId, pn: payeeName, am: amount.toFixed(2), cu: 'INR', tn: note };
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `upi://pay?${query.join('&')}`.replace('%40', '@');
}
