import type { Byline, ContentStatus } from '../shared/content.ts';
import type { StoredPicture } from '../shared/picture.ts';
import type { WorkState } from '../work/stored.ts';

/** `blogs/{id}`. */
export interface StoredBlog extends Partial<WorkState> {
  /** Empty in drafts without one. */
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

/** What of a story is reviewed. */
export type BlogContent = Pick<
  StoredBlog,
  'title' | 'description' | 'content' | 'readingTime' | 'banner' | 'pictures' | 'categories' | 'tags'
>;
