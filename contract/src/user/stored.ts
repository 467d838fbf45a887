import * as v from 'valibot';
import { attachedPicture } from '../attachment/stored.ts';
import { FOLLOW_NEWS } from '../follow/wire.ts';
import { storedPayoutDetails } from '../order/payouts/payout-details.ts';
import { rate } from '../order/rates.ts';
import { SOCIAL_MEDIA } from '../shared/constants.ts';
import {
  emailAddress,
  flag,
  listField,
  nullable,
  optionalField,
  requiredText,
  text,
  time,
  timeField,
  userNumber,
  withFallback,
} from '../shared/stored-fields.ts';
import type { ArtistStatus } from './wire.ts';

/** The collections of what people publish. */
export const WORK_COLLECTIONS = ['images', 'exhibitions', 'blogs', 'products'] as const;
const ARTIST_STATUSES: readonly ArtistStatus[] = ['none', 'requested', 'approved'];

/** `users/{userId}`. The e-mail is stored apart, in `users/{userId}/private/contact`. */
export const storedUser = v.object({
  /** Random nine digits, the same as the document's id. */
  userId: userNumber,
  /** The sign-in account, or null for a guest. */
  uid: nullable(v.string()),
  firstName: text,
  middleName: text,
  lastName: text,
  subtitle: text,
  /** HTML. */
  bio: text,
  /** A folder of published avatars (`portraits/{userId}/{id}`), a Google account's picture, or null. */
  avatar: nullable(v.string()),
  /** Days are `YYYY-MM-DD`. */
  achievements: listField(v.object({ title: v.string(), description: v.string(), achievedDate: v.string() })),
  socialLinks: listField(v.object({ socialMedia: v.picklist(SOCIAL_MEDIA), link: v.string() })),
  /** With `admin` the one switch of the person's roles: the claims follow it. Anything but `true` is no role. */
  isArtist: flag,
  admin: flag,
  /** Set by administrators: submissions are public at once, but for samples. Nothing without `isArtist`. */
  isTrusted: optionalField(v.boolean()),
  /** Set by administrators: the account can't sign in. The sign-in service follows it. */
  isLocked: optionalField(v.boolean()),
  /** Set by administrators: basis points of their sales that the house keeps; without it the house's own rate. */
  commissionRate: optionalField(v.nullable(rate)),
  artistStatus: withFallback(v.picklist(ARTIST_STATUSES), 'none'),
  /** Why the last request for the artist role was rejected. */
  artistNote: optionalField(v.nullable(v.string())),
  /** A visitor who left at most a name: no account, no profile. */
  anonymous: flag,
  /** Day of India's calendar, `YYYY-MM-DD`, on which a photographer is back who is away; missing or null for others. */
  backOn: optionalField(v.nullable(v.string())),
  /** Keys by which the name of an approved photographer is looked up, see `name-key.ts`. Follow the other fields. */
  nameKeys: optionalField(v.array(v.string())),
  /** Beginnings of the words of the name of an account, by which administrators find it. Follow the other fields. */
  nameWords: optionalField(v.array(v.string())),
  /** End of the address of a photographer's page. Follows the name; missing where that makes none. */
  slug: optionalField(requiredText),
  /** Numbers of public works by kind, and the newest. By triggers; missing until the first, null after the last. */
  publicWork: optionalField(
    v.nullable(
      v.object({
        counts: v.object({ photographs: v.number(), exhibitions: v.number(), stories: v.number(), prints: v.number() }),
        newest: v.object({ collection: v.picklist(WORK_COLLECTIONS), id: requiredText, at: time }),
      }),
    ),
  ),
  createdAt: timeField,
});
export type StoredUser = v.InferOutput<typeof storedUser>;

/** `profileSlugs/{slug}`: whose page has this address now, or had it under an earlier name. */
export const storedProfileSlug = v.object({ userId: userNumber });
export type StoredProfileSlug = v.InferOutput<typeof storedProfileSlug>;

/** `accounts/{uid}`: which profile belongs to a sign-in account. */
export const storedAccount = v.object({ userId: userNumber, createdAt: timeField });
export type StoredAccount = v.InferOutput<typeof storedAccount>;

/** `users/{userId}/private/contact`. */
export const storedContact = v.object({
  email: emailAddress,
  /** Whether its owner has confirmed it: mails go to no other. */
  isConfirmed: flag,
  /** The confirmed address before it, from which an account may have been taken; missing where it never changed. */
  former: optionalField(v.nullable(v.object({ email: emailAddress, changedAt: time }))),
  /** False where mails about the progress of orders are switched off; missing where they were never asked about. */
  orderProgressMails: optionalField(v.boolean()),
  /** Missing where nothing was chosen, which is `notice`. */
  followNews: optionalField(v.picklist(FOLLOW_NEWS)),
  /** Return address of a photographer, for the labels of their parcels. */
  returnAddress: optionalField(v.string()),
  /** Where a photographer is paid; missing where they never said. */
  payout: optionalField(v.nullable(storedPayoutDetails)),
});
export type StoredContact = v.InferOutput<typeof storedContact>;

/** `applications/{userId}`: what somebody shows whose request for the artist role waits; deleted with the decision. */
export const storedApplication = v.object({
  text,
  /** Full address, or empty. */
  link: text,
  pictures: listField(attachedPicture),
  createdAt: timeField,
});
export type StoredApplication = v.InferOutput<typeof storedApplication>;

/** `users/{userId}/bookmarks/{blogId}`. */
export const storedBookmark = v.object({
  createdAt: timeField,
});
export type StoredBookmark = v.InferOutput<typeof storedBookmark>;

/**
 * `deletions/{sha256 of the uid}`: an account that its owner gave up. When everything is erased, only the two times
 * stay, so that a restored backup can be rid of the person again.
 */
export const storedDeletion = v.object({
  uid: optionalField(v.string()),
  userId: nullable(v.string()),
  email: nullable(v.string()),
  /** Whether the address was confirmed: else messages from it need not be the person's. */
  emailVerified: flag,
  requestedAt: timeField,
  finishedAt: optionalField(time),
});
export type StoredDeletion = v.InferOutput<typeof storedDeletion>;
