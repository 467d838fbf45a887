import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { defineRoute, ok } from '../../http/define-route.ts';
import { decide, listReviews } from './reviews.ts';

const { studio } = endpoints;

export const reviewRoutes = [
  defineRoute(studio.listReviews, async () => ok(await listReviews())),
  defineRoute(studio.approveReview, async ({ params, principal }) => {
    await decide(params.reviewId, 'approved', principal.userId);
    return ok(null);
  }),
  defineRoute(studio.rejectReview, async ({ params, principal }) => {
    await decide(params.reviewId, 'rejected', principal.userId);
    return ok(null);
  }),
];
