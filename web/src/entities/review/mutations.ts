import {
  approveReview,
  listReviews,
  rejectReview,
  returnReview,
} from '@aperture-byline/contract/endpoints/studio';
import type { Review, ReviewPage } from '@aperture-byline/contract/review/wire';
import { mutationOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { callOwn } from '#entities/session/api/account-api.ts';
import { OWN } from '#entities/session/api/own-requests.ts';
import { ApiError } from '#lib/api.ts';

export type Decision = 'approve' | 'return' | 'reject';

export interface Decided {
  decision: Decision;
  /** What the photographer reads; comments are decided without one. */
  reason?: string;
}

const CALLS = { approve: approveReview, return: returnReview, reject: rejectReview };

/** Decides about one review; its key holds for all decisions, so that only one can be under way. */
export const decideMutation = ({ id, created_on }: Pick<Review, 'id' | 'created_on'>) =>
  mutationOptions({
    mutationKey: [OWN, 'decide', id],
    mutationFn: ({ decision, reason }: Decided) =>
      callOwn(CALLS[decision], {
        params: { reviewId: id },
        body: { createdOn: created_on, ...(reason !== undefined && { reason }) },
      }),
    meta: { isRefusal: isDecidedBefore },
  });

/** Another administrator decided about it, or what it is about is gone. */
export function isDecidedBefore(error: Error): boolean {
  return error instanceof ApiError && (error.status === 404 || error.code === 'WRONG_STATE');
}

const listsOf = (uid: string) => ({
  predicate: ({ queryKey: [, owner, call] }: { queryKey: QueryKey }) =>
    owner === uid && call === `${listReviews.method} ${listReviews.path}`,
});

/** Removes what is decided from all cached lists, and refetches empty ones: an answer holds the first of them only. */
export function removeReview(client: QueryClient, uid: string, reviewId: string): void {
  for (const [queryKey, before] of client.getQueriesData<ReviewPage>(listsOf(uid))) {
    if (!before) continue;
    const items = before.items.filter(({ id }) => id !== reviewId);
    client.setQueryData(queryKey, { ...before, items });
    if (items.length === 0) client.invalidateQueries({ queryKey });
  }
}

/** What waits is not what was read. */
export function refetchReviews(client: QueryClient, uid: string): void {
  client.invalidateQueries(listsOf(uid));
}
