import { type StoredBlog, storedBlog } from '@aperture-byline/contract/blog/stored';
import { UNKNOWN_TIME } from '@aperture-byline/contract/shared/stored-fields';
import type { Transaction } from 'firebase-admin/firestore';
import { type InferOutput, pick } from 'valibot';
import { withPublicPictures } from '../../publication/visibility.ts';
import { defineCollection, ownedBy, type WithId } from '../core/collection.ts';
import { countAll } from '../core/firestore.ts';

/** Fields that a card shows: the text of the story stays in the database. */
const blogCard = pick(storedBlog, [
  'slug',
  'title',
  'description',
  'banner',
  'publicImageIds',
  'categories',
  'readingTime',
  'creator',
  'status',
  'createdAt',
  'publishedAt',
]);
export const blogs = defineCollection('blogs', storedBlog);
export const queryBlogs = ownedBy(blogs, 'creator.userId');
const cards = defineCollection('blogs', blogCard, { isPartial: true });
export type BlogCard = WithId<InferOutput<typeof blogCard>>;

/** False for a story that has no address, or no time to sort it by. */
function isListable({ slug, publishedAt, createdAt }: BlogCard): boolean {
  return slug !== '' && (publishedAt ?? createdAt) > UNKNOWN_TIME;
}

/** Filters the stories that lists may show, each with only its public pictures. */
function toListed<B extends BlogCard>(found: readonly B[]): B[] {
  return found.filter(isListable).map(withPublicPictures);
}

function approved() {
  return blogs.documents().where('status', '==', 'approved');
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

export async function readBlogs(selection: Selection, transaction?: Transaction): Promise<BlogCard[]> {
  return toListed(await cards.query(newest(selection), transaction));
}

/** Reads approved stories with their texts, newest first. */
export async function readWholeBlogs(selection: Selection): Promise<WithId<StoredBlog>[]> {
  return toListed(await blogs.query(newest(selection)));
}

/** Approved stories that show any of these images, thirty at most, as banner, picture or in the text: newest first. */
export async function readBlogsWith(imageIds: readonly string[], limit: number): Promise<BlogCard[]> {
  if (imageIds.length === 0) return [];
  const showing = approved().where('shownImageIds', 'array-contains-any', imageIds);
  return toListed(await cards.query(showing.orderBy('publishedAt', 'desc').limit(limit)));
}

export function countBlogsOf(userId: string, transaction?: Transaction): Promise<number> {
  return countAll(approved().where('creator.userId', '==', Number(userId)), transaction);
}

/** The approved story with this slug, or null. */
export async function readBlogBySlug(slug: string): Promise<WithId<StoredBlog> | null> {
  const [blog] = await blogs.query(approved().where('slug', '==', slug).limit(1));
  return blog && isListable(blog) ? withPublicPictures(blog) : null;
}

export async function readBlog(id: string): Promise<WithId<StoredBlog> | null> {
  const blog = await blogs.read(id);
  return blog && withPublicPictures(blog);
}

/** In the order of the ids, in any state; what is gone is left out. */
export async function readBlogCards(ids: readonly string[]): Promise<BlogCard[]> {
  return toListed(await cards.readMany(ids));
}
