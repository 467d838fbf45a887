import type { OrderedShipping } from '../order/wire.ts';
import type { ProductFrame, ProductSize } from '../product/wire.ts';
import type { Picture } from '../shared/picture.ts';
import type { Arrival } from '../shipping/arrival.ts';

export interface SelectedPrint {
  productId: string;
  productSize: string;
  productFrame: string;
}

/** Fields of a product on sale that a cart shows. */
interface QuotedProduct {
  title: string;
  slug: string;
  /** Full address of a JPEG; null for a product without a usable picture. */
  primary_image: string | null;
  picture: Picture | null;
  /** The owner's user id. */
  photographer: number;
  firstname: string;
  lastname: string;
  sizes: ProductSize[];
  frames: ProductFrame[];
  /** Day of India's calendar on which the artist is back; missing where they are not away. */
  back_on?: string;
}

/** Whole rupees. */
interface QuotedPrice {
  price: number;
  size_price: number;
  frame_price: number;
  /** `60cm x 40cm`. */
  selected_size: string;
  /** The frame's type. */
  selected_frame: string;
}

/**
 * `withdrawn`: there is no such product on sale. `option_gone`: it has no such size or frame. `sold_out`: every print
 * of the size is ordered, or in the lines before. Only what is `available` counts in the sums.
 */
export type QuoteLine = SelectedPrint &
  (
    | { status: 'withdrawn' }
    | ({ status: 'option_gone' } & QuotedProduct)
    | ({ status: 'available' | 'sold_out' } & QuotedProduct & QuotedPrice)
  );

/** Whole rupees. */
export interface OrderSums {
  subtotal: number;
  /** Nothing where nothing is available. */
  shipping_charge: number;
  total: number;
}

/** Way of shipping with its price for an order, in whole rupees. */
export interface QuotedShipping extends OrderedShipping {
  price: number;
  /**
   * Estimate for what is ordered now, and paid as soon as it is accepted; of a cart from its first parcel to its last.
   */
  arrives: Arrival;
}

/** The lines in the order in which they were sent. The sums are those of standard shipping within India. */
export interface Quote extends OrderSums {
  lines: QuoteLine[];
  /** All that the house offers. An address has those of its country's zone to choose from. */
  shipping: QuotedShipping[];
}
