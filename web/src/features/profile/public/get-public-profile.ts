import type { UserProfile } from '@aperture-byline/contract/user';
import { queryOptions } from '@tanstack/react-query';
import { getData } from '#lib/api.ts';

/** `GET /user/profile?userId=`: a person as everybody sees them, or null where there is nobody of that id. */
export function publicProfileQuery(userId: string) {
  return queryOptions({
    queryKey: ['profile', userId],
    queryFn: async ({ signal }) => {
      const [profile] = await getData<UserProfile[]>(
        `/user/profile?userId=${encodeURIComponent(userId)}`,
        signal,
      );
      return profile ?? null;
    },
  });
}
