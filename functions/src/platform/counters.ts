import { firestore } from './firebase.ts';

/** The last use of each key that is under way here. At the counter itself they would get into each other's way. */
const underWay = new Map<string, Promise<boolean>>();

interface Window {
  limit: number;
  end: Date;
}

/**
 * Counts one more use under `key`, unless there were `limit` of them already: then it is false. The count is dropped
 * some time after `end` (by a TTL policy on `expiresAt`), so a key must belong to one window.
 */
export async function spend(key: string, window: Window): Promise<boolean> {
  const count = () => countUse(key, window);
  const turn = (underWay.get(key) ?? Promise.resolve()).then(count, count);
  underWay.set(key, turn);
  try {
    return await turn;
  } finally {
    if (underWay.get(key) === turn) underWay.delete(key);
  }
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
