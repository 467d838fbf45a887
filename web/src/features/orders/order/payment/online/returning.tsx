import { payMessages } from '@aperture-byline/contract/order/payments/pay-messages';
import type { Order } from '@aperture-byline/contract/order/wire';
import { formatMinor } from '#entities/order/money/format-minor.ts';

/** Says which payments came by the provider that do not pay for the order. */
export default function Returning({ order: { returning, payment_status } }: { order: Order }) {
  const amounts = returning.map(({ minor_amount, currency }) => formatMinor(minor_amount, currency));
  return (
    <p className="measure">
      {payMessages.returning(amounts.join(' and '))} {payment_status === 'due' && payMessages.stillDue}
    </p>
  );
}
