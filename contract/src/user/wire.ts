import type { Attachment } from '../attachment/wire.ts';
import type { FollowNews } from '../follow/wire.ts';
import type { Pagination } from '../shared/api/envelope.ts';
import type { Picture } from '../shared/picture.ts';

/** Characters. */
export const APPLICATION_TEXT_MAX = 1000;
export const APPLICATION_LINK_MAX = 300;
export const APPLICATION_PICTURES_MAX = 3;

export type ArtistStatus = 'none' | 'requested' | 'approved';

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
  /** End of the address of a photographer's page, in place of the number. Missing where the name makes none. */
  slug?: string;
  profile_picture: string | null;
  /** Joined: see `joined-strings.ts`. */
  achievements: string;
  /** Joined: see `joined-strings.ts`. */
  social_links: string;
}

/** `GET /user/slug/{slug}`. */
export interface ProfileOfSlug {
  userId: number;
}

/** Profile of a user, for its owner. */
export interface AccountProfile extends UserProfile {
  userId: number;
  email?: string;
  artist_status: ArtistStatus;
  /** Number of users who follow this photographer. */
  followers?: number;
}

/** Somebody with public work, as a list shows them. */
export interface Photographer extends WorkCounts {
  userId: number;
  /** End of the address of their page, in place of the number. Missing where the name makes none. */
  slug?: string;
  name: string;
  avatar: string | null;
  /**
   * Picture of the newest work: the photograph, the banner, or the first picture of the print. Null where none of them
   * is public.
   */
  picture: Picture | null;
}

/** `GET /user/photographers`. */
export interface PhotographersPage {
  photographers: Photographer[];
  pagination: Pagination;
}

/** `GET /user/works/{userId}`: how many of each are public. */
export interface WorkCounts {
  photographs: number;
  exhibitions: number;
  stories: number;
  prints: number;
}

/** `POST /user`. `alreadyExists` tells a caller that the record is their own from before. */
export interface NewUser {
  userId: number;
  alreadyExists: boolean;
}

/** `GET /user/sealing-keys`. */
export interface SealingKeys {
  /** Keys of 256 bits each, in base64url. The first encrypts; any of them decrypts. */
  keys: string[];
}

/** `GET /user/deletion`: how many open orders would end how. Those that are finished stay as they are. */
export interface DeletionPreview {
  /** Numbers of orders as their buyer: `cancelled` are not paid, `delivered` are. */
  bought: { cancelled: number; delivered: number };
  /**
   * Numbers of orders as their photographer: `declined` are not paid, `refunded` are paid and not sent, `delivered` are
   * on their way.
   */
  sold: { declined: number; refunded: number; delivered: number };
}

/** `POST /user/admin-access`. */
export interface ArtistRequest {
  artistStatus: ArtistStatus;
}

/** `GET` and `PUT /user/application`: what somebody who asks for the role shows; nothing before they sent it. */
export interface ArtistApplication {
  text: string;
  /** Full address, or empty. */
  link: string;
  pictures: Attachment[];
}

/** `GET /user/settings`. */
export interface UserSettings {
  /** Whether the user gets mails that an order is accepted, prepared and sent. */
  orderProgressMails: boolean;
  /** How the user hears of new work of photographers whom they follow. */
  followNews: FollowNews;
}

/** `PUT /user/email`: the address that mails go to from now on. */
export interface ContactEmail {
  email: string;
}
