import { openRefundOf } from '@aperture-byline/contract/order/order-amounts';
import type { StoredOrder, StoredPart, TimelineEntry } from '@aperture-byline/contract/order/stored';
import { queueMail } from '../../data/mail.ts';
import { createNotice } from '../../data/notices.ts';
import { readParts } from '../../data/orders.ts';
import { readContact } from '../../data/users.ts';
import { now } from '../../lib/clock.ts';
import { config } from '../../lib/config.ts';
import { type Side, writeOrderEmail } from './order-emails.ts';

/** One write of `orders/{orderId}`, as its event describes it. */
export interface OrderWritten {
  orderId: string;
  before: StoredOrder | null;
  after: StoredOrder | null;
}

/** What is older when it appears comes from a backup or the seed, and is news to nobody. */
const NEWS = 24 * 60 * 60 * 1000;

/**
 * Trigger of an order: tells each side what this write added to the timeline, by a notice and a mail. The order and the entry's
 * place in the timeline name them, so that an event that comes twice tells once.
 */
export async function onOrderWritten({ orderId, before, after }: OrderWritten): Promise<void> {
  if (after === null) return;
  const known = timelineOf(before).length;
  const news = timelineOf(after)
    .map((entry, index) => ({ entry, index }))
    .filter(({ entry, index }) => index >= known && now().getTime() - entry.at.getTime() < NEWS);
  if (news.length === 0) return;
  const parts = await readParts(orderId);
  for (const { entry, index } of news) {
    const event = { id: `${orderId}-${index}`, orderId, order: after, entry };
    if (after.buyerId !== null) await tell(event, { side: 'buyer', userId: after.buyerId });
    for (const part of concerned(entry, parts))
      await tell(event, { side: 'artist', userId: part.artistId, part });
  }
}

/** Empty for an order written by hand without one, of which a retry would not make more. */
function timelineOf(order: StoredOrder | null): readonly TimelineEntry[] {
  return order?.timeline ?? [];
}

/** Whose artists an event concerns. How an order ended and who was paid is final, so that the parts tell it later too. */
function concerned({ event, artistId }: TimelineEntry, parts: readonly StoredPart[]): readonly StoredPart[] {
  if (artistId !== null) return parts.filter((part) => part.artistId === artistId);
  if (event === 'cancelled' || event === 'unpaid')
    return parts.filter(({ status }) => status === 'cancelled');
  if (event === 'paid') return parts.filter(({ paidAt }) => paidAt !== null);
  return parts;
}

/** One event of an order, and the id that the ids of its notices and mails begin with. */
interface OrderNews {
  id: string;
  orderId: string;
  order: StoredOrder;
  entry: TimelineEntry;
}

interface Reader {
  side: Side;
  userId: number;
  /** The artist's own. */
  part?: StoredPart;
}

async function tell({ id, orderId, order, entry }: OrderNews, { side, userId, part }: Reader): Promise<void> {
  const { event, at } = entry;
  const artistId = part?.artistId ?? entry.artistId;
  const line = order.lines.find((one) => artistId === null || one.artistId === artistId);
  const artistName = line?.artistName ?? '';
  const { siteUrl, contactEmail } = config();
  const message = writeOrderEmail(event, side, {
    name: side === 'buyer' ? order.buyerName : artistName,
    artistName,
    amount: amountOf(event, order, part),
    orderId,
    siteUrl,
  });
  if (message === null) return;
  // An artist may buy their own print, and hears of it on both sides.
  await createNotice(String(userId), `${id}-${side}`, {
    kind: side === 'buyer' ? 'order' : 'sale',
    state: event,
    subjectId: orderId,
    title: line?.title ?? '',
    // The order keeps title and artist as they were bought, also when the artist leaves.
    ownerId: null,
    createdAt: at,
  });
  const contact = await readContact(String(userId));
  if (typeof contact?.email !== 'string') return;
  await queueMail(`${id}-${side === 'buyer' ? side : userId}`, {
    to: contact.email,
    ...(contactEmail && { replyTo: contactEmail }),
    message,
  });
}

function amountOf(event: TimelineEntry['event'], order: StoredOrder, part: StoredPart | undefined): number {
  if (event === 'paid_out') return part?.subtotal ?? 0;
  if (event === 'refund_due') return openRefundOf(order);
  if (event === 'refunded') return order.refunds.at(-1)?.amount ?? 0;
  return order.amountDue;
}
