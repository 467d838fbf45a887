import type { StoredComment } from '@aperture-byline/contract/comment/stored';
import type { NoticeState } from '@aperture-byline/contract/notice/stored';
import { type Likeable, readLikeable } from '../../access/likeables.ts';
import { syncCommentReview } from '../../data/comment-reviews.ts';
import type { LikeableCollection } from '../../data/engagement.ts';
import { createNotice } from '../../data/notices.ts';

/** One write of a comment, as its event describes it. */
interface CommentWritten {
  eventId: string;
  on: LikeableCollection;
  workId: string;
  commentId: string;
  before: StoredComment | null;
  after: StoredComment | null;
}

/** A comment that is older when it appears comes from a backup or the seed, and is news to nobody. */
const NEWS = 24 * 60 * 60 * 1000;

/**
 * Trigger of a comment: opens and closes its review where that was not done by the API, tells the owner of the image or story about a new comment,
 * and its writer when it is held back or shown again. The event's id is the notice's: events come twice, and each tells once.
 */
export async function onCommentWritten({
  eventId,
  on,
  workId,
  commentId,
  before,
  after,
}: CommentWritten): Promise<void> {
  if (after?.status === before?.status) return;
  const isReviewed = waits(before) || waits(after) || (before !== null && before.reports > 0);
  const isTold = after !== null && isNews(before, after);
  if (!isReviewed && !isTold) return;
  const likeable = await readLikeable(on, workId);
  if (isReviewed)
    await syncCommentReview(
      { on, workId, commentId },
      { ownerId: likeable?.ownerId ?? null, now: new Date(), isReleased: waits(before) },
    );
  if (!likeable || !isTold) return;
  const { authorId, guest } = after;
  if (isFirstShown(before, after) && likeable.ownerId !== authorId)
    await notifyPerson(likeable.ownerId, eventId, { likeable, state: 'new' });
  const state = stateForWriter(before, after);
  if (state && !guest) await notifyPerson(authorId, eventId, { likeable, state });
}

const waits = (comment: StoredComment | null) => comment?.status === 'held' || comment?.status === 'hidden';

function isNews(before: StoredComment | null, { createdAt }: StoredComment): boolean {
  return before !== null || Date.now() - createdAt.getTime() < NEWS;
}

function isFirstShown(before: StoredComment | null, { status }: StoredComment): boolean {
  return status === 'visible' && (before === null || before.status === 'held');
}

function stateForWriter(before: StoredComment | null, { status }: StoredComment): NoticeState | null {
  if (status === 'held' || status === 'hidden') return 'held';
  return status === 'visible' && before !== null ? 'restored' : null;
}

async function notifyPerson(
  userId: number | null,
  eventId: string,
  { likeable, state }: { likeable: Likeable; state: NoticeState },
): Promise<void> {
  if (userId === null) return;
  await createNotice(String(userId), eventId, {
    kind: likeable.on === 'images' ? 'imageComment' : 'storyComment',
    state,
    subjectId: likeable.subjectId,
    title: likeable.title,
    ownerId: likeable.ownerId,
    createdAt: new Date(),
  });
}
