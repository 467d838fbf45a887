import type { FollowNews } from '../follow/wire.ts';
import type { ReminderEvent } from '../reminder/stored.ts';
import type { SUBSCRIPTION_STATES } from './stored.ts';

/** Days for which the link of a confirmation works; then an address that nobody confirmed is deleted. */
export const CONFIRMATION_DAYS = 7;
/** Days for which the consents of somebody who ended their letters are kept, to show that they were sent rightly. */
export const ENDED_DAYS = 365;
/** Mails that the calls of a day lead to for one address. */
export const SUBSCRIPTION_MAILS_PER_DAY = 5;
export const CONSENTS_MAX = 20;
/** Mails in a row that could not be delivered end a subscription. */
export const BOUNCES_MAX = 3;

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
