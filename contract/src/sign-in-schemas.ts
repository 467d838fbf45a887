import { type InferType, object, ref, string } from 'yup';
import { PASSWORD_MAX, PASSWORD_MIN } from './constants.ts';
import { EMAIL, EMAIL_MAX } from './email.ts';
import { messages } from './messages.ts';
import { type NameParts, problemOfName, shownNames } from './person-name.ts';
import { namePart } from './user-schema.ts';

const email = () =>
  string()
    .trim()
    .required(messages.fillAllFields)
    .max(EMAIL_MAX, messages.tooLong)
    .matches(EMAIL, { message: messages.emailInvalid, excludeEmptyString: true });

const password = () => string().required(messages.fillAllFields).max(PASSWORD_MAX, messages.tooLong);

/** Only names beyond ASCII need the table of confusable characters, and only they load it. */
const PLAIN = /^[ -~]*$/;

async function hasFreeName(parts: NameParts): Promise<boolean> {
  const { unconfuse } = await import('./name-key.ts');
  return problemOfName(parts, unconfuse) === null;
}

const name = () =>
  namePart()
    .required(messages.fillAllFields)
    .test('confusables', messages.nameReserved, (part = '', { parent }) => {
      return part === '' || shownNames(parent).every((shown) => PLAIN.test(shown)) || hasFreeName(parent);
    });

/** `/login`. */
export const loginSchema = object({
  email: email(),
  password: password(),
});
export type LoginForm = InferType<typeof loginSchema>;

/** `/register`. */
export const registerSchema = object({
  firstName: name(),
  lastName: name(),
  email: email(),
  password: password().min(PASSWORD_MIN, messages.passwordTooShort),
  confirmation: password().oneOf([ref('password')], messages.passwordsDiffer),
});
export type RegisterForm = InferType<typeof registerSchema>;

/** `/forgot-password`. */
export const forgotPasswordSchema = object({ email: email() });
export type ForgotPasswordForm = InferType<typeof forgotPasswordSchema>;
