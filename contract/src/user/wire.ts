import type { SocialMedium } from '../shared/constants.ts';
import type { Achievement } from '../shared/joined-strings.ts';

export type ArtistStatus = 'none' | 'requested' | 'approved';

/** `users/{userId}`. The e-mail lives apart, in `users/{userId}/private/contact`. */
export interface StoredUser {
  /** Random nine digits, the same as the document's id. */
  userId: number;
  /** The sign-in account, or null for a guest. */
  uid: string | null;
  firstName: string;
  middleName: string;
  lastName: string;
  subtitle: string;
  /** HTML. */
  bio: string;
  /** A folder of published portraits (`portraits/{userId}/{id}`), a Google account's picture, or null. */
  avatar: string | null;
  achievements: Achievement[];
  socialLinks: { socialMedia: SocialMedium; link: string }[];
  /** With `admin` the one switch of the person's roles: the claims follow it. */
  isArtist: boolean;
  admin: boolean;
  artistStatus: ArtistStatus;
  /** A visitor who left at most a name: no account, no profile. */
  anonymous: boolean;
  /** Of an approved photographer: the name as it is looked up, see `name-key.ts`. Follows the other fields. */
  nameKeys?: string[];
  createdAt: Date;
}

/** `accounts/{uid}`: which profile belongs to a sign-in account. */
export interface StoredAccount {
  userId: number;
  createdAt: Date;
}

/** `users/{userId}/private/contact`. */
export interface StoredContact {
  email: string;
}

/** `users/{userId}/bookmarks/{blogId}`. */
export interface StoredBookmark {
  createdAt: Date;
}

/**
 * `deletions/{sha256 of the uid}`: an account that its owner gave up. When everything is erased, only the two times
 * stay, so that a restored backup can be rid of the person again.
 */
export interface StoredDeletion {
  uid?: string;
  userId?: string | null;
  email?: string | null;
  /** Whether the address was confirmed: else messages from it need not be the person's. */
  emailVerified?: boolean;
  requestedAt: Date;
  finishedAt?: Date;
}

/** `GET /user/profile`: a list of one, or an empty one. */
export interface UserProfile {
  /** First, middle and last name. */
  username: string;
  name: string;
  first_name: string;
  middle_name: string;
  last_name: string;
  subtitle: string;
  /** HTML. */
  bio: string;
  isArtist: boolean;
  profile_picture: string | null;
  /** Joined: see `joined.ts`. */
  achievements: string;
  /** Joined: see `joined.ts`. */
  social_links: string;
}

/** The same for its owner. */
export interface OwnProfile extends UserProfile {
  userId: number;
  email?: string;
  artist_status: ArtistStatus;
}

/** `POST /user`. `alreadyExists` tells a caller that the record is their own from before. */
export interface NewUser {
  userId: number;
  alreadyExists: boolean;
}

/** `POST /user/admin-access`. */
export interface ArtistRequest {
  artistStatus: ArtistStatus;
}
