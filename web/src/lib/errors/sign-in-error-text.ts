import { messages } from '@aperture-byline/contract/shared/messages';
import { signInMessages } from '@aperture-byline/contract/user/sign-in-messages';
import { providerCode } from '#lib/errors/error-text.ts';
import { isWrongCredentials } from './auth-error.ts';
import { errorText } from './error-text.ts';

/** The message where Firebase Auth could not send a mail. */
export function mailErrorText(error: unknown): string {
  switch (providerCode(error)) {
    case 'auth/too-many-requests':
      return signInMessages.tooManyAttempts;
    case 'auth/invalid-email':
      return messages.emailInvalid;
    default:
      return errorText(error, messages.somethingWrongLater);
  }
}

export function reauthenticationErrorText(error: unknown): string {
  if (isWrongCredentials(error) || providerCode(error) === 'auth/user-mismatch')
    return signInMessages.invalidCredentials;
  return mailErrorText(error);
}
