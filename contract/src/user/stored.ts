import type { SocialMedium } from '../shared/constants.ts';
import type { Achievement } from '../shared/joined-strings.ts';
import type { ArtistStatus } from './wire.ts';

/** `users/{userId}`. The e-mail is stored apart, in `users/{userId}/private/contact`. */
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
  /** A folder of published avatars (`portraits/{userId}/{id}`), a Google account's picture, or null. */
  avatar: string | null;
  achievements: Achievement[];
  socialLinks: { socialMedia: SocialMedium; link: string }[];
  /** With `admin` the one switch of the person's roles: the claims follow it. */
  isArtist: boolean;
  admin: boolean;
  artistStatus: ArtistStatus;
  /** Why the last request for the artist role was rejected. */
  artistNote?: string | null;
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
  /** False where mails about the progress of orders are switched off; missing where they were never asked about. */
  orderProgressMails?: boolean;
}

/** `users/{userId}/bookmarks/{blogId}`. */
export interface StoredBookmark {
  createdAt: Date;
  /** In the figures of the story's owner; missing in those from before there were any. */
  isCounted?: true;
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
