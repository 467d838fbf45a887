import type {
  AuditEntry,
  ReviewBody,
  ReviewPage,
  TrustedPhotographer,
  Unpublished,
} from '../../review/wire.ts';
import type { StudioHome, StudioSeller, StudioShipping, StudioShop } from '../../settings/wire.ts';
import type { Endpoint, Returns } from '../endpoint.ts';

const ADMIN_READ = {
  method: 'GET',
  status: [200],
  auth: 'required',
  authorization: { role: 'admin' },
  cache: 'never',
} as const;

/**
 * `NOT_FOUND` for what never waited or is gone; `WRONG_STATE` for what another administrator decided, with their name in
 * `fields.decidedBy`. `CONFLICT` where the work can't be approved as it is, and where it is not what was read:
 * submitted anew after `createdAt`, or an approval's `fingerprint` is not that of the present words.
 */
const DECISION = {
  method: 'POST',
  body: async () => (await import('../../review/schemas.ts')).decisionSchema,
  bodyOptional: true,
  status: [200],
  auth: 'required',
  authorization: { role: 'admin' },
  cache: 'never',
  errors: ['NOT_FOUND', 'CONFLICT', 'WRONG_STATE'],
} as const;

/**
 * Returns what waits for an administrator, the longest waiting first, 20 at a time; of one kind where `kind` is given.
 */
export const listReviews = {
  ...ADMIN_READ,
  path: '/studio/review',
  query: ['kind', 'cursor'],
  response: {} as Returns<ReviewPage>,
} as const satisfies Endpoint;

/** The whole of a work or revision that waits. `NOT_FOUND` for anything else. */
export const getReview = {
  ...ADMIN_READ,
  path: '/studio/review/:reviewId',
  errors: ['NOT_FOUND'],
  response: {} as Returns<ReviewBody>,
} as const satisfies Endpoint;

/**
 * Publishes what waits: a comment for good, a work with its images, a revision in place of what was public; or makes an artist. An image,
 * a work and a revision take the `fingerprint` of what was read.
 */
export const approveReview = {
  ...DECISION,
  path: '/studio/review/:reviewId/approve',
  response: {} as Returns<null>,
} as const satisfies Endpoint;

/** Gives back what waits as a draft, with the reason, which is needed. Not for comments and requests. */
export const returnReview = {
  ...DECISION,
  path: '/studio/review/:reviewId/return',
  response: {} as Returns<null>,
} as const satisfies Endpoint;

/** Rejects what waits, with the reason, which is needed; a comment for good, without one. */
export const rejectReview = {
  ...DECISION,
  path: '/studio/review/:reviewId/reject',
  response: {} as Returns<null>,
} as const satisfies Endpoint;

/**
 * Makes a draft of what everybody sees, at once, and says why to whose it is: the photograph, exhibition, story or print whose page is at
 * `address`. `NOT_FOUND` where nothing public is there.
 */
export const unpublish = {
  ...ADMIN_READ,
  method: 'POST',
  path: '/studio/unpublish',
  body: async () => (await import('../../review/schemas.ts')).unpublishSchema,
  errors: ['NOT_FOUND'],
  response: {} as Returns<Unpublished>,
} as const satisfies Endpoint;

/** The photographers whose submissions are public at once, but for samples; 100 at most. */
export const listTrusted = {
  ...ADMIN_READ,
  path: '/studio/trusted',
  response: {} as Returns<TrustedPhotographer[]>,
} as const satisfies Endpoint;

/** Trusts a photographer; nothing happens where they are trusted. What waits already waits on. `NOT_FOUND` for anybody else. */
export const trustPhotographer = {
  ...ADMIN_READ,
  method: 'PUT',
  path: '/studio/trusted/:userId',
  errors: ['NOT_FOUND'],
  response: {} as Returns<TrustedPhotographer>,
} as const satisfies Endpoint;

/** Ends it; nothing happens where they are not trusted. What is public stays public. `NOT_FOUND` for who is no photographer. */
export const endTrust = {
  ...trustPhotographer,
  method: 'DELETE',
  response: {} as Returns<TrustedPhotographer>,
} as const satisfies Endpoint;

/** Who decided what, the newest first, 20 at a time; of one decision where `decision` is `published`. */
export const listAudit = {
  ...ADMIN_READ,
  path: '/studio/audit',
  query: ['cursor', 'decision'],
  response: {} as Returns<AuditEntry[]>,
} as const satisfies Endpoint;

/** Returns the settings of the front page: the carousel, stories and words that administrators chose. */
export const getStudioHome = {
  ...ADMIN_READ,
  path: '/studio/home',
  response: {} as Returns<StudioHome>,
} as const satisfies Endpoint;

/** Replaces it as a whole; `CONFLICT` where a `version` is sent that is not the present one. */
export const updateStudioHome = {
  ...ADMIN_READ,
  method: 'PUT',
  path: '/studio/home',
  body: async () => (await import('../../settings/schemas.ts')).homeSchema,
  errors: ['CONFLICT'],
  response: {} as Returns<StudioHome>,
} as const satisfies Endpoint;

/** Where buyers pay: UPI and bank transfer. */
export const getStudioShop = {
  ...ADMIN_READ,
  path: '/studio/shop',
  response: {} as Returns<StudioShop>,
} as const satisfies Endpoint;

/** Replaces it as a whole; `CONFLICT` where a `version` is sent that is not the present one. */
export const updateStudioShop = {
  ...ADMIN_READ,
  method: 'PUT',
  path: '/studio/shop',
  body: async () => (await import('../../settings/schemas.ts')).shopSchema,
  errors: ['CONFLICT'],
  response: {} as Returns<StudioShop>,
} as const satisfies Endpoint;

/** Returns the prices of shipping, by zone and speed. */
export const getStudioShipping = {
  ...ADMIN_READ,
  path: '/studio/shipping',
  response: {} as Returns<StudioShipping>,
} as const satisfies Endpoint;

/** Replaces it as a whole; `CONFLICT` where a `version` is sent that is not the present one. Orders that were placed stay as they are. */
export const updateStudioShipping = {
  ...ADMIN_READ,
  method: 'PUT',
  path: '/studio/shipping',
  body: async () => (await import('../../shipping/schemas.ts')).shippingSchema,
  errors: ['CONFLICT'],
  response: {} as Returns<StudioShipping>,
} as const satisfies Endpoint;

/** Who sells, as receipts name them. */
export const getStudioSeller = {
  ...ADMIN_READ,
  path: '/studio/seller',
  response: {} as Returns<StudioSeller>,
} as const satisfies Endpoint;

/** Replaces it as a whole; `CONFLICT` where a `version` is sent that is not the present one. Receipts that were issued stay as they are. */
export const updateStudioSeller = {
  ...ADMIN_READ,
  method: 'PUT',
  path: '/studio/seller',
  body: async () => (await import('../../settings/schemas.ts')).sellerSchema,
  errors: ['CONFLICT'],
  response: {} as Returns<StudioSeller>,
} as const satisfies Endpoint;
