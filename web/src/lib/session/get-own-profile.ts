import type { OwnProfile } from '@aperture-byline/contract/user';
import { queryOptions } from '@tanstack/react-query';
import { callOwn } from './account-api.ts';

/** First part of the key of everything that is one person's own: cleared when they leave. */
export const OWN = 'own';

/** The profile of the person who is signed in, with the e-mail; null before there is one. */
export const ownProfileQuery = (uid: string) =>
  queryOptions({
    queryKey: [OWN, uid, 'profile'],
    queryFn: async ({ signal }) => {
      const [profile] = await callOwn<OwnProfile[]>('/user/profile', { signal });
      return profile ?? null;
    },
  });
