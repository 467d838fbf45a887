import type { Byline, ContentStatus } from '../shared/content.ts';
import type { StoredPicture } from '../shared/picture.ts';

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
