import type { StoredPayoutDetails } from '@aperture-byline/contract/order/payouts/payout-details';
import { storedSubOrder } from '@aperture-byline/contract/order/stored';
import type { Transaction } from 'firebase-admin/firestore';
import { pick } from 'valibot';
import { forEachConcurrently } from '../../../lib/concurrency.ts';
import { defineCollection } from '../../core/collection.ts';
import { collectionGroup } from '../../core/firestore.ts';
import { contactCollection } from '../../people/users.ts';
import type { SubOrder } from '../orders.ts';

/** Reads where an artist is paid: of the account, or as it is kept with the sub-orders of who left. */
export async function readPayoutOf(
  artistId: number,
  subOrders: readonly Pick<SubOrder, 'leaverPayout'>[],
  transaction?: Transaction,
): Promise<StoredPayoutDetails | null> {
  const contact = await contactCollection(String(artistId)).read('contact', transaction);
  return contact?.payout ?? subOrders.find(({ leaverPayout }) => leaverPayout)?.leaverPayout ?? null;
}

const leaverPayoutsIn = (path: string) =>
  defineCollection(path, pick(storedSubOrder, ['orderId', 'artistId', 'leaverPayout']), { isPartial: true });

/** Changes where artists are paid who have left, in each sub-order that keeps it, as `change` answers; not for null. */
export async function changeLeaverPayouts(
  change: (artistId: string, payout: StoredPayoutDetails) => StoredPayoutDetails | null,
): Promise<void> {
  const all = leaverPayoutsIn('parts').stream(collectionGroup('parts'));
  await forEachConcurrently(all, async ({ orderId, artistId, leaverPayout: found }) => {
    if (!found) return;
    await leaverPayoutsIn(`orders/${orderId}/parts`).transact(String(artistId), ({ leaverPayout: stored }) => {
      const leaverPayout = stored && change(String(artistId), stored);
      return leaverPayout ? { leaverPayout } : {};
    });
  });
}
