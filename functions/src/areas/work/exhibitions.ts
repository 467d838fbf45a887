import { isDeepStrictEqual } from 'node:util';
import type { ExhibitionContent } from '@aperture-byline/contract/exhibition/stored';
import {
  completeExhibitionSchema,
  type ExhibitionFields,
} from '@aperture-byline/contract/exhibition/studio-schemas';
import type {
  StudioExhibition,
  StudioExhibitionItem,
} from '@aperture-byline/contract/exhibition/studio-wire';
import type { StoredPicture } from '@aperture-byline/contract/shared/stored';
import { HTML_MAX } from '@aperture-byline/contract/work/limits';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { now } from '../../lib/clock.ts';
import { withDefaults } from '../../lib/parse.ts';
import { imageIdOfPicture } from '../../lib/shown-images.ts';
import { cleanHtml } from './clean-html.ts';
import type { Noun } from './noun.ts';
import { type OwnImages, pictureFor, toBanner, toStudioPictures } from './own-images.ts';
import { firstPicture } from './studio-state.ts';

type ExhibitionNoun = Noun<
  'exhibition',
  { fields: ExhibitionFields; work: StudioExhibition; item: StudioExhibitionItem }
>;

const HTML_FIELDS = ['description', 'authorDescription', 'genreDescription'] as const;

const toDate = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** The picture of the first image. One that is kept already stays as it is, so that the same images are no change. */
export function coverOf(
  { imageIds: [first], cover }: Pick<ExhibitionContent, 'imageIds' | 'cover'>,
  images: OwnImages,
): StoredPicture | null {
  if (first === undefined || !images.has(first)) return null;
  return imageIdOfPicture(cover) === first && cover ? cover : pictureFor(first, images);
}

export const exhibitions: ExhibitionNoun = {
  kind: 'exhibition',
  emptyWork: (owner) => ({
    owner,
    title: '',
    description: '',
    authorDescription: '',
    genre: '',
    genreDescription: '',
    startDate: null,
    endDate: null,
    banner: null,
    imageIds: [],
    cover: null,
    imageCount: 0,
  }),
  contentOf: (work) => {
    const { title, description, authorDescription, genre, genreDescription, imageIds } = withDefaults(work, {
      title: '',
      description: '',
      authorDescription: '',
      genre: '',
      genreDescription: '',
      imageIds: [],
    });
    return {
      title,
      description,
      authorDescription,
      genre,
      genreDescription,
      startDate: work.startDate ?? null,
      endDate: work.endDate ?? null,
      banner: work.banner ?? null,
      imageIds,
      cover: work.cover ?? null,
    };
  },
  namedImages: ({ imageIds, bannerId }) => ({
    ...(imageIds && { imageIds }),
    ...(bannerId && { bannerId: [bannerId] }),
  }),
  applyContent: (content, sent, images) => {
    const { title, genre, startDate, endDate, bannerId, imageIds } = sent;
    const html = HTML_FIELDS.flatMap((name) => {
      const text = sent[name];
      return text === undefined ? [] : [[name, cleanHtml(name, text, HTML_MAX)]];
    });
    return {
      ...content,
      ...Object.fromEntries(html),
      ...(title !== undefined && { title }),
      ...(genre !== undefined && { genre }),
      ...(startDate !== undefined && { startDate: toDate(startDate) }),
      ...(endDate !== undefined && { endDate: toDate(endDate) }),
      ...(bannerId !== undefined && { banner: bannerId === null ? null : pictureFor(bannerId, images) }),
      ...(imageIds !== undefined && { imageIds, cover: coverOf({ ...content, imageIds }, images) }),
    };
  },
  applyAtOnce: async () => ({}),
  hasSameWords: isDeepStrictEqual,
  derive: () => ({}),
  neededImages: () => [],
  complete: completeExhibitionSchema,
  // The words of an exhibition that has closed can still be corrected.
  problemsOf: ({ work }, { startDate, endDate }): Record<string, string> => {
    if (startDate && endDate && startDate >= endDate) return { endDate: workMessages.datesReversed };
    const isKept = work.status === 'approved' && endDate?.getTime() === work.endDate?.getTime();
    return !isKept && endDate !== null && endDate <= now() ? { endDate: workMessages.endPast } : {};
  },
  applyRevision: (_work, { fields }) => fields,
  toFields: (_work, { startDate, endDate, banner, cover: _cover, ...texts }) => ({
    ...texts,
    startDate: startDate?.toISOString() ?? null,
    endDate: endDate?.toISOString() ?? null,
    bannerId: imageIdOfPicture(banner),
  }),
  toWork: ({ state, work, content, images }) => {
    const fields = exhibitions.toFields(work, content);
    return {
      ...state,
      fields,
      images: toStudioPictures(fields.imageIds, images),
      ...toBanner(fields.bannerId, images),
    };
  },
  toItem: ({ state, content: { title, startDate, endDate, banner, imageIds, cover } }) => ({
    ...state,
    title,
    picture: firstPicture([banner, cover ?? null]),
    start_date: startDate?.toISOString() ?? null,
    end_date: endDate?.toISOString() ?? null,
    image_count: imageIds.length,
  }),
};
