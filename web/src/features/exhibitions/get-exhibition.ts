import type { ExhibitionDetail } from '@aperture-byline/contract/exhibition';
import { isId } from '@aperture-byline/contract/ids';
import { queryOptions } from '@tanstack/react-query';
import { ApiError, getData } from '#lib/api.ts';

/** An exhibition as its page finds it. `open` is the server's word; what is not open has only its outline, if that. */
export type FoundExhibition =
  | { open: true; exhibition: ExhibitionDetail }
  | { open: false; exhibition: ExhibitionDetail | null };

async function getOutline(id: string, signal: AbortSignal): Promise<ExhibitionDetail | null> {
  try {
    return await getData<ExhibitionDetail>(`/exhibition/${id}`, signal);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** `GET /exhibition/ongoing/{id}`, and `GET /exhibition/{id}` where that list is empty. */
export function exhibitionQuery(exhibitionId: string) {
  return queryOptions({
    queryKey: ['exhibition', exhibitionId],
    queryFn: async ({ signal }): Promise<FoundExhibition> => {
      // No exhibition can have such an id, so nothing is asked.
      if (!isId(exhibitionId)) return { open: false, exhibition: null };
      const [exhibition] = await getData<ExhibitionDetail[]>(`/exhibition/ongoing/${exhibitionId}`, signal);
      if (exhibition) return { open: true, exhibition };
      return { open: false, exhibition: await getOutline(exhibitionId, signal) };
    },
  });
}
