import type { ReviewBody, ReviewedImage } from '@aperture-byline/contract/review/wire';
import { isId } from '@aperture-byline/contract/shared/ids';
import { isSubmission, readReview } from '../../data/reviews.ts';
import { readWork } from '../../data/studio-works.ts';
import { ApiError } from '../../lib/errors.ts';
import { sanitizeHtml } from '../../lib/html.ts';
import { shownImagesOf } from '../../lib/shown-images.ts';
import { nounOf } from '../work/nouns.ts';
import { type OwnImages, privatePicture } from '../work/own-images.ts';
import { readShownImages, showWork, toShownWork } from '../work/read-works.ts';
import { fingerprintOfWork } from './fingerprint.ts';

/** The whole of a work or revision that waits. Throws NOT_FOUND. */
export async function readReviewBody(reviewId: unknown): Promise<ReviewBody> {
  const review = isId(reviewId) ? await readReview(reviewId) : null;
  if (!review || !isSubmission(review) || review.kind === 'image' || review.kind === 'artist')
    throw new ApiError('NOT_FOUND');
  const isRevision = review.kind === 'revision';
  const kind = review.kind === 'revision' ? review.noun : review.kind;
  const snapshot = kind && (await readWork(kind, review.subjectId));
  if (!kind || !snapshot || (isRevision && !snapshot.revision)) throw new ApiError('NOT_FOUND');
  const noun = nounOf(kind);
  const old = { ...snapshot, revision: null };
  const fresh = isRevision ? snapshot : old;
  const [before, images] = await Promise.all([
    isRevision ? showWork(noun, old) : null,
    readShownImages(noun, fresh),
  ]);
  const shown = shownImagesOf(fresh.revision?.fields ?? noun.contentOf(fresh.work));
  // Noun and works are of the same kind.
  return {
    fingerprint: fingerprintOfWork(noun, fresh, images),
    noun: kind,
    before,
    after: toShownWork(noun, fresh, images),
    images: toReviewedImages(shown, images),
  } as ReviewBody;
}

function toReviewedImages(ids: readonly string[], images: OwnImages): ReviewedImage[] {
  return ids.flatMap((id) => {
    const image = images.get(id);
    if (!image) return [];
    const { status = 'draft', title = '', description = '', tags = [], license = '', picture } = image;
    const words = { title, alt: picture.alt, description: sanitizeHtml(description), tags, license };
    const is_public = image.privacyStatus === 'Public';
    return [{ image_id: id, status, ...words, is_public, picture: privatePicture(image) }];
  });
}
