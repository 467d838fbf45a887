import type { StudioState } from '@aperture-byline/contract/work/wire';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { isTrusted } from '../../../data/people/users.ts';
import { toDecision } from '../../../data/review/reviews.ts';
import { getOwner } from '../../../data/works/work-collections.ts';
import type { WorkChange, WorkLookups, WorkWithRevision } from '../../../data/works/works.ts';
import { drawSample } from '../../../lib/draw-sample.ts';
import { ApiError } from '../../../lib/errors.ts';
import { type ArtistImages, describedPictures, isAnyHeld } from '../artist-images.ts';
import type { WorkType } from '../types/work-type.ts';
import { buildSubmissions } from '../withdraw-work.ts';
import {
  assertEditor,
  assertNoConflict,
  type Editor,
  editOwnWork,
  nextVersion,
  readWorkForOwner,
  wrongState,
} from '../work-guards.ts';
import { editedContent, readShownImages, readView } from '../work-views.ts';
import { approve, approveShownImages, assertFingerprint } from './decide-work.ts';
import { fingerprintOfWork } from './fingerprint.ts';
import { validateForReview } from './validate-for-review.ts';

/**
 * Submits a work for review. A trusted photographer's is public at once, as after an approval, unless it is drawn as a
 * sample, once for each call, or on hold. Its images become public first. Throws NOT_FOUND, WRONG_STATE, INVALID with
 * what is incomplete, and CONFLICT, also where it changed while its images became public.
 */
export async function submitWork(type: WorkType, id: unknown, editor: Editor): Promise<StudioState> {
  const read = await readWorkForOwner(type.kind, id, editor.userId);
  const images = await readShownImages(type, read);
  const outcome = await decideOutcome(read, images);
  const approval = outcome === 'public' ? await approveImages(type, read, { images, editor }) : null;
  const changed = await editOwnWork(type.kind, id, editor, async (present, lookups) => {
    const edited = findSubmittable(type, present, images);
    await assertNoConflict(type, present.work, editedContent(type, edited), lookups);
    const submission = await makeSubmission(type, edited, { images, slugs: lookups.slugs });
    if (outcome === 'sample') return { ...submission, work: { ...submission.work, hold: 'sample' } };
    if (approval === null) return submission;
    assertFingerprint(type, edited, approval.images, approval);
    if (!(await lookups.isTrusted(getOwner(present.work).userId)) || present.work.hold)
      throw new ApiError('CONFLICT', { message: workMessages.changedSinceRead });
    return approveAtOnce(type, edited, { submission, images: approval.images });
  });
  return readView(type, changed);
}

/** Decides what becomes of a submission: it is public at once, or waits, as a sample or as any other. */
async function decideOutcome(
  { work }: WorkWithRevision,
  images: ArtistImages,
): Promise<'public' | 'sample' | 'waiting'> {
  const isDrawn = drawSample();
  if (!(await isTrusted(getOwner(work).userId)) || work.hold || isAnyHeld(images)) return 'waiting';
  return isDrawn ? 'sample' : 'public';
}

/** Publishes the images of what will be public at once. Answers them, with the fingerprint of what was read. */
async function approveImages(
  type: WorkType,
  read: WorkWithRevision,
  { images, editor }: { images: ArtistImages; editor: Editor },
): Promise<{ images: ArtistImages; fingerprint: string }> {
  assertEditor(read, editor);
  const edited = findSubmittable(type, read, images);
  await assertNoConflict(type, read.work, editedContent(type, edited), { read: (reader) => reader() });
  const fingerprint = fingerprintOfWork(type, edited, images);
  return {
    images: await approveShownImages(type, edited, { fingerprint, adminId: 'trusted' }),
    fingerprint,
  };
}

/** Finds what can be submitted: of a public work its revision. Throws WRONG_STATE, INVALID if incomplete. */
function findSubmittable(type: WorkType, { work, revision }: WorkWithRevision, images: ArtistImages): WorkWithRevision {
  const isPublic = work.status === 'approved';
  const status = isPublic ? revision?.status : work.status;
  if (status !== 'draft' && status !== 'rejected') throw wrongState(work.status);
  const edited = { work, revision: isPublic ? revision : null };
  const problems = validateForReview(type, { work, revision }, editedContent(type, edited), images);
  if (Object.keys(problems).length > 0) throw new ApiError('INVALID', { fields: problems });
  return edited;
}

async function makeSubmission(
  type: WorkType,
  { work, revision }: WorkWithRevision,
  { images, slugs }: Pick<WorkLookups, 'slugs'> & { images: ArtistImages },
): Promise<WorkChange> {
  const createdAt = new Date();
  const submissions = buildSubmissions(type.kind, work.id);
  const submitted = {
    ...(revision ? submissions.revision : submissions.work),
    ownerId: getOwner(work).userId,
    createdAt,
  };
  const pictures = describedPictures(editedContent(type, { work, revision }), images);
  const state = { status: 'submitted', submittedAt: createdAt, reviewNote: null } as const;
  const also = await type.beforeSubmission?.({ work, revision }, { images, slugs });
  return {
    submitted,
    ...(revision && { revision: { ...revision, fields: { ...revision.fields, ...pictures }, ...state } }),
    work: { ...(!revision && { ...state, ...pictures }), ...also, ...nextVersion(work) },
  };
}

/** Makes an approval of a submission, with an entry in the audit log that names no administrator. */
function approveAtOnce(
  type: WorkType,
  { work }: WorkWithRevision,
  { submission: { submitted, ...submission }, images }: { submission: WorkChange; images: ArtistImages },
): WorkChange {
  const waiting = { work: { ...work, ...submission.work }, revision: submission.revision ?? null };
  const approval = approve(type, waiting, images);
  return {
    ...approval,
    work: { ...submission.work, ...approval.work },
    ...(submitted && {
      decision: toDecision(submitted, { decision: 'published', reason: '', adminId: null }),
    }),
  };
}
