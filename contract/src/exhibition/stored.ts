import * as v from 'valibot';
import { byline, contentStatus, storedPicture } from '../shared/stored.ts';
import { flag, listField, nullable, requiredText, text, time, timeField } from '../shared/stored-fields.ts';
import { workState } from '../work/stored.ts';

/** Fields of an exhibition that are reviewed. */
const content = {
  title: text,
  /** HTML. */
  description: text,
  /** HTML. */
  authorDescription: text,
  genre: text,
  /** HTML. */
  genreDescription: text,
  /** Null in drafts only: without both dates it is not public. */
  startDate: nullable(time),
  endDate: nullable(time),
  banner: nullable(storedPicture),
  /** The exhibition images, in order. */
  imageIds: listField(requiredText),
  /** Ids of the images that are shown before the opening, in the same order. */
  teaserImageIds: listField(requiredText),
  /** True where images that are public when the exhibition is approved stay public before the opening. */
  keepsPublicImages: flag,
  /** Picture of the first image, so that the studio's list reads no images; missing until a trigger ran. */
  cover: nullable(storedPicture),
};
export const exhibitionContent = v.object(content);
export type ExhibitionContent = v.InferOutput<typeof exhibitionContent>;

/** `exhibitions/{id}/openingVisitors/{hash of the cookie's id}`: a visitor of the first evening. */
export const storedOpeningVisitor = v.object({ seenAt: timeField, expiresAt: timeField });

/** `exhibitions/{id}`. */
export const storedExhibition = v.object({
  ...workState,
  ...content,
  owner: byline,
  /** Images that it does not show, open or not: private, not approved, or gone. Maintained like `publicImageIds`. */
  hiddenImageIds: listField(requiredText),
  status: contentStatus,
  createdAt: timeField,
  /** When it was first approved; null before. */
  publishedAt: nullable(time),
});
export type StoredExhibition = v.InferOutput<typeof storedExhibition>;
