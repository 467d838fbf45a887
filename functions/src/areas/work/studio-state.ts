import type { Picture } from '@aperture-byline/contract/shared/picture';
import type { StoredPicture } from '@aperture-byline/contract/shared/stored';
import type { StudioState } from '@aperture-byline/contract/work/wire';
import type { WorkKind } from '@aperture-byline/contract/work/work-kinds';
import type { Revision, Snapshot } from '../../data/studio-works.ts';
import { toVisiblePicture } from '../../lib/signed-pictures.ts';

const iso = (time: unknown): string | null => (time instanceof Date ? time.toISOString() : null);

/** What every work tells of itself; documents written by hand may lack anything. */
export function toState<K extends WorkKind>({ work, revision }: Snapshot<K>): StudioState {
  const { id, status, version, reviewNote, createdAt, updatedAt, publishedAt } = work;
  const created = iso(createdAt) ?? new Date(0).toISOString();
  return {
    id,
    status: status ?? 'draft',
    version: version ?? 0,
    review_note: reviewNote ?? null,
    revision: revision && toRevision(revision),
    created_on: created,
    updated_on: iso(updatedAt) ?? created,
    published_on: iso(publishedAt),
  };
}

function toRevision<K extends WorkKind>({
  status,
  reviewNote,
  updatedAt,
  createdAt,
}: Revision<K>): StudioState['revision'] {
  return {
    status: status === 'submitted' || status === 'rejected' ? status : 'draft',
    review_note: reviewNote ?? null,
    updated_on: iso(updatedAt) ?? iso(createdAt) ?? new Date(0).toISOString(),
  };
}

/** The first picture that can be drawn, for the work's owner. */
export function firstPicture(pictures: readonly (StoredPicture | null)[]): Picture | null {
  const picture = pictures.find((one) => one !== null);
  return picture ? toVisiblePicture(picture) : null;
}
