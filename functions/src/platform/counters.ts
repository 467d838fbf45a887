import { firestore } from './firebase.ts';

/**
 * Counts one more use under `key`, unless there were `limit` of them already: then it is false. The count is dropped
 * some time after `end` (by a TTL policy on `expiresAt`), so a key must belong to one window.
 */
export function spend(key: string, { limit, end }: { limit: number; end: Date }): Promise<boolean> {
  const counter = firestore().collection('rateLimits').doc(key);
  return firestore().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(counter);
    const count: number = snapshot.get('count') ?? 0;
    if (count >= limit) return false;
    transaction.set(counter, { count: count + 1, expiresAt: end });
    return true;
  });
}
