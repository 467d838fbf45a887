import type { Picture } from '../shared/picture.ts';

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
  /** The photograph of `banner_picture`, or null. */
  banner_id: string | null;
  /** Joined by `::`. */
  image_paths: string;
  pictures: Picture[];
  /** The photographs of `pictures`, in their order. */
  picture_ids: string[];
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
  id: string;
  title: string;
  slug: string;
  description: string;
  /** Full address of a JPEG, or null. */
  banner: string | null;
  banner_picture: Picture | null;
}

/** `GET /blog/comment/{blogId}`, newest first. */
export interface BlogComment {
  id: string;
  /** The public user number; null for a former member. */
  author_id: number | null;
  creator_firstname: string;
  creator_lastname: string;
  /** ISO 8601. */
  created_on: string;
  comment: string;
  guest: boolean;
}

/** `POST /blog/comment`. */
export interface NewBlogComment extends BlogComment {
  /** It waits for an administrator: nobody sees it yet. */
  held: boolean;
}
