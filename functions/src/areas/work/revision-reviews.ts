import type { StoredRevision } from '@aperture-byline/contract/work/stored';
import type { WorkKind } from '@aperture-byline/contract/work/work-kinds';
import type { DocumentChange } from '../../data/core/collection.ts';
import { mailReturned } from '../../data/mail/mail-returned.ts';
import { createNotice } from '../../data/mail/notices.ts';
import { decisionByHand, syncReview } from '../../data/review/reviews.ts';
import { readWorkAlone } from '../../data/works/works.ts';
import { repairRevision } from './repair-work.ts';
import { buildSubmissions } from './withdraw-work.ts';
import { closeReturnNotices } from './work-reviews.ts';
import { WORK_TYPES } from './works.ts';

interface WrittenRevision extends DocumentChange<StoredRevision> {
  eventId: string;
  /** Time of the write. */
  time: Date;
  kind: WorkKind;
  /** Id of the work. */
  id: string;
}

/** Applies a revision that was approved by hand, and opens and closes its review, by its present state. */
export async function applyAndReview({ kind, id, time, before, after }: WrittenRevision): Promise<void> {
  const isApproval = before?.status !== 'approved' && after?.status === 'approved';
  const present = await repairRevision(WORK_TYPES[kind], id, isApproval ? time : new Date());
  const { revision: submission } = buildSubmissions(kind, id);
  const revision = present?.revision ?? null;
  const ownerId = revision?.ownerId ?? before?.ownerId ?? 0;
  await syncReview(
    { ...submission, ownerId, createdAt: revision?.submittedAt ?? new Date() },
    {
      isWaiting: revision?.status === 'submitted' && present?.work.status === 'approved',
      decision: revision && decisionByHand(submission, { ...revision, ownerId }),
    },
  );
}

export async function notifyOfRefusal(written: WrittenRevision): Promise<void> {
  await notifyOwner(written, 'revisionRejected');
}

/** Tells the owner, by mail too, that a revision came back for changes. */
export async function notifyOfReturn(written: WrittenRevision): Promise<void> {
  const { eventId, kind, id, after } = written;
  const title = await notifyOwner(written, 'revisionReturned');
  if (after === null) return;
  const reason = after.reviewNote;
  await mailReturned(after.ownerId, { kind, title, submission: eventId, workId: id, reason, isRevision: true });
}

/** Returns the title of the work. */
async function notifyOwner(
  { eventId, kind, id, after }: WrittenRevision,
  state: 'revisionRejected' | 'revisionReturned',
): Promise<string> {
  const title = (await readWorkAlone(kind, id))?.title ?? '';
  if (after === null) return title;
  await createNotice(String(after.ownerId), eventId, {
    kind,
    state,
    subjectId: id,
    title,
    ...(after.reviewNote && { note: after.reviewNote }),
    ...(state === 'revisionReturned' && { wantsAnswer: true }),
    ownerId: after.ownerId,
    createdAt: new Date(),
  });
  return title;
}

/** Closes notices of a revision that came back and is no draft now. It runs after such a notice was written. */
export async function closeReturnedRevision({ kind, id, before, after }: WrittenRevision): Promise<void> {
  const ownerId = after?.ownerId ?? before?.ownerId;
  if (ownerId) await closeReturnNotices(kind, id, ownerId);
}
