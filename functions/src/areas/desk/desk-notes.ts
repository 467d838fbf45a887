import { randomUUID } from 'node:crypto';
import { deskMessages } from '@aperture-byline/contract/desk/desk-messages';
import type { StoredDeskNote } from '@aperture-byline/contract/desk/stored';
import type { DeskNote } from '@aperture-byline/contract/desk/wire';
import type { StoredReview } from '@aperture-byline/contract/review/stored';
import { isId } from '@aperture-byline/contract/shared/ids';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import type { WithId } from '../../data/core/collection.ts';
import { readUserCards } from '../../data/people/users.ts';
import { addNote, deleteNote, readNotes } from '../../data/review/desk-notes.ts';
import { readReview } from '../../data/review/reviews.ts';
import { ApiError } from '../../lib/errors.ts';
import { idOfJson } from '../../lib/sha256.ts';

/** Lists administrators' notes on a review that waits. Throws NOT_FOUND for one that does not wait. */
export async function listDeskNotes(reviewId: unknown, userId: string | null): Promise<DeskNote[]> {
  return toAnswers(await readNotes(await requireReview(reviewId)), userId);
}

/** Adds a note, once for each key. Throws NOT_FOUND for what does not wait, KEY_REUSED, CONFLICT for too many. */
export async function addDeskNote(
  reviewId: unknown,
  text: string,
  { userId, key }: { userId: string | null; key: string | null },
): Promise<{ note: DeskNote; isNew: boolean }> {
  const review = await requireReview(reviewId);
  const added = await addNote(review, {
    id: idOfJson(key === null ? randomUUID() : [userId, review.id, key]),
    authorId: Number(userId),
    text,
    createdAt: new Date(),
  });
  if (added === null) throw new ApiError('KEY_REUSED');
  if (added === 'gone') throw new ApiError('NOT_FOUND');
  if (added === 'tooMany') throw new ApiError('CONFLICT', { message: deskMessages.tooManyNotes });
  const [note] = await toAnswers([added.note], userId);
  if (!note) throw new ApiError('NOT_FOUND');
  return { note, isNew: added.isNew };
}

/** Deletes an own note if it is there. Throws NOT_FOUND for what does not wait, FORBIDDEN for another's. */
export async function deleteDeskNote(
  { reviewId, noteId }: Readonly<Record<'reviewId' | 'noteId', string>>,
  userId: string | null,
): Promise<void> {
  const review = await requireReview(reviewId);
  if (!(await deleteNote(review, { id: noteId, authorId: Number(userId) })))
    throw new ApiError('FORBIDDEN', { message: deskMessages.notYours });
}

async function requireReview(reviewId: unknown): Promise<WithId<StoredReview>> {
  const review = isId(reviewId) ? await readReview(reviewId) : null;
  if (!review) throw new ApiError('NOT_FOUND');
  return review;
}

/** With the names of the authors as they are now. */
async function toAnswers(notes: readonly StoredDeskNote[], userId: string | null): Promise<DeskNote[]> {
  const authorIds = new Set(notes.map(({ authorId }) => authorId).filter((id) => id !== null));
  const authors = await readUserCards([...authorIds].map(String));
  const names = new Map(authors.map((author) => [author.userId, fullName(author)]));
  return notes.map(({ id, authorId, text, createdAt }) => ({
    id,
    authorName: (authorId !== null && names.get(authorId)) || '',
    isOwn: String(authorId) === userId,
    text,
    createdAt: createdAt.toISOString(),
  }));
}
