import { STUDIO_IMAGES_MAX, type StudioImage } from '@aperture-byline/contract/image/wire';
import { isId } from '@aperture-byline/contract/shared/ids';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import {
  EXHIBITION_IMAGES_MAX,
  PRODUCT_PICTURES_MAX,
  STORY_PICTURES_MAX,
  type StudioPicture,
} from '@aperture-byline/contract/work/wire';
import type { WorkKind } from '@aperture-byline/contract/work/work-kinds';
import { toStudioPicture } from '#entities/image/studio-queries.ts';

const PICTURES_MAX: Readonly<Record<WorkKind, number>> = {
  exhibition: EXHIBITION_IMAGES_MAX,
  blog: STORY_PICTURES_MAX,
  product: PRODUCT_PICTURES_MAX,
};

export interface ChosenPictures {
  pictures: readonly StudioPicture[];
  /** Where the first of them was taken; may be empty. */
  place: string;
  /** Which were left out, and why; empty where none were. */
  leftOut: readonly string[];
}

export const NO_PICTURES: ChosenPictures = { pictures: [], place: '', leftOut: [] };

/** The ids that the address of a new work names, each once. */
export function readChosenIds(query: URLSearchParams): string[] {
  const ids = (query.get('images') ?? '').split(',').filter(isId);
  return [...new Set(ids)].slice(0, STUDIO_IMAGES_MAX);
}

/** Returns the photographs found, up to the number that a work of the kind shows, and why others were left out. */
export function choosePictures(kind: WorkKind, ids: readonly string[], found: readonly StudioImage[]): ChosenPictures {
  const max = PICTURES_MAX[kind];
  const gone = ids.length - found.length;
  const tooMany = found.slice(max).map(({ title, fileName }) => title || fileName || 'Untitled');
  return {
    pictures: found.slice(0, max).map(toStudioPicture),
    place: found[0]?.place ?? '',
    leftOut: [
      ...(gone > 0 ? [studioMessages.chosenGone(gone)] : []),
      ...(tooMany.length > 0 ? [studioMessages.chosenTooMany(max, tooMany)] : []),
    ],
  };
}
