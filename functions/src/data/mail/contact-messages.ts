import { type StoredContactMessage, storedContactMessage } from '@aperture-byline/contract/contact/stored';
import type { StoredContactDecision } from '@aperture-byline/contract/review/stored';
import { DAY } from '@aperture-byline/contract/shared/durations';
import { recordDecision } from '../core/audit.ts';
import { defineCollection, type WithId } from '../core/collection.ts';
import type { Cursor } from '../core/cursor.ts';
import { firestore } from '../core/database.ts';
import { countUpTo, deleteTrees, updateAll } from '../core/firestore.ts';
import { createMail, isRecent, type Mail, mails } from './mail.ts';

/** Days that messages are kept: of those that wait, and of those that were answered or closed, as the policy says. */
const KEPT_DAYS = { open: 730, closed: 90 } as const;

const contactMessages = defineCollection('contactMessages', storedContactMessage);

export type ContactEntry = WithId<StoredContactMessage>;

/** Time from which a message may be deleted that is in this state at `now`. */
export const expiryOf = (state: keyof typeof KEPT_DAYS, now: Date): Date =>
  new Date(now.getTime() + KEPT_DAYS[state] * DAY);

/** Stores a message with the mail that tells of it, once by its id, and not where it came just now by one of `near`. */
export function addContactMessage(
  [id, ...near]: readonly [string, ...string[]],
  message: StoredContactMessage,
  mail: Mail | null,
): Promise<void> {
  return firestore().runTransaction(async (transaction) => {
    const at = (name: string) => contactMessages.at(name).reference;
    const [known, ...others] = await transaction.getAll(at(id), ...near.map(at));
    if (known?.exists || others.some((other) => isRecent(other, new Date()))) return;
    transaction.create(at(id), message);
    if (mail) createMail(transaction, mails.at(`contact-${id}`).reference, mail);
  });
}

/** Reads those that wait, the longest waiting first, or the others, the newest first; those after `after`. */
export function readContactMessages({
  isOpen,
  after,
  limit,
}: {
  isOpen: boolean;
  after: Cursor | null;
  limit: number;
}): Promise<ContactEntry[]> {
  const direction = isOpen ? 'asc' : 'desc';
  const some = contactMessages
    .documents()
    .where('isOpen', '==', isOpen)
    .orderBy('createdAt', direction)
    .orderBy('__name__', direction)
    .limit(limit);
  return contactMessages.query(after ? some.startAfter(after.createdAt, after.id) : some);
}

const waiting = () => contactMessages.documents().where('isOpen', '==', true);

export function countOpenContactMessages(limit: number): Promise<number> {
  return countUpTo(waiting(), limit);
}

/** Since when the longest waiting one waits; null where none does. */
export async function readOldestContactMessage(): Promise<Date | null> {
  const [oldest] = await contactMessages.query(waiting().orderBy('createdAt').limit(1));
  return oldest?.createdAt ?? null;
}

/**
 * Closes a message with an entry in the audit log, and queues the mail that answers it, all at once. Null for none;
 * false where it is closed.
 */
export function settleContactMessage(
  id: string,
  { decision, answer, now }: { decision: StoredContactDecision; answer: string | null; now: Date },
  writeMail: ((message: ContactEntry) => Mail) | null,
): Promise<boolean | null> {
  return firestore().runTransaction(async (transaction) => {
    const message = await contactMessages.read(id, transaction);
    if (message === null) return null;
    if (!message.isOpen) return false;
    const change: Partial<StoredContactMessage> = {
      isOpen: false,
      answer,
      adminId: decision.adminId,
      expiresAt: expiryOf('closed', now),
    };
    transaction.update(contactMessages.at(id).reference, change);
    if (writeMail) createMail(transaction, mails.at(`contact-answer-${id}`).reference, writeMail(message));
    recordDecision(transaction, decision);
    return true;
  });
}

const sentFrom = (email: string) => contactMessages.documents().where('email', '==', email);

export function readContactMessagesFrom(email: string): Promise<ContactEntry[]> {
  return contactMessages.readAll(sentFrom(email));
}

export function deleteContactMessagesFrom(email: string): Promise<void> {
  return deleteTrees(sentFrom(email));
}

/** Removes a former administrator from what they answered or closed. */
export async function forgetAnswerer(userId: string): Promise<void> {
  await updateAll(contactMessages.documents().where('adminId', '==', Number(userId)), { adminId: null });
}
