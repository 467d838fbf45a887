import { LIST_CAP } from '@aperture-byline/contract/shared/constants';
import type { StoredBookmark } from '@aperture-byline/contract/user/stored';
import { firestore } from '../lib/firebase.ts';
import { type Addition, addFigures, type FiguredWork } from './figures.ts';
import { collection, createAll, readQuery, toEntity, type WithId } from './firestore.ts';
import type { CountedWork } from './marks.ts';
import { countReads } from './read-count.ts';

/** By the ids of their stories, newest first; the newest ones, or all of them. */
export function readBookmarks(
  userId: string,
  { all = false }: { all?: boolean } = {},
): Promise<WithId<StoredBookmark>[]> {
  const bookmarks = collection(`users/${userId}/bookmarks`).orderBy('createdAt', 'desc');
  return readQuery(all ? bookmarks : bookmarks.limit(LIST_CAP));
}

/** Counts it in the figures of the story's owner. False where the story was bookmarked before. */
export function createBookmark(
  userId: string,
  { ownerId, ...work }: CountedWork,
  createdAt: Date,
): Promise<boolean> {
  const data: StoredBookmark = { createdAt, isCounted: true };
  return createAll([{ path: `users/${userId}/bookmarks/${work.id}`, data }], (batch) =>
    addFigures(batch, { artistId: ownerId, at: createdAt, ...oneOf(work, 1) }),
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
