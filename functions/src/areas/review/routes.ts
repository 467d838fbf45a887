import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { answerWith } from '../../http/define-route.ts';
import type { Principal } from '../../http/middleware/authenticate.ts';
import { isRecentLogin } from '../../http/middleware/authorize.ts';
import { decide, decideEach } from './decide.ts';
import { listAudit } from './list-audit.ts';
import { listReviews } from './list-reviews.ts';
import { readReviewBody } from './read-review-body.ts';
import { listTrusted, setTrust } from './trust.ts';
import { previewUnpublish, unpublish } from './unpublish.ts';

const { studio } = endpoints;

const VERDICTS = { approve: 'approved', return: 'returned', reject: 'rejected' } as const;

const toDecider = (principal: Principal) => ({ adminId: principal.userId, isRecentLogin: isRecentLogin(principal) });

export const reviewRoutes = [
  answerWith(studio.listReviews, ({ query }) =>
    listReviews({ kind: query('kind'), photographer: query('photographer'), cursor: query('cursor') }),
  ),
  answerWith(studio.decideReviews, ({ body: { reviews, decision, reason }, principal }) =>
    decideEach(reviews, { decision: VERDICTS[decision], reason, ...toDecider(principal) }),
  ),
  answerWith(studio.getReview, ({ params }) => readReviewBody(params.reviewId)),
  answerWith(studio.listAudit, ({ query }) =>
    listAudit({
      cursor: query('cursor'),
      decision: query('decision'),
      kind: query('kind'),
      person: query('person'),
      q: query('q'),
    }),
  ),
  answerWith(studio.listTrusted, () => listTrusted()),
  answerWith(studio.trustPhotographer, ({ params, principal: { userId } }) =>
    setTrust(params.userId, { isTrusted: true, adminId: userId }),
  ),
  answerWith(studio.endTrust, ({ params, principal: { userId } }) =>
    setTrust(params.userId, { isTrusted: false, adminId: userId }),
  ),
  answerWith(studio.unpublish, ({ body: { address, reason }, principal: { userId } }) =>
    unpublish({ address, reason, adminId: userId }),
  ),
  answerWith(studio.previewUnpublish, ({ query }) => previewUnpublish(query('address'))),
  answerWith(studio.approveReview, ({ params, body, principal }) =>
    decide(params.reviewId, { ...body, decision: 'approved', ...toDecider(principal) }),
  ),
  answerWith(studio.returnReview, ({ params, body, principal }) =>
    decide(params.reviewId, { ...body, decision: 'returned', ...toDecider(principal) }),
  ),
  answerWith(studio.rejectReview, ({ params, body, principal }) =>
    decide(params.reviewId, { ...body, decision: 'rejected', ...toDecider(principal) }),
  ),
];
