import { messages } from '@aperture-byline/contract/shared/messages';
import { ApiError, NoConnectionError } from './api.ts';

/** No response came: the device is offline or the network is gone. */
export function isNoConnection(error: unknown): boolean {
  return error instanceof NoConnectionError || providerCode(error) === 'auth/network-request-failed';
}

/** Answers whose message says more than that something did not work: too large, too many calls. */
const TELLING: readonly number[] = [413, 429];

/** The message for a failed call: no connection, what the answer says where that tells what to do, else `otherwise`. */
export function errorText(error: unknown, otherwise: string): string {
  if (isNoConnection(error)) return messages.noConnection;
  return error instanceof ApiError && TELLING.includes(error.status) ? error.message : otherwise;
}

/** Firebase Auth's error code (`auth/…`), or null for any other error. */
export function providerCode(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  return error.code.startsWith('auth/') ? error.code : null;
}
