import { type InferType, object, string } from 'yup';
import { EMAIL, EMAIL_MAX } from '../shared/email.ts';
import { messages } from '../shared/messages.ts';
import { contactMessages } from './contact-messages.ts';

/** `POST /contact`. `website` is a trap for machines: people leave it empty. */
export const contactSchema = object({
  name: string().trim().max(120, messages.tooLong).required(contactMessages.contactNameRequired),
  email: string()
    .trim()
    .max(EMAIL_MAX, messages.tooLong)
    .required(contactMessages.contactEmailRequired)
    .matches(EMAIL, contactMessages.contactEmailInvalid),
  message: string().trim().max(5000, messages.tooLong).required(contactMessages.contactMessageRequired),
  website: string().max(500).default(''),
}).noUnknown();

export type ContactMessage = InferType<typeof contactSchema>;
