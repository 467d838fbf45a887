import { isDeepStrictEqual } from 'node:util';
import { computeReadingTime } from '@aperture-byline/contract/blog/reading-time';
import { type BlogFields, completeBlogSchema } from '@aperture-byline/contract/blog/studio-schemas';
import type { StudioBlog, StudioBlogItem } from '@aperture-byline/contract/blog/studio-wire';
import { STORY_HTML_MAX } from '@aperture-byline/contract/work/limits';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { ApiError } from '../../lib/errors.ts';
import { withDefaults } from '../../lib/parse.ts';
import { imageIdOfPicture, imageIdsInText } from '../../lib/shown-images.ts';
import { cleanHtml } from './clean-html.ts';
import type { Noun } from './noun.ts';
import { pictureFor, toBanner, toStudioPictures } from './own-images.ts';
import { firstPicture } from './studio-state.ts';

type StoryNoun = Noun<'blog', { fields: BlogFields; work: StudioBlog; item: StudioBlogItem }>;

export const stories: StoryNoun = {
  kind: 'blog',
  emptyWork: (creator) => ({
    creator,
    slug: '',
    title: '',
    description: '',
    content: '',
    banner: null,
    pictures: [],
    categories: [],
    tags: [],
    readingTime: 1,
    intro: false,
    likes: 0,
    views: 0,
  }),
  contentOf: (work) => {
    const { title, description, content, readingTime, pictures, categories, tags } = withDefaults(work, {
      title: '',
      description: '',
      content: '',
      readingTime: 1,
      pictures: [],
      categories: [],
      tags: [],
    });
    const banner = work.banner ?? null;
    return { title, description, content, readingTime, banner, pictures, categories, tags };
  },
  namedImages: ({ bannerId, pictureIds }) => ({
    ...(pictureIds && { pictureIds }),
    ...(bannerId && { bannerId: [bannerId] }),
  }),
  applyContent: (before, sent, images) => {
    const { title, description, content, bannerId, pictureIds, categories, tags } = sent;
    const html = content === undefined ? before.content : cleanHtml('content', content, STORY_HTML_MAX);
    return {
      ...before,
      ...(title !== undefined && { title }),
      ...(description !== undefined && { description }),
      ...(content !== undefined && { content: html, readingTime: computeReadingTime(html) }),
      ...(bannerId !== undefined && { banner: bannerId === null ? null : pictureFor(bannerId, images) }),
      ...(pictureIds && { pictures: pictureIds.map((id) => pictureFor(id, images)) }),
      ...(categories && { categories }),
      ...(tags && { tags }),
    };
  },
  applyAtOnce: async ({ work }, { slug }, { lookups }) => {
    if (slug === undefined || slug === (work.slug ?? '')) return {};
    const refuse = (problem: string) => new ApiError('INVALID', { fields: { slug: problem } });
    if (work.publishedAt) throw refuse(workMessages.slugFixed);
    if (slug !== '' && (await lookups.isTaken(slug))) throw refuse(workMessages.slugTaken);
    return { slug };
  },
  hasSameWords: isDeepStrictEqual,
  derive: ({ content }) => ({ readingTime: computeReadingTime(String(content ?? '')) }),
  neededImages: () => [],
  complete: completeBlogSchema,
  problemsOf: (_snapshot, { content }, images): Record<string, string> =>
    imageIdsInText(content).every((id) => images.has(id)) ? {} : { content: workMessages.imagesNotYours },
  applyRevision: (_work, { fields }) => fields,
  toFields: ({ slug = '' }, { title, description, content, banner, pictures, categories, tags }) => ({
    title,
    description,
    content,
    slug,
    bannerId: imageIdOfPicture(banner),
    pictureIds: pictures.map((picture) => imageIdOfPicture(picture)).filter((id) => id !== null),
    categories,
    tags,
  }),
  toWork: ({ state, work, content, images }) => {
    const fields = stories.toFields(work, content);
    return {
      ...state,
      fields,
      pictures: toStudioPictures(fields.pictureIds, images),
      text_pictures: toStudioPictures(imageIdsInText(fields.content), images),
      ...toBanner(fields.bannerId, images),
      reading_time: content.readingTime,
    };
  },
  toItem: ({
    state,
    work: { slug = '', likes = 0, views = 0 },
    content: { title, banner, readingTime },
  }) => ({
    ...state,
    title,
    picture: firstPicture([banner]),
    slug,
    reading_time: readingTime,
    likes,
    views,
  }),
};
