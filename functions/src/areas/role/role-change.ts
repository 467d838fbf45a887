import type { StoredUser } from '@aperture-byline/contract/user/stored';

/** What can happen to a person's roles that they are told by mail. */
export type RoleChange =
  | 'artist granted'
  | 'artist ended'
  | 'artist declined'
  | 'admin granted'
  | 'admin ended';

type Roles = Partial<Pick<StoredUser, 'uid' | 'isArtist' | 'admin' | 'artistStatus'>>;

/** Whether two states of a user ask for the same claims and the same artist status. */
export function hasSameRoles(before: Roles | null, after: Roles | null): boolean {
  if (before === null || after === null) return before === after;
  return (
    before.uid === after.uid &&
    before.isArtist === after.isArtist &&
    before.admin === after.admin &&
    before.artistStatus === after.artistStatus
  );
}

/**
 * What an administrator changed. A user that was just made changed nothing: whoever restores a backup writes to nobody.
 */
export function changesBetween(before: Roles | null, after: Roles | null): RoleChange[] {
  if (before === null || after === null) return [];
  const changes: RoleChange[] = [];
  const [wasArtist, isArtist] = [before.isArtist === true, after.isArtist === true];
  if (!wasArtist && isArtist) changes.push('artist granted');
  if (wasArtist && !isArtist) changes.push('artist ended');
  if (!wasArtist && !isArtist && before.artistStatus === 'requested' && after.artistStatus === 'none')
    changes.push('artist declined');
  const [wasAdmin, isAdmin] = [before.admin === true, after.admin === true];
  if (!wasAdmin && isAdmin) changes.push('admin granted');
  if (wasAdmin && !isAdmin) changes.push('admin ended');
  return changes;
}
