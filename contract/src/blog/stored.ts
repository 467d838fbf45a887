import * as v from 'valibot';
import { byline, contentStatus, storedPicture, words } from '../shared/stored.ts';
import {
  count,
  flag,
  listField,
  nullable,
  requiredText,
  text,
  time,
  timeField,
  userNumber,
  withFallback,
} from '../shared/stored-fields.ts';
import { workState } from '../work/stored.ts';

/** Fields of a story that are reviewed. */
const content = {
  title: text,
  description: text,
  /** HTML. Pictures in it are addressed as `/api/image/{imageId}`. */
  content: text,
  banner: nullable(storedPicture),
  pictures: listField(storedPicture),
  categories: words,
  tags: words,
  /** Minutes. */
  readingTime: withFallback(v.pipe(v.number(), v.safeInteger(), v.minValue(1)), 1),
};
export const blogContent = v.object(content);
export type BlogContent = v.InferOutput<typeof blogContent>;

/** `blogs/{id}`. */
export const storedBlog = v.object({
  ...workState,
  ...content,
  /** Empty in drafts without one. */
  slug: text,
  creator: byline,
  status: contentStatus,
  /** Shown among the introductory stories. */
  intro: flag,
  createdAt: timeField,
  publishedAt: nullable(time),
  versionCount: count,
  /** When the last one was kept; null where the next change of its words keeps one. */
  versionKeptAt: nullable(time),
});
export type StoredBlog = v.InferOutput<typeof storedBlog>;

/** `blogs/{id}/versions/{number % 20}`: words and pictures as they were before others replaced them. */
export const storedStoryVersion = v.object({
  ownerId: userNumber,
  /** From 0 up in the order in which they were kept: one takes the place of the twentieth before it. */
  number: count,
  wordCount: count,
  /** When they were saved last. */
  savedAt: timeField,
  fields: v.object({
    title: text,
    description: text,
    /** HTML. Pictures in it are addressed as `/api/image/{imageId}`. */
    content: text,
    bannerId: nullable(requiredText),
    pictureIds: listField(requiredText),
    categories: words,
    tags: words,
  }),
});
export type StoredStoryVersion = v.InferOutput<typeof storedStoryVersion>;

/** `blogs/{id}/previews/{SHA-256 of the token}`: lets whoever has the token read the story before it is public. */
export const storedPreviewLink = v.object({
  ownerId: userNumber,
  createdAt: timeField,
  /** Its end: later the database deletes it. */
  expiresAt: time,
});
