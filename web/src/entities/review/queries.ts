import { listReviews } from '@aperture-byline/contract/endpoints/studio';
import { queryOptions } from '@tanstack/react-query';
import { ownQuery } from '#entities/session/api/own-requests.ts';

/** What waits for an administrator, the longest waiting first. Others decide too, so that it is refetched on focus. */
export const reviewsQuery = (uid: string) =>
  queryOptions({ ...ownQuery(uid, listReviews, {}), refetchOnWindowFocus: 'always' });
