import type { CommentableCollection, StoredComment } from '@aperture-byline/contract/comment/stored';
import type { NoticeKind, NoticeState } from '@aperture-byline/contract/notice/stored';
import { DAY } from '@aperture-byline/contract/shared/durations';
import { type Commentable, readCommentable } from '../../access/commentables.ts';
import { createNotice } from '../../data/mail/notices.ts';
import { syncCommentReview } from '../../data/review/comment-reviews.ts';
import { readComment } from '../../data/review/comments.ts';

interface CommentWritten {
  eventId: string;
  on: CommentableCollection;
  workId: string;
  commentId: string;
  before: StoredComment | null;
  after: StoredComment | null;
}

const NOTICES: Readonly<Record<CommentableCollection, NoticeKind>> = {
  images: 'imageComment',
  blogs: 'storyComment',
  exhibitions: 'exhibitionComment',
};

/** A comment that is older when it appears comes from a backup or the seed, and is news to nobody. */
const NEWS = DAY;

/**
 * Trigger of a comment: opens and closes its review where that was not done by the API, tells the owner of the work
 * about a new comment, and its writer when it is answered, held back or shown again. The event's id is the notice's:
 * events come twice, and each tells once. Of the answers to one comment, the first tells.
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
  const isNotified = after !== null && isNews(before, after);
  if (!isReviewed && !isNotified) return;
  const commentable = await readCommentable(on, workId);
  if (isReviewed)
    await syncCommentReview(
      { on, workId, commentId },
      { ownerId: commentable?.ownerId ?? null, now: new Date(), isReleased: waits(before) },
    );
  if (!commentable || !isNotified) return;
  const { authorId, guest } = after;
  if (isFirstShown(before, after) && commentable.ownerId !== authorId)
    await notifyPerson(commentable.ownerId, eventId, { commentable, state: 'new' });
  if (isFirstShown(before, after) && after.answerTo !== undefined) {
    const answered = await readComment({ on, workId, commentId: after.answerTo });
    if (answered?.status === 'visible' && answered.authorId !== authorId)
      await notifyPerson(answered.authorId, `answered-${after.answerTo}`, { commentable, state: 'answered' });
  }
  const state = stateForWriter(before, after);
  if (state && !guest) await notifyPerson(authorId, eventId, { commentable, state });
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
  { commentable, state }: { commentable: Commentable; state: NoticeState },
): Promise<void> {
  if (userId === null) return;
  await createNotice(String(userId), eventId, {
    kind: NOTICES[commentable.on],
    state,
    subjectId: commentable.subjectId,
    title: commentable.title,
    ownerId: commentable.ownerId,
    createdAt: new Date(),
  });
}
