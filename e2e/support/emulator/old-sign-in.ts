import { RECENT_LOGIN } from '@aperture-byline/contract/shared/constants';
import type { Page } from '@playwright/test';
import { AUTH_HOST, PROJECT } from '../suite.ts';
import type { Account } from './accounts.ts';

const UPDATE = `http://${AUTH_HOST}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:update`;

/** Seconds since the sign-in. */
const AGE = RECENT_LOGIN / 1000 + 60;

/** Makes the calls of a page carry a sign-in that is too old for money, until the person signs in again there. */
export async function useOldSignIn(page: Page, { uid }: Account): Promise<void> {
  // The account has to be older than the sign-in.
  const response = await fetch(UPDATE, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ localId: uid, validSince: '0' }),
  });
  if (!response.ok) throw new Error(`${uid} can't be made older: ${await response.text()}`);
  let isOld = true;
  page.on('response', (answer) => {
    if (answer.url().includes('accounts:signInWithPassword') && answer.ok()) isOld = false;
  });
  await page.route('**/api/**', (route) => {
    const headers = route.request().headers();
    const { authorization } = headers;
    if (!isOld || authorization === undefined) return route.fallback();
    return route.fallback({ headers: { ...headers, authorization: makeOld(authorization) } });
  });
}

/** Changes a token, which the emulators do not sign. */
function makeOld(authorization: string): string {
  const [header = '', payload = ''] = authorization.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const old = JSON.stringify({ ...claims, auth_time: Math.floor(Date.now() / 1000) - AGE });
  return `${header}.${Buffer.from(old).toString('base64url')}.`;
}
