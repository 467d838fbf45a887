import { groupCopies } from '@aperture-byline/contract/order/order-summary';
import type {
  OrderEvent,
  OrderLine,
  StoredOrder,
  StoredSubOrder,
  TimelineEntry,
} from '@aperture-byline/contract/order/stored';

type OrderTimeline = Pick<StoredOrder, 'timeline' | 'artistIds'>;

const ENDS_ONE: readonly OrderEvent[] = ['declined', 'expired'];
const ENDS_REST: readonly OrderEvent[] = ['cancelled', 'unpaid'];
/** Events of a claim, which is about some prints of a sub-order. */
const OF_CLAIM: ReadonlySet<OrderEvent> = new Set([
  'claim_opened',
  'artist_reminded',
  'buyer_reminded',
  'claim_refused',
  'claim_disputed',
  'claim_withdrawn',
  'claim_closed',
  'claim_refunded',
  'replacement_agreed',
  'replacement_sent',
  'replaced',
  'return_agreed',
  'return_sent',
]);

/** A sub-order that an event is about, with the event that made it so. */
interface Meant {
  artistId: number;
  event: OrderEvent;
}

/** Finds the sub-orders of a timeline's entry by what stands up to there: events may come late. None if overpaid. */
export function findMeant(order: OrderTimeline, index: number): readonly Meant[] {
  const entry = order.timeline[index];
  if (!entry) return [];
  const { event, artistId } = entry;
  if (artistId !== null) return [{ artistId, event }];
  if (event === 'refund_due') return findRefundCause(order, index);
  if (event === 'refunded') return findRefunded(order, index);
  const left = findLeft(order, index);
  return toMeant(left.length > 0 ? left : findClaimedToBePaid(order, index), event);
}

/** The lines of an order that the entry at `index` of its timeline is about. */
export function findMeantLines(
  order: OrderTimeline & Pick<StoredOrder, 'lines'>,
  index: number,
  subOrders: readonly Pick<StoredSubOrder, 'artistId' | 'lines' | 'claim' | 'claimRefund'>[],
): readonly OrderLine[] {
  const meant = new Map(findMeant(order, index).map(({ artistId, event }) => [artistId, event]));
  return order.artistIds.flatMap((artistId) => {
    const event = meant.get(artistId);
    const lines = order.lines.filter((line) => line.artistId === artistId);
    if (event === undefined) return [];
    const subOrder = subOrders.find((one) => one.artistId === artistId);
    const claimed = subOrder?.claim?.lines.flatMap((position) => subOrder.lines[position] ?? []) ?? [];
    if (claimed.length === 0) return lines;
    if (OF_CLAIM.has(event)) return claimed;
    const wasRefunded = order.timeline
      .slice(0, index)
      .some((entry) => entry?.event === 'claim_refunded' && entry.artistId === artistId);
    if (event === 'reversal_paid' && wasRefunded) return claimed;
    return (event === 'paid_out' || event === 'payout_returned') && wasRefunded && subOrder
      ? listPaidLines(subOrder)
      : lines;
  });
}

/** Lists the lines of a sub-order without those whose price a claim gave back; all where it gave back all. */
export function listPaidLines({
  lines,
  claim,
  claimRefund,
}: Pick<StoredSubOrder, 'lines' | 'claim' | 'claimRefund'>): readonly OrderLine[] {
  const others = lines.filter((_, index) => !claim?.lines.includes(index) || claimRefund < claim.amount);
  return others.length > 0 ? others : lines;
}

/** The title of the first of these prints, and how many others there are; copies of a print are one. */
export function nameFirst(lines: readonly Pick<OrderLine, 'productId' | 'title'>[]): {
  title: string;
  others: number;
} {
  const prints = groupCopies(lines, ({ productId, title }) => `${productId} ${title}`);
  return { title: prints[0]?.print.title ?? '', others: Math.max(0, prints.length - 1) };
}

const toMeant = (artistIds: readonly number[], event: OrderEvent): readonly Meant[] =>
  artistIds.map((artistId) => ({ artistId, event }));

/** The artists whose sub-orders have not ended before the entry at `index`. */
function findLeft({ timeline, artistIds }: OrderTimeline, index: number): number[] {
  const before = timeline.slice(0, index).filter((entry) => entry !== null);
  if (before.some(({ event }) => ENDS_REST.includes(event))) return [];
  const ended = before.flatMap(({ event, artistId }) => (ENDS_ONE.includes(event) ? [artistId] : []));
  return artistIds.filter((artistId) => !ended.includes(artistId));
}

/** Returns the artists whose prints a buyer had claimed to have paid, for an order that ended before the answer. */
function findClaimedToBePaid(order: OrderTimeline, index: number): number[] {
  const at = order.timeline.slice(0, index).findLastIndex((entry) => entry?.event === 'payment_claimed');
  return at < 0 ? [] : findLeft(order, at);
}

/** Finds the cause of a refund before it in the same write; where less became due, payments may stand between. */
function findRefundCause(order: OrderTimeline, index: number): readonly Meant[] {
  const { timeline } = order;
  const causeAt = timeline[index - 1]?.event === 'paid' ? index - 2 : index - 1;
  const cause = timeline[causeAt];
  if (cause && isSameWrite(cause, timeline[index])) {
    const { event, artistId } = cause;
    if (artistId !== null && (ENDS_ONE.includes(event) || event === 'claim_refunded')) return [{ artistId, event }];
    if (ENDS_REST.includes(event)) return toMeant(findLeft(order, causeAt), event);
  }
  // It came when nothing was left to be sent; else it was too much.
  return findLeft(order, index).length > 0 ? [] : toMeant(findClaimedToBePaid(order, index), 'refund_due');
}

const isSameWrite = (one: TimelineEntry, other: TimelineEntry | null | undefined): boolean =>
  one.at.getTime() === other?.at.getTime();

/** A refund is of all that was to be given back then. */
function findRefunded(order: OrderTimeline, index: number): readonly Meant[] {
  const { timeline } = order;
  const from = timeline.slice(0, index).findLastIndex((entry) => entry?.event === 'refunded') + 1;
  return timeline
    .slice(from, index)
    .flatMap((entry, at) => (entry?.event === 'refund_due' ? findRefundCause(order, from + at) : []));
}
