import type { StoredPayoutDetails } from '@aperture-byline/contract/order/payouts/payout-details';
import { changeLeaverPayouts } from './data/orders/money/payout-details.ts';
import { changeAllPayouts } from './data/people/users.ts';
import { resealPayoutDetails } from './lib/payout-cipher.ts';

/**
 * Encrypts with the present key all payout details that an earlier one encrypted, each in a transaction, and says how
 * many. Repeating it changes nothing. What can't be decrypted stays as it is, and is counted.
 */
export async function resealAllPayoutDetails(): Promise<{ changed: number; unreadable: number }> {
  // By owner and nonce: a transaction may call more than once.
  const changed = new Set<string>();
  const unreadable = new Set<string>();
  const reseal = (artistId: string, stored: StoredPayoutDetails): StoredPayoutDetails | null => {
    const resealed = resealPayoutDetails(artistId, stored);
    if (resealed === 'same') return null;
    (resealed === null ? unreadable : changed).add(`${artistId} ${stored.sealed}`);
    return resealed;
  };
  await changeAllPayouts(reseal);
  await changeLeaverPayouts(reseal);
  return { changed: changed.size, unreadable: unreadable.size };
}
