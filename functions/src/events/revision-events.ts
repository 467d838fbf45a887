import { isDeepStrictEqual } from 'node:util';
import type { StoredRevision } from '@aperture-byline/contract/work/stored';
import type { WorkKind } from '@aperture-byline/contract/work/work-kinds';
import { syncUses } from '../areas/image/image-uses.ts';
import {
  applyAndReview,
  closeReturnedRevision,
  notifyOfRefusal,
  notifyOfReturn,
} from '../areas/work/revision-reviews.ts';
import type { ParsedChange } from '../data/core/collection.ts';
import { dispatch, type EventContext, type Handlers, type Written } from './dispatch.ts';

type WrittenRevision = Written<StoredRevision> & { kind: WorkKind };

const HANDLERS = {
  'revision.rejected': [applyAndReview, notifyOfRefusal, closeReturnedRevision],
  'revision.returned': [applyAndReview, notifyOfReturn, closeReturnedRevision],
  'revision.state-changed': [applyAndReview, closeReturnedRevision],
  'revision.pictures-changed': [({ before, after }) => syncUses(before?.shownImageIds, after?.shownImageIds)],
} as const satisfies Handlers<WrittenRevision>;
type RevisionEvent = keyof typeof HANDLERS;

/** Runs what follows from a write of a revision. */
export function followRevision(
  change: ParsedChange<StoredRevision> & EventContext & { kind: WorkKind },
): Promise<void> {
  return dispatch(HANDLERS, revisionEvents(change), change);
}

function revisionEvents({ before, after, isUnreadable }: ParsedChange<StoredRevision>): RevisionEvent[] {
  const events: RevisionEvent[] = [];
  if (!isUnreadable && before?.status !== after?.status) events.push(stateEvent(before, after));
  if (!isDeepStrictEqual(before?.shownImageIds, after?.shownImageIds)) events.push('revision.pictures-changed');
  return events;
}

/** Returns what happened to its state; of an approval the work's own event tells. */
function stateEvent(before: StoredRevision | null, after: StoredRevision | null): RevisionEvent {
  if (before?.status !== 'submitted' || after === null) return 'revision.state-changed';
  if (after.status === 'rejected') return 'revision.rejected';
  return after.status === 'draft' && after.submittedAt !== null ? 'revision.returned' : 'revision.state-changed';
}
