import { isId } from '@aperture-byline/contract/shared/ids';
import { readImage } from '../data/images/images.ts';
import type { CountedWork } from '../data/stats/engagement.ts';
import type { LikeableCollection } from '../data/stats/work-counts.ts';
import { readBlog } from '../data/works/blogs.ts';
import { readProducts } from '../data/works/products.ts';
import { ApiError } from '../lib/errors.ts';
import { isPublicWork } from '../publication/visibility.ts';
import { isVisibleNow } from './visible-images.ts';

/** An image or a story as those see it who like it, comment on it or decide about a comment. */
interface Likeable {
  on: LikeableCollection;
  id: string;
  ownerId: number;
  title: string;
  /** Names its page: the image's id or the story's slug. */
  subjectId: string;
  isPublic: boolean;
}

const READERS: Record<LikeableCollection, (id: string) => Promise<Likeable | null>> = { images, blogs };

async function images(id: string): Promise<Likeable | null> {
  const image = await readImage(id);
  if (!image) return null;
  const { owner, title } = image;
  return { on: 'images', id, ownerId: owner.userId, title, subjectId: id, isPublic: await isVisibleNow(image) };
}

async function blogs(id: string): Promise<Likeable | null> {
  const blog = await readBlog(id);
  if (!blog) return null;
  const { creator, title, slug } = blog;
  return { on: 'blogs', id, ownerId: creator.userId, title, subjectId: slug, isPublic: isPublicWork(blog) };
}

export async function readLikeable(on: LikeableCollection, id: unknown): Promise<Likeable | null> {
  return isId(id) ? READERS[on](id) : null;
}

/** An image or story that everybody may see. Throws NOT_FOUND for any other, whether there is one or not. */
export async function readPublicLikeable(on: LikeableCollection, id: unknown): Promise<Likeable> {
  const likeable = await readLikeable(on, id);
  if (!likeable?.isPublic) throw new ApiError('NOT_FOUND');
  return likeable;
}

/** A print on sale, as it is looked at. Throws NOT_FOUND. */
export async function readPublicPrint(id: unknown): Promise<CountedWork> {
  const [print] = isId(id) ? await readProducts([id]) : [];
  if (!print || !isPublicWork(print)) throw new ApiError('NOT_FOUND');
  const { owner, title, slug } = print;
  return { on: 'products', id: print.id, ownerId: owner.userId, title, subjectId: slug };
}
