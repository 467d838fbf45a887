import { boolean, object, string } from 'yup';
import type { FollowNews } from '../follow/follow-news.ts';
import { followNewsField } from '../follow/follow-news-field.ts';
import type { ReminderEvent } from '../reminder/stored.ts';
import { schemaMessages } from '../shared/api/schema-messages.ts';
import { emailField } from '../shared/text/email-field.ts';
import { CONSENT } from './consent.ts';
import type { SUBSCRIPTION_STATES } from './stored.ts';

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

/** A reminder as the page of choices shows it. */
export interface ReminderChoice {
  exhibitionId: string;
  /** Null where the exhibition is not public at present. */
  title: string | null;
  event: ReminderEvent;
}

/** `GET` and `PUT /subscription/{token}`. */
export interface Subscription {
  /** Only what its owner recognizes it by: whoever is forwarded a letter has its link too. */
  maskedEmail: string;
  /** State of the letters; null where nobody asked for any. */
  state: (typeof SUBSCRIPTION_STATES)[number] | null;
  /** The reminder that waits for whoever has this link to say yes; null where there is none, or none any more. */
  waiting: ReminderChoice | null;
  /** Reminders to which the owner of the address said yes, also as a user. */
  reminders: ReminderChoice[];
  /** True where something of the address is stored beside an account, which can be sent to it and erased. */
  isStored: boolean;
  /** How the user at the address hears of photographers whom they follow; null where there is no user. */
  followNews: FollowNews | null;
}

/**
 * Answer of `PUT /subscription/{token}` and `PUT /subscription/{token}/reminder`: `token` leads to the choices from
 * then on, also where the token that was sent has expired.
 */
export interface ChangedSubscription extends Subscription {
  token: string;
}
