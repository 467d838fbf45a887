import type { Picture } from '../shared/picture.ts';
import type { StudioListItem, StudioPicture, StudioState } from '../work/wire.ts';
import type { BlogFields } from './studio-schemas.ts';

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
