import { storedProduct } from '@aperture-byline/contract/product/stored';
import type { Transaction } from 'firebase-admin/firestore';
import { type InferOutput, pick } from 'valibot';
import { defineCollection, type WithId } from '../core/collection.ts';

const editionFields = pick(storedProduct, ['title', 'slug', 'status', 'printedImageId', 'sizes']);
const prints = defineCollection('products', editionFields, { isPartial: true });

/** A print with what tells of its editions. */
export type PrintOfImage = WithId<InferOutput<typeof editionFields>>;

/** Reads the prints of a photograph in any state, but for `workId`. */
export async function readOtherPrints(
  imageId: string,
  workId: string,
  transaction?: Transaction,
): Promise<PrintOfImage[]> {
  const found = await prints.query(prints.documents().where('printedImageId', '==', imageId), transaction);
  return found.filter(({ id }) => id !== workId);
}
