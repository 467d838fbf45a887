import type { StoredSubmission } from '@aperture-byline/contract/review/stored';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { type Publication, publishImages } from '../../../data/images/publish-images.ts';
import { canDecide, toDecision, type Verdict } from '../../../data/review/reviews.ts';
import { getOwner, type StoredWork } from '../../../data/works/work-collections.ts';
import {
  editStoredWork,
  readWork,
  type WorkChange,
  type WorkLookups,
  type WorkWithRevision,
} from '../../../data/works/works.ts';
import { ApiError } from '../../../lib/errors.ts';
import { listShownImages } from '../../../lib/pictures/shown-images.ts';
import { type ArtistImages, describedPictures, isAnyHeld, toArtistImages } from '../artist-images.ts';
import type { WorkType } from '../types/work-type.ts';
import { buildSubmissions, mergeRevision } from '../withdraw-work.ts';
import { nextVersion } from '../work-guards.ts';
import { editedContent, toContent } from '../work-views.ts';
import { fingerprintOfWork } from './fingerprint.ts';
import { problemsOfImages } from './validate-for-review.ts';

/** Decision of an administrator about what `fingerprint` names; empty where nothing had to be read. */
export interface WorkVerdict extends Verdict {
  fingerprint: string;
}

/** Publishes a waiting work or revision after its images. Throws CONFLICT where any can't be public or was not read. */
export async function approveWork(type: WorkType, review: StoredSubmission, verdict: WorkVerdict): Promise<boolean> {
  const read = await readWork(type.kind, review.subjectId);
  const shown = read && findWaiting(review, read);
  // Before its images become public, and again in the transaction.
  if (shown) await assertPublishable(type, shown, { read: (reader) => reader() });
  const images = shown ? await approveShownImages(type, shown, verdict) : NO_IMAGES;
  const changed = await editStoredWork(type.kind, review.subjectId, async (present, lookups) => {
    if (!canDecide(await lookups.readSubmission(review), review, verdict.adminId)) return {};
    const waiting = findWaiting(review, present);
    if (!waiting) return { closed: [review] };
    assertFingerprint(type, waiting, images, verdict);
    await assertPublishable(type, waiting, lookups);
    return {
      ...approve(type, waiting, images),
      closed: [review],
      decision: toDecision(review, verdict),
    };
  });
  return changed?.change.decision !== undefined;
}

/** Throws CONFLICT where another work keeps it from being public. */
async function assertPublishable(
  type: WorkType,
  waiting: WorkWithRevision,
  lookups: Pick<WorkLookups, 'read'>,
): Promise<void> {
  const conflicts = await type.findConflicts?.(waiting.work, editedContent(type, waiting), lookups);
  if (conflicts && Object.keys(conflicts).length > 0)
    throw new ApiError('CONFLICT', { message: workMessages.editionConflict });
}

/** The part of a work that the review is of, where it waits: of a work itself, its revision is not shown. */
function findWaiting(review: StoredSubmission, { work, revision }: WorkWithRevision): WorkWithRevision | null {
  if (review.kind !== 'revision') return work.status === 'submitted' ? { work, revision: null } : null;
  return work.status === 'approved' && revision?.status === 'submitted' ? { work, revision } : null;
}

/** Makes public what waits of a work: its revision replaces what was public. */
export function approve(type: WorkType, { work, revision }: WorkWithRevision, images: ArtistImages): WorkChange {
  if (!revision) {
    // The work's own copies of the alternative texts are of its submission.
    const pictures = describedPictures(toContent(type, work), images);
    const publishedAt = work.publishedAt ?? new Date();
    const state = { status: 'approved', hold: null, reviewNote: null, publishedAt } as const;
    return { work: { ...pictures, ...state, ...nextVersion(work) } };
  }
  const fields = { ...revision.fields, ...describedPictures(revision.fields, images) };
  return {
    work: {
      ...(type.approveRevision?.(work, { ...revision, fields }, images) ?? fields),
      shownImageIds: listShownImages(fields),
      hold: null,
      revisedAt: new Date(),
      ...nextVersion(work),
    },
    revision: null,
  };
}

