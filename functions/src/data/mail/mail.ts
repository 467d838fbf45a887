import { mapField, optionalField, text, time } from '@aperture-byline/contract/shared/stored-fields';
import type { StoredContact } from '@aperture-byline/contract/user/stored';
import { type InferOutput, object, string } from 'valibot';
import { forEachConcurrently } from '../../lib/concurrency.ts';
import { logError } from '../../lib/logger.ts';
import { defineCollection, type WithId } from '../core/collection.ts';
import { firestore } from '../core/database.ts';
import { createAll, deleteTrees } from '../core/firestore.ts';
import { findConfirmed } from '../people/confirmed-contacts.ts';
import { contactCollection, userAt } from '../people/users.ts';

/** `mail/{id}`: a document of Firebase's "Trigger Email" extension, which adds how its delivery went. */
export const storedMail = object({
  to: text,
  /** Whose profile it is about; missing in messages of the contact form. The extension ignores it. */
  userId: optionalField(string()),
  /** To whom it is about letters from the house. The extension ignores it. */
  subscriberId: optionalField(string()),
  /** Author of a message about an order, and the artist of its prints. The extension ignores both. */
  authorId: optionalField(string()),
  artistId: optionalField(string()),
  replyTo: optionalField(string()),
  /** Header fields beside those that every mail has. */
  headers: optionalField(mapField(string())),
  /** Time from which the TTL policy may delete the mail; missing in mails that stay. */
  expiresAt: optionalField(time),
  message: object({ subject: text, text, html: text }),
  /** How the extension's delivery went. */
  delivery: optionalField(object({ state: optionalField(string()) })),
});
export type Mail = InferOutput<typeof storedMail>;
export const mails = defineCollection('mail', storedMail);

/** Queues a mail once: the same id a second time changes nothing. */
export async function queueMail(id: string, mail: Mail): Promise<void> {
  await createAll([{ path: `mail/${id}`, data: mail }]);
}

/**
 * Queues a mail once to a user, at their confirmed address at that time. `writeMail` returns null where the user does
 * not want it. Returns false then, and where the address or the user does not exist.
 */
export function queueMailTo(
  userId: string,
  id: string,
  writeMail: (contact: StoredContact) => Omit<Mail, 'to' | 'userId'> | null,
): Promise<boolean> {
  const document = mails.documents().doc(id);
  return firestore().runTransaction(async (transaction) => {
    const user = userAt(userId);
    const address = user.collection('private').doc('contact');
    const [known, record, snapshot] = await transaction.getAll(document, user, address);
    const stored = record?.exists && snapshot ? contactCollection(userId).parse(snapshot) : null;
    const contact = await findConfirmed(stored, record?.get('uid'));
    const mail = contact && writeMail(contact);
    if (contact === null || mail === null) return false;
    const { email, isConfirmed } = contact;
    if (!known?.exists) transaction.create(document, { to: email, userId, ...mail } satisfies Mail);
    if (!stored?.isConfirmed) transaction.update(address, { email, isConfirmed });
    return true;
  });
}

/** A mail of several in one transaction. Null, and a line in the log, where it cannot be written: the others don't wait for it. */
export function writeOrSkip<M>(write: () => M, about: object): M | null {
  try {
    return write();
  } catch (error) {
    logError('A mail could not be written', error, { ...about });
    return null;
  }
}

/**
 * `to`: mails to an address; `replyTo`: messages of the contact form that name it as their sender's; `userId`: mails to a profile,
 * also those to the addresses that it had before; `subscriberId`: mails about letters from the house; `authorId` and `artistId`: mails to others
 * about messages that a person wrote, or that are about their prints.
 */
type Role = 'to' | 'replyTo' | 'userId' | 'subscriberId' | 'authorId' | 'artistId';

function queryMail(role: Role, value: string) {
  return mails.documents().where(role, '==', value);
}

export function readMail(role: Role, value: string): Promise<WithId<Mail>[]> {
  return mails.readAll(queryMail(role, value));
}

/** Deletes the waiting mails of a restored database, which were sent after the backup. Returns how many that were. */
export async function deleteWaitingMail(): Promise<number> {
  let deleted = 0;
  await forEachConcurrently(mails.stream(mails.documents()), async ({ id, delivery }) => {
    if (delivery?.state === 'SUCCESS' || delivery?.state === 'ERROR') return;
    await mails.at(id).reference.delete();
    deleted += 1;
  });
  return deleted;
}

export function deleteMail(role: Role, value: string): Promise<void> {
  return deleteTrees(queryMail(role, value));
}
