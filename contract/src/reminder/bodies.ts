import { object, string } from 'yup';
import { emailField, schemaMessages } from '../shared/text/text-fields.ts';
import { REMINDER_CONSENTS } from '../subscription/consents.ts';

const CONSENTS = Object.values(REMINDER_CONSENTS);
const consent = string<(typeof CONSENTS)[number]>()
  .max(32, schemaMessages.valueInvalid)
  .required(schemaMessages.valueInvalid)
  .oneOf(CONSENTS, schemaMessages.valueInvalid);

/** `POST /exhibition/{exhibitionId}/reminder`. */
export const reminderRequestSchema = object({ email: emailField, consent }).noUnknown();

/** `PUT /subscription/{token}/reminder`. */
export const reminderConfirmationSchema = object({ consent }).noUnknown();
