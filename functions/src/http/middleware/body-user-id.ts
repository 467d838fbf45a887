import { apiMessages } from '@aperture-byline/contract/shared/api-messages';
import { ApiError } from '../../lib/errors.ts';
import type { Principal } from './authenticate.ts';

/**
 * The body without its `userId`, which must be the caller's own where it is there: as a number or in digits. Anything
 * else is 403, before the rest is looked at.
 */
export function withoutBodyUserId(body: unknown, { userId }: Principal): unknown {
  if (body === null || typeof body !== 'object' || !Object.hasOwn(body, 'userId')) return body;
  const { userId: named, ...rest } = body as { userId: unknown };
  const isOwn = userId !== null && (named === userId || named === Number(userId));
  if (!isOwn) throw new ApiError('FORBIDDEN', { fields: { userId: apiMessages.forbidden } });
  return rest;
}
