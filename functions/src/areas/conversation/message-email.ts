import { orderNumber } from '@aperture-byline/contract/order/order-summary';
import { pagePaths } from '@aperture-byline/contract/pages/page-table';
import type { WriteMail } from '../../data/mail/message-news.ts';
import type { Side } from '../../data/orders/sub-order-people.ts';
import { config } from '../../lib/config.ts';
import { writeEmail } from '../../lib/email/write-email.ts';

/** Tells that somebody wrote; the words stand on the order's page alone: a mail would give them the house's voice. */
export function writeMessageEmail(sender: Side): WriteMail {
  return ({ side }, { place: { orderId, artistId }, artistName, seller }) => {
    const { siteUrl, contactEmail } = config();
    const { order, studio } = pagePaths(siteUrl);
    const number = orderNumber(orderId);
    const name = { buyer: 'The buyer', artist: artistName || 'The artist', house: 'One of us' }[sender];
    const message = writeEmail({
      subject: `A message about order ${number}`,
      name: '',
      paragraphs: [`${name} wrote to you about order ${number}. You read and answer it on our site.`],
      link:
        side === 'buyer'
          ? { label: `Your order ${number}`, address: `${order(orderId)}#messages-${artistId}` }
          : { label: `Order ${number}`, address: `${studio}/orders#messages-${orderId}` },
      seller,
    });
    return { message, ...(contactEmail && { replyTo: contactEmail }) };
  };
}
