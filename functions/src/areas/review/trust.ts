import { reviewMessages } from '@aperture-byline/contract/review/review-messages';
import type { TrustedPhotographer } from '@aperture-byline/contract/review/wire';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import type { StoredUser } from '@aperture-byline/contract/user/stored';
import { findProfile } from '../../data/people/profile-slugs.ts';
import { readTrusted } from '../../data/people/users.ts';
import { recordTrust } from '../../data/review/reviews.ts';
import { ApiError } from '../../lib/errors.ts';
import { avatarUrl } from '../../lib/pictures/picture-addresses.ts';

const TRUSTED_MAX = 100;

export async function listTrusted(): Promise<TrustedPhotographer[]> {
  return (await readTrusted(TRUSTED_MAX)).map(toTrusted);
}

/**
 * Begins or ends it for whose page's address ends so, with an entry in the audit log. Throws NOT_FOUND for who is no
 * photographer.
 */
export async function setTrust(
  address: unknown,
  { isTrusted, adminId }: { isTrusted: boolean; adminId: string | null },
): Promise<TrustedPhotographer> {
  const userId = await findProfile(address);
  const user = userId !== null && (await recordTrust(userId, { isTrusted, adminId: Number(adminId) }));
  if (!user) throw new ApiError('NOT_FOUND', { message: reviewMessages.noPhotographer });
  return toTrusted(user);
}

function toTrusted(user: StoredUser): TrustedPhotographer {
  return { userId: user.userId, name: fullName(user), avatar: avatarUrl(user.avatar) };
}
