import type { StoredBlog } from '@aperture-byline/contract/blog/stored';
import type { BlogListItem, Bookmark, Story, UserStory } from '@aperture-byline/contract/blog/wire';
import { joinImagePaths, joinWords, splitWords } from '@aperture-byline/contract/shared/joined-strings';
import type { StoredPicture } from '@aperture-byline/contract/shared/stored';
import type { BlogCard } from '../../data/blogs.ts';
import type { WithId } from '../../data/collection.ts';
import { sanitizeHtml } from '../../lib/html.ts';
import { jpegUrl, toPicture } from '../../lib/pictures.ts';

function banner(picture: StoredPicture | null) {
  if (picture === null) return { banner: null, banner_picture: null };
  return { banner: jpegUrl(picture), banner_picture: toPicture(picture) };
}

/** Texts written by hand may hold a comma: the parts are then words of their own, and the list stays readable. */
function toWords(texts: readonly string[]): string {
  return joinWords(splitWords(texts.join(',')));
}

function createdOn({ createdAt, publishedAt }: Pick<StoredBlog, 'createdAt' | 'publishedAt'>): string {
  return (publishedAt ?? createdAt).toISOString();
}

export function toListItem(blog: BlogCard): BlogListItem {
  return {
    id: blog.id,
    title: blog.title,
    description: blog.description,
    ...banner(blog.banner),
    slug: blog.slug,
    reading_time: blog.readingTime,
    creator_name: blog.creator.firstName,
    creator_surname: blog.creator.lastName,
    created_on: createdOn(blog),
    categories: toWords(blog.categories),
  };
}

export function toStory(blog: WithId<StoredBlog>): Story {
  return {
    id: blog.id,
    slug: blog.slug,
    title: blog.title,
    description: blog.description,
    content: sanitizeHtml(blog.content),
    ...banner(blog.banner),
    banner_id: blog.banner?.imageId ?? null,
    image_paths: joinImagePaths(blog.pictures.map(jpegUrl)),
    pictures: blog.pictures.map(toPicture),
    picture_ids: blog.pictures.map(({ imageId }) => imageId),
    categories: toWords(blog.categories),
    tags: toWords(blog.tags),
    created_by: blog.creator.userId,
    creator_firstname: blog.creator.firstName,
    creator_lastname: blog.creator.lastName,
    created_on: createdOn(blog),
    reading_time: blog.readingTime,
    likes: blog.likes,
    views: blog.views,
  };
}

export function toUserStory(blog: BlogCard): UserStory {
  return {
    title: blog.title,
    slug: blog.slug,
    description: blog.description,
    views: blog.views,
    likes: blog.likes,
    ...banner(blog.banner),
  };
}

export function toBookmark(blog: BlogCard): Bookmark {
  return {
    id: blog.id,
    title: blog.title,
    slug: blog.slug,
    description: blog.description,
    ...banner(blog.banner),
  };
}
