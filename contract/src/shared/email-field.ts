import { string } from 'yup';
import { EMAIL, EMAIL_MAX } from './email.ts';
import { messages } from './messages.ts';

/** An address of somebody who needs no account. */
export const emailField = string()
  .trim()
  .required(messages.emailInvalid)
  .max(EMAIL_MAX, messages.emailInvalid)
  .matches(EMAIL, messages.emailInvalid);
