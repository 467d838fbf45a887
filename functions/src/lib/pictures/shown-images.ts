import type { StoredPicture } from '@aperture-byline/contract/shared/stored';
import { parseImageId } from '@aperture-byline/contract/shared/text/rich-text-policy';

import { type GuardedImage, isPublicImage, isShownInExhibition } from '../../publication/visibility.ts';

const SOURCE = /\bsrc="([^"]*)"/g;

/** The images in a text, in order, each once. */
export function imageIdsInText(html: string): string[] {
  const ids = [...html.matchAll(SOURCE)].map(([, src = '']) => parseImageId(src));
  return [...new Set(ids.filter((id) => id !== null))];
}

/** Fields of a work that hold pictures of images. */
export interface DrawnPictures {
  banner?: StoredPicture | null;
  cover?: StoredPicture | null;
  pictures?: StoredPicture[];
}

/** The images whose pictures a work draws, each once. */
export function listDrawnImages({ banner, cover, pictures = [] }: DrawnPictures): string[] {
  return [...new Set([banner, cover, ...pictures].flatMap((picture) => picture?.imageId ?? []))];
}

/** Whatever of a work names images; any of it may be missing or malformed in a document that was written by hand. */
interface Showing {
  imageIds?: unknown;
  banner?: StoredPicture | null | undefined;
  pictures?: unknown;
  content?: unknown;
}

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Every image that a work shows, each once: its banner, those in its lists, those in its text. */
export function listShownImages({ imageIds, banner, pictures, content }: Showing): string[] {
  const ids = [
    banner?.imageId,
    ...toList(imageIds),
    ...toList(pictures).map((picture) => (picture as StoredPicture | null)?.imageId),
    ...(typeof content === 'string' ? imageIdsInText(content) : []),
  ];
  return [...new Set(ids.filter((id) => typeof id === 'string' && id !== ''))] as string[];
}

/** Fields of a work that name images, and say which of them everybody may see. */
export interface ShownFields extends DrawnPictures {
  imageIds?: string[];
  shownImageIds?: string[];
  publicImageIds?: string[];
  /** Missing but in an exhibition. */
  hiddenImageIds?: string[];
}

/** Lists the images of which the work says whether everybody may see them: those that it draws, and an exhibition's. */
export function listVisible(work: ShownFields): string[] {
  const own = work.hiddenImageIds ? (work.imageIds ?? []) : [];
  return [...new Set([...listDrawnImages(work), ...own])];
}

/**
 * Returns which of the images that a work draws are public, and which of an exhibition's own it does not show even when
 * it is open. Images that are `known` stay as the work has them; others that were not found are gone.
 */
export function describeShown(
  work: ShownFields & { id: string },
  images: readonly (GuardedImage & { id: string })[],
  isKnown: (id: string) => boolean = () => false,
): { publicImageIds: string[]; hiddenImageIds?: string[] } {
  const found = new Map(images.map((image) => [image.id, image]));
  const { id: workId, imageIds = [], publicImageIds = [], hiddenImageIds } = work;
  const isPublic = (id: string) => {
    const image = found.get(id);
    return isKnown(id) ? publicImageIds.includes(id) : image !== undefined && isPublicImage(image);
  };
  const isHidden = (id: string) => {
    const image = found.get(id);
    return isKnown(id) ? hiddenImageIds?.includes(id) : image === undefined || !isShownInExhibition(image, workId);
  };
  return {
    publicImageIds: listDrawnImages(work).filter(isPublic),
    ...(hiddenImageIds && { hiddenImageIds: imageIds.filter(isHidden) }),
  };
}
