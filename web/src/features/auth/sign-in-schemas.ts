import { PASSWORD_MAX, PASSWORD_MIN } from '@aperture-byline/contract/shared/constants';
import { EMAIL, EMAIL_MAX } from '@aperture-byline/contract/shared/email';
import { messages } from '@aperture-byline/contract/shared/messages';
import { type NameParts, problemOfName, shownNames } from '@aperture-byline/contract/user/person-name';
import { namePart } from '@aperture-byline/contract/user/schemas';
import { type InferType, object, ref, string } from 'yup';

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
  const { unconfuse } = await import('@aperture-byline/contract/user/name-key');
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
