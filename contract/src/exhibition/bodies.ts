import { array, boolean, object, string } from 'yup';
import { isMoment, MOMENT_LENGTH } from '../shared/text/text-checks.ts';
import { bannerId, draftHtml, draftLine, draftTitle, imageIdList, versionField } from '../work/bodies.ts';
import { EXHIBITION_IMAGES_MAX, EXHIBITION_TEASER_MAX, WORK_LABEL_MAX } from '../work/wire.ts';
import { workMessages } from '../work/work-messages.ts';

/** Fields of an exhibition that an artist edits. */
export interface ExhibitionFields {
  title: string;
  /** HTML. */
  description: string;
  /** HTML. */
  authorDescription: string;
  genre: string;
  /** HTML. */
  genreDescription: string;
  /** ISO 8601 in UTC: `2026-11-22T13:00:00.000Z`; null before one is chosen. */
  startDate: string | null;
  endDate: string | null;
  /** Id of one of the artist's own images, or null. */
  bannerId: string | null;
  /** The exhibition images, in order. */
  imageIds: string[];
  /** Ids of the images that are shown before the opening. */
  teaserImageIds: string[];
  /** True where images that are public when the exhibition is approved stay public before the opening. */
  keepsPublicImages: boolean;
}

const moment = () =>
  string()
    .nullable()
    .max(MOMENT_LENGTH, workMessages.dateInvalid)
    .test('moment', workMessages.dateInvalid, (text) => text == null || isMoment(text));

const fields = {
  title: draftTitle(),
  description: draftHtml(),
  authorDescription: draftHtml(),
  genre: draftLine(WORK_LABEL_MAX),
  genreDescription: draftHtml(),
  startDate: moment(),
  endDate: moment(),
  bannerId: bannerId(),
  imageIds: imageIdList(EXHIBITION_IMAGES_MAX),
  // Where the photographs are not sent too, the server compares with those that it has.
  teaserImageIds: imageIdList(EXHIBITION_TEASER_MAX).test(
    'shown',
    workMessages.teaserNotShown,
    (ids, { parent: { imageIds } }) =>
      !Array.isArray(ids) || !Array.isArray(imageIds) || ids.every((id) => imageIds.includes(id)),
  ),
  keepsPublicImages: boolean(),
};

/** `POST /studio/exhibition`: a draft, of which anything may be missing. */
export const newExhibitionSchema = object(fields).noUnknown();

/** `PUT /studio/exhibition/{id}`: what changed. */
export const exhibitionChangeSchema = object({ ...fields, ...versionField }).noUnknown();

const needed = () => string().required(workMessages.required);

/** Fields that an exhibition needs before it is reviewed. */
export const completeExhibitionSchema = object({
  title: needed(),
  description: needed(),
  genre: needed(),
  startDate: needed(),
  endDate: needed().test(
    'order',
    workMessages.datesReversed,
    (end, { parent }) => !end || !parent.startDate || Date.parse(parent.startDate) < Date.parse(end),
  ),
  imageIds: array().of(string().defined()).required().min(1, workMessages.imagesMissing),
});
