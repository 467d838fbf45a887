import type { PrivacyStatus } from '@aperture-byline/contract/image/wire';
import type { ContentStatus } from '@aperture-byline/contract/shared/content';
import type { PhotographerKey } from '../people/person.ts';

/** What a photographer says about one picture of the catalogue. */
export interface Photograph {
  /** The picture's key in the catalogue. */
  key: string;
  owner: PhotographerKey;
  title: string;
  /** HTML, true to what is to be seen. */
  description: string;
  license: string;
  privacyStatus: PrivacyStatus;
  status: ContentStatus;
  likes: number;
  views: number;
  /** Days before today on which it was approved, or, if it was not, uploaded. */
  daysAgo: number;
}

/** What everybody may see. */
export function isPublic({ status, privacyStatus }: Photograph): boolean {
  return status === 'approved' && privacyStatus === 'Public';
}

export const RESERVED = 'All rights reserved';
export const BY = 'CC BY 4.0';
export const BY_NC = 'CC BY-NC 4.0';
export const BY_NC_ND = 'CC BY-NC-ND 4.0';

type Row = Pick<Photograph, 'key' | 'title' | 'description' | 'likes' | 'views' | 'daysAgo'> &
  Partial<Photograph>;

/** The photographs of one person; public, approved and with all rights reserved where a row does not say otherwise. */
export function photographsOf(owner: PhotographerKey, rows: Row[]): Photograph[] {
  return rows.map((row) => ({
    owner,
    license: RESERVED,
    privacyStatus: 'Public',
    status: 'approved',
    ...row,
  }));
}
