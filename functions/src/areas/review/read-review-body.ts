import type { OtherPrint, ReviewBody, ReviewedImage } from '@aperture-byline/contract/review/wire';
import { isId } from '@aperture-byline/contract/shared/ids';
import type { Image } from '../../data/images/images.ts';
import { readOtherPrints } from '../../data/orders/editions.ts';
import { isSubmission, readReview } from '../../data/review/reviews.ts';
import { ApiError } from '../../lib/errors.ts';
import { toImagePicture } from '../../lib/pictures/signed-pictures.ts';
import { sanitizeHtml } from '../../lib/text/html.ts';
import { readForReview } from '../work/review/review-views.ts';
import { WORK_TYPES } from '../work/works.ts';

/** The whole of a work or revision that waits. Throws NOT_FOUND. */
export async function readReviewBody(reviewId: unknown): Promise<ReviewBody> {
  const review = isId(reviewId) ? await readReview(reviewId) : null;
  if (!review || !isSubmission(review) || review.kind === 'image' || review.kind === 'artist')
    throw new ApiError('NOT_FOUND');
  const kind = review.kind === 'revision' ? review.workKind : review.kind;
  const versions = kind && (await readForReview(WORK_TYPES[kind], review));
  if (!versions) throw new ApiError('NOT_FOUND');
  const otherPrints = kind === 'product' ? await listOtherPrints(versions.images[0], review.subjectId) : null;
  // The versions are of this kind.
  return {
    workKind: kind,
    ...versions,
    images: versions.images.map(toReviewedImage),
    ...(otherPrints && { otherPrints }),
  } as ReviewBody;
}

async function listOtherPrints(printed: Image | undefined, workId: string): Promise<OtherPrint[]> {
  const prints = printed ? await readOtherPrints(printed.id, workId) : [];
  return prints.map(({ id, title, status, sizes }) => ({
    id,
    title,
    status,
    sizes: sizes.map(({ width, height, edition, sold }) => ({ width, height, edition, sold })),
  }));
}

export function toReviewedImage(image: Image): ReviewedImage {
  const { id, status, title, tags, license } = image;
  return {
    id,
    status,
    title,
    alt: image.picture.alt,
    description: sanitizeHtml(image.description),
    tags,
    license,
    creator: image.creator ?? '',
    copyrightNotice: image.copyrightNotice ?? '',
    isPublic: image.privacyStatus === 'Public',
    picture: toImagePicture(image),
  };
}
