import type { StudioState } from '@aperture-byline/contract/work/wire';
import { toDecision } from '../../data/reviews.ts';
import { getOwner, type WorkChange, type WorkLookups, type WorkWithRevision } from '../../data/works.ts';
import { drawSample } from '../../lib/draw-sample.ts';
import { type ArtistImages, isAnyHeld } from './artist-images.ts';
import { applyRevision, publish, publishShown, requireRead } from './decide-work.ts';
import { fingerprintOfWork } from './fingerprint.ts';
import { makeSubmission, requireComplete } from './submit-work.ts';
import {
  changeWork,
  type Editor,
  readWorkForOwner,
  requireEditor,
  requireNoConflict,
} from './work-guards.ts';
import type { WorkType } from './work-type.ts';
import { editedContent, readShownImages, readView } from './work-views.ts';

/** What a trusted photographer submits, as it is then, and its images, which are public already. */
interface Publishable {
  fingerprint: string;
  images: ArtistImages;
}

/**
 * Asks for review. What a trusted photographer submits is public at once, as after an approval, but for what an administrator has to
 * approve: a sample, drawn once for each call and stored with the submission, and what is on hold. Throws NOT_FOUND, CONFLICT (also where
 * it changed while its images became public), WRONG_STATE, and INVALID with what is incomplete.
 */
export async function submitOrPublish(type: WorkType, id: unknown, editor: Editor): Promise<StudioState> {
  // What a version shows never changes, so that its images may be read before.
  const images = await readShownImages(type, await readWorkForOwner(type.kind, id, editor.userId));
  const isDrawn = drawSample();
  const change = async (publishable: Publishable | null) => {
    let waiting = null as WorkWithRevision | null;
    const changed = await changeWork(type.kind, id, async (present, lookups) => {
      requireEditor(present, editor);
      const edited = requireComplete(type, present, images);
      await requireNoConflict(type, present.work, editedContent(type, edited), lookups);
      const submission = await makeSubmission(type, edited, { images, slugs: lookups.slugs });
      const outcome = await findOutcome(edited, { images, isDrawn, lookups });
      waiting = null;
      if (outcome === 'waiting') return submission;
      if (outcome === 'sample') return { ...submission, work: { ...submission.work, hold: 'sample' } };
      waiting = { work: { ...edited.work, ...submission.work }, revision: submission.revision ?? null };
      // Nothing is written before its images are public. What comes of a draw does not change by it: it is of this call.
      return publishable ? publishAs(type, { waiting, submission }, publishable) : {};
    });
    return { changed, waiting };
  };
  const { changed, waiting } = await change(null);
  if (waiting === null) return readView(type, changed);
  const fingerprint = fingerprintOfWork(type, waiting, images);
  const published = await publishShown(type, waiting, { fingerprint, adminId: 'trusted' });
  return readView(type, (await change({ fingerprint, images: published })).changed);
}

/** What becomes of a submission: it is public at once, or waits, as a sample or as any other. */
async function findOutcome(
  { work }: WorkWithRevision,
  { images, isDrawn, lookups }: { images: ArtistImages; isDrawn: boolean; lookups: WorkLookups },
): Promise<'public' | 'sample' | 'waiting'> {
  if (!(await lookups.isTrusted(getOwner(work).userId)) || work.hold || isAnyHeld(images)) return 'waiting';
  return isDrawn ? 'sample' : 'public';
}

/** What an approval writes, with what a submission does, and an entry in the audit log that names no administrator. */
function publishAs(
  type: WorkType,
  { waiting, submission }: { waiting: WorkWithRevision; submission: WorkChange },
  { fingerprint, images }: Publishable,
): WorkChange {
  requireRead(type, waiting, images, { fingerprint });
  const { work, revision } = waiting;
  const published = revision ? applyRevision(type, work, revision, images) : publish(type, waiting, images);
  return {
    ...published,
    work: { ...submission.work, ...published.work },
    ...(submission.submitted && {
      decision: toDecision(submission.submitted, { decision: 'published', reason: '', adminId: null }),
    }),
  };
}
