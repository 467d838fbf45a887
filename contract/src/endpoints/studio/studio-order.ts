import type { ChangedSubOrder, OpenPayments, StudioOrder } from '../../order/studio-wire.ts';
import type { Endpoint, Returns } from '../endpoint.ts';

/** Each may be sent again: that is 200 and changes nothing. */
const ARTIST_TRANSITION = {
  method: 'POST',
  status: [200],
  auth: 'required',
  authorization: { role: 'artist' },
  cache: 'never',
  errors: ['NOT_FOUND', 'WRONG_STATE'],
} as const;

const EMPTY_BODY = {
  body: async () => (await import('../../user/schemas.ts')).emptyBodySchema,
  bodyOptional: true,
} as const;

const PAYMENT = { ...ARTIST_TRANSITION, authorization: { role: 'admin' } } as const;

/**
 * The caller's sub-orders: those that wait for acceptance, the most urgent first, then others with something to do, the newest
 * first, together at most 500; then the newest 50 that are finished.
 */
export const listStudioOrders = {
  method: 'GET',
  path: '/studio/order',
  response: {} as Returns<StudioOrder[]>,
  status: [200],
  auth: 'required',
  authorization: { role: 'artist' },
  cache: 'never',
  rateLimit: 'list',
} as const satisfies Endpoint;

/** Accepts the caller's sub-order, within 24 hours. */
export const acceptOrder = {
  ...ARTIST_TRANSITION,
  ...EMPTY_BODY,
  path: '/studio/order/:orderId/accept',
  response: {} as Returns<ChangedSubOrder>,
} as const satisfies Endpoint;

/** Declines the caller's sub-order, within 24 hours. */
export const declineOrder = {
  ...ARTIST_TRANSITION,
  path: '/studio/order/:orderId/decline',
  body: async () => (await import('../../order/schemas.ts')).declineSchema,
  response: {} as Returns<ChangedSubOrder>,
} as const satisfies Endpoint;

/** Starts to prepare an accepted sub-order, once it is paid. */
export const prepareOrder = {
  ...ARTIST_TRANSITION,
  ...EMPTY_BODY,
  path: '/studio/order/:orderId/prepare',
  response: {} as Returns<ChangedSubOrder>,
} as const satisfies Endpoint;

/** Says how a prepared sub-order was sent. */
export const shipOrder = {
  ...ARTIST_TRANSITION,
  path: '/studio/order/:orderId/ship',
  body: async () => (await import('../../order/schemas.ts')).shipSchema,
  response: {} as Returns<ChangedSubOrder>,
} as const satisfies Endpoint;

/** Says that a sub-order has arrived. */
export const deliverOrder = {
  ...ARTIST_TRANSITION,
  ...EMPTY_BODY,
  path: '/studio/order/:orderId/deliver',
  response: {} as Returns<ChangedSubOrder>,
} as const satisfies Endpoint;

/**
 * Returns the payments to be received, refunded and paid out, and late sub-orders; the longest waiting first, 100 at
 * most of each.
 */
export const listPayments = {
  method: 'GET',
  path: '/studio/payment',
  response: {} as Returns<OpenPayments>,
  status: [200],
  auth: 'required',
  authorization: { role: 'admin' },
  cache: 'never',
} as const satisfies Endpoint;

/**
 * Confirms what came for an order: less than what is due leaves the rest due, more is to be given back. The same reference again is 200
 * and changes nothing; refused where something else is due than what was seen.
 */
export const confirmPayment = {
  ...PAYMENT,
  path: '/studio/payment/:orderId/received',
  body: async () => (await import('../../order/schemas.ts')).receivedSchema,
  response: {} as Returns<null>,
} as const satisfies Endpoint;

/** Says that what a buyer claims to have paid did not come: the payment is due again, for seven days. */
export const rejectPaymentClaim = {
  ...PAYMENT,
  path: '/studio/payment/:orderId/not-found',
  body: async () => (await import('../../order/schemas.ts')).notFoundSchema,
  response: {} as Returns<null>,
} as const satisfies Endpoint;

/** Confirms that what is to be given back was. Another amount is refused. */
export const confirmRefund = {
  ...PAYMENT,
  path: '/studio/payment/:orderId/refunded',
  body: async () => (await import('../../order/schemas.ts')).transferSchema,
  response: {} as Returns<null>,
} as const satisfies Endpoint;

/** Confirms that an artist was paid for their sub-order. Another reference than the first is refused, and so is another amount. */
export const confirmPayout = {
  ...PAYMENT,
  path: '/studio/payment/:orderId/paid-out',
  body: async () => (await import('../../order/schemas.ts')).payoutSchema,
  response: {} as Returns<null>,
} as const satisfies Endpoint;

/** Makes the artist's next step in the claim of their sub-order. */
export const answerClaim = {
  ...ARTIST_TRANSITION,
  path: '/studio/order/:orderId/claim',
  body: async () => (await import('../../order/claims/claim-schemas.ts')).artistStepSchema,
  response: {} as Returns<ChangedSubOrder>,
} as const satisfies Endpoint;

/** Decides a disputed claim. */
export const decideClaim = {
  ...PAYMENT,
  path: '/studio/claim/:orderId',
  body: async () => (await import('../../order/claims/claim-schemas.ts')).decisionStepSchema,
  response: {} as Returns<null>,
} as const satisfies Endpoint;

/** Confirms that an artist has sent back what a claim took from a payout that was made already. */
export const confirmReversal = {
  ...PAYMENT,
  path: '/studio/payment/:orderId/reversed',
  body: async () => (await import('../../order/schemas.ts')).payoutSchema,
  response: {} as Returns<null>,
} as const satisfies Endpoint;
