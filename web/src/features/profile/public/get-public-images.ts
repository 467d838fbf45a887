import type { GalleryPage } from '@aperture-byline/contract/image';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getData } from '#lib/api.ts';

/** One page of a person's public photographs. */
export function publicImagesQuery(userId: string, page: number) {
  const search = new URLSearchParams({ userId, privacyStatus: 'Public', page: String(page) });
  return queryOptions({
    queryKey: ['images-of', userId, String(page)],
    queryFn: ({ signal }) => getData<GalleryPage>(`/image?${search}`, signal),
    placeholderData: keepPreviousData,
  });
}
