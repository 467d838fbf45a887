import type { StoredImage } from '@aperture-byline/contract/image/stored';
import { sanitizeHtml } from '../lib/html.ts';
import { readByline, withDefaults } from '../lib/parse.ts';
import { collection, deleteTree, readDocument, readDocuments, readQuery, type WithId } from './firestore.ts';

export type Image = WithId<StoredImage>;

/** What lists and feeds show: camera data stays in the database. */
const CARD_FIELDS = [
  'owner',
  'title',
  'description',
  'picture',
  'privacyStatus',
  'status',
  'likes',
  'views',
  'createdAt',
  'publishedAt',
] as const;
export type ImageCard = WithId<Pick<StoredImage, (typeof CARD_FIELDS)[number]>>;

/** With defaults for a card's missing fields and sanitised HTML. Throws where the owner is missing. */
export function completeImage<I extends ImageCard>(image: I): I {
  const filled = withDefaults<ImageCard>(image, {
    title: '',
    description: '',
    privacyStatus: 'Private',
    likes: 0,
    views: 0,
  });
  const description = sanitizeHtml(filled.description);
  return { ...image, ...filled, description, owner: readByline(image.owner) };
}

export function readImage(id: string): Promise<Image | null> {
  return readDocument(`images/${id}`);
}

/** In the order of the ids; what is gone is left out. */
export function readImages(ids: readonly string[]): Promise<ImageCard[]> {
  return readDocuments('images', ids, CARD_FIELDS);
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
