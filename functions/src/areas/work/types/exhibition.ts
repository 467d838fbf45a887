import { isDeepStrictEqual } from 'node:util';
import { completeExhibitionSchema, type ExhibitionFields } from '@aperture-byline/contract/exhibition/bodies';
import {
  type ExhibitionContent,
  exhibitionContent,
  type StoredExhibition,
  storedExhibition,
} from '@aperture-byline/contract/exhibition/stored';
import type { StudioExhibition, StudioExhibitionItem } from '@aperture-byline/contract/exhibition/wire';
import type { StoredPicture } from '@aperture-byline/contract/shared/stored';
import { HTML_MAX } from '@aperture-byline/contract/work/wire';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { ApiError } from '../../../lib/errors.ts';
import { type ArtistImages, pictureFor, readArtistImages, toBanner, toStudioPictures } from '../artist-images.ts';
import { cleanHtml } from '../clean-html.ts';
import { firstPicture } from '../work-views.ts';
import type { WorkType } from './work-type.ts';

const HTML_FIELDS = ['description', 'authorDescription', 'genreDescription'] as const;

const toDate = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** Changes the teaser, or keeps what the patch leaves of it. Throws INVALID for an image that is not shown. */
function changeTeaser(
  { imageIds, teaserImageIds }: Pick<ExhibitionContent, 'imageIds' | 'teaserImageIds'>,
  patch: { imageIds?: string[] | undefined; teaserImageIds?: string[] | undefined },
): string[] {
  const shown = patch.imageIds ?? imageIds;
  const named = patch.teaserImageIds ?? teaserImageIds.filter((id) => shown.includes(id));
  if (named.some((id) => !shown.includes(id)))
    throw new ApiError('INVALID', { fields: { teaserImageIds: workMessages.teaserNotShown } });
  return shown.filter((id) => named.includes(id));
}

/** The picture of the first image. One that is kept already stays as it is, so that the same images are no change. */
function computeCover(
  { imageIds: [first], cover }: Pick<ExhibitionContent, 'imageIds' | 'cover'>,
  images: ArtistImages,
): StoredPicture | null {
  if (first === undefined || !images.has(first)) return null;
  return cover?.imageId === first ? cover : pictureFor(first, images);
}

export const exhibition: WorkType<{
  work: StoredExhibition;
  content: ExhibitionContent;
  fields: ExhibitionFields;
  view: StudioExhibition;
  item: StudioExhibitionItem;
}> = {
  kind: 'exhibition',
  documentSchema: storedExhibition,
  contentSchema: exhibitionContent,
  completeSchema: completeExhibitionSchema,
  createDraft: (owner) => ({ owner }),
  namedImages: ({ imageIds, bannerId }) => ({
    ...(imageIds && { imageIds }),
    ...(bannerId && { bannerId: [bannerId] }),
  }),
  edit: (content, patch, images) => {
    const { title, genre, startDate, endDate, bannerId, imageIds, teaserImageIds, keepsPublicImages } = patch;
    const html = HTML_FIELDS.flatMap((name) => {
      const text = patch[name];
      return text === undefined ? [] : [[name, cleanHtml(name, text, HTML_MAX)]];
    });
    return {
      ...Object.fromEntries(html),
      ...(title !== undefined && { title }),
      ...(genre !== undefined && { genre }),
      ...(startDate !== undefined && { startDate: toDate(startDate) }),
      ...(endDate !== undefined && { endDate: toDate(endDate) }),
      ...(bannerId !== undefined && { banner: bannerId === null ? null : pictureFor(bannerId, images) }),
      ...(imageIds && { imageIds, cover: computeCover({ ...content, imageIds }, images) }),
      ...((imageIds || teaserImageIds) && { teaserImageIds: changeTeaser(content, patch) }),
      ...(keepsPublicImages !== undefined && { keepsPublicImages }),
    };
  },
  // The words of an exhibition that has closed can still be corrected.
  validateForReview: ({ work }, { startDate, endDate }): Record<string, string> => {
    if (startDate && endDate && startDate >= endDate) return { endDate: workMessages.datesReversed };
    const isSame = work.status === 'approved' && endDate?.getTime() === work.endDate?.getTime();
    return !isSame && endDate !== null && endDate <= new Date() ? { endDate: workMessages.endPast } : {};
  },
  // What stands for it before: its banner and its teaser.
  withheldImages: ({ startDate, imageIds, teaserImageIds, banner, keepsPublicImages }, now) =>
    startDate !== null && startDate > now
      ? {
          ids: imageIds.filter((id) => !teaserImageIds.includes(id) && id !== banner?.imageId),
          startDate,
          hidesPublic: !keepsPublicImages,
        }
      : undefined,
  // The cover of one whose first image was chosen by hand.
  repair: async ({ imageIds, cover, owner }) => {
    const first = imageIds.slice(0, 1);
    if (cover?.imageId === first[0]) return {};
    const next = computeCover({ imageIds: first, cover }, await readArtistImages(first, owner.userId));
    return isDeepStrictEqual(next, cover) ? {} : { cover: next };
  },
  toFields: (_work, { startDate, endDate, banner, cover: _cover, ...texts }) => ({
    ...texts,
    startDate: startDate?.toISOString() ?? null,
    endDate: endDate?.toISOString() ?? null,
    bannerId: banner?.imageId ?? null,
  }),
  toView: ({ state, work, content, images }) => {
    const fields = exhibition.toFields(work, content);
    return {
      ...state,
      fields,
      images: toStudioPictures(fields.imageIds, images),
      ...toBanner(fields.bannerId, images),
    };
  },
  toItem: ({ state, work, content: { title, startDate, endDate, banner, imageIds, cover } }) => ({
    ...state,
    title,
    picture: firstPicture([banner, cover], work),
    startDate: startDate?.toISOString() ?? null,
    endDate: endDate?.toISOString() ?? null,
    imageCount: imageIds.length,
  }),
};
