import { sampleUser } from '@aperture-byline/contract/samples/stored-documents';
import { computeNameKeys } from '@aperture-byline/contract/user/name-key';
import { wantedSlug } from '@aperture-byline/contract/user/profile-slug';
import type {
  StoredAccount,
  StoredBookmark,
  StoredContact,
  StoredProfileSlug,
  StoredUser,
} from '@aperture-byline/contract/user/stored';
import type { ArtistStatus } from '@aperture-byline/contract/user/wire';
import { listPrefixes } from '../../../functions/src/lib/text/search-words.ts';
import { allPeople, type Person } from '../content.ts';
import { buildUid, findAvatar } from '../people.ts';
import { type SeedClock, type SeedDocument, seedId } from '../seed-document.ts';

export function userDocuments(clock: SeedClock): SeedDocument<StoredUser>[] {
  return allPeople.map((person) => ({ path: `users/${person.userId}`, data: storedUser(person, clock) }));
}

/** The addresses of photographers by their names, which in the seed are all different. */
export function profileSlugDocuments(users: readonly SeedDocument<StoredUser>[]): SeedDocument<StoredProfileSlug>[] {
  return users.flatMap(({ data: { slug, userId } }) =>
    slug ? [{ path: `profileSlugs/${slug}`, data: { userId } }] : [],
  );
}

export function contactDocuments(): SeedDocument<StoredContact>[] {
  return allPeople.flatMap(({ userId, email }) =>
    email === undefined ? [] : [{ path: `users/${userId}/private/contact`, data: { email, isConfirmed: true } }],
  );
}

export function accountDocuments(clock: SeedClock): SeedDocument<StoredAccount>[] {
  return allPeople.flatMap((person) => {
    const uid = buildUid(person);
    const { userId, joinedDaysAgo } = person;
    return uid === null ? [] : [{ path: `accounts/${uid}`, data: { userId, createdAt: clock.daysAgo(joinedDaysAgo) } }];
  });
}

function storedUser(person: Person, clock: SeedClock): StoredUser {
  const user = sampleUser({
    userId: person.userId,
    uid: buildUid(person),
    firstName: person.firstName,
    middleName: person.middleName,
    lastName: person.lastName,
    subtitle: person.subtitle,
    bio: person.bio,
    avatar: findAvatar(person),
    achievements: person.achievements,
    socialLinks: person.socialLinks,
    isArtist: person.role === 'photographer',
    admin: person.role === 'admin',
    artistStatus: findArtistStatus(person),
    anonymous: person.role === 'guest',
    ...(person.role === 'photographer' && { nameKeys: computeNameKeys(person) }),
    ...(person.role !== 'guest' && {
      nameWords: listPrefixes('', [person.firstName, person.middleName, person.lastName]),
    }),
    createdAt: clock.daysAgo(person.joinedDaysAgo),
  });
  const slug = wantedSlug(user);
  return slug === null ? user : { ...user, slug };
}

export function bookmarkDocuments(clock: SeedClock): SeedDocument<StoredBookmark>[] {
  return allPeople.flatMap(({ userId, bookmarks }) =>
    bookmarks.map((story, place) => ({
      path: `users/${userId}/bookmarks/${seedId('blog', story)}`,
      data: { createdAt: clock.computeMoment(story, bookmarks.length - place) },
    })),
  );
}

export function findArtistStatus({ role, isApplicant }: Person): ArtistStatus {
  if (role === 'photographer') return 'approved';
  return isApplicant ? 'requested' : 'none';
}
