import type { Byline } from '@aperture-byline/contract/shared/stored';
import { toByline } from '@aperture-byline/contract/shared/text/content';
import { allPeople, type Person } from './content.ts';
import { seedId } from './seed-document.ts';

const byKey = new Map(allPeople.map((person) => [person.key, person]));

export function findPerson(key: string): Person {
  const found = byKey.get(key);
  if (!found) throw new Error(`Nobody in the seed has the key ${key}`);
  return found;
}

/** The sign-in account's id, or null for a guest. */
export function buildUid({ key, email }: Person): string | null {
  return email === undefined ? null : `seed-${key}`;
}

/** The Storage folder of the published avatar, or null. */
export function findAvatar({ userId, avatar }: Person): string | null {
  return avatar === undefined ? null : `portraits/${userId}/${seedId('avatar', `${userId}/${avatar}`)}`;
}

export function buildByline(key: string): Byline {
  return toByline(findPerson(key));
}
