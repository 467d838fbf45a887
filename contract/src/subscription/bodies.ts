import { boolean, object, string } from 'yup';
import { emailField, schemaMessages } from '../shared/text/text-fields.ts';
import { followNewsField } from '../user/bodies.ts';
import { CONSENT } from './consent.ts';

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
