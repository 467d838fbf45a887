import { accountMessages } from '@aperture-byline/contract/user/account-messages';
import type { FormFailure } from '#components/forms/form-alert.tsx';
import { isWrongCredentials } from '#lib/auth-error.ts';
import { mailErrorText } from '#lib/sign-in-error-text.ts';

/** Why the way to sign in could not be changed. */
export function failureOf(error: Error | null): FormFailure | null {
  if (error === null) return null;
  return isWrongCredentials(error)
    ? { text: accountMessages.wrongPassword, canRetry: false }
    : { text: mailErrorText(error), canRetry: true };
}
