import { NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from '@aperture-byline/contract/shared/constants';
import { messages } from '@aperture-byline/contract/shared/messages';
import { EMAIL, EMAIL_MAX } from '@aperture-byline/contract/shared/text/email';
import { lineField } from '@aperture-byline/contract/shared/text/text-fields';
import type { NameParts } from '@aperture-byline/contract/user/person-name';
import { signInMessages } from '@aperture-byline/contract/user/sign-in-messages';
import { type InferType, object, ref, string } from 'yup';

const email = () =>
  lineField()
    .required(signInMessages.fillAllFields)
    .max(EMAIL_MAX, messages.tooLong)
    .matches(EMAIL, { message: messages.emailInvalid, excludeEmptyString: true });

const password = () => string().required(signInMessages.fillAllFields).max(PASSWORD_MAX, messages.tooLong);

/** Only names beyond ASCII need the table of confusable characters, which is 20 KB. */
const PLAIN = /^[ -~]*$/;

/**
 * Returns a name's problem by a rule loaded on demand; null too where it can't be loaded: sending fails then, and the
 * server checks anyway.
 */
async function findProblem(part: string, parts: NameParts): Promise<string | null> {
  try {
    const { findNameProblem, findNamePartProblem, displayNames } = await import(
      '@aperture-byline/contract/user/person-name'
    );
    if (displayNames(parts).every((shown) => PLAIN.test(shown)))
      return findNameProblem(parts) ?? findNamePartProblem(part);
    const { unconfuse } = await import('@aperture-byline/contract/user/name-key');
    return findNameProblem(parts, unconfuse) ?? findNamePartProblem(part);
  } catch (error) {
    console.error('The rule for names could not be loaded:', error);
    return null;
  }
}

const name = () =>
  lineField()
    .max(NAME_MAX, messages.tooLong)
    .required(signInMessages.fillAllFields)
    .test('name', async (part, { parent, createError }) => {
      if (!part || part.length > NAME_MAX) return true;
      const message = await findProblem(part, parent);
      return message === null || createError({ message });
    });

export const loginSchema = object({
  email: email(),
  password: password(),
});
export type LoginForm = InferType<typeof loginSchema>;

export const registerSchema = object({
  firstName: name(),
  lastName: name(),
  email: email(),
  password: password().min(PASSWORD_MIN, signInMessages.passwordTooShort),
  confirmation: password().oneOf([ref('password')], signInMessages.passwordsDiffer),
});
export type RegisterForm = InferType<typeof registerSchema>;

export const forgotPasswordSchema = object({ email: email() });
export type ForgotPasswordForm = InferType<typeof forgotPasswordSchema>;
