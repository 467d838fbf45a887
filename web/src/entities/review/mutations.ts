import { approveReview, rejectReview } from '@aperture-byline/contract/endpoints/studio';
import type { Review } from '@aperture-byline/contract/review/wire';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { callOwn } from '#entities/session/api/account-api.ts';
import { OWN } from '#entities/session/api/own-requests.ts';
import { reviewsQuery } from './queries.ts';

export type Decision = 'approve' | 'reject';

/** Decides about one review; its key holds for both decisions, so that only one can be under way. */
export const decideMutation = (reviewId: string) =>
  mutationOptions({
    mutationKey: [OWN, 'decide', reviewId],
    mutationFn: (decision: Decision) =>
      callOwn(decision === 'approve' ? approveReview : rejectReview, { params: { reviewId }, body: {} }),
  });

/** Removes what is decided from the cached list, and refetches an empty one: the answer holds the first of them only. */
export function removeReview(client: QueryClient, uid: string, reviewId: string): void {
  const { queryKey } = reviewsQuery(uid);
  const left = client.getQueryData<Review[]>(queryKey)?.filter(({ id }) => id !== reviewId);
  client.setQueryData(queryKey, left);
  if (left?.length === 0) client.invalidateQueries({ queryKey });
}
