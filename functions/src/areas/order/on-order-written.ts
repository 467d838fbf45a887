import { copiesText, groupCopies } from '@aperture-byline/contract/order/order-summary';
import type { OrderLine, StoredOrder, StoredSubOrder, TimelineEntry } from '@aperture-byline/contract/order/stored';
import type { Seller } from '@aperture-byline/contract/settings/stored';
import { DAY } from '@aperture-byline/contract/shared/durations';
import { describeShipping } from '@aperture-byline/contract/shipping/rates';
import type { StoredContact } from '@aperture-byline/contract/user/stored';
import { isRestoring } from '../../data/core/restore-flag.ts';
import { readSellerSettings } from '../../data/core/settings.ts';
import { queueMailTo } from '../../data/mail/mail.ts';
import { createNotice } from '../../data/mail/notices.ts';
import { readSubOrders } from '../../data/orders/orders.ts';
import { config } from '../../lib/config.ts';
import { findMeant, findMeantLines, nameFirst } from '../../lib/order/meant-prints.ts';
import { computeOpenAmount, computeOpenRefund, computePayout } from '../../lib/order/order-amounts.ts';
import type { Side } from './mail/email-text.ts';
import { closeAnswered, wantsAnswer } from './mail/open-notices.ts';
import { isProgress, writeOrderEmail } from './mail/order-emails.ts';

export interface OrderWritten {
  orderId: string;
  before: StoredOrder | null;
  after: StoredOrder | null;
}

/** Age from which an entry is not notified when it appears: it comes from a backup or the seed. */
const NEWS = DAY;

/**
 * Trigger of an order: notifies each side what this write added to the timeline, by a notice and a mail, and closes the
 * notices of what was done. The order and the entry's place in the timeline name them, so that an event that comes
 * twice tells once.
 */
export async function onOrderWritten({ orderId, before, after }: OrderWritten): Promise<void> {
  if (after === null) return;
  const known = before?.timeline.length ?? 0;
  const news = after.timeline.flatMap((entry, index) =>
    entry !== null && index >= known && Date.now() - entry.at.getTime() < NEWS ? [{ entry, index }] : [],
  );
  // What a restored database brings up was told before the restore, and the erasures that are repeated then tell it
  // again.
  if (news.length === 0 || (await isRestoring())) return;
  const subOrders = await readSubOrders(orderId);
  const seller = await readSellerSettings();
  for (const { entry, index } of news) {
    const event = { id: `${orderId}-${index}`, orderId, order: after, entry, index, seller };
    if (after.buyerId !== null) await notify(event, { side: 'buyer', userId: after.buyerId, subOrders });
    const artistIds = findMeant(after, index).map(({ artistId }) => artistId);
    for (const subOrder of subOrders.filter(({ artistId }) => artistIds.includes(artistId)))
      await notify(event, { side: 'artist', userId: subOrder.artistId, subOrders: [subOrder] });
  }
  // Last, and by what is stored then: an event that comes late may have opened one that is answered already.
  await closeAnswered(orderId);
}

/** Event of an order, with the prefix of the ids of its notices and mails. */
interface OrderNews {
  id: string;
  orderId: string;
  order: StoredOrder;
  entry: TimelineEntry;
  index: number;
  seller: Seller;
}

interface Reader {
  side: Side;
  userId: number;
  /** All of the order's, or the artist's own alone. */
  subOrders: readonly StoredSubOrder[];
}

async function notify(
  { id, orderId, order, entry, index, seller }: OrderNews,
  { side, userId, subOrders }: Reader,
): Promise<void> {
  const { event, at } = entry;
  const artistId = side === 'artist' ? userId : entry.artistId;
  const subOrder = subOrders.find((one) => one.artistId === artistId);
  const artistName = order.lines.find((line) => line.artistId === artistId)?.artistName ?? '';
  const meant = findMeantLines(order, index, subOrders);
  const lines = side === 'buyer' ? meant : meant.filter((line) => line.artistId === userId);
  const { title, others } = nameFirst(lines);
  const { siteUrl, contactEmail } = config();
  const message = writeOrderEmail(event, side, {
    name: side === 'buyer' ? order.buyerName : artistName,
    artistName,
    amount: selectAmount(event, order, subOrder),
    prints: namePrints(lines),
    shipping: describeShipping(order.shippingMethod),
    isPaid: subOrder !== undefined && subOrder.paidAt !== null,
    orderId,
    siteUrl,
    seller,
  });
  if (message === null) return;
  // An artist may buy their own print, and hears of it on both sides.
  const notice = { kind: side === 'buyer' ? 'order' : 'sale', state: event } as const;
  await createNotice(String(userId), `${id}-${side}`, {
    ...notice,
    ...(wantsAnswer(notice, { order, subOrders }) && { wantsAnswer: true }),
    subjectId: orderId,
    title,
    ...(others > 0 && { others }),
    // The order keeps title and artist as they were bought, also when the artist leaves.
    ownerId: null,
    createdAt: at,
  });
  const isWanted = ({ orderProgressMails }: StoredContact) => orderProgressMails !== false || !isProgress(event, side);
  const mail = { ...(contactEmail && { replyTo: contactEmail }), message };
  await queueMailTo(String(userId), `${id}-${side === 'buyer' ? side : userId}`, (contact) =>
    isWanted(contact) ? mail : null,
  );
}

/** `2 × Harbour, 60cm x 40cm, Oak`. */
function namePrints(lines: readonly OrderLine[]): string[] {
  const options = ({ width, height, frameType }: OrderLine) => `${width}cm x ${height}cm, ${frameType}`;
  const groups = groupCopies(lines, (line) => `${line.productId} ${line.title} ${options(line)}`);
  return groups.map(({ print, count }) => `${copiesText(count, print.title)}, ${options(print)}`);
}

function selectAmount(event: TimelineEntry['event'], order: StoredOrder, subOrder: StoredSubOrder | undefined): number {
  if (event === 'paid_out') return subOrder === undefined ? 0 : computePayout(subOrder);
  if (event === 'reversal_paid') return subOrder?.reversalAmount ?? 0;
  if (event === 'refund_due') return computeOpenRefund(order);
  if (event === 'refunded') return order.refunds.at(-1)?.amount ?? 0;
  return computeOpenAmount(order);
}
