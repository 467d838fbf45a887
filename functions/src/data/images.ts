import type { StoredImage } from '@aperture-byline/contract/image/stored';
import { sanitizeHtml } from '../lib/html.ts';
import { readByline, withDefaults } from '../lib/parse.ts';
import { collection, deleteTree, readDocument, readDocuments, readQuery, type WithId } from './firestore.ts';

export type Image = WithId<StoredImage>;

/** With defaults for missing fields and sanitised HTML. Throws where the owner is missing. */
export function completeImage(image: Image): Image {
  const filled = withDefaults(image, {
    title: '',
    description: '',
    exif: {},
    license: '',
    privacyStatus: 'Private',
    likes: 0,
    views: 0,
  });
  return { ...filled, description: sanitizeHtml(filled.description), owner: readByline(image.owner) };
}

export function readImage(id: string): Promise<Image | null> {
  return readDocument(`images/${id}`);
}

/** In the order of the ids; what is gone is left out. */
export function readImages(ids: readonly string[]): Promise<Image[]> {
  return readDocuments('images', ids);
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
