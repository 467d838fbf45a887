import { messages } from '../messages.ts';
import { EMAIL, EMAIL_MAX } from './email.ts';
import { lineField } from './text-fields.ts';

/** An address of somebody who needs no account. */
export const emailField = lineField()
  .required(messages.emailInvalid)
  .max(EMAIL_MAX, messages.emailInvalid)
  .matches(EMAIL, messages.emailInvalid);
