import { db } from '../project/database.ts';
import { putBlog, putImage } from './fixtures.ts';

/** A work that counts likes and views. */
export interface Target {
  /** Below which its counts are called. */
  likeableKind: 'image' | 'blog';
  path: string;
  id: string;
}

export async function putTargetImage(): Promise<Target> {
  const id = await putImage({ likes: 3, views: 14 });
  return { likeableKind: 'image', path: `images/${id}`, id };
}

export async function putTargetStory(): Promise<Target> {
  const { id } = await putBlog({ likes: 3, views: 14 });
  return { likeableKind: 'blog', path: `blogs/${id}`, id };
}

/** Reads the stored counts of a work, and the engagement that they count. */
export async function stored({ path }: Target) {
  const [work, engagement] = await Promise.all([db.doc(path).get(), db.collection(`${path}/marks`).get()]);
  return {
    likes: work.get('likes') as number,
    views: work.get('views') as number,
    engagement: engagement.docs.map((engagement) => ({ id: engagement.id, ...engagement.data() })) as {
      id: string;
      userId: number | null;
      likedAt: object | null;
      viewedAt: object | null;
      expiresAt: { toMillis: () => number } | null;
    }[],
  };
}
