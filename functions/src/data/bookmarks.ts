import { LIST_CAP } from '@aperture-byline/contract/shared/constants';
import type { StoredBookmark } from '@aperture-byline/contract/user/stored';
import { collection, createAll, deleteTree, readQuery, type WithId } from './firestore.ts';

/** By the ids of their stories, newest first; the newest ones, or all of them. */
export function readBookmarks(
  userId: string,
  { all = false }: { all?: boolean } = {},
): Promise<WithId<StoredBookmark>[]> {
  const bookmarks = collection(`users/${userId}/bookmarks`).orderBy('createdAt', 'desc');
  return readQuery(all ? bookmarks : bookmarks.limit(LIST_CAP));
}

/** False where the story was bookmarked before. */
export function createBookmark(userId: string, blogId: string, createdAt: Date): Promise<boolean> {
  const data: StoredBookmark = { createdAt };
  return createAll([{ path: `users/${userId}/bookmarks/${blogId}`, data }]);
}

/** Nothing happens where there is none. */
export function deleteBookmark(userId: string, blogId: string): Promise<void> {
  return deleteTree(`users/${userId}/bookmarks/${blogId}`);
}
