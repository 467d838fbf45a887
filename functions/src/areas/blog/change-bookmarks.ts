import { isId } from '@aperture-byline/contract/shared/ids';
import { readPublicLikeable } from '../../access/likeables.ts';
import { createBookmark, deleteBookmark } from '../../data/bookmarks.ts';
import { now } from '../../lib/clock.ts';
import { ApiError } from '../../lib/errors.ts';

/** Saves a public story for a user. False where it was saved before. Throws NOT_FOUND, FORBIDDEN without a profile. */
export async function addBookmark(userId: string | null, blogId: unknown): Promise<boolean> {
  if (userId === null) throw new ApiError('FORBIDDEN');
  const { isPublic: _isPublic, likes: _likes, ...likeable } = await readPublicLikeable('blogs', blogId);
  const isNew = await createBookmark(userId, likeable, now());
  if (isNew === null) throw new ApiError('NOT_FOUND');
  if (isNew === undefined) throw new ApiError('FORBIDDEN');
  return isNew;
}

/** Also of a story that is no longer public, or gone. */
export async function removeBookmark(userId: string | null, blogId: unknown): Promise<void> {
  if (userId !== null && isId(blogId)) await deleteBookmark(userId, blogId);
}
