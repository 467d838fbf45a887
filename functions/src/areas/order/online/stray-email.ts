import { orderNumber } from '@aperture-byline/contract/order/order-summary';
import { pagePaths } from '@aperture-byline/contract/pages/page-table';
import { formatPaise } from '@aperture-byline/contract/shared/money';
import { isRestoring } from '../../../data/core/restore-flag.ts';
import { readSellerSettings } from '../../../data/core/settings.ts';
import { queueMailTo } from '../../../data/mail/mail.ts';
import { providerPayments, type RecordedPayment } from '../../../data/orders/money/provider-payments.ts';
import { type Order, readOrder } from '../../../data/orders/orders.ts';
import { config } from '../../../lib/config.ts';
import { writeEmail } from '../../../lib/email/write-email.ts';
import { MINOR_UNITS } from '../../../lib/order/money/provider-payments.ts';

/** Tells a buyer once that money came from them that pays for nothing, and that it goes back. */
export function tellOfStray(payment: RecordedPayment): Promise<void> {
  return tellBuyer(payment, `stray-${payment.id}`, ({ id, paymentStatus }) => ({
    subject: 'A payment of yours is sent back',
    paragraphs: [
      `${formatMinor(payment)} came from you for the order ${orderNumber(id)}, which does not wait for this amount. We look at it, and send it back to you.`,
      paymentStatus === 'due'
        ? 'Your order is not paid by it: please pay on its page what is still open.'
        : 'There is nothing for you to do.',
    ],
  }));
}

/** Tells a buyer once that such a payment was given back, by the provider or by hand; of others nothing. */
export async function tellOfReturn(paymentId: string): Promise<void> {
  const payment = await providerPayments.read(paymentId);
  // One that was given back before the house heard of it was never told of.
  if (payment === null || payment.problem === null || payment.problem === 'given_back' || payment.isStray) return;
  await tellBuyer(payment, `stray-${payment.id}-returned`, ({ id }) => ({
    subject: 'A payment of yours was sent back',
    paragraphs: [
      `We have sent you ${formatMinor(payment)} back, which came for the order ${orderNumber(id)} and did not pay for it. It reaches you within 5 to 7 business days.`,
    ],
  }));
}

async function tellBuyer(
  { orderId }: RecordedPayment,
  mailId: string,
  write: (order: Order) => { subject: string; paragraphs: string[] },
): Promise<void> {
  const order = orderId === null ? null : await readOrder(orderId);
  if (order === null || order.buyerId === null || (await isRestoring())) return;
  const { siteUrl, contactEmail } = config();
  const seller = await readSellerSettings();
  await queueMailTo(String(order.buyerId), mailId, () => ({
    ...(contactEmail && { replyTo: contactEmail }),
    message: writeEmail({
      ...write(order),
      name: order.buyerName,
      link: { label: `Your order ${orderNumber(order.id)}`, address: pagePaths(siteUrl).order(order.id) },
      seller,
    }),
  }));
}

/** Currencies other than the house's are named by their code. */
const formatMinor = ({ minorAmount, currency }: RecordedPayment): string =>
  currency === 'INR' ? formatPaise(minorAmount) : `${currency} ${(minorAmount / MINOR_UNITS).toFixed(2)}`;
