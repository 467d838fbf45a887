import { type ReminderEvent, type StoredReminder, storedReminder } from '@aperture-byline/contract/reminder/stored';
import { DAY } from '@aperture-byline/contract/shared/durations';
import { defineCollection, readTogether, type WithId } from '../core/collection.ts';
import { runSerialized } from '../core/database.ts';
import { deleteTrees } from '../core/firestore.ts';
import { users } from '../people/users.ts';

/** Days for which a reminder is kept that nothing came of. */
export const REMINDER_DAYS = 400;

const reminderCollection = (userId: string) => defineCollection(`users/${userId}/reminders`, storedReminder);

/** Idempotent. The record is read with it, so that an erasure misses none. */
export function createReminder(
  userId: string,
  { exhibitionId, event, now }: { exhibitionId: string; event: ReminderEvent; now: Date },
): Promise<'created' | 'known' | 'noProfile'> {
  const reminders = reminderCollection(userId);
  return runSerialized(reminders.path, async (transaction) => {
    const handle = reminders.at(exhibitionId);
    const [user, known] = await readTogether(transaction, users.at(userId), handle);
    if (!user || user.anonymous) return 'noProfile';
    if (known?.event === event) return 'known';
    const expiresAt = new Date(now.getTime() + REMINDER_DAYS * DAY);
    transaction.set(handle.reference, { exhibitionId, event, createdAt: now, expiresAt } satisfies StoredReminder);
    return 'created';
  });
}

export async function hasReminder(userId: string, exhibitionId: string): Promise<boolean> {
  return (await reminderCollection(userId).read(exhibitionId)) !== null;
}

export async function deleteReminder(userId: string, exhibitionId: string): Promise<void> {
  await reminderCollection(userId).at(exhibitionId).reference.delete();
}

export function deleteReminders(userId: string): Promise<void> {
  return deleteTrees(reminderCollection(userId).documents());
}

export function readReminders(userId: string): Promise<WithId<StoredReminder>[]> {
  const reminders = reminderCollection(userId);
  return reminders.readAll(reminders.documents());
}
