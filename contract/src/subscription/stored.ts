import * as v from 'valibot';
import { emailAddress, listField, nullable, time, timeField } from '../shared/stored-fields.ts';

/** `unconfirmed`: its owner has not said yes. `confirmed`: gets letters. `unsubscribed`: its owner ended them. */
export const SUBSCRIPTION_STATES = ['unconfirmed', 'confirmed', 'unsubscribed'] as const;

/** Consent with its time and words (`CONSENT_SENTENCES` or `ONE_CLICK`). `bounced` and `complained` are the house's. */
export const storedConsent = v.object({
  event: v.picklist(['requested', 'confirmed', 'ended', 'resumed', 'bounced', 'complained']),
  sentence: v.string(),
  at: time,
});

/** `subscribers/{first 128 bits of the SHA-256 of the address}`. */
export const storedSubscriber = v.object({
  /** In lower case. */
  email: emailAddress,
  state: v.picklist(SUBSCRIPTION_STATES),
  /** The latest last, at most `CONSENTS_MAX`. */
  consents: listField(storedConsent),
  createdAt: timeField,
  /** The latest mails that could not be delivered, fewer than `BOUNCES_MAX`; empty once one was. */
  failedMails: listField(v.string()),
  /** When letters were ended last; null where they never were. */
  endedAt: nullable(time),
  /** When it counts as gone, and the database deletes it; null as long as it is confirmed. */
  expiresAt: nullable(time),
});
export type StoredSubscriber = v.InferOutput<typeof storedSubscriber>;
export type Consent = v.InferOutput<typeof storedConsent>;
