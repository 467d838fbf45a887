import { copiesText, groupCopies, isEndedWithoutSale } from '@aperture-byline/contract/order/order-summary';
import type { OrderLine, StoredOrder, StoredSubOrder, TimelineEntry } from '@aperture-byline/contract/order/stored';
import { describeSize } from '@aperture-byline/contract/product/print-placement';
import type { Seller, StoredShopSettings } from '@aperture-byline/contract/settings/stored';
import { formatTime } from '@aperture-byline/contract/shared/dates';
import { DAY } from '@aperture-byline/contract/shared/durations';
import { formatArrival, joinArrivals } from '@aperture-byline/contract/shipping/arrival';
import { describeShipping } from '@aperture-byline/contract/shipping/rates';
import { isRestoring } from '../../data/core/restore-flag.ts';
import { readSellerSettings, readShopSettings } from '../../data/core/settings.ts';
import { queueMailTo } from '../../data/mail/mail.ts';
import { createNotice } from '../../data/mail/notices.ts';
import { readSubOrders } from '../../data/orders/orders.ts';
import { readContact } from '../../data/people/users.ts';
import { config } from '../../lib/config.ts';
import { estimateSubOrderArrival } from '../../lib/order/state/arrival.ts';
import { findMeant, findMeantLines, listPaidLines, nameFirst } from '../../lib/order/state/meant-prints.ts';
import { computeOpenAmount, computeOpenRefund } from '../../lib/order/state/order-amounts.ts';
import { jpegPath } from '../../lib/pictures/picture-addresses.ts';
import { paymentProvider } from '../../payments/configured-provider.ts';
import type { Side } from './mail/email-text.ts';
import {
  ASKS_TO_PAY,
  describePayment,
  describePayout,
  describeRefundNote,
  describeReturnedPayout,
  describeShipment,
} from './mail/mail-facts.ts';
import { closeAnswered, wantsAnswer } from './mail/open-notices.ts';
import { isNotified, isProgress, type NotifiedEvent, writeOrderEmail } from './mail/order-emails.ts';
import { ASKS_FOR_DETAILS } from './payments/payout-details.ts';

interface OrderWritten {
  orderId: string;
  before: StoredOrder | null;
  after: StoredOrder | null;
}

/** Age from which an entry is not notified when it appears: it comes from a backup or the seed. */
const NEWS = DAY;

/**
 * Trigger of an order: notifies each side what this write added to the timeline, by notices and one mail, and closes
 * the notices of what was done. The order and the entry's place in the timeline name them, so that an event that comes
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
  const shop = news.some(({ entry }) => ASKS_TO_PAY.has(entry.event)) ? await readShopSettings() : null;
  const context = { orderId, order: after, seller, shop };
  if (after.buyerId !== null) await notifySide(news, context, { side: 'buyer', userId: after.buyerId, subOrders });
  for (const subOrder of subOrders) {
    const own = news.filter(({ index }) =>
      findMeant(after, index).some(({ artistId }) => artistId === subOrder.artistId),
    );
    const transfer = own.find(({ entry }) => isOfTransfer(entry.event));
    const paidOut = transfer ? await readPaidOut(subOrder, transfer.entry.event) : [];
    const artistNews = transfer && paidOut.length === 0 ? own.filter((one) => one !== transfer) : own;
    await notifySide(artistNews, context, {
      side: 'artist',
      userId: subOrder.artistId,
      subOrders: [subOrder],
      paidOut,
      asksForDetails: own.some(({ entry }) => entry.event === 'paid') && !(await hasPayoutDetails(subOrder)),
    });
  }
  // Last, and by what is stored then: an event that comes late may have opened one that is answered already.
  await closeAnswered(orderId);
}

async function hasPayoutDetails({ artistId }: StoredSubOrder): Promise<boolean> {
  return Boolean((await readContact(String(artistId)))?.payout?.masked);
}

/** Whether it is of a transfer to an artist, which may be for several orders and is told once. */
const isOfTransfer = (event: TimelineEntry['event']): boolean => event === 'paid_out' || event === 'payout_returned';

/**
 * Reads all that the transfer of this event pays an artist, or paid before it came back; nothing where it is told with
 * another one of its orders.
 */
async function readPaidOut(
  subOrder: StoredSubOrder,
  event: TimelineEntry['event'],
): Promise<readonly StoredSubOrder[]> {
  const { orderId, artistId, payoutOrders, returnedPayouts } = subOrder;
  const paid = event === 'payout_returned' ? returnedPayouts.at(-1)?.orders : payoutOrders;
  const [first = orderId, ...others] = paid ?? [];
  if (first !== orderId) return [];
  const found = await Promise.all(others.map(readSubOrders));
  return [subOrder, ...found.flat().filter((one) => one.artistId === artistId)];
}

/** Entry that one write added to the timeline of an order. */
interface News {
  entry: TimelineEntry;
  index: number;
}

interface Context {
  orderId: string;
  order: StoredOrder;
  seller: Seller;
  /** Null where nothing asks to pay. */
  shop: StoredShopSettings | null;
}

interface Reader {
  side: Side;
  userId: number;
  /** All of the order's, or the artist's own alone. */
  subOrders: readonly StoredSubOrder[];
  /** All that the transfer paid which a payout of theirs, or its return, tells of. */
  paidOut?: readonly StoredSubOrder[];
  /** Whether an artist has sold something and not entered where they are paid. */
  asksForDetails?: boolean;
}

