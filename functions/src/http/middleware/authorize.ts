import type { Authorization } from '@aperture-byline/contract/endpoints/endpoint';
import { apiMessages } from '@aperture-byline/contract/shared/api/api-messages';
import { RECENT_LOGIN } from '@aperture-byline/contract/shared/constants';
import { hasRole } from '../../access/access.ts';
import { ApiError } from '../../lib/errors.ts';
import { auth } from '../../lib/firebase.ts';
import type { Principal } from './authenticate.ts';

/** Whether the caller proved within the last minutes who they are. */
export const isRecentLogin = ({ signedInAt }: Principal): boolean => Date.now() - signedInAt.getTime() <= RECENT_LOGIN;

/** Throws 403 where the caller lacks what the endpoint requires, and 401 where a new sign-in is all that is missing. */
export async function authorize({ verified, recentLogin, role }: Authorization, principal: Principal): Promise<void> {
  if (verified && !(await hasVerifiedEmail(principal))) throw new ApiError('EMAIL_UNVERIFIED');
  if (role && !(await hasRole(principal, role))) throw new ApiError('FORBIDDEN');
  if (recentLogin && !isRecentLogin(principal)) throw new ApiError('RECENT_LOGIN_REQUIRED');
}

/** Looks up an account whose token is older than its confirmation; the confirmed address has to be the token's. */
async function hasVerifiedEmail({ uid, email, emailVerified }: Principal): Promise<boolean> {
  if (emailVerified) return true;
  const account = await auth().getUser(uid);
  return account.emailVerified && account.email?.toLowerCase() === email;
}

/** Returns the body without its `userId`, in any form, which must be the caller's own: else throws 403 at once. */
export function withoutBodyUserId(body: unknown, userId: string | null): unknown {
  if (body === null || typeof body !== 'object' || !Object.hasOwn(body, 'userId')) return body;
  const { userId: named, ...rest } = body as { userId: unknown };
  const isOwn = userId !== null && (named === userId || named === Number(userId));
  if (!isOwn) throw new ApiError('FORBIDDEN', { fields: { userId: apiMessages.forbidden } });
  return rest;
}
