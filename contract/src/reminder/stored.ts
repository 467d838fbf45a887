import * as v from 'valibot';
import { emailAddress, listField, nullable, requiredText, time, timeField } from '../shared/stored-fields.ts';
import { storedConsent } from '../subscription/stored.ts';

/** Events of which people are reminded: an exhibition opens, or closes in 48 hours. */
export const REMINDER_EVENTS = ['opening', 'closing'] as const;
export type ReminderEvent = (typeof REMINDER_EVENTS)[number];

/** `users/{userId}/reminders/{exhibitionId}`: one mail of an event. Deleted with the write that queues the mail. */
export const storedReminder = v.object({
  /** Id of the document, repeated for the collection group. */
  exhibitionId: requiredText,
  event: v.picklist(REMINDER_EVENTS),
  createdAt: timeField,
  /** Time of the TTL policy, for an event that never comes. */
  expiresAt: time,
});
export type StoredReminder = v.InferOutput<typeof storedReminder>;

/** `subscribers/{hash of the address}/reminders/{exhibitionId}`: for an address that needs no account. */
export const storedAddressReminder = v.object({
  ...storedReminder.entries,
  /** In lower case. */
  email: emailAddress,
  /** Null until the owner of the address said yes. */
  confirmedAt: nullable(time),
  consents: listField(storedConsent),
});
export type StoredAddressReminder = v.InferOutput<typeof storedAddressReminder>;
