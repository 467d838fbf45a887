import { studioImageMessages } from '@aperture-byline/contract/image/studio-image-messages';
import { useCursorPages } from '#components/pagination/cursor-pages.tsx';
import { type LibraryFilters, studioImagesQuery } from '../studio-queries.ts';

/** One's own photographs that fit the filters, newest first. */
export const useLibraryPages = (uid: string, filters: LibraryFilters) =>
  useCursorPages({
    about: JSON.stringify(filters),
    queryOf: (after) => studioImagesQuery(uid, filters, after),
    itemsOf: ({ data }) => data,
    nextOf: ({ next }) => next,
    failure: studioImageMessages.notLoaded,
  });
