import { type InferType, object, string } from 'yup';
import { HOME_CAROUSEL_IMAGES, INTRO_BLOGS } from '../shared/constants.ts';
import { messages } from '../shared/messages.ts';
import { isVisible } from '../shared/text-checks.ts';
import { SUMMARY_MAX } from '../work/limits.ts';
import { imageIdList, seenVersion } from '../work/schemas.ts';
import { workMessages } from '../work/work-messages.ts';

/** Without a dot in its handle, which an e-mail address has. */
const UPI_ID = /^[a-zA-Z0-9][a-zA-Z0-9._-]{1,63}@[a-zA-Z0-9]{2,64}$/;
const PAYEE_MAX = 100;
const BANK_TEXT_MAX = 1000;
const UPI_MAX = 129;

/** `PUT /studio/home`: all of it, in order. */
export const homeSchema = object({
  carousel: imageIdList(HOME_CAROUSEL_IMAGES).required(messages.valueInvalid),
  introStories: imageIdList(INTRO_BLOGS).required(messages.valueInvalid),
  shopIntro: string().defined(messages.valueInvalid).trim().max(SUMMARY_MAX, messages.tooLong),
  version: seenVersion(),
}).noUnknown();
export type HomeBody = InferType<typeof homeSchema>;

/** `PUT /studio/shop`: all of it; empty for none. */
export const shopSchema = object({
  upiId: string()
    .defined(messages.valueInvalid)
    .trim()
    .max(UPI_MAX, messages.tooLong)
    .test('upi', workMessages.upiInvalid, (id) => !id || UPI_ID.test(id)),
  payeeName: string()
    .defined(messages.valueInvalid)
    .trim()
    .max(PAYEE_MAX, messages.tooLong)
    // A payment app shows it before money is sent.
    .test('payee', workMessages.payeeMissing, (name, { parent }) => !parent.upiId || isVisible(name)),
  bankText: string().defined(messages.valueInvalid).trim().max(BANK_TEXT_MAX, messages.tooLong),
  version: seenVersion(),
}).noUnknown();
export type ShopBody = InferType<typeof shopSchema>;
