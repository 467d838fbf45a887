import type { StudioState } from '@aperture-byline/contract/work/wire';
import type { WorkKind } from '@aperture-byline/contract/work/work-kinds';
import type { Submission } from '../../data/review/reviews.ts';
import type { WorkChange, WorkWithRevision } from '../../data/works/works.ts';
import type { WorkType } from './types/work-type.ts';
import { type Editor, editOwnWork, nextVersion, wrongState } from './work-guards.ts';
import { readView, toContent } from './work-views.ts';

/** Names what of a work waits for review: its revision where it is public, else itself. */
export function buildSubmissions(kind: WorkKind, id: string): { work: Submission; revision: Submission } {
  return {
    work: { kind, workKind: null, subjectId: id },
    revision: { kind: 'revision', workKind: kind, subjectId: id },
  };
}

/** Makes a draft of a work, with a public one's revision as its words. Throws NOT_FOUND, CONFLICT, WRONG_STATE. */
export async function withdrawWork(type: WorkType, id: unknown, editor: Editor): Promise<StudioState> {
  const changed = await editOwnWork(type.kind, id, editor, (present) => {
    const { status } = present.work;
    if (status !== 'submitted' && status !== 'approved') throw wrongState(status);
    const draft = { status: 'draft', submittedAt: null, reviewNote: null } as const;
    const { work, ...rest } = mergeRevision(type, present);
    return { ...rest, work: { ...work, ...draft, ...nextVersion(present.work) } };
  });
  return readView(type, changed);
}

/** Withdraws a work but for its status: its revision's words become its own, and nothing waits any more. */
export function mergeRevision(type: WorkType, { work, revision }: WorkWithRevision): WorkChange {
  const submissions = buildSubmissions(type.kind, work.id);
  const closed = [submissions.work, submissions.revision];
  if (!revision) return { closed };
  const content = { ...revision.fields, shownImageIds: revision.shownImageIds };
  return { work: { ...content, ...type.derive?.({ ...work, ...content }) }, revision: null, closed };
}

/** Takes a submitted revision back. Throws NOT_FOUND, CONFLICT, WRONG_STATE. */
export async function withdrawRevision(type: WorkType, id: unknown, editor: Editor): Promise<StudioState> {
  const changed = await editOwnWork(type.kind, id, editor, ({ work, revision }) => {
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
  const changed = await editOwnWork(type.kind, id, editor, (present) => {
    const { work, revision } = present;
    if (!revision || revision.status === 'submitted') throw wrongState(revision?.status ?? work.status);
    const change = { before: revision.fields, after: toContent(type, work), patch: null };
    const history = type.beforeChange?.(present, change);
    return { ...history, work: { ...history?.work, ...nextVersion(work) }, revision: null };
  });
  return readView(type, changed);
}
