import {
  type CommentableCollection,
  type StoredComment,
  type StoredReport,
  storedComment,
  storedReport,
} from '@aperture-byline/contract/comment/stored';
import type { StoredCommentReview, StoredDecision } from '@aperture-byline/contract/review/stored';
import { COMMENT_REPEAT_INTERVAL, LIST_CAP, REPORTS_TO_HIDE } from '@aperture-byline/contract/shared/constants';
import type { StoredUser } from '@aperture-byline/contract/user/stored';
import type { Transaction } from 'firebase-admin/firestore';
import { recordDecision } from '../core/audit.ts';
import { defineCollection, ownedInGroup, type WithId } from '../core/collection.ts';
import { countReads, firestore, runSerialized } from '../core/database.ts';
import { collection, collectionGroup, countUpTo, deleteTree } from '../core/firestore.ts';
import { userAt, users } from '../people/users.ts';
import type { CountedWork } from '../stats/engagement.ts';
import { addStat } from '../stats/stats.ts';
import { toCommentReviewId } from './comment-reviews.ts';

/** Work that is commented on, with the owner in whose stats the comment is counted. */
interface CountedCommentable extends CountedWork {
  on: CommentableCollection;
}

/** The ids that name a comment; they must have been checked. */
interface CommentPlace {
  on: CommentableCollection;
  workId: string;
  commentId: string;
}

const commentsOn = (on: CommentableCollection, workId: string) =>
  defineCollection(`${on}/${workId}/comments`, storedComment);

const commentAt = ({ on, workId, commentId }: CommentPlace) => commentsOn(on, workId).at(commentId);

const reportsOn = (place: CommentPlace) => defineCollection(`${commentAt(place).reference.path}/reports`, storedReport);

export const allComments = defineCollection('comments', storedComment);
/** All that a person wrote, with the image, story or exhibition that it is on. */
export const commentsBy = ownedInGroup(allComments, 'authorId');
/** The reports that a person sent, with the comments that they are about, which keep their numbers of reports. */
export const reportsBy = ownedInGroup(defineCollection('reports', storedReport), 'userId');

/** Counts the reports that a person sent, and their comments that others reported, as far as `limit`. */
export async function countReportsOf(userId: string, limit: number): Promise<{ sent: number; received: number }> {
  const ownReports = collectionGroup('reports').where('userId', '==', Number(userId));
  const reported = collectionGroup('comments').where('authorId', '==', Number(userId)).where('reports', '>', 0);
  const [sent, received] = await Promise.all([countUpTo(ownReports, limit), countUpTo(reported, limit)]);
  return { sent, received };
}

/** The newest comments on a work that everybody may see, newest first, with answers, each next to its comment. */
export function readComments(on: CommentableCollection, workId: string): Promise<WithId<StoredComment>[]> {
  const comments = commentsOn(on, workId);
  const visible = comments.documents().where('status', '==', 'visible');
  return comments.query(visible.orderBy('threadAt', 'desc').limit(LIST_CAP));
}

export function readComment(place: CommentPlace): Promise<WithId<StoredComment> | null> {
  return commentsOn(place.on, place.workId).read(place.commentId);
}

/**
 * Stores the comment that `createComment` makes of its author as they are, under the first of `ids`, unless one of them
 * holds the same one from a short time ago: then that is the answer. A held one waits for review from the same moment
 * on. Null where the work is gone; nothing is stored where `createComment` throws.
 */
export function addComment(
  { ownerId, ...work }: CountedCommentable,
  {
    ids,
    authorId,
    createComment,
  }: {
    ids: readonly [string, ...string[]];
    authorId: string;
    /** Makes the comment. Its author is null once the account is erased. */
    createComment: (author: StoredUser | null) => StoredComment;
  },
): Promise<{ comment: WithId<StoredComment>; isNew: boolean } | null> {
  const [commentId] = ids;
  const { on, id: workId } = work;
  const place = { on, workId, commentId };
  const comments = commentsOn(on, workId);
  const { reference } = comments.at(commentId);
  return runSerialized(reference.path, async (transaction) => {
    const [user, subject, ...snapshots] = await transaction.getAll(
      userAt(authorId),
      firestore().doc(`${on}/${workId}`),
      ...ids.map((id) => comments.at(id).reference),
    );
    countReads(2 + snapshots.length);
    const comment = createComment(user ? users.parse(user) : null);
    if (!subject?.exists) return null;
    const same = snapshots.map(comments.parse).find((known) => known !== null && isRecent(known, comment.createdAt));
    if (same) return { comment: same, isNew: false };
    transaction.set(reference, comment);
    if (comment.status === 'held')
      startReview(transaction, place, { reason: 'links', ownerId, createdAt: comment.createdAt });
    // A held one counts once it is approved.
    else addStat(transaction, 'comments', { artistId: ownerId, at: comment.createdAt, work });
    return { comment: { ...comment, id: commentId }, isNew: true };
  });
}

/**
 * Returns the id of a comment's only answer. It sorts first: the end of a list cuts off the answer, not its comment.
 */
const answerAt = ({ commentId, ...work }: CommentPlace): CommentPlace => ({ ...work, commentId: `-${commentId}` });

