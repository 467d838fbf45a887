import { isDeepStrictEqual } from 'node:util';
import { isUserId } from '@aperture-byline/contract/shared/ids';
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

function hasRightKeys(user: Partial<StoredUser>): boolean {
  const { nameKeys, nameWords } = user;
  return isDeepStrictEqual({ ...(nameKeys && { nameKeys }), ...(nameWords && { nameWords }) }, computeNameFields(user));
}

/**
 * After a user document was written: syncs `nameKeys` and `nameWords` with it, where an account is new, a role was
 * granted or revoked, or a name was written by hand. It goes by the document's present state, not by the event, so that
 * events may come twice and in any order.
 */
export async function syncNameKeys(userId: string, after: StoredUser | null): Promise<void> {
  if (!isUserId(userId) || !after || hasRightKeys(after)) return;
  await changeUser(userId, (user) => (hasRightKeys(user) ? {} : computeNameFields(user)));
}

/** Syncs all photographers' `nameKeys`, as when the confusables change; resolves with their number. */
export async function syncAllNameKeys(): Promise<number> {
  let synced = 0;
  await forEachConcurrently(streamPhotographers(), async ({ id, ...user }) => {
    await syncNameKeys(id, user);
    synced += 1;
  });
  return synced;
}
