import { randomUUID } from 'node:crypto';
import type { BlogListItem, Story } from '@aperture-byline/contract/blog/wire';
import type { StoredComment } from '@aperture-byline/contract/comment/stored';
import type { GalleryPage } from '@aperture-byline/contract/image/wire';
import { sampleComment } from '@aperture-byline/contract/samples/stored-documents';
import { readApi } from '../suite.ts';
import { readClaims } from './accounts.ts';
import { db, deleteDocuments } from './firebase.ts';

/** A work of a seeded photographer, and where its comments are. */
export interface Work {
  /** Path of its page. */
  path: string;
  /** Path of its comments in the database. */
  collection: string;
  /** Path of its comments below the API. */
  api: string;
}

export async function findUserId(email: string): Promise<number> {
  return Number((await readClaims(email)).userId);
}

/** A work of this account that no other test comments on. */
export async function findWork(email: string, kind: 'story' | 'image'): Promise<Work> {
  const owner = await findUserId(email);
  if (kind === 'image') {
    const { data } = await readApi<GalleryPage>('/image?page=1');
    const image = data.findLast(({ owner_id }) => owner_id === owner);
    if (!image) throw new Error(`${email} has no images`);
    const { image_id: id } = image;
    return {
      path: `/exhibition?image=${id}`,
      collection: `images/${id}/comments`,
      api: `/image/comment/${id}`,
    };
  }
  const list = (await readApi<BlogListItem[]>('/blog')).slice(1, -1);
  const stories = (await Promise.all(list.map(({ slug }) => readApi<Story[]>(`/blog/${slug}`)))).flat();
  const story = stories.find(({ created_by }) => created_by === owner);
  if (!story) throw new Error(`${email} has no stories`);
  return {
    path: `/stories/${story.slug}`,
    collection: `blogs/${story.id}/comments`,
    api: `/blog/comment/${story.id}`,
  };
}

const written: string[] = [];

/** Stores a comment past the API; gives its id. */
export async function putComment({ collection }: Work, fields: Partial<StoredComment>): Promise<string> {
  const id = `test-${randomUUID()}`;
  await db.doc(`${collection}/${id}`).set(sampleComment({ createdAt: new Date(), ...fields }));
  written.push(`${collection}/${id}`, `reviews/comment-${id}`);
  return id;
}

/** Deletes what `putComment` stored, and the reviews of it. */
export const removeComments = (): Promise<void> => deleteDocuments(written.splice(0));

export const listedIds = async ({ api }: Work): Promise<string[]> =>
  (await readApi<{ id: string }[]>(api)).map(({ id }) => id);
