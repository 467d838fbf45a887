import { type StoredLetter, storedLetter } from '@aperture-byline/contract/letter/stored';
import { LETTERS_MAX } from '@aperture-byline/contract/letter/wire';
import { pick } from 'valibot';
import { defineCollection, type WithId } from '../core/collection.ts';
import { firestore, runSerialized } from '../core/database.ts';
import { deleteDeadLettersAbout } from '../core/dead-letters.ts';
import { createMail, type Mail, mails, writeOrSkip } from './mail.ts';
import { eraseSubscriber, readConfirmed, readSubscriberIdBefore, type Subscriber } from './subscribers.ts';

const letters = defineCollection('letters', storedLetter);
const listed = defineCollection(
  'letters',
  pick(storedLetter, ['subject', 'state', 'version', 'sendAt', 'sentAt', 'missedAt', 'recipients', 'updatedAt']),
  { isPartial: true },
);
const archived = defineCollection(
  'letters',
  pick(storedLetter, ['subject', 'previewText', 'html', 'shown', 'sentAt']),
  {
    isPartial: true,
  },
);

export type StoredLetterWithId = WithId<StoredLetter>;
export type ListedLetter = NonNullable<ReturnType<typeof listed.parse>>;

/** In all states, what was changed last first. */
export function readLetters() {
  return listed.query(listed.documents().orderBy('updatedAt', 'desc').limit(LETTERS_MAX));
}

export function readSentLetters(limit = LETTERS_MAX) {
  return archived.query(archived.documents().orderBy('sentAt', 'desc').where('sentAt', '>', new Date(0)).limit(limit));
}

/** Reads the letters that are being sent, and those that are due. */
export async function readDueLetters(at: Date): Promise<StoredLetterWithId[]> {
  const open = letters.documents().where('state', 'in', ['scheduled', 'sending']);
  const found = await letters.query(open.limit(LETTERS_MAX));
  return found.filter(({ state, sendAt }) => state === 'sending' || (sendAt !== null && sendAt <= at));
}

export function readLetter(id: string): Promise<StoredLetterWithId | null> {
  return letters.read(id);
}

/** Once for each id. The letter as it is then, and whether it is new. */
export function createLetterAt(
  id: string | null,
  letter: StoredLetter,
): Promise<{ letter: StoredLetterWithId; isNew: boolean }> {
  const reference = id === null ? letters.documents().doc() : letters.documents().doc(id);
  return runSerialized(reference.path, async (transaction) => {
    const known = await letters.read(reference.id, transaction);
    if (known) return { letter: known, isNew: false };
    transaction.create(reference, letter);
    return { letter: { ...letter, id: reference.id }, isNew: true };
  });
}

/** Changes the fields that `change` answers, in a transaction; the letter as it is then. Null where there is none. */
export async function changeLetter(
  id: string,
  change: (letter: StoredLetterWithId) => Partial<StoredLetter>,
): Promise<StoredLetterWithId | null> {
  let changed: Partial<StoredLetter> = {};
  const before = await letters.transact(id, (letter) => {
    changed = change(letter);
    return changed;
  });
  return before && { ...before, ...changed };
}

/** A draft alone. False where it is none; true also where it is gone. */
export function deleteDraft(id: string): Promise<boolean> {
  const { reference } = letters.at(id);
  return runSerialized(reference.path, async (transaction) => {
    const letter = await letters.read(id, transaction);
    if (letter !== null && letter.state !== 'draft') return false;
    transaction.delete(reference);
    return true;
  });
}

/**
 * Queues the mails of the next subscribers and moves the cursor, in one transaction: a run that ends at any point is
 * continued, and two beside each other queue one mail each. How many were queued; null where the letter is not being
 * sent.
 */
export function queueNextMails(
  id: string,
  {
    limit,
    now,
    writeMail,
  }: { limit: number; now: Date; writeMail: (letter: StoredLetterWithId, reader: Subscriber) => Mail },
): Promise<number | null> {
  return firestore().runTransaction(async (transaction) => {
    const letter = await letters.read(id, transaction);
    if (letter?.state !== 'sending') return null;
    const readers = await readConfirmed(transaction, { cursor: letter.cursor, limit });
    let queued = 0;
    for (const reader of readers) {
      const mail = writeOrSkip(() => writeMail(letter, reader), { letterId: id, subscriberId: reader.id });
      if (mail === null) continue;
      createMail(transaction, mails.documents().doc(`letter-${id}-${reader.id}`), mail, now);
      queued += 1;
    }
    const progress: Partial<StoredLetter> = {
      cursor: readers.at(-1)?.id ?? letter.cursor,
      recipients: letter.recipients + queued,
      ...(readers.length < limit && {
        state: 'sent',
        sentAt: now,
        content: null,
        cursor: '',
        updatedAt: now,
      }),
    };
    transaction.update(letters.at(id).reference, progress);
    return readers.length;
  });
}

/** Returns the change of a letter that was due and not sent: a draft again, for an administrator to decide on. */
export const toMissed = ({ sendAt, version }: StoredLetter, now: Date): Partial<StoredLetter> => ({
  state: 'draft',
  sendAt: null,
  missedAt: sendAt,
  version: version + 1,
  updatedAt: now,
});

/** Stops letters of a restored database and returns how many: scheduled ones become drafts, others count as sent. */
export async function dropLetters(now: Date): Promise<number> {
  const open = await letters.readAll(letters.documents().where('state', 'in', ['scheduled', 'sending']));
  for (const { id } of open)
    await letters.transact(id, (letter) => {
      if (letter.state === 'scheduled') return toMissed(letter, now);
      return { state: 'sent', sentAt: letter.startedAt ?? now, content: null, cursor: '', updatedAt: now };
    });
  return open.length;
}

/** Deletes an address, its reminders and mails; cursors of letters that name it go back to the subscriber before. */
export async function eraseAddress(id: string): Promise<void> {
  await eraseSubscriber(id);
  await deleteDeadLettersAbout(id);
  for (const letter of await letters.readAll(letters.documents().where('cursor', '==', id))) {
    const before = await readSubscriberIdBefore(id);
    await letters.transact(letter.id, ({ cursor }) => (cursor === id ? { cursor: before } : {}));
  }
}

/** Removes a deleted account as editor of letters. The letters stay, since they belong to the site. */
export async function forgetEditor(userId: string): Promise<void> {
  const editor = Number(userId);
  const edited = await letters.readAll(letters.documents().where('editedBy', '==', editor));
  for (const { id } of edited)
    await letters.transact(id, ({ editedBy }) => (editedBy === editor ? { editedBy: null } : {}));
}
