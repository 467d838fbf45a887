import { type InferType, object } from 'yup';
import { messages } from '../shared/messages.ts';
import { EMAIL, EMAIL_MAX } from '../shared/text/email.ts';
import { lineField, proseField } from '../shared/text/text-fields.ts';
import { contactMessages } from './contact-messages.ts';

/** `POST /contact`. `website` is a trap for machines: people leave it empty. */
export const contactSchema = object({
  name: lineField().max(120, messages.tooLong).required(contactMessages.contactNameRequired),
  email: lineField()
    .max(EMAIL_MAX, messages.tooLong)
    .required(contactMessages.contactEmailRequired)
    .matches(EMAIL, contactMessages.contactEmailInvalid),
  message: proseField().max(5000, messages.tooLong).required(contactMessages.contactMessageRequired),
  website: lineField().max(500).default(''),
}).noUnknown();

export type ContactMessage = InferType<typeof contactSchema>;
