import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { orderNumber } from '@aperture-byline/contract/order/order-summary';
import type { PaymentDetails } from '@aperture-byline/contract/order/wire';
import { formatDay } from '@aperture-byline/contract/shared/dates';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import clsx from 'clsx';
import { QRCodeSVG } from 'qrcode.react';
import buttonStyles from '#components/base/button.module.css';
import { Copyable } from '#components/base/copyable.tsx';
import { FactList } from '#components/layout/fact-list.tsx';
import { Grid, Stack } from '#components/layout/layout.tsx';
import styles from './payment.module.css';

/** Pixels: large enough for a phone's camera, with the four modules of white around it that readers want. */
const CODE_SIZE = 208;
const CODE_MARGIN = 4;

const copyable = (text: string, name: string, value = text) => (
  <Copyable key={name} text={text} name={name} value={value} failure={orderMessages.copyFailed} />
);

/** How to pay what is still due: by a payment app on this phone, by its camera, or by bank transfer. */
export default function Payment({
  orderId,
  amount,
  payBy,
  isAlternative,
  details: { upi_id, payee_name, account, bank_text },
}: {
  orderId: string;
  amount: number;
  /** ISO 8601. */
  payBy: string | null;
  /** Whether it stands below a quicker way to pay. */
  isAlternative: boolean;
  details: PaymentDetails;
}) {
  const note = `Order ${orderNumber(orderId)}`;
  const link = upi_id && upiLink({ upiId: upi_id, payeeName: payee_name, amount, note });
  return (
    <Stack>
      <div className={styles.amount}>
        <span className="visually-hidden">Amount due: </span>
        {copyable(formatPrice(amount), 'the amount', String(amount))}
      </div>
      <p className="measure">
        {!isAlternative && 'All artists have answered. '}Please name the order as the purpose of your payment, and tell
        us below when you have paid.{' '}
        {payBy && !isAlternative && (
          <>
            The order waits for it until <time dateTime={payBy}>{formatDay(payBy)}</time>.
          </>
        )}
      </p>
      <FactList variant="stacked" facts={[['Purpose', copyable(note, 'the order’s number', note)]]} />
      <Grid gap={4} sm={2} className="mt-8">
        {link && (
          <Stack gap={1.5} align="start">
            <h3 className={styles.heading}>UPI</h3>
            <a className={clsx(buttonStyles.button, buttonStyles[isAlternative ? 'secondary' : 'primary'])} href={link}>
              Pay by UPI
            </a>
            {copyable(upi_id, 'the UPI ID')}
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
        {(account || bank_text) && (
          <Stack gap={1.5}>
            <h3 className={styles.heading}>Bank transfer</h3>
            {account && (
              <FactList
                variant="stacked"
                facts={[
                  ['Account holder', account.name],
                  ['Account', copyable(account.number, 'the account number')],
                  ['IFSC', copyable(account.ifsc, 'the IFSC')],
                ]}
              />
            )}
            {bank_text && <p className="text-medium pre-line break-anywhere">{bank_text}</p>}
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
  /** Purpose of the payment; banks show it on both sides. */
  note: string;
}

/** Builds `upi://pay?pa&pn&am&cu=INR&tn` for payment apps. Spaces are `%20`: a plus stays one. */
export function upiLink({ upiId, payeeName, amount, note }: UpiPayment): string {
  const fields = { pa: upiId, pn: payeeName, am: amount.toFixed(2), cu: 'INR', tn: note };
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `upi://pay?${query.join('&')}`.replace('%40', '@');
}
