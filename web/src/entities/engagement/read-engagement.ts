import { getStoryEngagement } from '@aperture-byline/contract/endpoints/blog-feedback';
import { getImageEngagement } from '@aperture-byline/contract/endpoints/image-feedback';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import type { Engagement, Likeable } from './likeable.ts';
import { readVisitorEngagement } from './visitor-likes.ts';

/** What the signed-in user did with an image or story, or the visitor of this browser. */
export async function readEngagement(
  likeable: Likeable,
  { isPerson, signal }: { isPerson: boolean; signal: AbortSignal },
): Promise<Engagement> {
  if (!isPerson) return readVisitorEngagement(likeable);
  const { on, id } = likeable;
  return on === 'image'
    ? callAuthenticated(getImageEngagement, { params: { imageId: id } }, { signal })
    : callAuthenticated(getStoryEngagement, { params: { blogId: id } }, { signal });
}
