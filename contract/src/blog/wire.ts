import type { Byline, ContentStatus } from '../shared/content.ts';
import type { Picture, StoredPicture } from '../shared/picture.ts';

/** `blogs/{id}`. */
export interface StoredBlog {
  slug: string;
  title: string;
  description: string;
  /** HTML. Pictures in it are addressed as `/api/image/{imageId}`. */
  content: string;
  banner: StoredPicture | null;
  pictures: StoredPicture[];
  categories: string[];
  tags: string[];
  /** Minutes. */
  readingTime: number;
  creator: Byline;
  status: ContentStatus;
  /** Shown among the introductory stories. */
  intro: boolean;
  likes: number;
  views: number;
  createdAt: Date;
  publishedAt: Date | null;
}

/** `blogs/{id}/comments/{id}`. */
export interface StoredBlogComment {
  /** Null where the account was deleted: the text stays, its author is a former member. */
  creator: Byline | null;
  comment: string;
  createdAt: Date;
}

/** `GET /blog`, `/blog/intro`, `/blog/recent`. */
export interface BlogListItem {
  id: string;
  title: string;
  description: string;
  /** Full address of a JPEG, or null. */
  banner: string | null;
  banner_picture: Picture | null;
  slug: string;
  /** Minutes. */
  reading_time: number;
  creator_name: string;
  creator_surname: string;
  created_on: string;
  /** Comma-separated. */
  categories: string;
}

/** `GET /blog/{slug}`: a list of one, or an empty one. */
export interface Story {
  id: string;
  slug: string;
  title: string;
  description: string;
  /** HTML. */
  content: string;
  banner: string | null;
  banner_picture: Picture | null;
  /** Joined by `::`. */
  image_paths: string;
  pictures: Picture[];
  /** Comma-separated. */
  categories: string;
  /** Comma-separated. */
  tags: string;
  created_by: number;
  creator_firstname: string;
  creator_lastname: string;
  /** ISO 8601. */
  created_on: string;
  /** Minutes. */
  reading_time: number;
  likes: number;
  views: number;
}

/** `GET /blog/user/{userId}`. */
export interface UserStory {
  title: string;
  slug: string;
  description: string;
  views: number;
  likes: number;
  banner: string | null;
  banner_picture: Picture | null;
}

/** `GET /blog/bookmark`, the one bookmarked last first. */
export interface Bookmark {
  title: string;
  slug: string;
  description: string;
  /** Full address of a JPEG, or null. */
  banner: string | null;
  banner_picture: Picture | null;
}

/** `GET /blog/comment/{blogId}`, newest first. */
export interface BlogComment {
  creator_firstname: string;
  creator_lastname: string;
  /** ISO 8601. */
  created_on: string;
  comment: string;
}
