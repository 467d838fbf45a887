import { type Schema, type StringSchema, string } from 'yup';
import { messages } from '../messages.ts';
import { cleanText, readToken, type TextKind } from './clean-text.ts';
import { EMAIL, EMAIL_MAX } from './email.ts';

/** Messages of schemas, apart from `messages` so that pages without a form do not load them. */
export const schemaMessages = {
  valueInvalid: 'This could not be read. Please enter it again.',
} as const;

/** A text that people write: a body's is cleaned by `checkBody`, a form's by a cast. */
function textField(kind: TextKind): StringSchema {
  return string()
    .meta({ text: kind })
    .transform((value: unknown) => (typeof value === 'string' ? (cleanText(kind, value) ?? value) : value))
    .trim(schemaMessages.valueInvalid);
}

/** Returns a field of one line, such as a title, a name or an e-mail address. */
export const lineField = (): StringSchema => textField('line');
/** Lines of plain text. */
export const proseField = (): StringSchema => textField('prose');
export const htmlField = (): StringSchema => textField('html');
/** Letters and digits that may be grouped by spaces, such as an account number. */
export const codeField = (): StringSchema => textField('code');

/** The kind of text that a schema takes; undefined for a token, such as an id. */
export const findTextKind = ({ spec }: Schema): TextKind | undefined => spec.meta?.text;

/** A text in the one form in which its schema takes it; null where there is none. */
export function readText(schema: Schema, text: string): string | null {
  const kind = findTextKind(schema);
  return kind === undefined ? readToken(text) : cleanText(kind, text);
}

/** An address of somebody who needs no account. */
export const emailField = lineField()
  .required(messages.emailInvalid)
  .max(EMAIL_MAX, messages.emailInvalid)
  .matches(EMAIL, messages.emailInvalid);
