import type { Picture } from '../shared/picture.ts';
import type { StudioListItem, StudioPicture, StudioState } from '../work/wire.ts';
import type { BlogFields } from './bodies.ts';

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
  /** The answer of the owner. Missing where nobody sees one. */
  answer?: BlogComment;
}

/** `POST /blog/comment`. */
export interface NewBlogComment extends BlogComment {
  /** It waits for an administrator: nobody sees it yet. */
  held: boolean;
}

/** `GET /studio/blog`. */
export interface StudioBlogItem extends StudioListItem {
  /** Empty before one is chosen. */
  slug: string;
  /** Minutes. */
  readingTime: number;
  likes: number;
  views: number;
}

/** `GET /studio/blog/{id}`, and what every change of it answers. */
export interface StudioBlog extends StudioState {
  /** Fields as they are being edited, in the shape of a change's body: those of the revision where there is one. */
  fields: BlogFields;
  /** Images of `fields.pictureIds` that exist, in order. */
  pictures: StudioPicture[];
  /** Images that the text shows, in order. */
  textPictures: StudioPicture[];
  banner: Picture | null;
  /** False where the banner's image keeps the work from being submitted, as it is private or gone. */
  bannerIsPublic: boolean;
  /** Minutes, of `fields.content`. */
  readingTime: number;
}

/** `GET /studio/blog/slug/{slug}`. */
export interface SlugCheck {
  slug: string;
  isFree: boolean;
  /** Why it can't be used, else null. */
  problem: string | null;
}

/** `GET /studio/blog/{id}/history`: words and pictures that a story had before, the newest first, twenty at most. */
export interface StoryVersionItem {
  number: number;
  /** When they were saved last, ISO 8601. */
  savedAt: string;
  wordCount: number;
}

/** `GET /studio/blog/{id}/history/{number}`. */
export interface StoryVersion extends StoryVersionItem {
  /** All but its address, which has no history. */
  fields: Omit<BlogFields, 'slug'>;
  /** Its text as it is shown: sanitised, with the addresses of those of its images that exist. */
  html: string;
  /** Images that it shows and that exist. */
  images: StudioPicture[];
  /** Problems that keep it from being restored, by field. */
  problems: Readonly<Record<string, string>>;
}

/** `GET /studio/blog/{id}/preview`, and of exhibitions: times are ISO 8601. */
export interface PreviewLink {
  id: string;
  createdAt: string;
  endsAt: string;
}

/** Answer of `POST /studio/blog/{id}/preview`, and of exhibitions: the only one that holds the token. */
export interface NewPreviewLink extends PreviewLink {
  token: string;
}

/** `GET /preview/{token}`: the story as its page will show it, with those of its photographs that can become public. */
export interface PreviewedStory {
  kind: 'blog';
  story: Story;
  endsAt: string;
  /** It is public by now, as it is here: its page shows it. */
  isPublic: boolean;
  /** Path of its page. */
  path: string;
}
