import { MINUTE } from '@aperture-byline/contract/shared/durations';
import { mapField, optionalField, text, time, withFallback } from '@aperture-byline/contract/shared/stored-fields';
import type { StoredContact } from '@aperture-byline/contract/user/stored';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { type InferOutput, object, string } from 'valibot';
import { forEachConcurrently } from '../../lib/concurrency.ts';
import { logError } from '../../lib/logger.ts';
import { defineCollection, type WithId } from '../core/collection.ts';
import { firestore } from '../core/database.ts';
import { deleteTrees } from '../core/firestore.ts';
import { findConfirmed } from '../people/confirmed-contacts.ts';
import { contactCollection, userAt } from '../people/users.ts';
import { NO_DELIVERY, newDelivery, storedDelivery } from './delivery.ts';

/** `mail/{id}`: sent by SMTP once it is created. */
export const storedMail = object({
  to: text,
  /** Whose profile it is about; missing in messages of the contact form. */
  userId: optionalField(string()),
  /** To whom it is about letters from the house. */
  subscriberId: optionalField(string()),
  /** Author of a message about an order, and the artist of its prints. */
  authorId: optionalField(string()),
  artistId: optionalField(string()),
  replyTo: optionalField(string()),
  /** Header fields beside those that every mail has. */
  headers: optionalField(mapField(string())),
  /** Time from which the TTL policy may delete the mail; missing in mails that stay. */
  expiresAt: optionalField(time),
  message: object({ subject: text, text, html: text }),
  delivery: withFallback(storedDelivery, NO_DELIVERY),
});
export type StoredMail = InferOutput<typeof storedMail>;
/** A mail before it is queued. */
export type Mail = Omit<StoredMail, 'delivery'>;
export const mails = defineCollection('mail', storedMail);

/** Queues a mail, which the trigger of its creation sends. Throws where there is one at this place. */
export function createMail(transaction: Transaction, place: DocumentReference, mail: Mail, now = new Date()): void {
  transaction.create(place, { ...mail, delivery: newDelivery(now) } satisfies StoredMail);
}

/** Time in which a mail that is asked for again is the one that was queued, whichever day or minute ends meanwhile. */
const RETRIES = MINUTE;

/** Returns the periods, by `nameOf`, in which a mail may be that is queued again at `now`; its own first. */
export function listNearPeriods(now: Date, nameOf: (time: Date) => string): [string, ...string[]] {
  const near = [-RETRIES, RETRIES].map((distance) => nameOf(new Date(now.getTime() + distance)));
  const own = nameOf(now);
  return [own, ...new Set(near.filter((name) => name !== own))];
}

export const isRecent = ({ createTime }: DocumentSnapshot, now: Date): boolean =>
  createTime !== undefined && createTime.toMillis() > now.getTime() - RETRIES;

/** Queues a mail once by its id, and not where it was queued just now under an id of `near`. */
export function queueMail(id: string, mail: Mail, near: readonly string[]): Promise<void> {
  return firestore().runTransaction(async (transaction) => {
    const found = await transaction.getAll(...[id, ...near].map(referenceMail));
    if (isNew(found)) createMail(transaction, referenceMail(id), mail);
  });
}

/**
 * Queues a mail once to a user's confirmed address, or to the one that `writeMail` names. False without a confirmed
 * address, or where `writeMail` returns null.
 */
export function queueMailTo(
  userId: string,
  id: string,
  writeMail: (contact: StoredContact) => (Omit<Mail, 'to' | 'userId'> & { to?: string }) | null,
  near: readonly string[] = [],
): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const user = userAt(userId);
    const address = user.collection('private').doc('contact');
    const documents = [user, address, ...[id, ...near].map(referenceMail)];
    const [record, snapshot, ...found] = await transaction.getAll(...documents);
    const stored = record?.exists && snapshot ? contactCollection(userId).parse(snapshot) : null;
    const contact = await findConfirmed(stored, record?.get('uid'));
    const mail = contact && writeMail(contact);
    if (contact === null || mail === null) return false;
    const { email, isConfirmed } = contact;
    if (isNew(found)) createMail(transaction, referenceMail(id), { to: email, userId, ...mail });
    if (!stored?.isConfirmed) transaction.update(address, { email, isConfirmed });
    return true;
  });
}

const referenceMail = (id: string) => mails.at(id).reference;

function isNew([known, ...near]: readonly DocumentSnapshot[]): boolean {
  const now = new Date();
  return !known?.exists && !near.some((mail) => isRecent(mail, now));
}

/** Writes one of several mails; null, and a line in the log, where that fails: the others don't wait for it. */
export function writeOrSkip<M>(write: () => M, about: object): M | null {
  try {
    return write();
  } catch (error) {
    logError('A mail could not be written', error, { ...about });
    return null;
  }
}

/**
 * `to`: mails to an address; `replyTo`: messages of the contact form that name it as their sender's; `userId`: mails to
 * a profile, also those to the addresses that it had before; `subscriberId`: mails about letters from the house;
 * `authorId` and `artistId`: mails to others about messages that a person wrote, or that are about their prints.
 */
type Role = 'to' | 'replyTo' | 'userId' | 'subscriberId' | 'authorId' | 'artistId';

function queryMail(role: Role, value: string) {
  return mails.documents().where(role, '==', value);
}

export function readMail(role: Role, value: string): Promise<WithId<StoredMail>[]> {
  return mails.readAll(queryMail(role, value));
}

/** Deletes the waiting mails of a restored database, which were sent after the backup. Returns how many that were. */
export async function deleteWaitingMail(): Promise<number> {
  let deleted = 0;
  await forEachConcurrently(mails.stream(mails.documents()), async ({ id, delivery }) => {
    if (delivery.state === 'SUCCESS' || delivery.state === 'ERROR') return;
    await mails.remove(id);
    deleted += 1;
  });
  return deleted;
}

export function deleteMail(role: Role, value: string): Promise<void> {
  return deleteTrees(queryMail(role, value));
}