/** Notifies a side by a notice for each event, and by one mail: what a decision causes is written in one go. */
async function notifySide(news: readonly News[], context: Context, reader: Reader): Promise<void> {
  const { orderId, order, seller } = context;
  const { side, userId, subOrders } = reader;
  const notified = news.flatMap(({ entry, index }) =>
    isNotified(entry.event, side) ? [{ entry, index, ...collectFacts({ entry, index }, context, reader) }] : [],
  );
  const [first] = notified;
  if (!first) return;
  const { siteUrl, contactEmail } = config();
  await queueMailTo(String(userId), `${orderId}-${first.index}-${side === 'buyer' ? side : userId}`, (contact) => {
    const wanted = notified.filter(({ event }) => contact.orderProgressMails !== false || !isProgress(event, side));
    const shown = wanted.find(({ event }) => event === 'accepted')?.lines.find(({ picture }) => picture)?.picture;
    const message = writeOrderEmail(wanted, side, {
      name: side === 'buyer' ? order.buyerName : first.facts.artistName,
      orderId,
      siteUrl,
      seller,
      paysOnline: paymentProvider() !== null,
      ...(shown && { picture: { address: `${siteUrl}${jpegPath(shown)}`, alt: shown.alt } }),
    });
    return message && { ...(contactEmail && { replyTo: contactEmail }), message };
  });
  for (const { entry, index, lines } of notified) {
    const { title, others } = nameFirst(lines);
    // An artist may buy their own print, and hears of it on both sides.
    const notice = { kind: side === 'buyer' ? 'order' : 'sale', state: entry.event } as const;
    await createNotice(String(userId), `${orderId}-${index}-${side}`, {
      ...notice,
      ...(wantsAnswer(notice, { order, subOrders }) && { wantsAnswer: true }),
      subjectId: orderId,
      title,
      ...(others > 0 && { others }),
      // The order keeps title and artist as they were bought, also when the artist leaves.
      ownerId: null,
      createdAt: entry.at,
    });
    if (entry.event === 'paid' && reader.asksForDetails) await askForDetails(context, reader, { lines, at: entry.at });
  }
}

/** Asks an artist once where they are paid, by a notice about the first print that is paid. */
async function askForDetails(
  { orderId }: Context,
  { userId }: Reader,
  { lines, at }: { lines: readonly OrderLine[]; at: Date },
): Promise<void> {
  await createNotice(String(userId), ASKS_FOR_DETAILS, {
    kind: 'sale',
    state: 'payout_details',
    subjectId: orderId,
    title: nameFirst(lines).title,
    ownerId: null,
    createdAt: at,
  });
}

/** Collects the prints that an event is about, to an artist their own alone, and what a mail says of it. */
function collectFacts(
  { entry, index }: News,
  { orderId, order, shop }: Context,
  { side, userId, subOrders, paidOut = [], asksForDetails = false }: Reader,
): NotifiedEvent & { lines: readonly OrderLine[] } {
  const { event, at } = entry;
  const artistId = side === 'artist' ? userId : entry.artistId;
  const subOrder = subOrders.find((one) => one.artistId === artistId);
  const meant = findMeantLines(order, index, subOrders);
  const own = side === 'buyer' ? meant : meant.filter((line) => line.artistId === userId);
  const lines = isOfTransfer(event) ? [...own, ...paidOut.slice(1).flatMap(listPaidLines)] : own;
  const arrivals = (subOrder ? [subOrder] : subOrders).flatMap((one) => estimateSubOrderArrival(order, one, at) ?? []);
  const arrival = joinArrivals(arrivals);
  const amount = selectAmount(event, order, subOrder);
  return {
    event,
    lines,
    facts: {
      artistName: order.lines.find((line) => line.artistId === artistId)?.artistName ?? '',
      amount,
      prints: namePrints(lines),
      shipping: describeShipping(order.shippingMethod),
      arrival: arrival ? formatArrival(arrival) : '',
      ready: formatLatest((subOrder ? [subOrder] : subOrders).map(({ prepareBy }) => prepareBy)),
      answerBy: formatLatest((subOrder ? [subOrder] : subOrders).map(({ acceptBy }) => acceptBy)),
      artists: new Set(lines.map((line) => line.artistId)).size,
      payment: shop && ASKS_TO_PAY.has(event) ? describePayment(shop, orderId, amount) : [],
      shipment: describeShipment(event, subOrder),
      refundNote: describeRefundNote(event, subOrder),
      payout: event === 'payout_returned' ? describeReturnedPayout(paidOut) : describePayout(paidOut),
      asksForDetails,
      isPaid: (subOrder ? subOrder.paidAt : order.payment) !== null,
      isOver: side === 'buyer' && subOrders.every(isEndedWithoutSale),
    },
  };
}

/** The last of these times as a day; empty without one. */
function formatLatest(times: readonly (Date | null)[]): string {
  const [latest] = times.filter((time) => time !== null).sort((a, b) => b.getTime() - a.getTime());
  return latest ? formatTime(latest.toISOString()) : '';
}

/** `2 × Harbour, 60cm x 40cm, Oak`. */
function namePrints(lines: readonly OrderLine[]): string[] {
  const options = (line: OrderLine) => `${describeSize(line)}, ${line.frameType}`;
  const groups = groupCopies(lines, (line) => `${line.productId} ${line.title} ${options(line)}`);
  return groups.map(({ print, count }) => `${copiesText(count, print.title)}, ${options(print)}`);
}

function selectAmount(event: TimelineEntry['event'], order: StoredOrder, subOrder: StoredSubOrder | undefined): number {
  if (event === 'claim_refunded') return subOrder?.claimRefund ?? 0;
  if (event === 'reversal_paid') return subOrder?.reversalAmount ?? 0;
  if (event === 'refund_due') return computeOpenRefund(order);
  if (event === 'refunded') return order.refunds.at(-1)?.amount ?? 0;
  return computeOpenAmount(order);
}
