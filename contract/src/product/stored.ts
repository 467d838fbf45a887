import type { Byline, ContentStatus } from '../shared/content.ts';
import type { StoredPicture } from '../shared/picture.ts';
import type { WorkState } from '../work/stored.ts';

/** Centimetres and whole rupees. */
export interface PrintSize {
  id: string;
  width: number;
  height: number;
  price: number;
  /** How many prints of this size there will ever be; null where their number is not limited. */
  edition: number | null;
  /** How many of them are ordered. */
  sold: number;
  /** Pixels per inch of the printed photograph at this size; missing where it was written by hand. */
  ppi?: number | null;
  /** How many numbers of the edition were given, each when an artist accepted an order. */
  issued?: number;
  /** Numbers that were given to orders that ended without a sale: they are given again first. */
  returned?: number[];
}

/** Charge in whole rupees, added to the size's price. */
export interface Frame {
  id: string;
  type: string;
  charge: number;
  description: string;
}

/** `products/{id}`. */
export interface StoredProduct extends Partial<WorkState> {
  /** Empty before it was submitted. */
  slug: string;
  owner: Byline;
  title: string;
  introduction: string;
  /** HTML. */
  description: string;
  place: string;
  /** The photographs it shows, the printed one first; `pictures` has the same order. */
  imageIds: string[];
  pictures: StoredPicture[];
  categories: string[];
  sizes: PrintSize[];
  frames: Frame[];
  /** Whole rupees, see `minPrice` in `money.ts`; 0 in drafts without a size or a frame. */
  minPrice: number;
  status: ContentStatus;
  createdAt: Date;
  publishedAt: Date | null;
}

/** What of a print is reviewed. Charges of its frames and its sizes change at once. */
export type ProductContent = Pick<
  StoredProduct,
  'title' | 'introduction' | 'description' | 'place' | 'categories' | 'imageIds' | 'pictures' | 'frames'
>;
