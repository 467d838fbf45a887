import { isDeepStrictEqual } from 'node:util';
import { isUserId } from '@aperture-byline/contract/shared/ids';
import { computeNameKeys } from '@aperture-byline/contract/user/name-key';
import type { StoredUser } from '@aperture-byline/contract/user/stored';
import { changeUser, streamPhotographers } from '../../data/people/users.ts';
import { forEachConcurrently } from '../../lib/concurrency.ts';

/** Computes `nameKeys` of a user: empty for anybody but approved photographers, whose names alone are looked up. */
export function photographerNameKeys(user: Partial<StoredUser>): string[] {
  return user.isArtist && !user.anonymous ? computeNameKeys(user) : [];
}

function hasRightKeys(user: Partial<StoredUser>): boolean {
  return isDeepStrictEqual(user.nameKeys ?? [], photographerNameKeys(user));
}

/**
 * After a user document was written: syncs `nameKeys` with it, where a role was granted or revoked, or a name was
 * written by hand. It goes by the document's present state, not by the event, so that events may come twice and in any
 * order.
 */
export async function syncNameKeys(userId: string, after: StoredUser | null): Promise<void> {
  if (!isUserId(userId) || !after || hasRightKeys(after)) return;
  await changeUser(userId, (user) => (hasRightKeys(user) ? {} : { nameKeys: photographerNameKeys(user) }));
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
