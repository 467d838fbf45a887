import { LIST_CAP } from '@aperture-byline/contract/constants';
import type { StoredImage, StoredImageComment } from '@aperture-byline/contract/image';
import type { StoredHomeSettings } from '@aperture-byline/contract/settings';
import { collection, readDocument, readDocuments, readQuery, type WithId } from '../platform/firestore.ts';

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
