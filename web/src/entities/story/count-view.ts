import { countStoryView } from '@aperture-byline/contract/endpoints/works/views';
import { callApi } from '#lib/api/api.ts';
import { takeOrigin } from '#lib/navigation/visitor-origin.ts';

/** Counts a view, without a credential: the visitor's cookie proves who was counted. */
export async function countView(blogId: string): Promise<void> {
  await callApi(countStoryView, { params: { blogId }, body: takeOrigin() });
}
