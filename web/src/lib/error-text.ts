import { messages } from '@aperture-byline/contract/shared/messages';
import { ApiError, NoConnectionError } from './api.ts';
import { isWrongCredentials, providerCode } from './auth-error.ts';

/** No response came: the device is offline or the network is gone. */
export function isNoConnection(error: unknown): boolean {
  return error instanceof NoConnectionError || providerCode(error) === 'auth/network-request-failed';
}

/** The message for a failed call: no connection, too many calls, else `otherwise`. */
export function errorText(error: unknown, otherwise: string): string {
  if (isNoConnection(error)) return messages.noConnection;
  return error instanceof ApiError && error.status === 429 ? error.message : otherwise;
}

/** The message where Firebase Auth could not send a mail. */
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

/** The message of a failed reauthentication. */
export function reauthenticationErrorText(error: unknown): string {
  if (isWrongCredentials(error) || providerCode(error) === 'auth/user-mismatch')
    return messages.invalidCredentials;
  return mailErrorText(error);
}
