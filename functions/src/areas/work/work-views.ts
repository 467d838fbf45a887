import type { Picture } from '@aperture-byline/contract/shared/picture';
import type { StoredPicture } from '@aperture-byline/contract/shared/stored';
import { UNKNOWN_TIME } from '@aperture-byline/contract/shared/stored-fields';
import type { StudioState } from '@aperture-byline/contract/work/wire';
import { parse } from 'valibot';
import { getOwner, type StoredWork, type WorkContent } from '../../data/works/work-collections.ts';
import type { Revision, WorkWithRevision } from '../../data/works/works.ts';
import { listShownImages } from '../../lib/pictures/shown-images.ts';
import { toVisiblePicture } from '../../lib/pictures/signed-pictures.ts';
import { type ArtistImages, readArtistImages } from './artist-images.ts';
import type { WorkType } from './types/work-type.ts';

export function toContent(type: WorkType, work: StoredWork): WorkContent {
  return parse(type.contentSchema, work);
}

/** Returns the content that the artist edits: the revision's where there is one. */
export function editedContent(type: WorkType, { work, revision }: WorkWithRevision): WorkContent {
  return revision?.fields ?? toContent(type, work);
}

/** The artist's images that the newest words and pictures show. */
export function readShownImages(type: WorkType, present: WorkWithRevision): Promise<ArtistImages> {
  return readArtistImages(listShownImages(editedContent(type, present)), getOwner(present.work).userId);
}

/** Reads the work as its artist and administrators see it, with its images as they are now. */
export async function readView(type: WorkType, present: WorkWithRevision): Promise<StudioState> {
  return toView(type, present, await readShownImages(type, present));
}

export function toView(type: WorkType, present: WorkWithRevision, images: ArtistImages): StudioState {
  const { work } = present;
  return type.toView({ state: toState(present), work, content: editedContent(type, present), images });
}

export function toState({ work, revision }: WorkWithRevision): StudioState {
  const { id, status, version, reviewNote, createdAt, updatedAt, publishedAt } = work;
  return {
    id,
    status,
    version,
    reviewNote,
    revision: revision && toRevision(revision),
    createdAt: createdAt.toISOString(),
    updatedAt: latest(updatedAt, createdAt).toISOString(),
    publishedAt: publishedAt?.toISOString() ?? null,
  };
}

function toRevision({ status, reviewNote, updatedAt, createdAt }: Revision): StudioState['revision'] {
  return {
    status: status === 'submitted' || status === 'rejected' ? status : 'draft',
    reviewNote,
    updatedAt: latest(updatedAt, createdAt).toISOString(),
  };
}

/** Documents that were written by hand may lack the time of their last change. */
export const latest = (updatedAt: Date, createdAt: Date): Date => (updatedAt > UNKNOWN_TIME ? updatedAt : createdAt);

/** The first picture that there is, for the work's owner. */
export function firstPicture(
  pictures: readonly (StoredPicture | null)[],
  { publicImageIds }: Pick<StoredWork, 'publicImageIds'>,
): Picture | null {
  const picture = pictures.find((one) => one !== null);
  return picture ? toVisiblePicture(picture, { isPublic: publicImageIds.includes(picture.imageId) }) : null;
}
