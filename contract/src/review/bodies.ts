import { array, object, string } from 'yup';
import { ID_MAX } from '../shared/ids.ts';
import { messages } from '../shared/messages.ts';
import { isMoment, isVisible, MOMENT_LENGTH } from '../shared/text/text-checks.ts';
import { lineField, proseField, schemaMessages } from '../shared/text/text-fields.ts';
import { REVIEW_REASON_MAX } from '../work/wire.ts';
import { workMessages } from '../work/work-messages.ts';
import { REVIEWS_MAX } from './wire.ts';
import { parseWorkAddress } from './work-address.ts';

/** Number of hexadecimal digits of a SHA-256. */
const FINGERPRINT_LENGTH = 64;

const reasonText = proseField()
  .max(REVIEW_REASON_MAX, messages.tooLong)
  .test('visible', workMessages.reasonEmpty, (reason) => !reason || isVisible(reason));

/** Characters of an address, as browsers take it. */
const ADDRESS_MAX = 2000;

/** `POST /studio/unpublish`: what the page at `address` shows is taken off the site; its artist reads the reason. */
export const unpublishSchema = object({
  address: lineField()
    .default('')
    .max(ADDRESS_MAX, messages.tooLong)
    .required(workMessages.addressOfNothing)
    .test('work', workMessages.addressOfNothing, (address = '') => parseWorkAddress(address) !== null),
  reason: reasonText.default('').required(workMessages.reasonEmpty),
}).noUnknown();

/** Fields that name what was read of a review. */
const asRead = {
  createdAt: string()
    .max(MOMENT_LENGTH, schemaMessages.valueInvalid)
    .test('moment', schemaMessages.valueInvalid, (text) => text === undefined || isMoment(text)),
  fingerprint: string()
    .max(FINGERPRINT_LENGTH, schemaMessages.valueInvalid)
    .matches(/^[0-9a-f]{64}$/, schemaMessages.valueInvalid),
};

/**
 * `POST /studio/review/{id}/approve|return|reject`. To return and to reject anything but a comment takes a reason,
 * which its artist reads. `createdAt` is that of the review that was read: what was submitted anew since is not
 * decided. An approval of an image, a work or a revision takes the `fingerprint` of what was read.
 */
export const decisionSchema = object({ reason: reasonText, ...asRead }).noUnknown();

/** `POST /studio/review`: the same decision about each of these, which are named once. */
export const decisionsSchema = object({
  decision: string()
    .max(ID_MAX, schemaMessages.valueInvalid)
    .oneOf(['approve', 'return', 'reject'] as const, schemaMessages.valueInvalid)
    .required(schemaMessages.valueInvalid),
  reason: reasonText,
  reviews: array()
    .of(
      object({
        id: string().required(schemaMessages.valueInvalid).max(ID_MAX, schemaMessages.valueInvalid),
        ...asRead,
        createdAt: asRead.createdAt.required(schemaMessages.valueInvalid),
      }).noUnknown(),
    )
    .required(schemaMessages.valueInvalid)
    .min(1, schemaMessages.valueInvalid)
    .max(REVIEWS_MAX, schemaMessages.valueInvalid)
    .test('distinct', schemaMessages.valueInvalid, (all = []) => new Set(all.map(({ id }) => id)).size === all.length),
}).noUnknown();
