import type { Review } from '../review/wire.ts';
import type { Endpoint, Returns } from './endpoint.ts';

const DECISION = {
  method: 'POST',
  body: async () => (await import('../user/schemas.ts')).nothingSchema,
  bodyOptional: true,
  status: [200],
  auth: 'required',
  authorization: { role: 'admin' },
  cache: 'never',
  errors: ['NOT_FOUND'],
} as const;

/** What waits for an administrator, the longest waiting first. */
export const listReviews = {
  method: 'GET',
  path: '/studio/review',
  response: {} as Returns<Review[]>,
  status: [200],
  auth: 'required',
  authorization: { role: 'admin' },
  cache: 'never',
} as const satisfies Endpoint;

/** Shows the comment to everybody, for good. 404 also where another administrator was faster. */
export const approveReview = {
  ...DECISION,
  path: '/studio/review/:reviewId/approve',
  response: {} as Returns<null>,
} as const satisfies Endpoint;

/** Keeps the comment from everybody, for good. 404 also where another administrator was faster. */
export const rejectReview = {
  ...DECISION,
  path: '/studio/review/:reviewId/reject',
  response: {} as Returns<null>,
} as const satisfies Endpoint;
