import type { Picture } from '../shared/picture.ts';

/** `GET /studio/home`, and what a change of it answers. What is not public any more is left out. */
export interface StudioHome {
  /** The carousel, in order. */
  carousel: { image_id: string; title: string; artist_name: string; picture: Picture }[];
  /** In order; empty where the editors' marks on the stories themselves choose them. */
  intro_stories: {
    blog_id: string;
    title: string;
    slug: string;
    artist_name: string;
    picture: Picture | null;
  }[];
  /** Words about the shop: see `ShopIntro`. */
  shop_intro: string | null;
  /** To be sent back with the next change. */
  version: number;
}

/** `GET /product/intro`. */
export interface ShopIntro {
  /** Null before one was written, and empty: the page then has words of its own. */
  text: string | null;
}

/** `GET /studio/shop`, and what a change of it answers. Empty where nothing is set. */
export interface StudioShop {
  upi_id: string;
  payee_name: string;
  bank_text: string;
  /** To be sent back with the next change. */
  version: number;
}
