import { object, string } from 'yup';
import { schemaMessages } from '../shared/text/text-fields.ts';
import { isOriginHost, ORIGIN_MAX } from '../stats/origin.ts';

/** `POST /image/view/{id}`, `/blog/view/{id}` and `/product/view/{id}`. */
export const viewSchema = object({
  /** The host of the site that led here, where it was another one. */
  origin: string()
    .max(ORIGIN_MAX, schemaMessages.valueInvalid)
    .test('host', schemaMessages.valueInvalid, (host) => host === undefined || isOriginHost(host)),
}).noUnknown();
