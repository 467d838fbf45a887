import type { StoredBlog } from '@aperture-byline/contract/blog/stored';
import {
  collection,
  deleteTrees,
  readAll,
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

interface Selection {
  intro?: true;
  userId?: number;
  limit: number;
}

function newest({ intro, userId, limit }: Selection) {
  let query = approved();
  if (intro) query = query.where('intro', '==', true);
  if (userId !== undefined) query = query.where('creator.userId', '==', userId);
  return query.orderBy('publishedAt', 'desc').limit(limit);
}

/** Approved stories, newest first. */
export function readBlogs(selection: Selection): Promise<BlogCard[]> {
  return readQuery(newest(selection).select(...CARD_FIELDS));
}

/** The same with their texts. */
export function readWholeBlogs(selection: Selection): Promise<WithId<StoredBlog>[]> {
  return readQuery(newest(selection));
}

/** The approved story with this slug, or null. */
export async function readBlogBySlug(slug: string): Promise<WithId<StoredBlog> | null> {
  const [blog] = await readQuery<StoredBlog>(approved().where('slug', '==', slug).limit(1));
  return blog ?? null;
}

export function readBlog(id: string): Promise<WithId<StoredBlog> | null> {
  return readDocument(`blogs/${id}`);
}

/** In the order of the ids, in any state; what is gone is left out. */
export function readBlogCards(ids: readonly string[]): Promise<(BlogCard & Pick<StoredBlog, 'status'>)[]> {
  return readDocuments('blogs', ids, [...CARD_FIELDS, 'status']);
}

function blogsOf(userId: string) {
  return collection('blogs').where('creator.userId', '==', Number(userId));
}

/** In any state. */
export function readBlogsOf(userId: string): Promise<WithId<StoredBlog>[]> {
  return readAll(blogsOf(userId));
}

export function deleteBlogsOf(userId: string): Promise<void> {
  return deleteTrees(blogsOf(userId));
}
