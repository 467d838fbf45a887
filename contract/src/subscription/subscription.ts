import { boolean, object, string } from 'yup';
import { EMAIL, EMAIL_MAX } from '../shared/email.ts';
import { messages } from '../shared/messages.ts';
import { schemaMessages } from '../shared/schema-messages.ts';
import { CONSENT_SENTENCES, type ConsentId } from './consent.ts';
import type { SUBSCRIPTION_STATES } from './stored.ts';

const consent = string<ConsentId>()
  .max(32, schemaMessages.valueInvalid)
  .required(schemaMessages.valueInvalid)
  .oneOf(Object.keys(CONSENT_SENTENCES) as ConsentId[], schemaMessages.valueInvalid);

/** `POST /subscription`. */
export const subscriptionRequestSchema = object({
  email: string()
    .trim()
    .required(messages.emailInvalid)
    .max(EMAIL_MAX, messages.emailInvalid)
    .matches(EMAIL, messages.emailInvalid),
  consent,
}).noUnknown();

/** `PUT /subscription/{token}`. */
export const subscriptionChangeSchema = object({
  letters: boolean().required(schemaMessages.valueInvalid),
  consent,
}).noUnknown();

/** `GET` and `PUT /subscription/{token}`. */
export interface Subscription {
  /** Only what its owner recognizes it by: whoever is forwarded a letter has its link too. */
  maskedEmail: string;
  state: (typeof SUBSCRIPTION_STATES)[number];
}

/** What `PUT /subscription/{token}` answers: `token` leads to the choices from then on, also where the one that was sent has ended. */
export interface ChangedSubscription extends Subscription {
  token: string;
}
