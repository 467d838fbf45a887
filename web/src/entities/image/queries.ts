import { listExhibitionImages } from '@aperture-byline/contract/endpoints/works/exhibition';
import {
  getImageDetails,
  listCarousel,
  listImageComments,
  listImages,
} from '@aperture-byline/contract/endpoints/works/image';
import type { GalleryImage } from '@aperture-byline/contract/image/wire';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/api.ts';

export const carouselQuery = apiQuery(listCarousel, {});

export const galleryPageQuery = (page: number) =>
  queryOptions({ ...apiQuery(listImages, { query: { page } }), placeholderData: keepPreviousData });

export const publicImagesQuery = (userId: string, page: number) =>
  queryOptions({
    ...apiQuery(listImages, { query: { userId, privacyStatus: 'Public', page } }),
    placeholderData: keepPreviousData,
  });

/** Throws `ApiError` with status 404 where there is no such public image. */
export const imageDetailsQuery = (imageId: string) => apiQuery(getImageDetails, { params: { imageId } });

/** Newest first. */
export const imageCommentsQuery = (imageId: string) => apiQuery(listImageComments, { params: { imageId } });

/** In the order of the exhibition. */
export const exhibitionImagesQuery = (exhibitionId: string) =>
  apiQuery(listExhibitionImages, { params: { exhibitionId } });

/** A page of a list of images: of the gallery, or of the photographs of `userId`. */
interface PagedImages {
  page: number;
  userId: string | null;
}

export type ListedImage = Pick<GalleryImage, 'image_id' | 'title' | 'picture'>;

/** Images as a page showed them; `place` names it in "Back to …". */
interface ShownImages {
  place: string;
  images: readonly ListedImage[];
}

export type ImageList = PagedImages | ShownImages;

/** State of the navigation from a list to one of its images. Its history entry keeps it across a reload. */
export interface OpenedFrom {
  openedFrom: ImageList;
}

/** Returns the state of links from a page to images that it shows together. */
export function openedFromShown(place: string, images: readonly ListedImage[]): OpenedFrom {
  const shown = images.map(({ image_id, title, picture }) => ({ image_id, title, picture }));
  return { openedFrom: { place, images: shown } };
}
