import * as v from 'valibot';
import {
  emailAddress,
  flag,
  nullable,
  requiredText,
  text,
  time,
  timeField,
  userNumber,
} from '../shared/stored-fields.ts';

/** `contactMessages/{id}`: a message of the contact form, and what became of it. */
export const storedContactMessage = v.object({
  name: requiredText,
  email: emailAddress,
  message: text,
  createdAt: timeField,
  /** Whether it still waits for an answer. */
  isOpen: flag,
  /** Null where it waits, or was closed without one. */
  answer: nullable(v.string()),
  /** The administrator who answered or closed it; null before, and where the account was deleted. */
  adminId: nullable(userNumber),
  /** Time from which the TTL policy may delete it. */
  expiresAt: time,
});
export type StoredContactMessage = v.InferOutput<typeof storedContactMessage>;
