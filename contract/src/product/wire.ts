import type { Picture } from '../shared/picture.ts';
import type { StudioListItem, StudioPicture, StudioState } from '../work/wire.ts';
import type { ProductFields } from './bodies.ts';

/** `GET /product`. */
export interface ProductListItem {
  image_id: string;
  title: string;
  introduction: string;
  /** Full address of a JPEG. */
  primary_image: string;
  picture: Picture;
  firstname: string;
  lastname: string;
  min_price: number;
  slug: string;
}

/** `data` of `GET /product`. */
export interface ProductPage {
  products: ProductListItem[];
  totalPages: number;
}

/** Centimetres and whole rupees. */
export interface ProductSize {
  size_id: string;
  size_width: number;
  size_height: number;
  /** See `Placement`; missing where the photograph is printed whole. */
  size_crop?: number;
  price: number;
  /** How many prints of this size there will ever be; null where their number is not limited. */
  edition: number | null;
  sold_out: boolean;
  /** How many of the edition can be ordered; null where their number is not limited. */
  left: number | null;
  /** Between 150 and 220 pixels per inch: good from a distance. */
  from_a_distance: boolean;
}

/** The charge, in whole rupees, is added to the size's price. */
export interface ProductFrame {
  frame_id: string;
  frame_type: string;
  charge: number;
  frame_description: string;
  /** Days to prepare a print in it; missing where it takes the usual time. */
  lead_days?: number;
}

/** `GET /product/{slug}`. */
export interface ProductDetail {
  product_id: string;
  slug: string;
  title: string;
  introduction: string;
  /** HTML. */
  description: string;
  place: string;
  /** Paper and print; missing where they are not told. */
  paper?: string;
  owner_id: number;
  creator_firstname: string;
  creator_lastname: string;
  /** The one of `images` that is printed; the others are shown beside it. Empty while it is hidden. */
  printed_image_id: string;
  images: { image_id: string; image_url: string; picture: Picture }[];
  categories: { category_name: string }[];
  sizes: ProductSize[];
  frames: ProductFrame[];
  /** Day of India's calendar on which the artist is back; missing where they are not away. */
  back_on?: string;
}

/** `low`, under 150 pixels per inch, can't be offered; `distance`, under 220, is "good from a distance". */
export type PrintDensity = 'low' | 'distance' | 'good';

/** `GET /studio/product`. */
export interface StudioProductItem extends StudioListItem {
  slug: string;
  /** Whole rupees; null before it has a size and a frame. */
  minPrice: number | null;
  /** Prints that are ordered, of all sizes. */
  sold: number;
}

/** Facts that the server adds to the sizes of `fields.sizes`, in the same order. */
export interface StudioSize {
  id: string;
  /** Pixels per inch of the first picture at this size; null before there is one. */
  ppi: number | null;
  density: PrintDensity | null;
  sold: number;
  /** Number of prints left of the edition; null where it has no limit. */
  left: number | null;
}

/** `GET /studio/product/{id}`, and what every change of it answers. */
export interface StudioProduct extends StudioState {
  /** Fields as they are being edited, in the shape of a change's body: those of the revision where there is one. */
  fields: ProductFields;
  slug: string;
  /** Images of `fields.imageIds` that exist, in order. */
  images: StudioPicture[];
  sizes: StudioSize[];
}
