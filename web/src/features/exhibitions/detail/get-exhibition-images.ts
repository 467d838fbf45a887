import { isId } from '@aperture-byline/contract/ids';
import type { ExhibitionImage } from '@aperture-byline/contract/image';
import { queryOptions } from '@tanstack/react-query';
import { getData } from '#lib/api.ts';

/** `GET /exhibition/images/{id}`: the hang in order, empty while the exhibition isn't open. */
export function exhibitionImagesQuery(exhibitionId: string) {
  return queryOptions({
    queryKey: ['exhibition', exhibitionId, 'images'],
    queryFn: ({ signal }) => getData<ExhibitionImage[]>(`/exhibition/images/${exhibitionId}`, signal),
    enabled: isId(exhibitionId),
  });
}
