import { getStoryMark } from '@aperture-byline/contract/endpoints/blog-feedback';
import { getImageMark } from '@aperture-byline/contract/endpoints/image-feedback';
import { callOwn } from '#entities/session/api/account-api.ts';
import type { Mark, MarkedWork } from './marked-work.ts';
import { readVisitorMark } from './visitor-likes.ts';

/** What the signed-in user did with a work, or the visitor of this browser. */
export async function readMark(
  work: MarkedWork,
  { isPerson, signal }: { isPerson: boolean; signal: AbortSignal },
): Promise<Mark> {
  if (!isPerson) return readVisitorMark(work);
  const { on, id } = work;
  return on === 'image'
    ? callOwn(getImageMark, { params: { imageId: id } }, { signal })
    : callOwn(getStoryMark, { params: { blogId: id } }, { signal });
}
