import type { ImageDetails } from '@aperture-byline/contract/image';
import { queryOptions } from '@tanstack/react-query';
import { getData } from '#lib/api.ts';

/** A public photograph with its camera notes. Refused with 404 where there is none that everybody may see. */
export function imageDetailsQuery(imageId: string) {
  return queryOptions({
    queryKey: ['image', imageId, 'details'],
    queryFn: ({ signal }) => getData<ImageDetails>(`/image/details/${encodeURIComponent(imageId)}`, signal),
  });
}
