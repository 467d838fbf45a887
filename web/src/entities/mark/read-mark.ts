import { getStoryMark } from '@aperture-byline/contract/endpoints/blog-feedback';
import { getImageMark } from '@aperture-byline/contract/endpoints/image-feedback';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import type { Likeable, Mark } from './likeable.ts';
import { readVisitorMark } from './visitor-likes.ts';

/** What the signed-in user did with an image or story, or the visitor of this browser. */
export async function readMark(
  likeable: Likeable,
  { isPerson, signal }: { isPerson: boolean; signal: AbortSignal },
): Promise<Mark> {
  if (!isPerson) return readVisitorMark(likeable);
  const { on, id } = likeable;
  return on === 'image'
    ? callAuthenticated(getImageMark, { params: { imageId: id } }, { signal })
    : callAuthenticated(getStoryMark, { params: { blogId: id } }, { signal });
}
