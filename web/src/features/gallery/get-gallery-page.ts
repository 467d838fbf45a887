import type { GalleryPage } from '@aperture-byline/contract/image';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getData } from '#lib/api.ts';

/** One page of the public photographs. Past the end the API answers the last page, and says so in `pagination`. */
export function galleryPageQuery(page: number) {
  return queryOptions({
    queryKey: ['gallery', page],
    queryFn: ({ signal }) => getData<GalleryPage>(`/image?page=${page}`, signal),
    placeholderData: keepPreviousData,
  });
}
