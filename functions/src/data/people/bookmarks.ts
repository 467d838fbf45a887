import { LIST_CAP } from '@aperture-byline/contract/shared/constants';
import { type StoredBookmark, storedBookmark } from '@aperture-byline/contract/user/stored';
import { defineCollection, readTogether, type WithId } from '../core/collection.ts';
import { countReads, firestore, runSerialized } from '../core/database.ts';
import type { CountedLikeable } from '../stats/engagement.ts';
import { type Addition, addStats, type StatsSubject } from '../stats/stats.ts';
import { blogs } from '../works/blogs.ts';
import { userAt } from './users.ts';

export const bookmarksOf = (userId: string) => defineCollection(`users/${userId}/bookmarks`, storedBookmark);

/** By the ids of their stories, newest first; the newest ones, or all of them. */
export function readBookmarks(
  userId: string,
  { all = false }: { all?: boolean } = {},
): Promise<WithId<StoredBookmark>[]> {
  const bookmarks = bookmarksOf(userId);
  const newest = bookmarks.documents().orderBy('createdAt', 'desc');
  return all ? bookmarks.readAll(newest) : bookmarks.query(newest.limit(LIST_CAP));
}

/** Counts it in the owner's stats. False where bookmarked before, null for no story, undefined for no user. */
export function createBookmark(
  userId: string,
  { ownerId, ...work }: CountedLikeable,
  createdAt: Date,
): Promise<boolean | null | undefined> {
  const document = userAt(userId).collection('bookmarks').doc(work.id);
  const bookmark: StoredBookmark = { createdAt };
  return runSerialized(document.path, async (transaction) => {
    const story = firestore().doc(`${work.on}/${work.id}`);
    const [user, found, before] = await transaction.getAll(userAt(userId), story, document);
    countReads(3);
    if (!user?.exists) return undefined;
    if (!found?.exists) return null;
    if (before?.exists) return false;
    transaction.create(document, bookmark);
    addStats(transaction, { artistId: ownerId, at: createdAt, ...countBookmark(work, 1) });
    return true;
  });
}

export async function deleteBookmark(userId: string, blogId: string): Promise<void> {
  const handle = bookmarksOf(userId).at(blogId);
  await firestore().runTransaction(async (transaction) => {
    const [bookmark, blog] = await readTogether(transaction, handle, blogs.at(blogId));
    if (!bookmark) return;
    transaction.delete(handle.reference);
    if (!blog) return;
    const work = { on: 'blogs', id: blogId } as const;
    addStats(transaction, { artistId: blog.creator.userId, at: bookmark.createdAt, ...countBookmark(work, -1) });
  });
}

function countBookmark(work: StatsSubject, bookmarks: 1 | -1): Pick<Addition, 'stats' | 'works'> {
  return { stats: { bookmarks }, works: [{ work, stats: { bookmarks } }] };
}
