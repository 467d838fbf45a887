import { boolean, type InferType, object, string } from 'yup';
import { ID_MAX } from '../shared/ids.ts';
import { emailField, schemaMessages } from '../shared/text/text-fields.ts';
import { followNewsField } from '../user/bodies.ts';
import { CONSENT } from './consent.ts';
import { CONSENT_SENTENCES, type ConsentId } from './consents.ts';

const consent = string<typeof CONSENT>()
  .max(32, schemaMessages.valueInvalid)
  .required(schemaMessages.valueInvalid)
  .oneOf([CONSENT], schemaMessages.valueInvalid);

/** `POST /subscription`. */
export const subscriptionRequestSchema = object({ email: emailField, consent }).noUnknown();

/** `PUT /subscription/{token}`. */
export const subscriptionChangeSchema = object({
  letters: boolean().required(schemaMessages.valueInvalid),
  consent,
}).noUnknown();

/** `PUT /subscription/{token}/follow-news`. */
export const followNewsChangeSchema = object({
  followNews: followNewsField.required(schemaMessages.valueInvalid),
}).noUnknown();

const CONSENT_IDS = Object.keys(CONSENT_SENTENCES) as ConsentId[];

/** `POST /subscription/{token}`: a plain form of the page, with the fields that its `choice` needs. */
export const subscriptionFormSchema = object({
  choice: string<'begin' | 'end' | 'remind' | 'takeBack' | 'follow' | 'export' | 'erase'>()
    .max(32, schemaMessages.valueInvalid)
    .required(schemaMessages.valueInvalid)
    .oneOf(['begin', 'end', 'remind', 'takeBack', 'follow', 'export', 'erase'], schemaMessages.valueInvalid),
  consent: string<ConsentId>().max(32, schemaMessages.valueInvalid).oneOf(CONSENT_IDS, schemaMessages.valueInvalid),
  exhibitionId: string().max(ID_MAX, schemaMessages.valueInvalid),
  followNews: followNewsField,
}).noUnknown();

export type SubscriptionForm = InferType<typeof subscriptionFormSchema>;
