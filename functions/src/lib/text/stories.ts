import type { StoredBlog } from '@aperture-byline/contract/blog/stored';
import type { Story } from '@aperture-byline/contract/blog/wire';
import type { Counts } from '@aperture-byline/contract/engagement/stored';
import type { StoredPicture } from '@aperture-byline/contract/shared/stored';
import { joinImagePaths, joinWords, splitWords } from '@aperture-byline/contract/shared/text/joined-strings';
import { jpegUrl, toPicture } from '../pictures/picture-addresses.ts';
import { sanitizeHtml } from './html.ts';

export function toBanner(picture: StoredPicture | null) {
  if (picture === null) return { banner: null, banner_picture: null };
  return { banner: jpegUrl(picture), banner_picture: toPicture(picture) };
}

/** Texts written by hand may hold a comma: the parts are then words of their own, and the list stays readable. */
export function toWords(texts: readonly string[]): string {
  return joinWords(splitWords(texts.join(',')));
}

export function toCreatedOn({ createdAt, publishedAt }: Pick<StoredBlog, 'createdAt' | 'publishedAt'>): string {
  return (publishedAt ?? createdAt).toISOString();
}

export function toStory(blog: StoredBlog & { id: string }): Omit<Story, keyof Counts> {
  return {
    id: blog.id,
    slug: blog.slug,
    title: blog.title,
    description: blog.description,
    content: sanitizeHtml(blog.content),
    ...toBanner(blog.banner),
    banner_id: blog.banner?.imageId ?? null,
    image_paths: joinImagePaths(blog.pictures.map(jpegUrl)),
    pictures: blog.pictures.map(toPicture),
    picture_ids: blog.pictures.map(({ imageId }) => imageId),
    categories: toWords(blog.categories),
    tags: toWords(blog.tags),
    created_by: blog.creator.userId,
    creator_firstname: blog.creator.firstName,
    creator_lastname: blog.creator.lastName,
    created_on: toCreatedOn(blog),
    reading_time: blog.readingTime,
  };
}
