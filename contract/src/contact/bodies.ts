import { type InferType, object } from 'yup';
import { messages } from '../shared/messages.ts';
import { EMAIL, EMAIL_MAX } from '../shared/text/email.ts';
import { isVisible } from '../shared/text/text-checks.ts';
import { lineField, proseField } from '../shared/text/text-fields.ts';
import { contactMessages } from './contact-messages.ts';
import { HOUSE_MAIL_MAX } from './wire.ts';

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

/** Text of a mail that an administrator writes. */
export const houseMailText = proseField()
  .default('')
  .max(HOUSE_MAIL_MAX, messages.tooLong)
  .required(contactMessages.contactMessageRequired)
  .test('visible', contactMessages.contactMessageRequired, (text = '') => isVisible(text));

/** `POST /studio/contact/{id}/answer`. */
export const contactAnswerSchema = object({ text: houseMailText }).noUnknown();
