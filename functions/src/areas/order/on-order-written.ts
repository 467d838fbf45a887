import { copiesText, groupCopies, isEndedWithoutSale } from '@aperture-byline/contract/order/order-summary';
import type {
  OrderLine,
  StoredOrder,
  StoredSubOrder,
  TimelineEntry,
} from '@aperture-byline/contract/order/stored';
import type { Seller } from '@aperture-byline/contract/settings/stored';
import { describeShipping } from '@aperture-byline/contract/shipping/rates';
import type { StoredContact } from '@aperture-byline/contract/user/stored';
import { queueMailTo } from '../../data/mail.ts';
import { createNotice } from '../../data/notices.ts';
import { readSubOrders } from '../../data/orders.ts';
import { isRestoring } from '../../data/restore-flag.ts';
import { readSellerSettings } from '../../data/settings.ts';
import { config } from '../../lib/config.ts';
import { computeOpenAmount, computeOpenRefund, computePayout } from '../../lib/order/order-amounts.ts';
import type { Side } from './email-text.ts';
import { closeAnswered, wantsAnswer } from './open-notices.ts';
import { isProgress, writeOrderEmail } from './order-emails.ts';

/** One write of `orders/{orderId}`, as its event describes it. */
export interface OrderWritten {
  orderId: string;
  before: StoredOrder | null;
  after: StoredOrder | null;
}

/** What is older when it appears comes from a backup or the seed, and is news to nobody. */
const NEWS = 24 * 60 * 60 * 1000;

/**
 * Trigger of an order: notifies each side what this write added to the timeline, by a notice and a mail, and closes the notices of what
 * was done. The order and the entry's place in the timeline name them, so that an event that comes twice tells once.
 */
export async function onOrderWritten({ orderId, before, after }: OrderWritten): Promise<void> {
  if (after === null) return;
  const known = before?.timeline.length ?? 0;
  const news = after.timeline.flatMap((entry, index) =>
    entry !== null && index >= known && Date.now() - entry.at.getTime() < NEWS ? [{ entry, index }] : [],
  );
  // What a restored database brings up was told before the restore, and the erasures that are repeated then tell it again.
  if (news.length === 0 || (await isRestoring())) return;
  const subOrders = await readSubOrders(orderId);
  const seller = await readSellerSettings();
  for (const { entry, index } of news) {
    const event = { id: `${orderId}-${index}`, orderId, order: after, entry, seller };
    if (after.buyerId !== null) await notify(event, { side: 'buyer', userId: after.buyerId, subOrders });
    for (const subOrder of findConcerned(entry, subOrders))
      await notify(event, { side: 'artist', userId: subOrder.artistId, subOrders: [subOrder] });
  }
  // Last, and by what is stored then: an event that comes late may have opened one that is answered already.
  await closeAnswered(orderId);
}

/** Events that end what is left of an order. */
const ENDS: readonly TimelineEntry['event'][] = ['cancelled', 'unpaid'];

/** Whose artists an event concerns. How an order ended and who was paid is final, so that the sub-orders tell it later too. */
function findConcerned(
  { event, artistId }: TimelineEntry,
  subOrders: readonly StoredSubOrder[],
): readonly StoredSubOrder[] {
  if (artistId !== null) return subOrders.filter((subOrder) => subOrder.artistId === artistId);
  if (ENDS.includes(event)) return subOrders.filter(({ status }) => status === 'cancelled');
  if (event === 'paid') return subOrders.filter(({ paidAt }) => paidAt !== null);
  return subOrders;
}

/** One event of an order, and the id that the ids of its notices and mails begin with. */
interface OrderNews {
  id: string;
  orderId: string;
  order: StoredOrder;
  entry: TimelineEntry;
  seller: Seller;
}

interface Reader {
  side: Side;
  userId: number;
  /** All of the order's, or the artist's own alone. */
  subOrders: readonly StoredSubOrder[];
}

async function notify(
  { id, orderId, order, entry, seller }: OrderNews,
  { side, userId, subOrders }: Reader,
): Promise<void> {
  const { event, at } = entry;
  const subOrder = findNamedSubOrder(entry, order, subOrders);
  const line = order.lines.find(({ artistId }) => artistId === subOrder?.artistId);
  const artistName = line?.artistName ?? '';
  const { siteUrl, contactEmail } = config();
  const message = writeOrderEmail(event, side, {
    name: side === 'buyer' ? order.buyerName : artistName,
    artistName,
    amount: selectAmount(event, order, subOrder),
    prints: namePrints(side === 'buyer' ? order.lines : (subOrder?.lines ?? [])),
    shipping: order.shippingMethod ? describeShipping(order.shippingMethod) : '',
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
    title: line?.title ?? '',
    // The order keeps title and artist as they were bought, also when the artist leaves.
    ownerId: null,
    createdAt: at,
  });
  const isWanted = ({ orderProgressMails }: StoredContact) =>
    orderProgressMails !== false || !isProgress(event, side);
  const mail = { ...(contactEmail && { replyTo: contactEmail }), message };
  await queueMailTo(String(userId), `${id}-${side === 'buyer' ? side : userId}`, (contact) =>
    isWanted(contact) ? mail : null,
  );
}

/** Events about money that goes back: they name a print that will not come. */
const REFUNDS: readonly TimelineEntry['event'][] = ['refund_due', 'refunded'];

/**
 * The sub-order that a notice and a mail name. Of a whole order it is the first, in the order of its lines, that the event is about:
 * one that it ended, a print that will not come where money goes back, else one that will.
 */
function findNamedSubOrder(
  { event, artistId }: TimelineEntry,
  { artistIds }: StoredOrder,
  subOrders: readonly StoredSubOrder[],
): StoredSubOrder | undefined {
  if (artistId !== null) return subOrders.find((subOrder) => subOrder.artistId === artistId);
  const sorted = [...subOrders].sort((a, b) => artistIds.indexOf(a.artistId) - artistIds.indexOf(b.artistId));
  const isMeant = (subOrder: StoredSubOrder) =>
    ENDS.includes(event)
      ? subOrder.status === 'cancelled'
      : isEndedWithoutSale(subOrder) === REFUNDS.includes(event);
  return sorted.find(isMeant) ?? sorted[0];
}

/** `2 × Harbour, 60cm x 40cm, Oak`. */
function namePrints(lines: readonly OrderLine[]): string[] {
  const options = ({ width, height, frameType }: OrderLine) => `${width}cm x ${height}cm, ${frameType}`;
  const groups = groupCopies(lines, (line) => `${line.productId} ${line.title} ${options(line)}`);
  return groups.map(({ print, count }) => `${copiesText(count, print.title)}, ${options(print)}`);
}

function selectAmount(
  event: TimelineEntry['event'],
  order: StoredOrder,
  subOrder: StoredSubOrder | undefined,
): number {
  if (event === 'paid_out') return subOrder === undefined ? 0 : computePayout(subOrder);
  if (event === 'reversal_paid') return subOrder?.reversalAmount ?? 0;
  if (event === 'refund_due') return computeOpenRefund(order);
  if (event === 'refunded') return order.refunds.at(-1)?.amount ?? 0;
  return computeOpenAmount(order);
}
