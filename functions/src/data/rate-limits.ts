import { firestore } from '../lib/firebase.ts';
import { serialize } from '../lib/serialize.ts';

interface Window {
  limit: number;
  end: Date;
}

/**
 * Counts one more use under `key`, unless there were `limit` of them already: then it is false. The count is dropped
 * some time after `end` (by a TTL policy on `expiresAt`), so a key must belong to one window.
 */
export function spend(key: string, window: Window): Promise<boolean> {
  // At the counter itself, uses that are under way at the same time would get into each other's way.
  return serialize(key, () => countUse(key, window));
}

function countUse(key: string, { limit, end }: Window): Promise<boolean> {
  const counter = firestore().collection('rateLimits').doc(key);
  return firestore().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(counter);
    const count: number = snapshot.get('count') ?? 0;
    if (count >= limit) return false;
    transaction.set(counter, { count: count + 1, expiresAt: end });
    return true;
  });
}
