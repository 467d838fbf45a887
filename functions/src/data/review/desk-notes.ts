import { storedComment } from '@aperture-byline/contract/comment/stored';
import { type StoredDeskNote, type StoredDeskNotes, storedDeskNotes } from '@aperture-byline/contract/desk/stored';
import { DESK_NOTES_MAX } from '@aperture-byline/contract/desk/wire';
import type { StoredReview } from '@aperture-byline/contract/review/stored';
import { CONTENT_KINDS } from '@aperture-byline/contract/work/work-kinds';
import type { Transaction } from 'firebase-admin/firestore';
import { pick } from 'valibot';
import { mapConcurrently } from '../../lib/concurrency.ts';
import { defineCollection, type WithId } from '../core/collection.ts';
import { countReads, firestore, runSerialized } from '../core/database.ts';
import { collectionGroup, deleteTrees } from '../core/firestore.ts';
import { readPeople, subOrderPath } from '../orders/sub-order-people.ts';
import { users } from '../people/users.ts';

/** The path of what a review is of; null where its kind can't be told. */
function subjectPath(review: StoredReview): string | null {
  switch (review.kind) {
    case 'comment':
      return `${review.on}/${review.workId}/comments/${review.commentId}`;
    case 'message':
    case 'conversation': {
      const subOrder = subOrderPath({ orderId: review.orderId, artistId: String(review.artistId) });
      return review.kind === 'message' ? `${subOrder}/messages/${review.messageId}` : subOrder;
    }
    case 'artist':
      return `users/${review.subjectId}`;
    default: {
      // The notes about a work are there for its revisions too.
      const kind = review.kind === 'revision' ? review.workKind : review.kind;
      return kind && `${CONTENT_KINDS[kind].collection}/${review.subjectId}`;
    }
  }
}

const notesIn = (subject: string) => defineCollection(`${subject}/deskNotes`, storedDeskNotes);
/** All notes about a subject are one document. */
const notesAt = (subject: string) => notesIn(subject).at('all');

const allNotes = defineCollection('deskNotes', storedDeskNotes);
const counts = defineCollection('deskNotes', pick(storedDeskNotes, ['subject', 'count']), { isPartial: true });

export type WithNoteCount<T> = WithId<T> & { notes: number };

/** Values of an `in` query: the database takes no more. */
const SUBJECTS_MAX = 30;

/** With how many notes there are. It costs a read for each subject that has notes, and one for each thirty others. */
export async function countNotes(reviews: readonly WithId<StoredReview>[]): Promise<WithNoteCount<StoredReview>[]> {
  const subjects = [...new Set(reviews.map(subjectPath))].filter((path) => path !== null);
  const chunks = Array.from({ length: Math.ceil(subjects.length / SUBJECTS_MAX) }, (_, index) =>
    subjects.slice(index * SUBJECTS_MAX, (index + 1) * SUBJECTS_MAX),
  );
  const found = await mapConcurrently(chunks, (chunk) =>
    counts.query(collectionGroup('deskNotes').where('subject', 'in', chunk)),
  );
  const bySubject = new Map(found.flat().map(({ subject, count }) => [subject, count]));
  return reviews.map((review) => ({ ...review, notes: bySubject.get(subjectPath(review) ?? '') ?? 0 }));
}

export async function readNotes(review: StoredReview): Promise<readonly StoredDeskNote[]> {
  const subject = subjectPath(review);
  return subject === null ? [] : ((await notesIn(subject).read('all'))?.notes ?? []);
}

/** Adds a note once; null where its id says something else, 'gone' without the subject or the author's role. */
export async function addNote(
  review: StoredReview,
  note: StoredDeskNote & { authorId: number },
): Promise<{ note: StoredDeskNote; isNew: boolean } | null | 'gone' | 'tooMany'> {
  const subject = subjectPath(review);
  if (subject === null) return 'gone';
  return runSerialized(`${subject}/deskNotes`, async (transaction) => {
    const author = await users.read(String(note.authorId), transaction);
    const personIds = await readPersonIds(transaction, review, subject);
    if (!author?.admin || personIds === null) return 'gone';
    const notes = (await notesIn(subject).read('all', transaction))?.notes ?? [];
    const known = notes.find(({ id }) => id === note.id);
    if (known) return known.text === note.text ? { note: known, isNew: false } : null;
    if (notes.length >= DESK_NOTES_MAX) return 'tooMany';
    transaction.set(notesAt(subject).reference, toDocument(subject, [...notes, note], personIds));
    return { note, isNew: true };
  });
}

function toDocument(
  subject: string,
  notes: StoredDeskNote[],
  personIds: StoredDeskNotes['personIds'],
): StoredDeskNotes {
  const authorIds = [...new Set(notes.map(({ authorId }) => authorId))].filter((id) => id !== null);
  return { subject, notes, count: notes.length, authorIds, personIds };
}

/** Whose erasure takes the notes, of a subject that stays then. Null where the subject is gone. */
async function readPersonIds(
  transaction: Transaction,
  review: StoredReview,
  subject: string,
): Promise<number[] | null> {
  if (review.kind === 'comment') {
    const comments = defineCollection(`${review.on}/${review.workId}/comments`, storedComment);
    const comment = await comments.read(review.commentId, transaction);
    return comment && [comment.authorId].filter((id) => id !== null);
  }
  if (review.kind === 'conversation') {
    const place = { orderId: review.orderId, artistId: String(review.artistId) };
    const people = await readPeople(place, transaction);
    return people && [people.artistId, people.buyerId].filter((id) => id !== null);
  }
  const { exists } = await transaction.get(firestore().doc(subject));
  countReads(1);
  return exists ? [] : null;
}

export async function deleteNote(
  review: StoredReview,
  { id, authorId }: Pick<StoredDeskNote, 'id'> & { authorId: number },
): Promise<boolean> {
  const subject = subjectPath(review);
  if (subject === null) return true;
  return runSerialized(`${subject}/deskNotes`, async (transaction) => {
    const stored = await notesIn(subject).read('all', transaction);
    const note = stored?.notes.find((one) => one.id === id);
    if (!stored || !note) return true;
    if (note.authorId !== authorId) return false;
    const others = stored.notes.filter((one) => one !== note);
    const { reference } = notesAt(subject);
    // The queue reads each document that is there.
    if (others.length === 0) transaction.delete(reference);
    else transaction.set(reference, toDocument(subject, others, stored.personIds));
    return true;
  });
}

const writtenBy = (userId: string) => collectionGroup('deskNotes').where('authorIds', 'array-contains', Number(userId));

export async function exportNotesBy(userId: string): Promise<object[]> {
  const found = await allNotes.readAll(writtenBy(userId));
  return found.flatMap(({ subject, notes }) =>
    notes.filter(({ authorId }) => String(authorId) === userId).map((note) => ({ ...note, subject })),
  );
}

/** Removes a person as author of notes, and deletes the notes about them. */
export async function eraseNotesOf(userId: string): Promise<void> {
  for (const { subject } of await allNotes.readAll(writtenBy(userId)))
    await notesIn(subject).transact('all', ({ notes, personIds }) =>
      toDocument(
        subject,
        notes.map((note) => (String(note.authorId) === userId ? { ...note, authorId: null } : note)),
        personIds,
      ),
    );
  await deleteTrees(collectionGroup('deskNotes').where('personIds', 'array-contains', Number(userId)));
}
