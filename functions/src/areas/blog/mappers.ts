import type { BlogListItem, Bookmark, UserStory } from '@aperture-byline/contract/blog/wire';
import type { Counts } from '@aperture-byline/contract/engagement/stored';
import type { BlogCard } from '../../data/works/blogs.ts';
import { toBanner, toCreatedOn, toWords } from '../../lib/text/stories.ts';

export function toListItem(blog: BlogCard): BlogListItem {
  return {
    id: blog.id,
    title: blog.title,
    description: blog.description,
    ...toBanner(blog.banner),
    slug: blog.slug,
    reading_time: blog.readingTime,
    creator_name: blog.creator.firstName,
    creator_surname: blog.creator.lastName,
    created_on: toCreatedOn(blog),
    categories: toWords(blog.categories),
  };
}

export function toUserStory(blog: BlogCard & Counts): UserStory {
  return {
    title: blog.title,
    slug: blog.slug,
    description: blog.description,
    views: blog.views,
    likes: blog.likes,
    ...toBanner(blog.banner),
  };
}

export function toBookmark(blog: BlogCard): Bookmark {
  return { id: blog.id, title: blog.title, slug: blog.slug, description: blog.description, ...toBanner(blog.banner) };
}
