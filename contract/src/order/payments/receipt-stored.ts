import * as v from 'valibot';
import { sellerFields } from '../../settings/stored.ts';
import { requiredText, text } from '../../shared/stored-fields.ts';

/** Fields of a receipt beside those of the order: they stay as they were when the order was paid. */
export const storedReceipt = v.object({
  /** `AB/26-27/00001`. */
  number: requiredText,
  seller: v.object(sellerFields),
  /** The state in India that the prints went to, else the country: also once the address is emptied. */
  placeOfSupply: text,
});
