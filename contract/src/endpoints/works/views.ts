import type { Endpoint, Returns } from '../endpoint.ts';

/**
 * Base of the calls that count a visitor. Answers 201 where this visitor was counted, 200 where they had been counted
 * before. The body is missing or empty.
 */
export const PUBLIC_COUNT = {
  method: 'POST',
  body: async () => (await import('../../user/schemas.ts')).emptyBodySchema,
  bodyOptional: true,
  status: [200, 201],
  auth: 'optional',
  cache: 'never',
  quota: 'engagement',
  errors: ['NOT_FOUND'],
} as const;

/** `origin` is the host of the site that led the visitor here, where it was another one; it is counted with the view. */
const VIEW = {
  ...PUBLIC_COUNT,
  body: async () => (await import('../../engagement/schemas.ts')).viewSchema,
  visitorCookie: 'session',
  response: {} as Returns<null>,
} as const;

/** Counts a view of a public image: one for each visitor in 30 minutes. */
export const countImageView = { ...VIEW, path: '/image/view/:imageId' } as const satisfies Endpoint;

/** Counts a view of a published story: one for each visitor in 30 minutes. */
export const countStoryView = { ...VIEW, path: '/blog/view/:blogId' } as const satisfies Endpoint;

/** Counts a visitor of an exhibition that is open: once for its whole run. */
export const countExhibitionVisit = {
  ...VIEW,
  path: '/exhibition/visit/:exhibitionId',
} as const satisfies Endpoint;

/** Counts a view of a print on sale: one for each visitor in 30 minutes. */
export const countProductView = { ...VIEW, path: '/product/view/:productId' } as const satisfies Endpoint;
