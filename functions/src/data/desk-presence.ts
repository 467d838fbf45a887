import { type StoredPresence, storedPresence } from '@aperture-byline/contract/desk/stored';
import { defineCollection, type WithId } from './collection.ts';
import { countReads, firestore } from './database.ts';
import { userAt } from './users.ts';

const presences = defineCollection('deskPresence', storedPresence);

/** Milliseconds. A browser that is closed says nothing. */
const LIFETIME = 60_000;
/** So many administrators are told of at a time. */
const PRESENT_MAX = 20;

export function readPresences(now: Date): Promise<WithId<StoredPresence>[]> {
  const live = presences.documents().where('expiresAt', '>', now).orderBy('expiresAt');
  return presences.query(live.limit(PRESENT_MAX));
}

/** Stores which entry somebody has before them; with null that it is none. Nothing is stored of who is gone. */
export async function writePresence(userId: string, reviewId: string | null, now: Date): Promise<void> {
  const { reference } = presences.at(userId);
  await firestore().runTransaction(async (transaction) => {
    const { exists } = await transaction.get(userAt(userId));
    countReads(1);
    if (reviewId === null || !exists) {
      transaction.delete(reference);
      return;
    }
    const expiresAt = new Date(now.getTime() + LIFETIME);
    const presence: StoredPresence = { userId: Number(userId), reviewId, seenAt: now, expiresAt };
    transaction.set(reference, presence);
  });
}

export async function deletePresence(userId: string): Promise<void> {
  await presences.at(userId).reference.delete();
}
