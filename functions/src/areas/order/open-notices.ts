import type { StoredNotice } from '@aperture-byline/contract/notice/stored';
import type { StoredOrder, StoredPart } from '@aperture-byline/contract/order/stored';
import { closeNotices, readOpenNotices } from '../../data/notices.ts';
import { readOrder, readParts } from '../../data/orders.ts';

type Told = Pick<StoredNotice, 'kind' | 'state'>;

/** Whether a notice still waits for something that its reader has to do; `part` is the artist's own. */
export function wantsAnswer(
  { kind, state }: Told,
  { order, part }: { order: StoredOrder; part: StoredPart | undefined },
): boolean {
  if (kind === 'order')
    return (state === 'payment_due' || state === 'payment_reminded') && order.paymentStatus === 'due';
  if (state === 'placed' || state === 'reminded') return part?.status === 'awaiting_acceptance';
  return (state === 'paid' || state === 'late') && part?.status === 'accepted';
}

/** Closes the notices of an order, as it is now, whose readers have done what they asked for. */
export async function closeAnswered(orderId: string): Promise<void> {
  const [order, parts] = await Promise.all([readOrder(orderId), readParts(orderId)]);
  if (!order) return;
  const readers = new Set([order.buyerId, ...parts.map(({ artistId }) => artistId)]);
  for (const userId of readers) {
    if (userId === null) continue;
    const part = parts.find(({ artistId }) => artistId === userId);
    const open = await readOpenNotices(String(userId), orderId);
    const answered = open.filter((notice) => !wantsAnswer(notice, { order, part }));
    await closeNotices(
      String(userId),
      answered.map(({ id }) => id),
    );
  }
}
