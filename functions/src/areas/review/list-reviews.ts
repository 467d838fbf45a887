import type { StoredReview, StoredSubmission } from '@aperture-byline/contract/review/stored';
import {
  type ArtistReview,
  type ImageReview,
  REVIEWS_MAX,
  type Review,
  type ReviewedArtist,
  type ReviewPage,
  type WorkReview,
} from '@aperture-byline/contract/review/wire';
import { isUserId } from '@aperture-byline/contract/shared/ids';
import type { Byline } from '@aperture-byline/contract/shared/stored';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import { WORK_KIND_NAMES, type WorkKind } from '@aperture-byline/contract/work/work-kinds';
import { readCursor, toCursor } from '../../data/core/cursor.ts';
import { type Image, readWholeImages } from '../../data/images/images.ts';
import { readApplication } from '../../data/people/applications.ts';
import { readUser } from '../../data/people/users.ts';
import { countNotes, type WithNoteCount } from '../../data/review/desk-notes.ts';
import { isSubmission, readReviews } from '../../data/review/reviews.ts';
import { mapConcurrently } from '../../lib/concurrency.ts';
import { logError } from '../../lib/logger.ts';
import { toArtistApplication } from '../../lib/pictures/attachment-pictures.ts';
import { avatarUrl } from '../../lib/pictures/picture-addresses.ts';
import { sanitizeHtml } from '../../lib/text/html.ts';
import { fingerprintOfImage } from '../work/review/fingerprint.ts';
import { readPreview } from '../work/review/review-views.ts';
import { WORK_TYPES } from '../work/works.ts';
import { readCommentReview } from './comment-reviews.ts';
import { readConversationReview } from './conversation-reviews.ts';
import { toReviewedImage } from './read-review-body.ts';

const KINDS: readonly StoredReview['kind'][] = [
  'comment',
  'message',
  'conversation',
  'image',
  ...WORK_KIND_NAMES,
  'revision',
  'artist',
];

type Images = ReadonlyMap<string, Image>;

/** Lists what waits, longest first, with subject and number of notes; leaves out what is gone or can't be shown. */
export async function listReviews({
  kind,
  photographer,
  cursor,
}: Record<'kind' | 'photographer' | 'cursor', string | null | undefined>): Promise<ReviewPage> {
  const known = KINDS.find((one) => one === kind) ?? null;
  const ownerId = isUserId(photographer) ? Number(photographer) : null;
  if ((kind !== undefined && known === null) || (photographer !== undefined && ownerId === null))
    return { items: [], nextCursor: null };
  const limit = REVIEWS_MAX;
  const reviews = await readReviews({ kind: known, ownerId, after: readCursor(cursor), limit });
  const imageIds = reviews.flatMap((review) => (review.kind === 'image' ? review.subjectId : []));
  const [counted, images] = await Promise.all([countNotes(reviews), readWholeImages(imageIds)]);
  const found = new Map(images.map((image) => [image.id, image]));
  const items = await mapConcurrently(counted, (review) => toReview(review, found));
  const last = reviews.at(-1);
  return {
    items: items.filter((review) => review !== null),
    nextCursor: reviews.length === limit && last ? toCursor(last) : null,
  };
}

async function toReview(review: WithNoteCount<StoredReview>, images: Images): Promise<Review | null> {
  try {
    if (isSubmission(review)) return await showSubmission(review, images);
    return review.kind === 'comment' ? await readCommentReview(review) : await readConversationReview(review);
  } catch (error) {
    logError('Document cannot be shown', error, { documentId: review.id });
    return null;
  }
}

async function showSubmission(review: WithNoteCount<StoredSubmission>, images: Images): Promise<Review | null> {
  switch (review.kind) {
    case 'image':
      return showImage(review, images.get(review.subjectId));
    case 'artist':
      return showArtist(review);
    case 'revision':
      return review.workKind === null ? null : toWorkReview(review, { kind: review.kind, workKind: review.workKind });
    default:
      return toWorkReview(review, { kind: review.kind, workKind: review.kind });
  }
}

const toReviewHead = ({ id, createdAt, notes }: WithNoteCount<StoredSubmission>) => ({
  id,
  createdAt: createdAt.toISOString(),
  notes,
});

const toReviewedArtist = (byline: Byline): ReviewedArtist => ({
  userId: byline.userId,
  name: fullName(byline),
});

function showImage(review: WithNoteCount<StoredSubmission>, image: Image | undefined): ImageReview | null {
  if (!image) return null;
  return {
    ...toReviewHead(review),
    kind: 'image',
    fingerprint: fingerprintOfImage(image),
    submittedAt: (image.submittedAt ?? review.createdAt).toISOString(),
    artist: toReviewedArtist(image.owner),
    isSample: image.hold === 'sample',
    image: { ...toReviewedImage(image), exif: image.exif },
  };
}

async function toWorkReview(
  review: WithNoteCount<StoredSubmission>,
  { kind, workKind }: { kind: WorkReview['kind']; workKind: WorkKind },
): Promise<WorkReview | null> {
  const work = await readPreview(WORK_TYPES[workKind], review.subjectId);
  if (!work) return null;
  const { owner, title, picture, isSample } = work;
  const artist = toReviewedArtist(owner);
  return { ...toReviewHead(review), kind, workKind, artist, title, picture, isSample };
}

async function showArtist(review: WithNoteCount<StoredSubmission>): Promise<ArtistReview | null> {
  const user = await readUser(review.subjectId);
  if (!user) return null;
  return {
    ...toReviewHead(review),
    kind: 'artist',
    artist: {
      userId: user.userId,
      name: fullName(user),
      subtitle: user.subtitle,
      bio: sanitizeHtml(user.bio),
      links: user.socialLinks.map(({ link }) => link),
      avatar: avatarUrl(user.avatar),
      joinedAt: user.createdAt.toISOString(),
    },
    application: toArtistApplication(review.subjectId, await readApplication(review.subjectId)),
  };
}
