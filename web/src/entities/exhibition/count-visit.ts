import { countExhibitionVisit } from '@aperture-byline/contract/endpoints/works/views';
import { callApi } from '#lib/api/api.ts';
import { takeOrigin } from '#lib/navigation/visitor-origin.ts';

/** Counts a visitor, without a credential: the visitor's cookie proves who was counted. */
export async function countVisit(exhibitionId: string): Promise<void> {
  await callApi(countExhibitionVisit, { params: { exhibitionId }, body: takeOrigin() });
}
