import { type InferType, object, string } from 'yup';
import { EMAIL, EMAIL_MAX } from '../shared/email.ts';
import { messages } from '../shared/messages.ts';

/** `POST /contact`. `website` is a trap for machines: people leave it empty. */
export const contactSchema = object({
  name: string().trim().max(120, messages.tooLong).required(messages.contactNameRequired),
  email: string()
    .trim()
    .max(EMAIL_MAX, messages.tooLong)
    .required(messages.contactEmailRequired)
    .matches(EMAIL, messages.contactEmailInvalid),
  message: string().trim().max(5000, messages.tooLong).required(messages.contactMessageRequired),
  website: string().max(500).default(''),
}).noUnknown();

export type ContactMessage = InferType<typeof contactSchema>;
