import { exhibitionState } from '@aperture-byline/contract/exhibition/state';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import type { StudioState } from '@aperture-byline/contract/work/wire';

export type Shown = Pick<StudioState, 'status' | 'reviewNote' | 'revision'>;

/** Words and pictures of it wait for review, so that they can't be changed now. */
export function waitsForReview({ status, revision }: Shown): boolean {
  return status === 'submitted' || revision?.status === 'submitted';
}

/** Why it, or its revision, was sent back or rejected; null where nobody said so. */
export function findReviewNote({ reviewNote, revision }: Shown): string | null {
  return revision ? revision.reviewNote : reviewNote;
}

export function isRejected({ status, revision }: Shown): boolean {
  return (revision ?? { status }).status === 'rejected';
}

/** It can be submitted: itself, or its revision where it is public. */
export function maySubmit({ status, revision }: Shown): boolean {
  const { status: waiting } = status === 'approved' ? (revision ?? { status: 'approved' }) : { status };
  return waiting === 'draft' || waiting === 'rejected';
}

/** The state of a work in a few words. `open` are those of a public one. */
export function stateText(work: Shown, open = 'Public'): string {
  const { status, revision } = work;
  if (status === 'submitted') return 'Waits for review';
  if (status === 'rejected') return 'Rejected';
  if (status === 'draft') return work.reviewNote === null ? 'Draft' : 'Sent back';
  if (revision === null) return open;
  if (revision.status === 'submitted') return `${open}, changes wait for review`;
  return revision.reviewNote === null ? `${open}, changes not submitted` : `${open}, changes sent back`;
}

/** Returns a public exhibition's state by its dates: `Public, opens later`, `Open` or `Closed`; else `Public`. */
export function openingText(start: string | null, end: string | null, now: Date): string {
  if (start === null || end === null) return 'Public';
  const state = exhibitionState({ startDate: new Date(start), endDate: new Date(end) }, now);
  return { upcoming: 'Public, opens later', ongoing: 'Open', past: 'Closed' }[state];
}

/** Transitions that a work's artist makes beside editing; `end` is for exhibitions. */
export type WorkTransition = 'submit' | 'withdraw' | 'withdrawRevision' | 'end';

export type WorkAction = 'save' | 'remove' | 'dropRevision' | WorkTransition;

const DONE: Readonly<Record<Exclude<WorkAction, 'save'>, string>> = {
  submit: studioMessages.submitted,
  withdraw: studioMessages.withdrawn,
  withdrawRevision: studioMessages.takenBack,
  end: studioMessages.ended,
  remove: studioMessages.deleted,
  dropRevision: studioMessages.dropped,
};

export function doneText(
  action: Exclude<WorkAction, 'save'>,
  before: Pick<Shown, 'status'>,
  after: Pick<Shown, 'status' | 'revision'>,
): string {
  if (action === 'submit' && after.status === 'approved' && after.revision === null) return studioMessages.published;
  return action === 'withdraw' && before.status === 'submitted' ? studioMessages.takenBack : DONE[action];
}
