import { exhibitionState } from '@aperture-byline/contract/exhibition/state';
import type { StudioExhibition } from '@aperture-byline/contract/exhibition/studio-wire';
import type { StudioState } from '@aperture-byline/contract/work/wire';
import type { WorkKind } from '@aperture-byline/contract/work/work-kinds';
import { isScheduled } from '../../data/exhibitions.ts';
import type { Submission } from '../../data/reviews.ts';
import { getOwner, type WorkChange, type WorkLookups, type WorkWithRevision } from '../../data/works.ts';
import { ApiError } from '../../lib/errors.ts';
import { type ArtistImages, describedPictures } from './artist-images.ts';
import { exhibition } from './exhibition.ts';
import { endBurst, keepState } from './keep-state.ts';
import { validateForReview } from './validate-for-review.ts';
import { changeWork, type Editor, nextVersion, requireEditor, wrongState } from './work-guards.ts';
import type { WorkType } from './work-type.ts';
import { editedContent, readView, toContent } from './work-views.ts';

/** What of a work waits for review: its revision where it is public, else itself. */
export function buildSubmissions(kind: WorkKind, id: string): { work: Submission; revision: Submission } {
  return {
    work: { kind, workKind: null, subjectId: id },
    revision: { kind: 'revision', workKind: kind, subjectId: id },
  };
}

/** What of a work can be submitted: of a public one its revision. Throws WRONG_STATE, and INVALID with what is incomplete. */
export function requireComplete(
  type: WorkType,
  { work, revision }: WorkWithRevision,
  images: ArtistImages,
): WorkWithRevision {
  const isPublic = work.status === 'approved';
  const status = isPublic ? revision?.status : work.status;
  if (status !== 'draft' && status !== 'rejected') throw wrongState(work.status);
  const edited = { work, revision: isPublic ? revision : null };
  const content = editedContent(type, edited);
  const problems = validateForReview(type, { work, revision }, content, images);
  if (Object.keys(problems).length > 0) throw new ApiError('INVALID', { fields: problems });
  return edited;
}

/** Makes what can be submitted (`requireComplete`) wait for review. */
export async function makeSubmission(
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
  if (revision)
    return {
      submitted,
      revision: { ...revision, fields: { ...revision.fields, ...pictures }, ...state },
      work: { ...endBurst({ work, revision }), ...nextVersion(work) },
    };
  const slug = 'slug' in work && work.slug === '' ? { slug: await slugs.findFree(work.title) } : {};
  return {
    submitted,
    work: {
      ...state,
      ...pictures,
      ...slug,
      ...type.measure?.(work, images),
      ...endBurst({ work, revision }),
      ...nextVersion(work),
    },
  };
}

/**
 * Makes a draft of what is submitted or public. Of a public one the revision becomes the draft's words, so that nothing is lost. Throws
 * NOT_FOUND, CONFLICT, WRONG_STATE.
 */
export async function withdrawWork(type: WorkType, id: unknown, editor: Editor): Promise<StudioState> {
  const changed = await changeWork(type.kind, id, (present) => {
    requireEditor(present, editor);
    const { status } = present.work;
    if (status !== 'submitted' && status !== 'approved') throw wrongState(status);
    const draft = { status: 'draft', submittedAt: null, reviewNote: null } as const;
    const { work, ...rest } = mergeRevision(type, present);
    return { ...rest, work: { ...work, ...draft, ...nextVersion(present.work) } };
  });
  return readView(type, changed);
}

/** What withdraws a work but for its status: its revision's words become its own, and nothing waits any more. */
export function mergeRevision(type: WorkType, { work, revision }: WorkWithRevision): WorkChange {
  const submissions = buildSubmissions(type.kind, work.id);
  const closed = [submissions.work, submissions.revision];
  if (!revision) return { closed };
  const content = { ...revision.fields, shownImageIds: revision.shownImageIds };
  return { work: { ...content, ...type.derive?.({ ...work, ...content }) }, revision: null, closed };
}

/** Takes a submitted revision back. Throws NOT_FOUND, CONFLICT, WRONG_STATE. */
export async function withdrawRevision(type: WorkType, id: unknown, editor: Editor): Promise<StudioState> {
  const changed = await changeWork(type.kind, id, (present) => {
    requireEditor(present, editor);
    const { work, revision } = present;
    if (revision?.status !== 'submitted') throw wrongState(revision?.status ?? work.status);
    return {
      work: nextVersion(work),
      revision: { ...revision, status: 'draft', submittedAt: null },
      closed: [buildSubmissions(type.kind, work.id).revision],
    };
  });
  return readView(type, changed);
}

/** Drops a revision that does not wait for review. Throws NOT_FOUND, CONFLICT, WRONG_STATE. */
export async function dropRevision(type: WorkType, id: unknown, editor: Editor): Promise<StudioState> {
  const changed = await changeWork(type.kind, id, (present) => {
    requireEditor(present, editor);
    const { work, revision } = present;
    if (!revision || revision.status === 'submitted') throw wrongState(revision?.status ?? work.status);
    const history = keepState(present, {
      before: revision.fields,
      after: toContent(type, work),
      isForced: true,
    });
    return { ...history, work: { ...history.work, ...nextVersion(work) }, revision: null };
  });
  return readView(type, changed);
}

/** Closes an open exhibition now, and in its revision too. Throws NOT_FOUND, CONFLICT, WRONG_STATE. */
export async function endExhibition(id: unknown, editor: Editor): Promise<StudioExhibition> {
  const changed = await changeWork(exhibition.kind, id, (present) => {
    requireEditor(present, editor);
    const { work, revision } = present;
    const endDate = new Date();
    const isOpen =
      work.status === 'approved' &&
      'endDate' in work &&
      isScheduled(work) &&
      exhibitionState(work, endDate) === 'ongoing';
    if (!isOpen) throw wrongState(work.status);
    return {
      work: { endDate, ...nextVersion(work) },
      ...(revision && { revision: { ...revision, fields: { ...revision.fields, endDate } } }),
    };
  });
  return (await readView(exhibition, changed)) as StudioExhibition;
}