/** Returns a work, or its revision, as a draft, or rejects it. False where it does not wait any more. */
export async function rejectWork(type: WorkType, review: StoredSubmission, verdict: WorkVerdict): Promise<boolean> {
  const changed = await editStoredWork(type.kind, review.subjectId, async (present, { readSubmission }) => {
    if (!canDecide(await readSubmission(review), review, verdict.adminId)) return {};
    const waiting = findWaiting(review, present);
    if (!waiting) return { closed: [review] };
    const { work, revision } = waiting;
    const status = verdict.decision === 'returned' ? 'draft' : 'rejected';
    const state = { status, reviewNote: verdict.reason } as const;
    return {
      work: { ...(!revision && state), hold: 'refusal', ...nextVersion(work) },
      ...(revision && { revision: { ...revision, ...state } }),
      closed: [review],
      decision: toDecision(review, verdict),
    };
  });
  return changed?.change.decision !== undefined;
}

/** Makes a draft of a public work, with its revision's words, as a withdrawal does; null where it is not public. */
export async function unpublishWork(
  type: WorkType,
  id: string,
  { reason, adminId }: Omit<WorkVerdict, 'decision' | 'fingerprint'>,
): Promise<StoredWork | null> {
  const { work: submission } = buildSubmissions(type.kind, id);
  const changed = await editStoredWork(type.kind, id, (present) => {
    if (present.work.status !== 'approved') return {};
    const { work, ...rest } = mergeRevision(type, present);
    const draft = {
      status: 'draft',
      hold: 'refusal',
      reviewNote: reason,
      submittedAt: present.work.submittedAt ?? new Date(),
    } as const;
    const ownerId = getOwner(present.work).userId;
    return {
      ...rest,
      work: { ...work, ...draft, ...nextVersion(present.work) },
      decision: toDecision({ ...submission, ownerId }, { decision: 'unpublished', reason, adminId }),
    };
  });
  return changed?.change.decision ? changed.work : null;
}

const NO_IMAGES: ArtistImages = new Map();

/** Throws CONFLICT where a work, with the images that it shows, is not what was read. */
export function assertFingerprint(
  type: WorkType,
  present: WorkWithRevision,
  images: ArtistImages,
  { fingerprint }: Pick<WorkVerdict, 'fingerprint'>,
): void {
  if (fingerprintOfWork(type, present, images) === fingerprint) return;
  throw new ApiError('CONFLICT', { message: workMessages.changedSinceRead });
}

/**
 * Publishes the images that what waits of a work shows before it is public itself, all of them or none. Throws CONFLICT
 * where one of them, or the work, can't be public or is not what was read; where no administrator read them, also where
 * one has to.
 */
export async function approveShownImages(
  type: WorkType,
  waiting: WorkWithRevision,
  { fingerprint, adminId }: Pick<WorkVerdict, 'fingerprint'> & Pick<Publication, 'adminId'>,
): Promise<ArtistImages> {
  const { work } = waiting;
  const content = editedContent(type, waiting);
  const ids = listShownImages(content);
  let images = NO_IMAGES;
  await publishImages(ids, {
    adminId,
    work: { kind: type.kind, id: work.id },
    withheld: type.withheldImages?.(content, new Date()),
    check: (found) => {
      images = toArtistImages(found, getOwner(work).userId);
      const problems = {
        ...problemsOfImages(ids, images),
        ...type.validateForReview(waiting, content, images),
        ...(adminId === 'trusted' && isAnyHeld(images) && { imageIds: workMessages.changedSinceRead }),
      };
      const [problem] = Object.values(problems);
      if (problem !== undefined) throw new ApiError('CONFLICT', { message: problem });
      assertFingerprint(type, waiting, images, { fingerprint });
    },
  });
  return images;
}
