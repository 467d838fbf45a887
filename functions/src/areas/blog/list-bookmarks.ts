import type { Bookmark } from '@aperture-byline/contract/blog/wire';
import { isId } from '@aperture-byline/contract/shared/ids';
import { isApproved } from '../../access/access.ts';
import { readBlogCards } from '../../data/blogs.ts';
import { readBookmarks } from '../../data/bookmarks.ts';
import { mapReadable } from '../../lib/parse.ts';
import { toBookmark } from './mappers.ts';

/** A person's bookmarks, newest first. A story that is no longer public is left out. */
export async function listBookmarks(userId: string | null): Promise<Bookmark[]> {
  if (userId === null) return [];
  const ids = (await readBookmarks(userId)).map(({ id }) => id).filter(isId);
  const approved = (await readBlogCards(ids)).filter(isApproved);
  return mapReadable(approved, toBookmark);
}
