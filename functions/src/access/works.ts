import { isId } from '@aperture-byline/contract/shared/ids';
import { readBlog } from '../data/blogs.ts';
import { readImage } from '../data/images.ts';
import type { WorkCollection } from '../data/works.ts';
import { ApiError } from '../lib/errors.ts';
import { isApproved, isPublicImage } from './access.ts';

/** An image or a story as those see it who like it, comment on it or decide about a comment. */
export interface Work {
  on: WorkCollection;
  id: string;
  /** Null where the document names no owner. */
  ownerId: number | null;
  title: string;
  /** Names its page: the image's id or the story's slug. */
  subjectId: string;
  isPublic: boolean;
  likes: number;
}

const READERS: Record<WorkCollection, (id: string) => Promise<Work | null>> = { images, blogs };

async function images(id: string): Promise<Work | null> {
  const image = await readImage(id);
  if (!image) return null;
  const { owner, title, likes } = image;
  return { ...common('images', id, owner, title), subjectId: id, isPublic: isPublicImage(image), likes };
}

async function blogs(id: string): Promise<Work | null> {
  const blog = await readBlog(id);
  if (!blog) return null;
  const { creator, title, slug, likes } = blog;
  return {
    ...common('blogs', id, creator, title),
    subjectId: slug ?? id,
    isPublic: isApproved(blog),
    likes,
  };
}

function common(on: WorkCollection, id: string, owner: { userId?: number } | undefined, title: string) {
  return { on, id, ownerId: owner?.userId ?? null, title: title ?? '' };
}

/** A work in any state, or null. */
export async function readWork(on: WorkCollection, id: unknown): Promise<Work | null> {
  return isId(id) ? READERS[on](id) : null;
}

/** A work that everybody may see. Throws NOT_FOUND for any other, whether there is one or not. */
export async function readPublicWork(on: WorkCollection, id: unknown): Promise<Work> {
  const work = await readWork(on, id);
  if (!work?.isPublic) throw new ApiError('NOT_FOUND');
  return work;
}
