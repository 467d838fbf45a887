import { orderNumber } from '@aperture-byline/contract/order/order-summary';
import { pagePaths } from '@aperture-byline/contract/pages/page-table';
import { formatPaise } from '@aperture-byline/contract/shared/money';
import { isRestoring } from '../../../data/core/restore-flag.ts';
import { readSellerSettings } from '../../../data/core/settings.ts';
import { queueMailTo } from '../../../data/mail/mail.ts';
import { readOrder } from '../../../data/orders/orders.ts';
import type { RecordedPayment } from '../../../data/orders/provider-payments.ts';
import { config } from '../../../lib/config.ts';
import { writeEmail } from '../../../lib/email/write-email.ts';
import { MINOR_UNITS } from '../../../lib/order/provider-payments.ts';

/** Tells a buyer once that money came from them that pays for nothing, and that it goes back. */
export async function tellOfStray(payment: RecordedPayment, orderId: string): Promise<void> {
  const order = await readOrder(orderId);
  if (order === null || order.buyerId === null || (await isRestoring())) return;
  const { siteUrl, contactEmail } = config();
  const seller = await readSellerSettings();
  const number = orderNumber(orderId);
  const isDue = order.paymentStatus === 'due';
  await queueMailTo(String(order.buyerId), `stray-${payment.id}`, () => ({
    ...(contactEmail && { replyTo: contactEmail }),
    message: writeEmail({
      name: order.buyerName,
      subject: 'A payment of yours is sent back',
      paragraphs: [
        `${formatMinor(payment)} came from you for the order ${number}, which does not wait for this amount. We look at it, and send it back to you.`,
        isDue
          ? 'Your order is not paid by it: please pay on its page what is still open.'
          : 'There is nothing for you to do.',
      ],
      link: { label: `Your order ${number}`, address: pagePaths(siteUrl).order(orderId) },
      seller,
    }),
  }));
}

/** Currencies other than the house's are named by their code. */
const formatMinor = ({ minorAmount, currency }: RecordedPayment): string =>
  currency === 'INR' ? formatPaise(minorAmount) : `${currency} ${(minorAmount / MINOR_UNITS).toFixed(2)}`;
