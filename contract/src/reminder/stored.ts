import * as v from 'valibot';
import { requiredText, time, timeField } from '../shared/stored-fields.ts';

/** `users/{userId}/reminders/{exhibitionId}`: who is mailed when an exhibition opens. Deleted once the mail is queued. */
export const storedReminder = v.object({
  /** The same as the document's id, for the collection group. */
  exhibitionId: requiredText,
  createdAt: timeField,
  /** Of the TTL policy, for an exhibition that never opens. */
  expiresAt: time,
});
export type StoredReminder = v.InferOutput<typeof storedReminder>;
