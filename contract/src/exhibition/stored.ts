import type { Byline, ContentStatus } from '../shared/content.ts';
import type { StoredPicture } from '../shared/picture.ts';

/** `exhibitions/{id}`. */
export interface StoredExhibition {
  owner: Byline;
  title: string;
  /** HTML. */
  description: string;
  /** HTML. */
  authorDescription: string;
  genre: string;
  /** HTML. */
  genreDescription: string;
  startDate: Date;
  endDate: Date;
  banner: StoredPicture | null;
  /** The exhibition images, in order. */
  imageIds: string[];
  /** How many of the images everybody can see. Maintained by triggers; missing until the first count. */
  imageCount?: number;
  status: ContentStatus;
  createdAt: Date;
}
