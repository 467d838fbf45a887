import type { StoredReview, StoredSubmission } from '@aperture-byline/contract/review/stored';
import type {
  ArtistReview,
  ImageReview,
  Review,
  ReviewedArtist,
} from '@aperture-byline/contract/review/wire';
import { fullName } from '@aperture-byline/contract/shared/content';
import { STUDIO_PAGE_SIZE } from '@aperture-byline/contract/work/limits';
import type { WorkKind } from '@aperture-byline/contract/work/stored';
import type { WithId } from '../../../data/firestore.ts';
import { completeImage, readImage } from '../../../data/images.ts';
import { isSubmission, readReviews } from '../../../data/reviews.ts';
import { ownerOf, readWork } from '../../../data/studio-works.ts';
import { readUser } from '../../../data/users.ts';
import { sanitizeHtml } from '../../../lib/html.ts';
import { logError } from '../../../lib/logger.ts';
import { withDefaults } from '../../../lib/parse.ts';
import { avatarUrl } from '../../../lib/pictures.ts';
import { readCursor, toCursor } from '../cursor.ts';
import { nounOf } from '../nouns.ts';
import { privatePicture } from '../own-images.ts';
import { showWork } from '../read-works.ts';
import { readCommentReview } from './comment-reviews.ts';

const KINDS: readonly StoredReview['kind'][] = [
  'comment',
  'image',
  'exhibition',
  'blog',
  'product',
  'revision',
  'artist',
];

/** What waits, the longest waiting first. What was deleted meanwhile is left out, and so is what can't be shown. */
export async function listReviews({
  kind,
  cursor,
}: {
  kind: string | null | undefined;
  cursor: string | null | undefined;
}): Promise<Review[]> {
  const known = KINDS.find((one) => one === kind) ?? null;
  if (kind !== undefined && known === null) return [];
  const reviews = await readReviews({ kind: known, after: readCursor(cursor), limit: STUDIO_PAGE_SIZE });
  const shown = await Promise.all(reviews.map(show));
  return shown.filter((review) => review !== null);
}

async function show(review: WithId<StoredReview>): Promise<Review | null> {
  try {
    return isSubmission(review) ? await showSubmission(review) : await readCommentReview(review);
  } catch (error) {
    logError('Document cannot be shown', error, { documentId: review.id });
    return null;
  }
}

function showSubmission(review: WithId<StoredSubmission>): Promise<Review | null> {
  switch (review.kind) {
    case 'image':
      return showImage(review);
    case 'artist':
      return showArtist(review);
    case 'revision':
      return review.noun === null ? Promise.resolve(null) : showRevision(review, review.noun);
    default:
      return showSubmittedWork(review, review.kind);
  }
}

const headOf = ({ id, createdAt }: WithId<StoredSubmission>) => ({
  id,
  created_on: createdAt.toISOString(),
  cursor: toCursor({ createdAt, id }),
});

async function artistOf(userId: number): Promise<ReviewedArtist> {
  const user = await readUser(String(userId));
  return { user_id: userId, name: user ? fullName(user) : '' };
}

async function showImage(review: WithId<StoredSubmission>): Promise<ImageReview | null> {
  const stored = await readImage(review.subjectId);
  if (!stored) return null;
  const image = withDefaults(completeImage(stored), { tags: [], license: '', exif: {} });
  const { title, description, license, exif, picture, tags = [] } = image;
  return {
    ...headOf(review),
    kind: 'image',
    artist: await artistOf(review.ownerId),
    image: {
      image_id: image.id,
      title,
      alt: picture.alt,
      description,
      tags,
      license,
      exif,
      picture: privatePicture(image),
    },
  };
}

async function showSubmittedWork(review: WithId<StoredSubmission>, kind: WorkKind): Promise<Review | null> {
  const noun = nounOf(kind);
  const snapshot = await readWork(kind, review.subjectId);
  if (!snapshot) return null;
  const [artist, work] = await Promise.all([
    artistOf(ownerOf(kind, snapshot.work)?.userId ?? review.ownerId),
    showWork(noun, { ...snapshot, revision: null }),
  ]);
  // Noun and work are of the same kind.
  return { ...headOf(review), kind, artist, noun: kind, work } as Review;
}

async function showRevision(review: WithId<StoredSubmission>, kind: WorkKind): Promise<Review | null> {
  const noun = nounOf(kind);
  const snapshot = await readWork(kind, review.subjectId);
  if (!snapshot?.revision) return null;
  const [artist, before, after] = await Promise.all([
    artistOf(review.ownerId),
    showWork(noun, { ...snapshot, revision: null }),
    showWork(noun, snapshot),
  ]);
  return { ...headOf(review), kind: 'revision', artist, noun: kind, before, after } as Review;
}

async function showArtist(review: WithId<StoredSubmission>): Promise<ArtistReview | null> {
  const user = await readUser(review.subjectId);
  if (!user) return null;
  return {
    ...headOf(review),
    kind: 'artist',
    artist: {
      user_id: user.userId,
      name: fullName(user),
      subtitle: user.subtitle ?? '',
      bio: sanitizeHtml(user.bio ?? ''),
      avatar: avatarUrl(user.avatar),
      joined_on: user.createdAt.toISOString(),
    },
  };
}
