import type { StudioListItem, StudioPicture, StudioState } from '../work/wire.ts';
import type { ProductFields } from './studio-schemas.ts';

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
