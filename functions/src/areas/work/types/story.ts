import { type BlogFields, completeBlogSchema } from '@aperture-byline/contract/blog/bodies';
import { computeReadingTime } from '@aperture-byline/contract/blog/reading-time';
import { type BlogContent, blogContent, type StoredBlog, storedBlog } from '@aperture-byline/contract/blog/stored';
import type { StudioBlog, StudioBlogItem } from '@aperture-byline/contract/blog/wire';
import { STORY_HTML_MAX } from '@aperture-byline/contract/work/wire';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { fillSlug } from '../../../data/works/work-slugs.ts';
import { ApiError } from '../../../lib/errors.ts';
import { imageIdsInText } from '../../../lib/pictures/shown-images.ts';
import { pictureFor, toBanner, toStudioPictures } from '../artist-images.ts';
import { cleanHtml } from '../clean-html.ts';
import { keepVersion } from '../history/keep-version.ts';
import { firstPicture } from '../work-views.ts';
import type { WorkType } from './work-type.ts';

export const story: WorkType<{
  work: StoredBlog;
  content: BlogContent;
  fields: BlogFields;
  view: StudioBlog;
  item: StudioBlogItem;
}> = {
  kind: 'blog',
  documentSchema: storedBlog,
  contentSchema: blogContent,
  completeSchema: completeBlogSchema,
  // What is written into an empty draft is nothing to go back to.
  createDraft: (creator) => ({ creator, versionKeptAt: new Date() }),
  namedImages: ({ bannerId, pictureIds }) => ({
    ...(pictureIds && { pictureIds }),
    ...(bannerId && { bannerId: [bannerId] }),
  }),
  edit: (_content, patch, images) => {
    const { title, description, bannerId, pictureIds, categories, tags } = patch;
    const content = patch.content === undefined ? undefined : cleanHtml('content', patch.content, STORY_HTML_MAX);
    return {
      ...(title !== undefined && { title }),
      ...(description !== undefined && { description }),
      ...(content !== undefined && { content, readingTime: computeReadingTime(content) }),
      ...(bannerId !== undefined && { banner: bannerId === null ? null : pictureFor(bannerId, images) }),
      ...(pictureIds && { pictures: pictureIds.map((id) => pictureFor(id, images)) }),
      ...(categories && { categories }),
      ...(tags && { tags }),
    };
  },
  editUnreviewed: async ({ work }, { slug }, { slugs }) => {
    if (slug === undefined || slug === work.slug) return {};
    const refuse = (problem: string) => new ApiError('INVALID', { fields: { slug: problem } });
    if (work.publishedAt) throw refuse(workMessages.slugFixed);
    if (slug !== '' && (await slugs.isTaken(slug))) throw refuse(workMessages.slugTaken);
    return { slug };
  },
  beforeChange: (present, { before, after, patch }) => {
    const isForced = patch === null || ('isOverwriting' in patch && patch.isOverwriting === true);
    return keepVersion(present, { before, after, isForced });
  },
  // The next change keeps the words that were submitted.
  beforeSubmission: async ({ work, revision }, { slugs }) => ({
    ...(!revision && (await fillSlug(work, slugs))),
    versionKeptAt: null,
  }),
  derive: ({ content }) => ({ readingTime: computeReadingTime(content) }),
  validateForReview: (_present, { content }, images): Record<string, string> =>
    imageIdsInText(content).every((id) => images.has(id)) ? {} : { content: workMessages.imagesNotYours },
  toFields: ({ slug }, { title, description, content, banner, pictures, categories, tags }) => ({
    title,
    description,
    content,
    slug,
    bannerId: banner?.imageId ?? null,
    pictureIds: pictures.map(({ imageId }) => imageId),
    categories,
    tags,
  }),
  toView: ({ state, work, content, images }) => {
    const fields = story.toFields(work, content);
    return {
      ...state,
      fields,
      pictures: toStudioPictures(fields.pictureIds, images),
      textPictures: toStudioPictures(imageIdsInText(fields.content), images),
      ...toBanner(fields.bannerId, images),
      readingTime: content.readingTime,
    };
  },
  toItem: ({ state, work, counts, content: { title, banner, readingTime } }) => ({
    ...state,
    title,
    picture: firstPicture([banner], work),
    slug: work.slug,
    readingTime,
    ...counts,
  }),
};
