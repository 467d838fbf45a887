import {
  type ReminderEvent,
  type StoredAddressReminder,
  storedAddressReminder,
} from '@aperture-byline/contract/reminder/stored';
import { CONFIRMATION_DAYS } from '@aperture-byline/contract/subscription/wire';
import type { Transaction } from 'firebase-admin/firestore';
import { issueTime, type SubscriptionToken } from '../../lib/email/subscription-tokens.ts';
import { defineCollection, type WithId } from '../core/collection.ts';
import { runSerialized } from '../core/database.ts';
import type { Mail } from './mail.ts';
import { REMINDER_DAYS } from './reminders.ts';
import {
  hasEnded,
  inDays,
  prepareMail,
  readSubscriber,
  type Subscriber,
  subscriberId,
  subscribers,
  withConsent,
} from './subscribers.ts';

export type AddressReminder = WithId<StoredAddressReminder>;

/** Reminders of one address that are shown. */
const REMINDERS_MAX = 200;

export const addressReminders = (id: string) => defineCollection(`subscribers/${id}/reminders`, storedAddressReminder);

const pathOf = (id: string): string => subscribers.at(id).reference.path;

const isKept = (reminder: AddressReminder, now: Date): boolean => reminder.expiresAt > now;

/** Reads the reminders of an address that have not expired, confirmed or not. */
export async function readAddressReminders(
  id: string,
  now: Date,
  transaction?: Transaction,
): Promise<AddressReminder[]> {
  const reminders = addressReminders(id);
  const found = await reminders.query(reminders.documents().limit(REMINDERS_MAX), transaction);
  return found.filter((reminder) => isKept(reminder, now));
}

/**
 * Notes that somebody asked for a reminder, and queues the mail about it; only the mail where its owner said yes to the
 * same event before. Past the mails of a day, or sent again within a minute, nothing is queued or noted, and nobody is
 * told.
 */
export function requestAddressReminder(
  email: string,
  {
    exhibitionId,
    event,
    sentence,
    now,
    writeMail,
  }: {
    exhibitionId: string;
    event: ReminderEvent;
    sentence: string;
    now: Date;
    writeMail: (id: string, options: { isReminded: boolean; issuedAt: Date }) => Omit<Mail, 'to' | 'subscriberId'>;
  },
): Promise<void> {
  const id = subscriberId(email);
  const { reference } = addressReminders(id).at(exhibitionId);
  return runSerialized(pathOf(id), async (transaction) => {
    const stored = await addressReminders(id).read(exhibitionId, transaction);
    const known = stored && isKept(stored, now) ? stored : null;
    const queue = await prepareMail(transaction, id, now);
    const to = email.trim().toLowerCase();
    const isConfirmed = known?.confirmedAt != null;
    const isReminded = isConfirmed && known?.event === event;
    const issuedAt = issueTime(now, known?.createdAt ?? now);
    const isWaiting = known?.consents.at(-1)?.event === 'requested';
    const outcome = queue(to, writeMail(id, { isReminded, issuedAt }), { isNew: !isReminded && !isWaiting });
    if (outcome !== 'queued' || isReminded) return;
    const consents = withConsent(known?.consents ?? [], { event: 'requested', sentence, at: now });
    if (isConfirmed) {
      // Of another event: it stays until its owner says yes to this one.
      transaction.update(reference, { consents });
      return;
    }
    transaction.set(reference, {
      exhibitionId,
      event,
      email: to,
      confirmedAt: null,
      consents,
      createdAt: known?.createdAt ?? now,
      expiresAt: inDays(now, CONFIRMATION_DAYS),
    } satisfies StoredAddressReminder);
  });
}

/** Reads the reminder that a token confirms; null where the token has ended, names none or is older. */
export async function readNamedReminder(
  token: SubscriptionToken,
  now: Date,
  transaction?: Transaction,
): Promise<AddressReminder | null> {
  const { subscriberId: id, use, issuedAt, exhibitionId } = token;
  if (use !== 'remind' || exhibitionId === undefined || hasEnded(token, now)) return null;
  const reminder = await addressReminders(id).read(exhibitionId, transaction);
  return reminder && isKept(reminder, now) && reminder.createdAt <= issuedAt ? reminder : null;
}

/** Confirms it, for this event if it was of another one. Null where the token names none. */
export function confirmAddressReminder(
  token: SubscriptionToken,
  { event, sentence, now }: { event: ReminderEvent; sentence: string; now: Date },
): Promise<AddressReminder | null> {
  return runSerialized(pathOf(token.subscriberId), async (transaction) => {
    const reminder = await readNamedReminder(token, now, transaction);
    if (reminder === null || (reminder.confirmedAt !== null && reminder.event === event)) return reminder;
    const change = {
      event,
      confirmedAt: now,
      consents: withConsent(reminder.consents, { event: 'confirmed', sentence, at: now }),
      expiresAt: inDays(now, REMINDER_DAYS),
    };
    transaction.update(addressReminders(token.subscriberId).at(reminder.id).reference, change);
    return { ...reminder, ...change };
  });
}

export interface StoredAddress {
  id: string;
  email: string;
  /** Null where nobody asked for letters. */
  letters: Subscriber | null;
  reminders: AddressReminder[];
}

/** To what a token leads. Null where nothing of the address was stored when it was issued, and where it has ended. */
export async function readAddress(
  token: SubscriptionToken,
  now: Date,
  transaction?: Transaction,
): Promise<StoredAddress | null> {
  if (hasEnded(token, now)) return null;
  const { subscriberId: id, issuedAt } = token;
  const letters = await readSubscriber(token, now, transaction);
  const reminders = await readAddressReminders(id, now, transaction);
  const [first] = [letters, ...reminders].filter((stored) => stored !== null && stored.createdAt <= issuedAt);
  return first ? { id, email: first.email, letters, reminders } : null;
}

/** Queues a mail to the address that a token leads to. Null where that is none. */
export function queueAddressMail(
  token: SubscriptionToken,
  { now, writeMail }: { now: Date; writeMail: (address: StoredAddress) => Omit<Mail, 'to' | 'subscriberId'> },
): Promise<'queued' | 'repeated' | 'tooMany' | null> {
  return runSerialized(pathOf(token.subscriberId), async (transaction) => {
    const address = await readAddress(token, now, transaction);
    if (address === null) return null;
    const queue = await prepareMail(transaction, address.id, now);
    return queue(address.email, writeMail(address));
  });
}
