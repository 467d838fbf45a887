import type { Endpoint, Returns } from './endpoint.ts';

/** What a count answers: 201 where this visitor was counted, 200 where that had happened before. No body, or an empty one. */
export const PUBLIC_COUNT = {
  method: 'POST',
  body: async () => (await import('../user/schemas.ts')).emptyBodySchema,
  bodyOptional: true,
  status: [200, 201],
  auth: 'optional',
  cache: 'never',
  quota: 'engagement',
  errors: ['NOT_FOUND'],
} as const;

/** Counts a view of a public image: one for each visitor in 30 minutes. */
export const countImageView = {
  ...PUBLIC_COUNT,
  path: '/image/view/:imageId',
  visitorCookie: 'session',
  response: {} as Returns<null>,
} as const satisfies Endpoint;

/** Counts a view of a published story: one for each visitor in 30 minutes. */
export const countStoryView = {
  ...PUBLIC_COUNT,
  path: '/blog/view/:blogId',
  visitorCookie: 'session',
  response: {} as Returns<null>,
} as const satisfies Endpoint;
