import { type StoredReminder, storedReminder } from '@aperture-byline/contract/reminder/stored';
import { defineCollection, readTogether, type WithId } from './collection.ts';
import { runSerialized } from './database.ts';
import { collectionGroup, streamSnapshots } from './firestore.ts';
import { users } from './users.ts';

/** Milliseconds for which a reminder is kept that nothing came of. */
const LIFETIME = 400 * 24 * 60 * 60 * 1000;

const reminderCollection = (userId: string) => defineCollection(`users/${userId}/reminders`, storedReminder);

/** Idempotent. The record is read with it, so that an erasure misses none. */
export function createReminder(
  userId: string,
  exhibitionId: string,
  now: Date,
): Promise<'created' | 'known' | 'noProfile'> {
  const reminders = reminderCollection(userId);
  return runSerialized(reminders.path, async (transaction) => {
    const handle = reminders.at(exhibitionId);
    const [user, known] = await readTogether(transaction, users.at(userId), handle);
    if (!user || user.anonymous) return 'noProfile';
    if (known) return 'known';
    const expiresAt = new Date(now.getTime() + LIFETIME);
    transaction.create(handle.reference, {
      exhibitionId,
      createdAt: now,
      expiresAt,
    } satisfies StoredReminder);
    return 'created';
  });
}

export async function hasReminder(userId: string, exhibitionId: string): Promise<boolean> {
  return (await reminderCollection(userId).read(exhibitionId)) !== null;
}

/** Nothing happens where there is none. */
export async function deleteReminder(userId: string, exhibitionId: string): Promise<void> {
  await reminderCollection(userId).at(exhibitionId).reference.delete();
}

/** All of a user's. */
export function readReminders(userId: string): Promise<WithId<StoredReminder>[]> {
  const reminders = reminderCollection(userId);
  return reminders.readAll(reminders.documents());
}

/** The ids of the users who wait for the opening of an exhibition. */
export async function* streamReminded(exhibitionId: string): AsyncGenerator<string> {
  const waiting = collectionGroup('reminders').where('exhibitionId', '==', exhibitionId);
  for await (const { ref } of streamSnapshots(waiting)) {
    const userId = ref.parent.parent?.id;
    if (userId !== undefined) yield userId;
  }
}
