import type { SocialMedium } from '@aperture-byline/contract/constants';
import type { Byline } from '@aperture-byline/contract/content';
import type { Achievement } from '@aperture-byline/contract/joined';

export type PhotographerKey = 'leela' | 'tenzin' | 'noor';
export type ReaderKey = 'arjun' | 'joana' | 'kabir' | 'mai' | 'oluwaseun' | 'ritika' | 'suchitra';
export type GuestKey = 'guest' | 'guestBina' | 'guestTom' | 'guestHaruka';
export type PersonKey = PhotographerKey | 'farida' | ReaderKey | GuestKey;

/** Somebody of the platform. With an e-mail there is an account to sign in with; a guest has none. */
export interface Person {
  key: PersonKey;
  /** Nine digits. */
  userId: number;
  email: string | null;
  role: 'photographer' | 'admin' | 'reader' | 'guest';
  firstName: string;
  middleName: string;
  lastName: string;
  subtitle: string;
  /** HTML. */
  bio: string;
  achievements: Achievement[];
  socialLinks: { socialMedia: SocialMedium; link: string }[];
  joinedDaysAgo: number;
}

/** The sign-in account's id, or null for a guest. */
export function uidOf({ key, email }: Person): string | null {
  return email === null ? null : `seed-${key}`;
}

export function bylineOf({ userId, firstName, lastName }: Person): Byline {
  return { userId, firstName, lastName };
}
