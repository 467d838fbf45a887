import type { StoredSubmission } from '@aperture-byline/contract/review/stored';
import type { Picture } from '@aperture-byline/contract/shared/picture';
import type { Byline } from '@aperture-byline/contract/shared/stored';
import type { StudioState } from '@aperture-byline/contract/work/wire';
import type { Image } from '../../../data/images/images.ts';
import { NO_COUNTS } from '../../../data/stats/work-counts.ts';
import { getOwner } from '../../../data/works/work-collections.ts';
import { readWork, readWorkAlone } from '../../../data/works/works.ts';
import { listShownImages } from '../../../lib/pictures/shown-images.ts';
import { toItem } from '../read-works.ts';
import type { WorkType } from '../types/work-type.ts';
import { editedContent, readShownImages, readView, toView } from '../work-views.ts';
import { fingerprintOfWork } from './fingerprint.ts';

interface WorkPreview {
  title: string;
  owner: Byline;
  picture: Picture | null;
  isSample: boolean;
}

export async function readPreview(type: WorkType, id: string): Promise<WorkPreview | null> {
  const work = await readWorkAlone(type.kind, id);
  if (!work) return null;
  const { title, picture } = toItem(type, { work, revision: null, counts: NO_COUNTS });
  return { title, owner: getOwner(work), picture, isSample: work.hold === 'sample' };
}

/** The whole of what a review is of. */
interface ReviewedVersions {
  /** Fingerprint of everything that the administrator has to read. */
  fingerprint: string;
  /** Public version of the work, where a revision is reviewed. */
  before: StudioState | null;
  after: StudioState;
  images: Image[];
}

/** Null where the work, or the revision, is gone. */
export async function readForReview(type: WorkType, review: StoredSubmission): Promise<ReviewedVersions | null> {
  const present = await readWork(type.kind, review.subjectId);
  const isRevision = review.kind === 'revision';
  if (!present || (isRevision && !present.revision)) return null;
  const old = { ...present, revision: null };
  const fresh = isRevision ? present : old;
  const [before, images] = await Promise.all([isRevision ? readView(type, old) : null, readShownImages(type, fresh)]);
  return {
    fingerprint: fingerprintOfWork(type, fresh, images),
    before,
    after: toView(type, fresh, images),
    images: listShownImages(editedContent(type, fresh)).flatMap((id) => images.get(id) ?? []),
  };
}
