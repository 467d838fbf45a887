import { boolean, number, object, string } from 'yup';
import { isSlug, SLUG_MAX } from '../shared/ids.ts';
import { messages } from '../shared/messages.ts';
import { isContentSlug } from '../shared/text/slug.ts';
import { lineField, schemaMessages } from '../shared/text/text-fields.ts';
import { bannerId, draftHtml, draftProse, draftTitle, imageIdList, versionField, wordList } from '../work/bodies.ts';
import {
  CATEGORIES_MAX,
  PREVIEW_DAYS,
  STORY_HTML_MAX,
  STORY_PICTURES_MAX,
  SUMMARY_MAX,
  TAGS_MAX,
} from '../work/wire.ts';
import { workMessages } from '../work/work-messages.ts';

/** Fields of a story that an artist edits. */
export interface BlogFields {
  title: string;
  description: string;
  /** HTML. Pictures in it are addressed as `/api/image/{imageId}`. */
  content: string;
  /** Empty until one is chosen; the server makes one of the title when the story is submitted. */
  slug: string;
  /** Id of one of the artist's own images, or null. */
  bannerId: string | null;
  /** The picture gallery, in order. */
  pictureIds: string[];
  categories: string[];
  tags: string[];
}

/** Why a slug can't be a story's, or null. */
export function problemOfSlug(slug: string): string | null {
  if (!isSlug(slug)) return workMessages.slugInvalid;
  return isContentSlug(slug) ? null : workMessages.slugReserved;
}

const fields = {
  title: draftTitle(),
  description: draftProse(SUMMARY_MAX),
  content: draftHtml(STORY_HTML_MAX),
  slug: lineField()
    .max(SLUG_MAX, messages.tooLong)
    .test('slug', (slug, { createError }) => {
      const problem = slug ? problemOfSlug(slug) : null;
      return problem === null || createError({ message: problem });
    }),
  bannerId: bannerId(),
  pictureIds: imageIdList(STORY_PICTURES_MAX),
  categories: wordList(CATEGORIES_MAX),
  tags: wordList(TAGS_MAX),
};

/** `POST /studio/blog`: a draft, of which anything may be missing. */
export const newBlogSchema = object(fields).noUnknown();

/** `PUT /studio/blog/{id}`. `isOverwriting`: replaces what another window wrote, which its history keeps. */
export const blogChangeSchema = object({
  ...fields,
  ...versionField,
  isOverwriting: boolean(),
}).noUnknown();

const needed = () => string().required(workMessages.required);

/** Fields that a story needs before it is reviewed. */
export const completeBlogSchema = object({
  title: needed(),
  description: needed(),
  content: needed(),
  bannerId: string().nullable().required(workMessages.imagesMissing),
});

/** `POST /studio/blog/{id}/preview`. */
export const previewLinkSchema = object({
  days: number()
    .required(schemaMessages.valueInvalid)
    .oneOf([...PREVIEW_DAYS], workMessages.previewDaysInvalid),
}).noUnknown();
