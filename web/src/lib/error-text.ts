import { messages } from '@aperture-byline/contract/shared/messages';
import { ApiError, NoConnectionError } from './api.ts';
import { isWrongCredentials, providerCode } from './auth-error.ts';

/** True where no answer came because the device is offline or the network is gone. */
export function isNoConnection(error: unknown): boolean {
  return error instanceof NoConnectionError || providerCode(error) === 'auth/network-request-failed';
}

/** What a person is told of a failed call: that there is no connection, or that there were too many calls, else `otherwise`. */
export function errorText(error: unknown, otherwise: string): string {
  if (isNoConnection(error)) return messages.noConnection;
  return error instanceof ApiError && error.status === 429 ? error.message : otherwise;
}

/** What a person is told who asked the sign-in service for a mail. */
export function mailErrorText(error: unknown): string {
  switch (providerCode(error)) {
    case 'auth/too-many-requests':
      return messages.tooManyAttempts;
    case 'auth/invalid-email':
      return messages.emailInvalid;
    default:
      return errorText(error, messages.somethingWrongLater);
  }
}

/** What a person is told who proves again who they are. */
export function reauthenticationErrorText(error: unknown): string {
  if (isWrongCredentials(error) || providerCode(error) === 'auth/user-mismatch')
    return messages.invalidCredentials;
  return mailErrorText(error);
}
