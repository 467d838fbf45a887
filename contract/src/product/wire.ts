import type { Picture } from '../shared/picture.ts';

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
  owner_id: number;
  creator_firstname: string;
  creator_lastname: string;
  /** The one of `images` that is printed; the others are shown beside it. Empty while it is hidden. */
  printed_image_id: string;
  images: { image_id: string; image_url: string; picture: Picture }[];
  categories: { category_name: string }[];
  sizes: ProductSize[];
  frames: ProductFrame[];
}
