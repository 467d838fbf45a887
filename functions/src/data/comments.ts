import type { StoredComment, StoredReport } from '@aperture-byline/contract/comment/stored';
import type { StoredCommentReview, StoredDecision } from '@aperture-byline/contract/review/stored';
import {
  COMMENT_REPEAT_INTERVAL,
  LIST_CAP,
  REPORTS_TO_HIDE,
} from '@aperture-byline/contract/shared/constants';
import type { Transaction } from 'firebase-admin/firestore';
import { firestore } from '../lib/firebase.ts';
import { serialize } from '../lib/serialize.ts';
import { addFigure } from './figures.ts';
import {
  collection,
  collectionGroup,
  deleteTree,
  deleteTrees,
  readBelow,
  readDocument,
  readQuery,
  toEntity,
  updateAll,
  type WithId,
} from './firestore.ts';
import type { CountedWork } from './marks.ts';
import { countReads } from './read-count.ts';

import { recordDecision, reviewIdOf } from './reviews.ts';
import type { WorkCollection } from './works.ts';

/** The ids that name a comment; they must have been checked. */
export interface CommentPlace {
  on: WorkCollection;
  workId: string;
  commentId: string;
}

function pathOf({ on, workId, commentId }: CommentPlace): string {
  return `${on}/${workId}/comments/${commentId}`;
}

/** The newest comments on a work that everybody may see, newest first. */
export function readComments(on: WorkCollection, workId: string): Promise<WithId<StoredComment>[]> {
  return readQuery(
    collection(`${on}/${workId}/comments`)
      .where('status', '==', 'visible')
      .orderBy('createdAt', 'desc')
      .limit(LIST_CAP),
  );
}

/** In any state, or null. */
export function readComment(place: CommentPlace): Promise<WithId<StoredComment> | null> {
  return readDocument(pathOf(place));
}

/**
 * Stores a comment under the first of `ids`, unless one of them holds the same one from a short time ago: then that is the
 * answer. A held one waits for review from the same moment on.
 */
export function addComment(
  { ownerId, ...work }: CountedWork,
  { ids, comment }: { ids: readonly [string, ...string[]]; comment: StoredComment },
): Promise<{ comment: WithId<StoredComment>; isNew: boolean }> {
  const [commentId] = ids;
  const { on, id: workId } = work;
  const place = { on, workId, commentId };
  const comments = collection(`${on}/${workId}/comments`);
  // Sent twice at once, they would otherwise wait for each other's locks in the database.
  return serialize(pathOf(place), () =>
    firestore().runTransaction(async (transaction) => {
      const snapshots = await transaction.getAll(...ids.map((id) => comments.doc(id)));
      countReads(snapshots.length);
      const same = snapshots
        .map((snapshot) => toEntity<StoredComment>(snapshot))
        .find((known) => known !== null && isRecent(known, comment.createdAt));
      if (same) return { comment: same, isNew: false };
      transaction.set(comments.doc(commentId), comment);
      if (comment.status === 'held')
        startReview(transaction, place, { reason: 'links', ownerId, createdAt: comment.createdAt });
      // A held one counts once it is approved.
      else addFigure(transaction, 'comments', { artistId: ownerId, at: comment.createdAt, work });
      return { comment: { ...comment, id: commentId }, isNew: true };
    }),
  );
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
  transaction.set(collection('reviews').doc(reviewIdOf(place.commentId)), document);
}

/**
 * Adds a report, and hides the comment with enough of them, which then waits for review. False where the reporter reported it
 * before or an administrator let it stand; null where nobody sees such a comment.
 */
export function reportComment(
  place: CommentPlace,
  { reporter, report, ownerId }: { reporter: string; report: StoredReport; ownerId: number | null },
): Promise<boolean | null> {
  const path = pathOf(place);
  return firestore().runTransaction(async (transaction) => {
    const document = firestore().doc(path);
    const ownReport = document.collection('reports').doc(reporter);
    const [snapshot, before] = await transaction.getAll(document, ownReport);
    countReads(2);
    const comment = snapshot && toEntity<StoredComment>(snapshot);
    if (!comment || (comment.status !== 'visible' && comment.status !== 'hidden')) return null;
    if (before?.exists || comment.isApproved) return false;
    const reports = (comment.reports ?? 0) + 1;
    const isHidden = comment.status === 'visible' && reports >= REPORTS_TO_HIDE;
    transaction.set(ownReport, report);
    transaction.update(document, { reports, ...(isHidden && { status: 'hidden' }) });
    if (isHidden)
      startReview(transaction, place, { reason: 'reports', ownerId, createdAt: report.createdAt });
    return true;
  });
}

/** What people wrote who reported a comment, the first ones first. */
export async function readReportReasons(place: CommentPlace, limit: number): Promise<string[]> {
  const reports = await readQuery<StoredReport>(
    collection(`${pathOf(place)}/reports`)
      .orderBy('createdAt')
      .limit(limit),
  );
  return reports.map(({ reason }) => reason);
}

/** Deletes a comment with its reports and its review; `decision` where an administrator does. False where it is gone. */
export async function deleteComment(place: CommentPlace, decision: StoredDecision | null): Promise<boolean> {
  const path = pathOf(place);
  const isDeleted = await firestore().runTransaction(async (transaction) => {
    const document = firestore().doc(path);
    const { exists } = await transaction.get(document);
    countReads(1);
    if (!exists) return false;
    transaction.delete(document);
    transaction.delete(collection('reviews').doc(reviewIdOf(place.commentId)));
    if (decision) recordDecision(transaction, decision);
    return true;
  });
  // Where this breaks off, their TTL removes them.
  await deleteTree(path);
  return isDeleted;
}

function commentsBy(userId: string) {
  return collectionGroup('comments').where('authorId', '==', Number(userId));
}

/** A comment with the id of the document that it is on. */
export type CommentOn = WithId<StoredComment> & { parentId: string };

/** All that a person wrote, by what it is on. */
export async function readCommentsBy(userId: string): Promise<Record<WorkCollection, CommentOn[]>> {
  const comments = await readBelow<StoredComment>(commentsBy(userId));
  const on = (of: WorkCollection) =>
    comments
      .filter(({ parentCollection }) => parentCollection === of)
      .map(({ parentCollection, ...comment }) => comment);
  return { images: on('images'), blogs: on('blogs') };
}

/** Removes the author from a person's comments; the texts stay. */
export function anonymiseCommentsBy(userId: string): Promise<void> {
  const change: Pick<StoredComment, 'authorId' | 'firstName' | 'lastName'> = {
    authorId: null,
    firstName: '',
    lastName: '',
  };
  return updateAll(commentsBy(userId), change);
}

function reportsBy(userId: string) {
  return collectionGroup('reports').where('userId', '==', Number(userId));
}

/** The reports that a person sent, with the ids of the comments. */
export async function readReportsBy(
  userId: string,
): Promise<(WithId<StoredReport> & { parentId: string })[]> {
  const reports = await readBelow<StoredReport>(reportsBy(userId));
  return reports.map(({ parentCollection, ...report }) => report);
}

/** The comments keep their numbers of reports. */
export function deleteReportsBy(userId: string): Promise<void> {
  return deleteTrees(reportsBy(userId));
}
