import type { StoredBlog, StoredBlogComment } from '@aperture-byline/contract/blog/stored';
import { LIST_CAP } from '@aperture-byline/contract/shared/constants';
import type { StoredBookmark } from '@aperture-byline/contract/user/stored';
import { deleteTrees, updateAll } from './erasure.ts';
import {
  collection,
  collectionGroup,
  readBelow,
  readDocument,
  readDocuments,
  readQuery,
  type WithId,
} from './firestore.ts';

/** What a card shows: the story itself stays in the database. */
const CARD_FIELDS = [
  'slug',
  'title',
  'description',
  'banner',
  'categories',
  'readingTime',
  'creator',
  'likes',
  'views',
  'createdAt',
  'publishedAt',
] as const;
export type BlogCard = WithId<Pick<StoredBlog, (typeof CARD_FIELDS)[number]>>;

function approved() {
  return collection('blogs').where('status', '==', 'approved');
}

/** Approved stories, newest first. */
export function readBlogs({
  intro,
  userId,
  limit,
}: {
  intro?: true;
  userId?: number;
  limit: number;
}): Promise<BlogCard[]> {
  let query = approved();
  if (intro) query = query.where('intro', '==', true);
  if (userId !== undefined) query = query.where('creator.userId', '==', userId);
  return readQuery(
    query
      .orderBy('publishedAt', 'desc')
      .limit(limit)
      .select(...CARD_FIELDS),
  );
}

/** The approved story with this slug, or null. */
export async function readBlogBySlug(slug: string): Promise<WithId<StoredBlog> | null> {
  const [blog] = await readQuery<StoredBlog>(approved().where('slug', '==', slug).limit(1));
  return blog ?? null;
}

export function readBlog(id: string): Promise<WithId<StoredBlog> | null> {
  return readDocument(`blogs/${id}`);
}

/** Newest first. */
export function readComments(blogId: string): Promise<WithId<StoredBlogComment>[]> {
  return readQuery(collection(`blogs/${blogId}/comments`).orderBy('createdAt', 'desc').limit(LIST_CAP));
}

/** In the order of the ids, in any state; what is gone is left out. */
export function readBlogCards(ids: readonly string[]): Promise<(BlogCard & Pick<StoredBlog, 'status'>)[]> {
  return readDocuments('blogs', ids, [...CARD_FIELDS, 'status']);
}

function bookmarks(userId: string) {
  return collection(`users/${userId}/bookmarks`).orderBy('createdAt', 'desc');
}

/** By the ids of their stories, newest first. */
export function readBookmarks(userId: string): Promise<WithId<StoredBookmark>[]> {
  return readQuery(bookmarks(userId).limit(LIST_CAP));
}

export function readAllBookmarks(userId: string): Promise<WithId<StoredBookmark>[]> {
  return readQuery(bookmarks(userId));
}

function blogsOf(userId: string) {
  return collection('blogs').where('creator.userId', '==', Number(userId));
}

/** In any state. */
export function readBlogsOf(userId: string): Promise<WithId<StoredBlog>[]> {
  return readQuery(blogsOf(userId));
}

export function deleteBlogsOf(userId: string): Promise<void> {
  return deleteTrees(blogsOf(userId));
}

/** Only comments on stories name a creator. */
function commentsOf(userId: string) {
  return collectionGroup('comments').where('creator.userId', '==', Number(userId));
}

export type OwnComment = WithId<StoredBlogComment> & { parentId: string };

/** With the ids of their stories. */
export function readCommentsOf(userId: string): Promise<OwnComment[]> {
  return readBelow(commentsOf(userId));
}

export function anonymiseComments(userId: string): Promise<void> {
  const change: Pick<StoredBlogComment, 'creator'> = { creator: null };
  return updateAll(commentsOf(userId), change);
}
