import { getApplication } from '@aperture-byline/contract/endpoints/people/account';
import { getProfile } from '@aperture-byline/contract/endpoints/people/user';
import type { AccountProfile } from '@aperture-byline/contract/user/wire';
import { queryOptions } from '@tanstack/react-query';
import { privateQuery } from '#entities/session/api/private-requests.ts';

/** The profile of the signed-in user, with the e-mail address; null before it is made. */
export const accountProfileQuery = (uid: string) =>
  queryOptions({
    ...privateQuery(uid, getProfile, {}),
    select: ([profile]): AccountProfile | null => (profile as AccountProfile | undefined) ?? null,
  });

/** Reads what the signed-in user shows with a request for the role of a photographer. */
export const applicationQuery = (uid: string) => privateQuery(uid, getApplication, {});
