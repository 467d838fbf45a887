import { type ReminderEvent, type StoredReminder, storedReminder } from '@aperture-byline/contract/reminder/stored';
import { DAY } from '@aperture-byline/contract/shared/durations';
import { defineCollection, readTogether, type WithId } from '../core/collection.ts';
import { runSerialized } from '../core/database.ts';
import { users } from '../people/users.ts';

/** Days for which a reminder is kept that nothing came of. */
export const REMINDER_DAYS = 400;

export const remindersOf = (userId: string) => defineCollection(`users/${userId}/reminders`, storedReminder);

/** Idempotent. The record is read with it, so that an erasure misses none. */
export function createReminder(
  userId: string,
  { exhibitionId, event, now }: { exhibitionId: string; event: ReminderEvent; now: Date },
): Promise<'created' | 'known' | 'noProfile'> {
  const reminders = remindersOf(userId);
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

export function readReminders(userId: string): Promise<WithId<StoredReminder>[]> {
  const reminders = remindersOf(userId);
  return reminders.readAll(reminders.documents());
}
