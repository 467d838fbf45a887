import { messages } from '@aperture-byline/contract/shared/messages';
import { ApiError, isTurnedAway, NoConnectionError, needsRecentLogin } from '../api/api.ts';

/** No response came: the device is offline or the network is gone. */
export function isNoConnection(error: unknown): boolean {
  return error instanceof NoConnectionError || providerCode(error) === 'auth/network-request-failed';
}

/** The message for a failed call: no connection, turned away, too large, too many, else `otherwise`. */
export function errorText(error: unknown, otherwise: string): string {
  if (isNoConnection(error)) return messages.noConnection;
  if (needsRecentLogin(error) || isTurnedAway(error)) return error.message;
  return error instanceof ApiError && (error.status === 429 || error.status === 413) ? error.message : otherwise;
}

/** Firebase Auth's error code (`auth/…`), or null for any other error. */
export function providerCode(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  return error.code.startsWith('auth/') ? error.code : null;
}
