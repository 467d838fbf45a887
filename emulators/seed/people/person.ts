import type { SocialMedium } from '@aperture-byline/contract/shared/constants';
import type { Byline } from '@aperture-byline/contract/shared/content';
import type { Achievement } from '@aperture-byline/contract/shared/joined-strings';
import { seedId } from '../seed-document.ts';

export type PhotographerKey = 'leela' | 'tenzin' | 'noor';
export type ReaderKey =
  | 'arjun'
  | 'joana'
  | 'kabir'
  | 'mai'
  | 'oluwaseun'
  | 'ritika'
  | 'suchitra'
  | 'newcomer';
export type GuestKey = 'guest' | 'guestBina' | 'guestTom' | 'guestHaruka';
export type PersonKey = PhotographerKey | 'farida' | ReaderKey | GuestKey;

/** Somebody of the platform. With an e-mail there is an account to sign in with; a guest has none. */
export interface Person {
  key: PersonKey;
  /** Nine digits. */
  userId: number;
  email: string | null;
  /** The mail that asks whether the address is theirs lies unanswered. */
  isUnconfirmed?: boolean;
  role: 'photographer' | 'admin' | 'reader' | 'guest';
  /** Has asked to become a photographer, and waits for the answer. */
  isApplicant?: boolean;
  firstName: string;
  middleName: string;
  lastName: string;
  subtitle: string;
  /** HTML. */
  bio: string;
  /** Key of the picture that the avatar is cropped from; without it there is none. */
  avatar?: string;
  achievements: Achievement[];
  socialLinks: { socialMedia: SocialMedium; link: string }[];
  joinedDaysAgo: number;
}

/** The sign-in account's id, or null for a guest. */
export function uidOf({ key, email }: Person): string | null {
  return email === null ? null : `seed-${key}`;
}

/** The Storage folder of the published avatar, or null. */
export function avatarOf({ userId, avatar }: Person): string | null {
  return avatar === undefined ? null : `portraits/${userId}/${seedId('avatar', `${userId}/${avatar}`)}`;
}

export function bylineOf({ userId, firstName, lastName }: Person): Byline {
  return { userId, firstName, lastName };
}
