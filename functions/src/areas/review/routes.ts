import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { defineRoute, ok } from '../../http/define-route.ts';
import { decide } from './decide.ts';
import { listAudit } from './list-audit.ts';
import { listReviews } from './list-reviews.ts';
import { readReviewBody } from './read-review-body.ts';
import { listTrusted, setTrust } from './trust.ts';
import { unpublish } from './unpublish.ts';

const { studio } = endpoints;

export const reviewRoutes = [
  defineRoute(studio.listReviews, async ({ query }) =>
    ok(await listReviews({ kind: query('kind'), cursor: query('cursor') })),
  ),
  defineRoute(studio.getReview, async ({ params }) => ok(await readReviewBody(params.reviewId))),
  defineRoute(studio.listAudit, async ({ query }) =>
    ok(await listAudit({ cursor: query('cursor'), decision: query('decision') })),
  ),
  defineRoute(studio.listTrusted, async () => ok(await listTrusted())),
  defineRoute(studio.trustPhotographer, async ({ params, principal: { userId } }) =>
    ok(await setTrust(params.userId, { isTrusted: true, adminId: userId })),
  ),
  defineRoute(studio.endTrust, async ({ params, principal: { userId } }) =>
    ok(await setTrust(params.userId, { isTrusted: false, adminId: userId })),
  ),
  defineRoute(studio.unpublish, async ({ body: { address, reason }, principal: { userId } }) =>
    ok(await unpublish({ address, reason, adminId: userId })),
  ),
  defineRoute(studio.approveReview, async ({ params, body, principal: { userId } }) => {
    await decide(params.reviewId, { ...body, decision: 'approved', adminId: userId });
    return ok(null);
  }),
  defineRoute(studio.returnReview, async ({ params, body, principal: { userId } }) => {
    await decide(params.reviewId, { ...body, decision: 'returned', adminId: userId });
    return ok(null);
  }),
  defineRoute(studio.rejectReview, async ({ params, body, principal: { userId } }) => {
    await decide(params.reviewId, { ...body, decision: 'rejected', adminId: userId });
    return ok(null);
  }),
];
