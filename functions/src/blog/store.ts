import type { StoredBlog, StoredBlogComment } from '@aperture-byline/contract/blog';
import { LIST_CAP } from '@aperture-byline/contract/constants';
import { collection, readDocument, readQuery, type WithId } from '../platform/firestore.ts';

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
