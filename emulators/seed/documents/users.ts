import type { StoredContact, StoredUser } from '@aperture-byline/contract/user';
import { cast } from '../people/cast.ts';
import { type Person, uidOf } from '../people/person.ts';
import type { SeedClock } from '../seed-clock.ts';
import type { SeedDocument } from './seed-document.ts';

export function userDocuments(clock: SeedClock): SeedDocument<StoredUser | StoredContact>[] {
  return cast.flatMap((person) => {
    const path = `users/${person.userId}`;
    const user = { path, data: storedUser(person, clock) };
    return person.email === null
      ? [user]
      : [user, { path: `${path}/private/contact`, data: { email: person.email } }];
  });
}

function storedUser(person: Person, clock: SeedClock): StoredUser {
  const isArtist = person.role === 'photographer';
  return {
    userId: person.userId,
    uid: uidOf(person),
    firstName: person.firstName,
    middleName: person.middleName,
    lastName: person.lastName,
    subtitle: person.subtitle,
    bio: person.bio,
    avatar: null,
    achievements: person.achievements,
    socialLinks: person.socialLinks,
    isArtist,
    admin: person.role === 'admin',
    artistStatus: isArtist ? 'approved' : 'none',
    anonymous: person.role === 'guest',
    createdAt: clock.daysAgo(person.joinedDaysAgo),
  };
}
