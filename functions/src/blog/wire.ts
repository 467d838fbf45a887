import type {
  BlogComment,
  BlogListItem,
  StoredBlog,
  StoredBlogComment,
  Story,
  UserStory,
} from '@aperture-byline/contract/blog';
import { joinImagePaths, joinWords, splitWords } from '@aperture-byline/contract/joined';
import type { StoredPicture } from '@aperture-byline/contract/picture';
import type { WithId } from '../platform/firestore.ts';
import { jpegUrl, toPicture } from '../platform/picture.ts';
import type { BlogCard } from './store.ts';

function banner(picture: StoredPicture | null) {
  return {
    banner: picture && jpegUrl(picture),
    banner_picture: picture && toPicture(picture),
  };
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
    content: blog.content,
    ...banner(blog.banner),
    image_paths: joinImagePaths(blog.pictures.map((picture) => jpegUrl(picture))),
    pictures: blog.pictures.map(toPicture),
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

export function toComment({ creator, createdAt, comment }: StoredBlogComment): BlogComment {
  return {
    creator_firstname: creator.firstName,
    creator_lastname: creator.lastName,
    created_on: createdAt.toISOString(),
    comment,
  };
}
