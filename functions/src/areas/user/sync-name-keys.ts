import { isDeepStrictEqual } from 'node:util';
import { computeNameKeys } from '@aperture-byline/contract/user/name-key';
import type { StoredUser } from '@aperture-byline/contract/user/stored';
import { changeUser, streamPhotographers } from '../../data/people/users.ts';
import { forEachConcurrently } from '../../lib/concurrency.ts';
import { listPrefixes } from '../../lib/text/search-words.ts';

/** Computes `nameKeys` of a user: empty for anybody but approved photographers, whose names alone are looked up. */
function photographerNameKeys(user: Partial<StoredUser>): string[] {
  return user.isArtist && !user.anonymous ? computeNameKeys(user) : [];
}

/** Computes the fields by which a name is looked up; without those that are empty and never were anything else. */
export function computeNameFields(user: Partial<StoredUser>): Partial<Pick<StoredUser, 'nameKeys' | 'nameWords'>> {
  const nameKeys = photographerNameKeys(user);
  const nameWords = user.uid ? listPrefixes('', [user.firstName, user.middleName, user.lastName]) : [];
  return {
    ...((nameKeys.length > 0 || user.nameKeys) && { nameKeys }),
    ...((nameWords.length > 0 || user.nameWords) && { nameWords }),
  };
}

export function hasRightKeys(user: Partial<StoredUser>): boolean {
  const { nameKeys, nameWords } = user;
  return isDeepStrictEqual({ ...(nameKeys && { nameKeys }), ...(nameWords && { nameWords }) }, computeNameFields(user));
}

/** Brings `nameKeys` and `nameWords` of a user up to date with the document's present state. */
export async function syncNameKeys(userId: string): Promise<void> {
  await changeUser(userId, (user) => (hasRightKeys(user) ? {} : computeNameFields(user)));
}

/** Syncs all photographers' `nameKeys`, as when the confusables change; resolves with their number. */
export async function syncAllNameKeys(): Promise<number> {
  let synced = 0;
  await forEachConcurrently(streamPhotographers(), async ({ id, ...user }) => {
    if (!hasRightKeys(user)) await syncNameKeys(id);
    synced += 1;
  });
  return synced;
}
