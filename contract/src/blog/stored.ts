import * as v from 'valibot';
import { byline, contentStatus, storedPicture, words } from '../shared/stored.ts';
import {
  count,
  flag,
  listField,
  nullable,
  text,
  time,
  timeField,
  withFallback,
} from '../shared/stored-fields.ts';
import { workState } from '../work/stored.ts';

/** What of a story is reviewed. */
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
  likes: count,
  views: count,
  createdAt: timeField,
  publishedAt: nullable(time),
});
export type StoredBlog = v.InferOutput<typeof storedBlog>;
