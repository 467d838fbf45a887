import { commentMessages } from '@aperture-byline/contract/comment/comment-messages';
import type { StoredComment } from '@aperture-byline/contract/comment/stored';
import type { StoredReview } from '@aperture-byline/contract/review/stored';
import type { Review } from '@aperture-byline/contract/review/wire';
import { apiMessages } from '@aperture-byline/contract/shared/api-messages';
import { fullName } from '@aperture-byline/contract/shared/content';
import { isId } from '@aperture-byline/contract/shared/ids';
import { readWork, type Work } from '../../access/works.ts';
import { readComment, readReportReasons } from '../../data/comments.ts';
import type { WithId } from '../../data/firestore.ts';
import { decideReview, readReviews } from '../../data/reviews.ts';
import { now } from '../../lib/clock.ts';
import { ApiError } from '../../lib/errors.ts';
import { mapReadable, withDefaults } from '../../lib/parse.ts';

/** The most reviews in a list, and the most reports that one shows. */
const REVIEWS_MAX = 50;
const REPORTS_MAX = 10;

/** What a review is about, as it is now. */
interface Case {
  id: string;
  review: StoredReview;
  comment: WithId<StoredComment>;
  work: Work;
  reports: string[];
}

/** What waits for an administrator. What was deleted meanwhile is left out. */
export async function listReviews(): Promise<Review[]> {
  const cases = await Promise.all((await readReviews(REVIEWS_MAX)).map(toCase));
  return mapReadable(
    cases.filter((one) => one !== null),
    toReview,
  );
}

async function toCase(review: WithId<StoredReview>): Promise<Case | null> {
  const [comment, work, reports] = await Promise.all([
    readComment(review),
    readWork(review.on, review.workId),
    review.reason === 'reports' ? readReportReasons(review, REPORTS_MAX) : [],
  ]);
  return comment && work ? { id: review.id, review, comment, work, reports } : null;
}

function toReview({ id, review, comment, work, reports }: Case): Review {
  const { authorId, createdAt, guest, ...texts } = withDefaults(comment, {
    authorId: null,
    firstName: '',
    lastName: '',
    comment: '',
    guest: false,
  });
  const name = authorId === null ? apiMessages.formerMember : fullName(texts);
  return {
    id,
    kind: review.kind,
    reason: review.reason,
    created_on: review.createdAt.toISOString(),
    comment: {
      id: comment.id,
      author_id: authorId,
      author_name: name || commentMessages.anonymous,
      guest,
      comment: texts.comment,
      created_on: createdAt.toISOString(),
    },
    work: {
      kind: work.on === 'images' ? 'image' : 'story',
      id: work.id,
      title: work.title,
      subject_id: work.subjectId,
    },
    reports,
  };
}

/** Decides what waits, once. Throws NOT_FOUND where it is decided or gone. */
export async function decide(
  reviewId: unknown,
  decision: 'approved' | 'rejected',
  adminId: string | null,
): Promise<void> {
  const isDecided =
    isId(reviewId) && (await decideReview(reviewId, { decision, adminId: Number(adminId), now: now() }));
  if (!isDecided) throw new ApiError('NOT_FOUND');
}