/**
 * Stores the answer that `createAnswer` makes of its author as they are, unless the comment has one that was not
 * rejected: then that is the result. Null where the work or the comment is gone, or nobody sees the comment.
 */
export async function addAnswer(
  to: CommentPlace,
  {
    authorId,
    createAnswer,
  }: {
    authorId: string;
    /** Makes the answer. Its author is null once the account is erased. */
    createAnswer: (author: StoredUser | null, comment: StoredComment) => StoredComment;
  },
): Promise<{ comment: WithId<StoredComment>; isNew: boolean } | null> {
  const place = answerAt(to);
  // With the reports of the text that was rejected.
  if ((await readComment(place))?.status === 'rejected') await deleteComment(place, null);
  const { reference, parse } = commentAt(to);
  const answer = commentAt(place);
  return runSerialized(reference.path, async (transaction) => {
    const work = firestore().doc(`${to.on}/${to.workId}`);
    const [user, subject, ...found] = await transaction.getAll(userAt(authorId), work, reference, answer.reference);
    countReads(2 + found.length);
    const [comment, before] = found.map(parse);
    if (!subject?.exists || comment?.status !== 'visible' || comment.answerTo !== undefined) return null;
    if (before) return { comment: before, isNew: false };
    const created = createAnswer(user ? users.parse(user) : null, comment);
    transaction.set(answer.reference, created);
    if (created.status === 'held')
      startReview(transaction, place, { reason: 'links', ownerId: Number(authorId), createdAt: created.createdAt });
    return { comment: { ...created, id: place.commentId }, isNew: true };
  });
}

function isRecent({ createdAt }: StoredComment, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < COMMENT_REPEAT_INTERVAL;
}

function startReview(
  transaction: Transaction,
  place: CommentPlace,
  review: Pick<StoredCommentReview, 'reason' | 'ownerId' | 'createdAt'>,
): void {
  const document: StoredCommentReview = { kind: 'comment', ...place, ...review };
  transaction.set(collection('reviews').doc(toCommentReviewId(place.commentId)), document);
}

/**
 * Adds a report. The comment waits for review from the first one on, and is hidden with enough of them. False where the
 * reporter reported it before or an administrator let it stand; null where nobody sees such a comment; undefined where
 * the user is gone who reports.
 */
export function reportComment(
  place: CommentPlace,
  {
    reporters,
    report,
    ownerId,
  }: {
    /** The id that the report has, then others that an earlier one of the same reporter may have. */
    reporters: readonly [string, ...string[]];
    report: StoredReport;
    ownerId: number | null;
  },
): Promise<boolean | null | undefined> {
  const { reference, parse } = commentAt(place);
  const reports = reportsOn(place);
  return runSerialized(reference.path, async (transaction) => {
    const review = collection('reviews').doc(toCommentReviewId(place.commentId));
    const author = report.userId === null ? null : userAt(report.userId);
    const [snapshot, waiting, ...known] = await transaction.getAll(
      reference,
      review,
      ...reporters.map((reporter) => reports.at(reporter).reference),
      ...(author ? [author] : []),
    );
    const user = author && known.pop();
    countReads(2 + reporters.length + (author ? 1 : 0));
    if (user?.exists === false) return undefined;
    const comment = snapshot && parse(snapshot);
    if (!comment || (comment.status !== 'visible' && comment.status !== 'hidden')) return null;
    if (known.some(({ exists }) => exists) || comment.isApproved) return false;
    const count = comment.reports + 1;
    const isHidden = comment.status === 'visible' && count >= REPORTS_TO_HIDE;
    transaction.set(reports.at(reporters[0]).reference, report);
    transaction.update(reference, { reports: count, ...(isHidden && { status: 'hidden' }) });
    if (!waiting?.exists) startReview(transaction, place, { reason: 'reports', ownerId, createdAt: report.createdAt });
    return true;
  });
}

export async function readReportReasons(place: CommentPlace, limit: number): Promise<string[]> {
  const reports = reportsOn(place);
  const first = await reports.query(reports.documents().orderBy('createdAt').limit(limit));
  return first.map(({ reason }) => reason);
}

/**
 * Deletes a comment with answer, reports and reviews; `decision` where an administrator does. False where it is gone.
 */
export async function deleteComment(place: CommentPlace, decision: StoredDecision | null): Promise<boolean> {
  const { reference } = commentAt(place);
  const isDeleted = await runSerialized(reference.path, async (transaction) => {
    const { exists } = await transaction.get(reference);
    countReads(1);
    if (!exists) return false;
    for (const gone of [place, answerAt(place)]) {
      transaction.delete(commentAt(gone).reference);
      transaction.delete(collection('reviews').doc(toCommentReviewId(gone.commentId)));
    }
    if (decision) recordDecision(transaction, decision);
    return true;
  });
  // Where this breaks off, their TTL removes them.
  for (const gone of [place, answerAt(place)]) await deleteTree(commentAt(gone).reference.path);
  return isDeleted;
}

/** Removes the author from a person's comments; the texts stay. */
export function anonymiseCommentsBy(userId: string): Promise<void> {
  return commentsBy.update(userId, { authorId: null, firstName: '', lastName: '' });
}
