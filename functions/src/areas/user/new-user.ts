import { randomInt } from 'node:crypto';
import type { StoredUser } from '@aperture-byline/contract/user/stored';

/** Nine digits without a zero in front. */
const IDS = [100_000_000, 1_000_000_000] as const;

/** A record without roles under a random id. Whether the id is free, only writing it tells. */
export function newUser(fields: Partial<StoredUser>): StoredUser {
  return {
    userId: randomInt(...IDS),
    uid: null,
    firstName: '',
    middleName: '',
    lastName: '',
    subtitle: '',
    bio: '',
    avatar: null,
    achievements: [],
    socialLinks: [],
    isArtist: false,
    admin: false,
    artistStatus: 'none',
    anonymous: false,
    createdAt: new Date(),
    ...fields,
  };
}
