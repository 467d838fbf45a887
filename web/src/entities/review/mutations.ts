import type { getWaitingCounts } from '@aperture-byline/contract/endpoints/mail/notice';
import {
  approveReview,
  decideReviews,
  getReview,
  listReviews,
  rejectReview,
  returnReview,
} from '@aperture-byline/contract/endpoints/studio/studio';
import type { Review, ReviewPage } from '@aperture-byline/contract/review/wire';
import { type InfiniteData, mutationOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { callAuthenticated, prepareAuthenticated } from '#entities/session/api/account-api.ts';
import { PRIVATE } from '#entities/session/api/private-requests.ts';
import { ApiError } from '#lib/api/api.ts';

export type Decision = 'approve' | 'return' | 'reject';

export interface Decided {
  decision: Decision;
  /** Reason that the photographer reads; comments are decided without one. */
  reason?: string;
  /** Fingerprint of the version that was read; to approve an image, a work or a revision. */
  fingerprint?: string;
}

/** Importing the endpoint would weigh more than the name of its call, which the compiler checks. */
const WAITING: `${(typeof getWaitingCounts)['method']} ${(typeof getWaitingCounts)['path']}` = 'GET /user/waiting';

const CALLS = { approve: approveReview, return: returnReview, reject: rejectReview };

const buildInput = ({ id, createdAt }: Pick<Review, 'id' | 'createdAt'>, { reason, fingerprint }: Decided) => ({
  params: { reviewId: id },
  body: {
    createdAt,
    ...(reason !== undefined && { reason }),
    ...(fingerprint !== undefined && { fingerprint }),
  },
});

/** Decides about one review; its key holds for all decisions, so that only one can be under way. */
export const decideMutation = (review: Pick<Review, 'id' | 'createdAt'>) =>
  mutationOptions({
    mutationKey: [PRIVATE, 'decide', review.id],
    mutationFn: (decided: Decided) => callAuthenticated(CALLS[decided.decision], buildInput(review, decided)),
    meta: { isRefusal: isDecidedBefore },
  });

/** Prepares a decision, like `decideMutation` in two steps: the second one sends it, also while the page is left. */
export const prepareDecision = (review: Pick<Review, 'id' | 'createdAt'>, decided: Decided) =>
  prepareAuthenticated(CALLS[decided.decision], buildInput(review, decided));

/** Prepares the same decision about several, by one call, which is sent as in `prepareDecision`. */
export const prepareDecisions = (
  reviews: readonly (Pick<Review, 'id' | 'createdAt'> & { fingerprint?: string })[],
  { decision, reason }: Pick<Decided, 'decision' | 'reason'>,
) =>
  prepareAuthenticated(decideReviews, {
    body: {
      decision,
      ...(reason !== undefined && { reason }),
      reviews: reviews.map(({ id, createdAt, fingerprint }) => ({
        id,
        createdAt,
        ...(decision === 'approve' && fingerprint !== undefined && { fingerprint }),
      })),
    },
  });

/** Another administrator decided about it, or what it is about is gone. */
export function isDecidedBefore(error: Error): boolean {
  return error instanceof ApiError && (error.status === 404 || error.code === 'WRONG_STATE');
}

const buildCallKey = (uid: string, endpoints: readonly { method: string; path: string }[]) => ({
  predicate: ({ queryKey: [, owner, call] }: { queryKey: QueryKey }) =>
    owner === uid && endpoints.some(({ method, path }) => call === `${method} ${path}`),
});

/** Removes decided reviews from cached lists; refetches the count and empty lists: an answer holds the first only. */
export function removeReviews(client: QueryClient, uid: string, ids: ReadonlySet<string>): void {
  const lists = client.getQueriesData<InfiniteData<ReviewPage>>(buildCallKey(uid, [listReviews]));
  for (const [queryKey, before] of lists) {
    if (!before) continue;
    const pages = before.pages.map((page) => ({ ...page, items: page.items.filter(({ id }) => !ids.has(id)) }));
    client.setQueryData(queryKey, { ...before, pages });
    if (pages.every(({ items }) => items.length === 0)) client.invalidateQueries({ queryKey });
  }
  client.invalidateQueries({ queryKey: [PRIVATE, uid, WAITING] });
}

/** Refetches the reviews, since the list and the open one may have changed since they were read. */
export function refetchReviews(client: QueryClient, uid: string): void {
  client.invalidateQueries(buildCallKey(uid, [listReviews, getReview]));
}
