import type { Endpoint } from '@aperture-byline/contract/endpoints/endpoint';
import type { Request } from 'express';
import { getAppCheck } from 'firebase-admin/app-check';
import type { AppCheckMode } from '../../lib/config.ts';
import { ApiError } from '../../lib/errors.ts';
import { firebaseApp } from '../../lib/firebase.ts';
import { logError, logInfo } from '../../lib/logger.ts';

/** State of a call's token of App Check; `unchecked` where Google's keys could not be fetched. */
type Outcome = 'present' | 'missing' | 'invalid' | 'unchecked';

/**
 * Logs whether a call comes from the site's own pages, as far as its endpoint asks for that, and throws NOT_ATTESTED
 * where that is enforced and it does not. Looks at no other call's header.
 */
export async function checkApp(
  { method, path, appCheck }: Endpoint,
  { isVisitor, mode }: { isVisitor: boolean; mode: AppCheckMode },
  { headersDistinct }: Request,
): Promise<void> {
  if (mode === 'off' || appCheck === undefined || (appCheck === 'visitors' && !isVisitor)) return;
  const outcome = await examine(headersDistinct['x-firebase-appcheck'] ?? []);
  logInfo('App Check', { method, route: path, outcome });
  if (mode === 'monitor' || outcome === 'present') return;
  throw new ApiError(outcome === 'unchecked' ? 'UNAVAILABLE' : 'NOT_ATTESTED');
}

async function examine([token, ...others]: readonly string[]): Promise<Outcome> {
  if (token === undefined) return 'missing';
  if (others.length > 0) return 'invalid';
  try {
    await getAppCheck(firebaseApp()).verifyToken(token);
    return 'present';
  } catch (error) {
    if (isAboutToken(error)) return 'invalid';
    logError('A token of App Check could not be checked', error);
    return 'unchecked';
  }
}

/** Codes of the Admin SDK for a token that is not right. It gives the same one where keys can't be fetched. */
const BAD_TOKEN = new Set(['app-check/invalid-argument', 'app-check/app-check-token-expired']);

function isAboutToken(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error) || !BAD_TOKEN.has(String(error.code))) return false;
  const { cause } = error;
  return !(cause instanceof Error && 'code' in cause && cause.code === 'key-fetch-error');
}
