import { LIST_CAP } from '@aperture-byline/contract/shared/constants';
import type { StoredBookmark } from '@aperture-byline/contract/user/stored';
import { firestore } from '../lib/firebase.ts';
import { serialize } from '../lib/serialize.ts';
import { type Addition, addFigures, type FiguredWork } from './figures.ts';
import { collection, readAll, readDocument, readQuery, toEntity, type WithId } from './firestore.ts';
import type { CountedLikeable } from './marks.ts';
import { countReads } from './read-count.ts';
import { userAt } from './users.ts';

/** By the ids of their stories, newest first; the newest ones, or all of them. */
export function readBookmarks(
  userId: string,
  { all = false }: { all?: boolean } = {},
): Promise<WithId<StoredBookmark>[]> {
  const bookmarks = collection(`users/${userId}/bookmarks`).orderBy('createdAt', 'desc');
  return all ? readAll(bookmarks) : readQuery(bookmarks.limit(LIST_CAP));
}

export async function hasBookmark(userId: string, blogId: string): Promise<boolean> {
  return (await readDocument(`users/${userId}/bookmarks/${blogId}`)) !== null;
}

/**
 * Counts it in the figures of the story's owner. False where the story was bookmarked before, null where it is gone, undefined where
 * the user is.
 */
export function createBookmark(
  userId: string,
  { ownerId, ...work }: CountedLikeable,
  createdAt: Date,
): Promise<boolean | null | undefined> {
  const document = userAt(userId).collection('bookmarks').doc(work.id);
  const bookmark: StoredBookmark = { createdAt, isCounted: true };
  // Sent twice at once, they would otherwise wait for each other's locks in the database.
  return serialize(document.path, () =>
    firestore().runTransaction(async (transaction) => {
      const story = firestore().doc(`${work.on}/${work.id}`);
      const [user, found, before] = await transaction.getAll(userAt(userId), story, document);
      countReads(3);
      if (!user?.exists) return undefined;
      if (!found?.exists) return null;
      if (before?.exists) return false;
      transaction.create(document, bookmark);
      addFigures(transaction, { artistId: ownerId, at: createdAt, ...oneOf(work, 1) });
      return true;
    }),
  );
}

/** Takes it off the figures again, of the day when it was counted. Nothing happens where there is none. */
export async function deleteBookmark(userId: string, blogId: string): Promise<void> {
  const document = firestore().doc(`users/${userId}/bookmarks/${blogId}`);
  await firestore().runTransaction(async (transaction) => {
    const [found, blog] = await transaction.getAll(document, firestore().doc(`blogs/${blogId}`));
    countReads(2);
    const bookmark = found && toEntity<StoredBookmark>(found);
    if (!bookmark) return;
    transaction.delete(document);
    const artistId: unknown = blog?.get('creator.userId');
    if (bookmark.isCounted !== true || typeof artistId !== 'number') return;
    const work = { on: 'blogs', id: blogId } as const;
    addFigures(transaction, { artistId, at: bookmark.createdAt, ...oneOf(work, -1) });
  });
}

function oneOf(work: FiguredWork, bookmarks: 1 | -1): Pick<Addition, 'figures' | 'works'> {
  return { figures: { bookmarks }, works: [{ work, figures: { bookmarks } }] };
}
