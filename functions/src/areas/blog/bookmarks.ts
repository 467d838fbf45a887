import type { Bookmark } from '@aperture-byline/contract/blog/wire';
import { isId } from '@aperture-byline/contract/shared/ids';
import { readPublicLikeable } from '../../access/likeables.ts';
import { createBookmark, deleteBookmark, readBookmarks } from '../../data/people/bookmarks.ts';
import { readBlogCards } from '../../data/works/blogs.ts';
import { ApiError } from '../../lib/errors.ts';
import { isPublicWork } from '../../publication/visibility.ts';
import { toBookmark } from './mappers.ts';

/** Saves a public story for a user. False where it was saved before. Throws NOT_FOUND, FORBIDDEN without a profile. */
export async function addBookmark(userId: string | null, blogId: unknown): Promise<boolean> {
  if (userId === null) throw new ApiError('FORBIDDEN');
  const { isPublic: _isPublic, ...likeable } = await readPublicLikeable('blogs', blogId);
  const isNew = await createBookmark(userId, likeable, new Date());
  if (isNew === null) throw new ApiError('NOT_FOUND');
  if (isNew === undefined) throw new ApiError('FORBIDDEN');
  return isNew;
}

/** Also of a story that is no longer public, or gone. */
export async function removeBookmark(userId: string | null, blogId: unknown): Promise<void> {
  if (userId !== null && isId(blogId)) await deleteBookmark(userId, blogId);
}

/** A person's bookmarks, newest first. A story that is no longer public is left out. */
export async function listBookmarks(userId: string | null): Promise<Bookmark[]> {
  if (userId === null) return [];
  const ids = (await readBookmarks(userId)).map(({ id }) => id).filter(isId);
  const approved = (await readBlogCards(ids)).filter(isPublicWork);
  return approved.map(toBookmark);
}
