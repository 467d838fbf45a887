import type { ReminderEvent } from '@aperture-byline/contract/reminder/stored';
import { CONFIRMATION_DAYS } from '@aperture-byline/contract/subscription/wire';
import type {
  DocumentReference,
  DocumentSnapshot,
  Query,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import { countReads, firestore } from '../core/database.ts';
import { collectionGroup, deleteTrees } from '../core/firestore.ts';
import { contactCollection, userAt } from '../people/users.ts';
import { addressReminders } from './address-reminders.ts';
import { createMail, type Mail, mails, writeOrSkip } from './mail.ts';
import { inDays, subscriberId } from './subscribers.ts';

/** Reminders of one transaction, whose mails are about a megabyte. */
const BATCH = 100;

/** Beginning of a mail's id, which names event, time and reader: moved events get another mail, others exist once. */
const MAIL_IDS: Readonly<Record<ReminderEvent, string>> = { opening: 'reminder', closing: 'closing' };

interface Fanout {
  exhibitionId: string;
  event: ReminderEvent;
  /** When the exhibition opens or closes. */
  eventAt: Date;
  now: Date;
  /** `userId` is that of a user's reminder. */
  writeMail: (reader: { subscriberId: string; userId?: string }) => Pick<Mail, 'message' | 'headers' | 'replyTo'>;
}

/**
 * Queues the mails of an event and deletes its reminders, a batch in one transaction: a run that ends at any point
 * leaves each reminder with its mail or without, and the next run continues. Those that nobody confirmed go unanswered.
 * How many mails were queued.
 */
export async function queueReminders(fanout: Fanout): Promise<number> {
  const due = remindersOf(fanout.exhibitionId, fanout.event).limit(BATCH);
  let queued = 0;
  let last: QueryDocumentSnapshot | undefined;
  do {
    const page = last ? due.startAfter(last) : due;
    const batch = await firestore().runTransaction((transaction) => queueBatch(transaction, page, fanout));
    queued += batch.queued;
    last = batch.last;
  } while (last !== undefined);
  return queued;
}

const remindersOf = (exhibitionId: string, event: ReminderEvent): Query =>
  collectionGroup('reminders').where('exhibitionId', '==', exhibitionId).where('event', '==', event);

/** Deletes the reminders of an event, of users and of addresses, without a mail. */
export function deleteRemindersOf(exhibitionId: string, event: ReminderEvent): Promise<void> {
  return deleteTrees(remindersOf(exhibitionId, event));
}

async function queueBatch(
  transaction: Transaction,
  page: Query,
  { exhibitionId, event, eventAt, now, writeMail }: Fanout,
): Promise<{ queued: number; last: QueryDocumentSnapshot | undefined }> {
  const { docs } = await transaction.get(page);
  countReads(Math.max(1, docs.length));
  const due = docs.map((reminder) => ({ reminder, ...toReader(reminder) }));
  const occasion = `${MAIL_IDS[event]}-${exhibitionId}-${eventAt.getTime()}`;
  const places = due.map(({ id }) => mails.documents().doc(`${occasion}-${id}`));
  const read = await readAll(transaction, [...places, ...due.flatMap(({ needs }) => needs)]);
  let queued = 0;
  due.forEach(({ reminder, findAddress }, index) => {
    const place = places[index] as DocumentReference;
    const address = findAddress(read, now);
    if (address !== null && !read.get(place.path)?.exists) {
      const reader = { subscriberId: subscriberId(address.to), ...('userId' in address && { userId: address.userId }) };
      const mail = writeOrSkip(() => writeMail(reader), { mailId: place.id });
      if (mail) {
        createMail(transaction, place, { ...address, ...mail });
        queued += 1;
      }
    }
    transaction.delete(reminder.ref);
  });
  return { queued, last: docs.length === BATCH ? docs.at(-1) : undefined };
}

/** Documents by their paths. */
type Found = ReadonlyMap<string, DocumentSnapshot>;

/** To whom a mail goes, and of whom it tells. */
type Address = Required<Pick<Mail, 'to' | 'userId'>> | (Pick<Mail, 'to' | 'expiresAt'> & { subscriberId: string });

interface Reader {
  id: string;
  /** Documents to read beside the reminder in order to find the address. */
  needs: readonly DocumentReference[];
  /** Null where the reader has none that is confirmed, never said yes or is gone. */
  findAddress: (found: Found, now: Date) => Address | null;
}

/** A reminder stands below its user, or below the address. */
function toReader(reminder: QueryDocumentSnapshot): Reader {
  const parent = reminder.ref.parent.parent as DocumentReference;
  return parent.parent.id === 'users' ? toUser(parent.id) : toSubscriber(parent.id, reminder);
}

function toUser(userId: string): Reader {
  const record = userAt(userId);
  const contact = record.collection('private').doc('contact');
  return {
    id: userId,
    needs: [record, contact],
    findAddress: (found) => {
      const snapshot = found.get(record.path)?.exists ? found.get(contact.path) : undefined;
      const parsed = snapshot && contactCollection(userId).parse(snapshot);
      return parsed?.isConfirmed ? { to: parsed.email, userId } : null;
    },
  };
}

function toSubscriber(id: string, snapshot: QueryDocumentSnapshot): Reader {
  return {
    id,
    needs: [],
    findAddress: (_found, now) => {
      const reminder = addressReminders(id).parse(snapshot);
      if (!reminder || reminder.confirmedAt === null || reminder.expiresAt <= now) return null;
      return { to: reminder.email, subscriberId: id, expiresAt: inDays(now, CONFIRMATION_DAYS) };
    },
  };
}

async function readAll(transaction: Transaction, references: readonly DocumentReference[]): Promise<Found> {
  if (references.length === 0) return new Map();
  const snapshots = await transaction.getAll(...references);
  countReads(snapshots.length);
  return new Map(snapshots.map((snapshot) => [snapshot.ref.path, snapshot]));
}
