import type { StoredCounts } from '@aperture-byline/contract/engagement/stored';
import { db } from '../project/database.ts';
import { byline, putBlog, putImage } from './fixtures.ts';

/** A work that counts likes and views. */
export interface Target {
  /** Below which its counts are called. */
  likeableKind: 'image' | 'blog';
  path: string;
  id: string;
  ownerId: number;
}

const putCounts = (path: string, id: string) =>
  db.doc(path).set({ works: { [id]: { likes: 3, views: 14 } } }, { merge: true });

/** Puts an image that three visitors have liked, and fourteen seen. */
export async function putTargetImage(owner = byline()): Promise<Target> {
  const id = await putImage({ owner });
  await putCounts(`users/${owner.userId}/counts/images`, id);
  return { likeableKind: 'image', path: `images/${id}`, id, ownerId: owner.userId };
}

export async function putTargetStory(creator = byline()): Promise<Target> {
  const { id } = await putBlog({ creator });
  await putCounts(`users/${creator.userId}/counts/blogs`, id);
  return { likeableKind: 'blog', path: `blogs/${id}`, id, ownerId: creator.userId };
}

/** Reads the stored counts of a work, and the engagement that they count. */
export async function stored({ path, id, ownerId }: Target) {
  const [on] = path.split('/');
  const [counts, engagement] = await Promise.all([
    db.doc(`users/${ownerId}/counts/${on}`).get(),
    db.collection(`${path}/marks`).get(),
  ]);
  return {
    ...(counts.data() as StoredCounts | undefined)?.works[id],
    engagement: engagement.docs.map((engagement) => ({ id: engagement.id, ...engagement.data() })) as {
      id: string;
      userId: number | null;
      likedAt: object | null;
      viewedAt: object | null;
      expiresAt: { toMillis: () => number } | null;
    }[],
  };
}
