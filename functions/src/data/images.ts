import type { StoredImage, StoredImageComment } from '@aperture-byline/contract/image/stored';
import type { StoredHomeSettings } from '@aperture-byline/contract/settings/stored';
import { LIST_CAP } from '@aperture-byline/contract/shared/constants';
import { deleteTree, updateAll } from './erasure.ts';
import {
  collection,
  collectionGroup,
  readBelow,
  readDocument,
  readDocuments,
  readQuery,
  type WithId,
} from './firestore.ts';

export type Image = WithId<StoredImage>;

export function readImage(id: string): Promise<Image | null> {
  return readDocument(`images/${id}`);
}

/** In the order of the ids; what is gone is left out. */
export function readImages(ids: readonly string[]): Promise<Image[]> {
  return readDocuments('images', ids);
}

/** Newest first. */
export function readComments(imageId: string): Promise<WithId<StoredImageComment>[]> {
  return readQuery(collection(`images/${imageId}/comments`).orderBy('createdAt', 'desc').limit(LIST_CAP));
}

/** The ids chosen for the home page's carousel, in order. */
export async function readCarouselIds(): Promise<string[]> {
  const home = await readDocument<StoredHomeSettings>('settings/home');
  return Array.isArray(home?.carousel) ? home.carousel : [];
}

function imagesOf(userId: string) {
  return collection('images').where('owner.userId', '==', Number(userId));
}

/** In any state. */
export function readImagesOf(userId: string): Promise<Image[]> {
  return readQuery(imagesOf(userId));
}

export async function readImageIdsOf(userId: string): Promise<string[]> {
  return (await readQuery(imagesOf(userId).select())).map(({ id }) => id);
}

/** With the comments on it. */
export function deleteImage(id: string): Promise<void> {
  return deleteTree(`images/${id}`);
}

/** Only comments on photographs name an author. */
function commentsOf(userId: string) {
  return collectionGroup('comments').where('authorId', '==', Number(userId));
}

export type OwnComment = WithId<StoredImageComment> & { parentId: string };

/** With the ids of their photographs. */
export function readCommentsOf(userId: string): Promise<OwnComment[]> {
  return readBelow(commentsOf(userId));
}

export function anonymiseComments(userId: string): Promise<void> {
  const change: Pick<StoredImageComment, 'authorId' | 'userName'> = { authorId: null, userName: '' };
  return updateAll(commentsOf(userId), change);
}
