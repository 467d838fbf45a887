import type { Picture } from '../shared/picture.ts';
import type { ShippingRates } from '../shipping/rates.ts';
import type { CourierPayer } from './stored.ts';

/** `GET /studio/home`, and what a change of it answers. What is not public any more is left out. */
export interface StudioHome {
  /** The carousel, in order. */
  carousel: { id: string; title: string; artistName: string; picture: Picture }[];
  /** In order; empty where the editors' marks on the stories themselves choose them. */
  introStories: {
    id: string;
    title: string;
    slug: string;
    artistName: string;
    picture: Picture | null;
  }[];
  /** Words about the shop: see `ShopIntro`. */
  shopIntro: string | null;
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
  upiId: string;
  payeeName: string;
  accountName: string;
  accountNumber: string;
  ifsc: string;
  bankText: string;
  /** To be sent back with the next change. */
  version: number;
}

/** `GET /studio/shipping`, and what a change of it answers. */
export interface StudioShipping extends ShippingRates {
  /** Version of `settings/shop`, where payment details are stored too. To be sent back with the next change. */
  version: number;
}

/** Terms of payouts. Rates are per cent. */
export interface PayoutTerms {
  /** Share that the house keeps. */
  commissionRate: number;
  /** Tax that the house withholds; 0 for none. */
  tdsRate: number;
  /** Name of that tax; empty where none is withheld. */
  tdsText: string;
  /** Who pays for sending a parcel to its buyer. */
  courier: CourierPayer;
}

/** `GET /studio/payout-terms`, and the answer to its change: the house's. */
export interface StudioPayoutTerms extends PayoutTerms {
  /** To be sent back with the next change. */
  version: number;
}

/** `GET /studio/seller`, and the answer to its change: who sells, as on receipts. Empty where nothing is set. */
export interface StudioSeller {
  name: string;
  /** With line ends. */
  address: string;
  /** Without one, receipts say nothing of tax. */
  gstin: string;
  hsnCode: string;
  /** Per cent, which prices include. */
  gstRate: number;
  /** Whether artists have to enter their PAN with where they are paid. */
  asksPan: boolean;
  /** To be sent back with the next change. */
  version: number;
}

/** `GET /studio/read-only`: what made the house read-only. */
export interface ReadOnlyReason {
  /** ISO 8601. */
  since: string;
  /** Share of the budget that was reached: 1 is all of it. */
  threshold: number;
  /** Cost in this month, as of the last threshold that it reached. */
  cost: number;
  budget: number;
  /** Code of the currency of both. */
  currency: string;
}
