import * as v from 'valibot';
import { rate } from '../order/rates.ts';
import {
  count,
  flag,
  listField,
  nullable,
  number,
  oneOf,
  requiredText,
  text,
  time,
  withFallback,
} from '../shared/stored-fields.ts';
import { storedShippingRates } from '../shipping/stored.ts';

/** Grows with every change; 0 before the first one. */
const version = count;

/** `settings/home`: the content of the front page, as an admin chose it. */
export const storedHomeSettings = v.object({
  version,
  /** Images of the carousel, in order. */
  carousel: listField(requiredText),
  /** Introductory stories, in order; where it is empty, `intro` of the stories chooses them. */
  introStories: listField(requiredText),
  /** Words about the shop, at its top. */
  shopIntro: nullable(v.string()),
});
export type StoredHomeSettings = v.InferOutput<typeof storedHomeSettings>;

/** `settings/shop`: where buyers pay, each of which may be empty, and what shipping costs. */
export const storedShopSettings = v.object({
  version,
  /** Virtual payment address, `name@bank`. */
  upiId: text,
  payeeName: text,
  /** The account that is paid by bank transfer: its holder, number and bank's code (IFSC). */
  accountName: text,
  accountNumber: text,
  ifsc: text,
  /** Further facts about the bank account: text with line ends. */
  bankText: text,
  shipping: storedShippingRates,
});
export type StoredShopSettings = v.InferOutput<typeof storedShopSettings>;

/** Who sells, as receipts name them. Each may be empty. */
export const sellerFields = {
  name: text,
  /** With line ends. */
  address: text,
  /** The number under which the seller pays goods and services tax; without one receipts say nothing of tax. */
  gstin: text,
  /** Code of prints in the harmonised system of nomenclature. */
  hsnCode: text,
  /** Per cent, which prices include. */
  gstRate: count,
} as const;
export type Seller = v.InferOutput<v.ObjectSchema<typeof sellerFields, undefined>>;

/** `settings/seller`. */
export const storedSellerSettings = v.object({
  version,
  ...sellerFields,
  /** Artists have to enter their PAN with where they are paid. */
  asksPan: flag,
});
export type StoredSellerSettings = v.InferOutput<typeof storedSellerSettings>;

/** Who pays for sending a parcel to its buyer. */
export type CourierPayer = 'artist' | 'house';

/** `settings/payouts`: what artists are paid. Rates are basis points. */
export const storedPayoutSettings = v.object({
  version,
  /** Share of a sale that the house keeps, of artists for whom no other is set. */
  commissionRate: rate,
  /** Tax that the house withholds; 0 for none. */
  tdsRate: rate,
  /** Name of that tax, such as `TDS under section 194-O`. */
  tdsText: text,
  courier: withFallback(oneOf<CourierPayer>({ artist: true, house: true }), 'artist'),
});
export type StoredPayoutSettings = v.InferOutput<typeof storedPayoutSettings>;

/** `settings/readOnly`: the threshold of the budget, from 1 on, that the cost reached last. */
export const storedReadOnly = v.object({
  /** False once an administrator has ended it. */
  isReadOnly: v.boolean(),
  /** Since when, also where a further threshold was reached meanwhile. */
  since: time,
  /** Begin of the budget's interval, which is a month. */
  interval: time,
  /** Share of the budget: 1 is all of it. */
  threshold: number,
  cost: number,
  budget: number,
  /** Code of the currency of both. */
  currency: text,
});
export type StoredReadOnly = v.InferOutput<typeof storedReadOnly>;
