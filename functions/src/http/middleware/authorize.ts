import type { Authorization } from '@aperture-byline/contract/endpoints/endpoint';
import { RECENT_LOGIN } from '@aperture-byline/contract/shared/constants';
import { now } from '../../lib/clock.ts';
import { Refusal } from '../../lib/errors.ts';
import { auth } from '../../lib/firebase.ts';
import { rolesOf } from '../../lib/sign-in-accounts.ts';
import type { Principal } from './authenticate.ts';

/** Refuses with 403 whoever lacks something. */
export async function refuseUnless(
  { verified, recentLogin, role }: Authorization,
  principal: Principal,
): Promise<void> {
  if (verified && !(await hasVerifiedEmail(principal))) throw new Refusal('EMAIL_UNVERIFIED');
  if (recentLogin && now().getTime() - principal.signedInAt.getTime() > RECENT_LOGIN)
    throw new Refusal('RECENT_LOGIN_REQUIRED');
  if (role && !(await hasRole(principal, role))) throw new Refusal('FORBIDDEN');
}

/** A token from before the confirmation does not know of it. */
async function hasVerifiedEmail({ uid, emailVerified }: Principal): Promise<boolean> {
  return emailVerified || (await auth().getUser(uid)).emailVerified;
}

async function hasRole(principal: Principal, role: 'artist' | 'admin'): Promise<boolean> {
  const claim = role === 'artist' ? principal.isArtist : principal.admin;
  if (!claim || principal.userId === null) return false;
  const roles = await rolesOf(principal.userId);
  return role === 'artist' ? roles.isArtist : roles.admin;
}
