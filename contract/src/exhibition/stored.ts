import type { Byline, ContentStatus } from '../shared/content.ts';
import type { StoredPicture } from '../shared/picture.ts';
import type { WorkState } from '../work/stored.ts';

/** `exhibitions/{id}`. */
export interface StoredExhibition extends Partial<WorkState> {
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
  /** The first of them as the studio's list draws it, which reads no images; missing until a trigger has seen the document. */
  cover?: StoredPicture | null;
  /** How many of the images everybody can see. Maintained by triggers; missing until the first count. */
  imageCount?: number;
  status: ContentStatus;
  createdAt: Date;
  /** When it was first approved; null or missing before. */
  publishedAt?: Date | null;
}

/** What of an exhibition is reviewed. Dates are null in drafts only. */
export type ExhibitionContent = Pick<
  StoredExhibition,
  | 'title'
  | 'description'
  | 'authorDescription'
  | 'genre'
  | 'genreDescription'
  | 'banner'
  | 'imageIds'
  | 'cover'
> & { startDate: Date | null; endDate: Date | null };
