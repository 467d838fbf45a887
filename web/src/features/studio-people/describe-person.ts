import type { FoundPerson, Person } from '@aperture-byline/contract/people/wire';

/** Says what somebody is, in words. */
export function describeRoles({ isAdmin, isArtist, isLocked }: FoundPerson): string {
  const roles = [isAdmin && 'Administrator', isArtist && 'Photographer', isLocked && 'Locked'].filter(Boolean);
  return roles.length > 0 ? roles.join(', ') : 'Reader';
}

/** Says whether somebody is a photographer, or wants to be one. */
export function describeArtist({ isArtist, isTrusted, artistStatus }: Person): string {
  if (isArtist) return isTrusted ? 'Yes, trusted' : 'Yes';
  return artistStatus === 'requested' ? 'Has asked to become one' : 'No';
}
