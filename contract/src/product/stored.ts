import type { Byline, ContentStatus } from '../shared/content.ts';
import type { StoredPicture } from '../shared/picture.ts';

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
}

/** Charge in whole rupees, added to the size's price. */
export interface Frame {
  id: string;
  type: string;
  charge: number;
  description: string;
}

/** `products/{id}`. */
export interface StoredProduct {
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
  /** Whole rupees, see `minPrice` in `price.ts`. */
  minPrice: number;
  status: ContentStatus;
  createdAt: Date;
  publishedAt: Date | null;
}
