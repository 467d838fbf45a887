import type { StoredUser } from '@aperture-byline/contract/user/stored';
import type { ArtistStatus } from '@aperture-byline/contract/user/wire';

/** The changes of a person's roles that a mail reports. */
export type RoleChange = 'artist granted' | 'artist ended' | 'artist declined' | 'admin granted' | 'admin ended';

type Roles = Partial<Pick<StoredUser, 'uid' | 'isArtist' | 'admin' | 'artistStatus'>>;

export function hasSameClaims(before: Roles | null, after: Roles | null): boolean {
  if (before === null || after === null) return before === after;
  return before.uid === after.uid && before.isArtist === after.isArtist && before.admin === after.admin;
}

/**
 * Whether an account's claims, its status or a mail follow from a write: not from one that concerns no role, and not
 * from the one that made the status right.
 */
export function concernsRoles(before: Roles | null, after: Roles | null): boolean {
  const isStatusRight =
    after === null ||
    after.artistStatus === before?.artistStatus ||
    after.artistStatus === chooseStatus(after, { before, after });
  return !hasSameClaims(before, after) || !isStatusRight || changesBetween(before, after).length > 0;
}

/** Returns role changes; a new document is none, so that restoring a backup sends no mail. */
export function changesBetween(before: Roles | null, after: Roles | null): RoleChange[] {
  if (before === null || after === null) return [];
  const changes: RoleChange[] = [];
  const [wasArtist, isArtist] = [before.isArtist, after.isArtist];
  if (!wasArtist && isArtist) changes.push('artist granted');
  if (wasArtist && !isArtist) changes.push('artist ended');
  if (!wasArtist && !isArtist && before.artistStatus === 'requested' && after.artistStatus === 'none')
    changes.push('artist declined');
  const [wasAdmin, isAdmin] = [before.admin, after.admin];
  if (!wasAdmin && isAdmin) changes.push('admin granted');
  if (wasAdmin && !isAdmin) changes.push('admin ended');
  return changes;
}

/**
 * The status that follows from the role: a granted request is approved, and no status stays approved without the role.
 * A request whose status alone was set to approved is pending again. What a later write changed is left to its own
 * event.
 */
export function chooseStatus(
  { isArtist, artistStatus }: Roles,
  { before, after }: { before: Roles | null; after: Roles | null },
): ArtistStatus {
  if (isArtist) return 'approved';
  if (artistStatus !== 'approved') return artistStatus === 'requested' ? 'requested' : 'none';
  if (after?.artistStatus !== 'approved' || after.isArtist) return 'approved';
  return before?.artistStatus === 'requested' ? 'requested' : 'none';
}
