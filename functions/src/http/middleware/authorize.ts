import type { Authorization } from '@aperture-byline/contract/endpoints/endpoint';
import { apiMessages } from '@aperture-byline/contract/shared/api/api-messages';
import { RECENT_LOGIN } from '@aperture-byline/contract/shared/constants';
import { hasRole } from '../../access/access.ts';
import { ApiError } from '../../lib/errors.ts';
import { auth } from '../../lib/firebase.ts';
import type { Principal } from './authenticate.ts';

/** Throws 403 where the caller lacks what the endpoint requires. */
export async function authorize(
  { verified, recentLogin, role }: Authorization,
  principal: Principal,
): Promise<void> {
  if (verified && !(await hasVerifiedEmail(principal))) throw new ApiError('EMAIL_UNVERIFIED');
  if (recentLogin && Date.now() - principal.signedInAt.getTime() > RECENT_LOGIN)
    throw new ApiError('RECENT_LOGIN_REQUIRED');
  if (role && !(await hasRole(principal, role))) throw new ApiError('FORBIDDEN');
}

/**
 * A token issued before the confirmation does not contain it, so the account is looked up: it has to have the token's
 * address still, since another one may be what was confirmed.
 */
async function hasVerifiedEmail({ uid, email, emailVerified }: Principal): Promise<boolean> {
  if (emailVerified) return true;
  const account = await auth().getUser(uid);
  return account.emailVerified && account.email?.toLowerCase() === email;
}

/**
 * The body without its `userId`, which must be the caller's own where it is there, the user's or the guest's: as a
 * number or in digits. Anything else is 403, before the rest is looked at.
 */
export function withoutBodyUserId(body: unknown, userId: string | null): unknown {
  if (body === null || typeof body !== 'object' || !Object.hasOwn(body, 'userId')) return body;
  const { userId: named, ...rest } = body as { userId: unknown };
  const isOwn = userId !== null && (named === userId || named === Number(userId));
  if (!isOwn) throw new ApiError('FORBIDDEN', { fields: { userId: apiMessages.forbidden } });
  return rest;
}
