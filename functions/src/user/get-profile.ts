import { isUserId } from '@aperture-byline/contract/ids';
import { joinAchievements, joinSocialLinks } from '@aperture-byline/contract/joined';
import type { StoredUser, UserProfile } from '@aperture-byline/contract/user';
import { readContact, readUser } from './store.ts';

/** A list of the one profile, or an empty one. Guests have none. The e-mail only where its owner asks. */
export async function getProfile(userId: unknown, viewerId: string | null): Promise<UserProfile[]> {
  if (!isUserId(userId)) return [];
  const user = await readUser(userId);
  if (!user || user.anonymous) return [];
  if (userId !== viewerId) return [toProfile(user)];
  const contact = await readContact(userId);
  return [{ ...toProfile(user), ...(contact && { email: contact.email }) }];
}

function toProfile(user: StoredUser): UserProfile {
  const name = [user.firstName, user.middleName, user.lastName].filter((part) => part !== '').join(' ');
  return {
    userId: user.userId,
    username: name,
    name,
    first_name: user.firstName,
    middle_name: user.middleName,
    last_name: user.lastName,
    subtitle: user.subtitle,
    bio: user.bio,
    isArtist: user.isArtist,
    profile_picture: user.avatar,
    achievements: joinAchievements(user.achievements),
    social_links: joinSocialLinks(user.socialLinks),
  };
}
