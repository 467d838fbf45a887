import { studioImageMessages } from '@aperture-byline/contract/image/studio-image-messages';
import { type LibraryFilters, studioImagesQuery } from '#entities/image/studio-queries.ts';
import { useCursorPages } from '../cursor-pages.tsx';

/** One's own photographs that fit the filters, newest first. */
export const useLibraryPages = (uid: string, filters: LibraryFilters) =>
  useCursorPages({
    about: JSON.stringify(filters),
    queryOf: (after) => studioImagesQuery(uid, filters, after),
    itemsOf: ({ data }) => data,
    nextOf: ({ next }) => next,
    failure: studioImageMessages.notLoaded,
  });
