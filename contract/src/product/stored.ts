import * as v from 'valibot';
import { byline, contentStatus, storedPicture, words } from '../shared/stored.ts';
import {
  count,
  listField,
  nullable,
  number,
  optionalField,
  requiredText,
  rupees,
  text,
  time,
  timeField,
} from '../shared/stored-fields.ts';
import { workState } from '../work/stored.ts';

const centimetres = v.pipe(number, v.gtValue(0));

/** Centimetres and whole rupees. One without a price is not on offer. */
export const printSize = v.object({
  id: requiredText,
  width: centimetres,
  height: centimetres,
  price: rupees,
  /** See `Placement`; missing where the photograph is printed whole, with a border where its shape differs. */
  crop: optionalField(v.number()),
  /** How many prints of this size there will ever be; null where their number is not limited. */
  edition: nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  /** How many of them are ordered. */
  sold: count,
  /** Pixels per inch of the printed photograph at this size; null where it was written by hand. */
  ppi: nullable(number),
  /** How many numbers of the edition were given, each when an artist accepted an order. */
  issued: count,
  /** Numbers that were given to orders that ended without a sale: they are given again first. */
  returned: listField(number),
});
export type PrintSize = v.InferOutput<typeof printSize>;

/** Charge in whole rupees, added to the size's price. */
export const frame = v.object({
  id: requiredText,
  type: text,
  charge: rupees,
  description: text,
  /** Days to prepare a print in it; missing where it takes the usual time. */
  leadDays: optionalField(v.number()),
});
export type Frame = v.InferOutput<typeof frame>;

/** Fields of a print that are reviewed. Charges of its frames and its sizes change at once. */
const content = {
  title: text,
  introduction: text,
  /** HTML. */
  description: text,
  place: text,
  /** Paper and print, such as `Hahnemühle Photo Rag, pigment ink`; missing or empty where it is not told. */
  paper: optionalField(v.string()),
  categories: words,
  /** The photographs it shows, the printed one first; `pictures` has the same order. */
  imageIds: listField(requiredText),
  pictures: listField(storedPicture),
  frames: listField(frame),
};
export const productContent = v.object(content);
export type ProductContent = v.InferOutput<typeof productContent>;

/** `products/{id}`. */
export const storedProduct = v.object({
  ...workState,
  ...content,
  /** Empty before it was submitted. */
  slug: text,
  owner: byline,
  /** The first of `imageIds`, so that the prints of a photograph can be queried; null in drafts without one. */
  printedImageId: nullable(text),
  sizes: listField(printSize),
  /** Whole rupees, see `minPrice` in `money.ts`; 0 in drafts without size or frame, null where written by hand. */
  minPrice: nullable(rupees),
  status: contentStatus,
  createdAt: timeField,
  publishedAt: nullable(time),
});
export type StoredProduct = v.InferOutput<typeof storedProduct>;
