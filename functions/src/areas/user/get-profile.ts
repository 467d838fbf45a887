import { isUserId } from '@aperture-byline/contract/shared/ids';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import {
  fitsRecordField,
  joinAchievements,
  joinSocialLinks,
} from '@aperture-byline/contract/shared/text/joined-strings';
import { isProfileSlug } from '@aperture-byline/contract/shared/text/slug';
import { isSocialLink } from '@aperture-byline/contract/user/social-link';
import type { StoredUser } from '@aperture-byline/contract/user/stored';
import type { AccountProfile, ProfileOfSlug, UserProfile } from '@aperture-byline/contract/user/wire';
import { canReadPrivateProfile } from '../../access/access.ts';
import { countFollowers } from '../../data/people/follows.ts';
import { findProfile } from '../../data/people/profile-slugs.ts';
import { readContact, readUser } from '../../data/people/users.ts';
import { ApiError } from '../../lib/errors.ts';
import { avatarUrl } from '../../lib/pictures/picture-addresses.ts';
import { sanitizeHtml } from '../../lib/text/html.ts';

/** Lists the one profile or none; guests have none. E-mail and a request's state only for the owner. */
export async function getProfile(userId: unknown, viewerId: string | null): Promise<(UserProfile | AccountProfile)[]> {
  if (!isUserId(userId)) return [];
  const user = await readUser(userId);
  if (!user || user.anonymous) return [];
  const profile = toProfile(user);
  if (!canReadPrivateProfile(userId, { userId: viewerId })) return [profile];
  const [contact, followers] = await Promise.all([readContact(userId), user.isArtist ? countFollowers(userId) : null]);
  return [
    {
      ...profile,
      userId: Number(userId),
      ...(contact && { email: contact.email }),
      ...(followers !== null && { followers }),
      artist_status: profile.isArtist ? 'approved' : user.artistStatus === 'requested' ? 'requested' : 'none',
    },
  ];
}

/** The records of which every field can be joined. */
function joinable<T extends Readonly<Record<string, string>>>(records: readonly T[]): T[] {
  return records.filter((record) => Object.values(record).every(fitsRecordField));
}

function toProfile(user: StoredUser): UserProfile {
  const name = fullName(user);
  return {
    username: name,
    name,
    first_name: user.firstName,
    middle_name: user.middleName,
    last_name: user.lastName,
    subtitle: user.subtitle,
    // Records may be written by hand.
    bio: sanitizeHtml(user.bio),
    isArtist: user.isArtist,
    ...(user.slug && { slug: user.slug }),
    profile_picture: avatarUrl(user.avatar),
    achievements: joinAchievements(joinable(user.achievements)),
    social_links: joinSocialLinks(
      joinable(user.socialLinks).filter(({ socialMedia, link }) => isSocialLink(socialMedia, link)),
    ),
  };
}

/** Finds whose page has an address with this name. Throws NOT_FOUND. */
export async function getProfileOfSlug(slug: string): Promise<ProfileOfSlug> {
  const userId = isProfileSlug(slug) ? await findProfile(slug) : null;
  if (userId === null) throw new ApiError('NOT_FOUND');
  return { userId: Number(userId) };
}
