import { array, type InferType, object, string } from 'yup';
import { ORDER_LINES_MAX } from '../shared/constants.ts';
import { ID_MAX } from '../shared/ids.ts';
import { schemaMessages } from '../shared/text/text-fields.ts';

const id = () => string().required(schemaMessages.valueInvalid).max(ID_MAX, schemaMessages.valueInvalid);

/** `POST /product/quote`: one line for each print, so several copies are as many lines. */
export const quoteSchema = object({
  lines: array()
    .of(object({ productId: id(), productSize: id(), productFrame: id() }).noUnknown())
    .required(schemaMessages.valueInvalid)
    .max(ORDER_LINES_MAX, schemaMessages.valueInvalid),
}).noUnknown();
export type QuoteBody = InferType<typeof quoteSchema>;
