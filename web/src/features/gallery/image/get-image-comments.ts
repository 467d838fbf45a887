import type { ImageComment } from '@aperture-byline/contract/image';
import { queryOptions } from '@tanstack/react-query';
import { getData } from '#lib/api.ts';

/** What people said of a photograph, newest first. */
export function imageCommentsQuery(imageId: string) {
  return queryOptions({
    queryKey: ['image', imageId, 'comments'],
    queryFn: ({ signal }) => getData<ImageComment[]>(`/image/comment/${encodeURIComponent(imageId)}`, signal),
  });
}
