import type { Quote } from '../../order/quote.ts';
import type { Order, OrderListItem, PlacedOrder } from '../../order/wire.ts';
import { type Endpoint, PRIVATE, PRIVATE_READ, type Returns } from '../endpoint.ts';

/** Returns the present price of a cart, and which of its prints are available. Nothing is reserved. */
export const quoteCart = {
  method: 'POST',
  path: '/product/quote',
  body: async () => (await import('../../order/quote.ts')).quoteSchema,
  response: {} as Returns<Quote>,
  status: [200],
  auth: 'none',
  cache: 'never',
  rateLimit: 'list',
} as const satisfies Endpoint;

/**
 * Orders prints at the prices that the buyer saw, and takes them from their editions. 200 with the earlier order for the same
 * key, or without one for the same body within a minute. Different amounts are `PRICE_MISMATCH`; prints that can't be had any
 * more `CONFLICT`, named by line.
 */
export const placeOrder = {
  method: 'POST',
  path: '/product/order',
  body: async () => (await import('../../order/schemas.ts')).newOrderSchema,
  idempotent: true,
  response: {} as Returns<PlacedOrder>,
  status: [200, 201],
  auth: 'required',
  authorization: { verified: true },
  cache: 'never',
  quota: 'order',
  errors: ['NOT_FOUND', 'CONFLICT', 'PRICE_MISMATCH'],
} as const satisfies Endpoint;

/** The caller's newest orders, at most 100. */
export const listOrders = {
  ...PRIVATE_READ,
  path: '/product/order',
  response: {} as Returns<OrderListItem[]>,
} as const satisfies Endpoint;

/** Returns an order, to its buyer and to administrators. */
export const getOrder = {
  ...PRIVATE_READ,
  path: '/product/order/:orderId',
  response: {} as Returns<Order>,
  errors: ['NOT_FOUND'],
} as const satisfies Endpoint;

/**
 * Cancels an order, or what is left of it, as long as nothing is paid and no payment is being checked. Sent again it is 200 and
 * changes nothing.
 */
export const cancelOrder = {
  ...PRIVATE,
  method: 'POST',
  path: '/product/order/:orderId/cancel',
  body: async () => (await import('../../user/schemas.ts')).emptyBodySchema,
  bodyOptional: true,
  response: {} as Returns<Order>,
  errors: ['NOT_FOUND', 'WRONG_STATE'],
} as const satisfies Endpoint;

/**
 * Says that the amount due is paid, with the bank's reference: an administrator looks for it, and the order does not end meanwhile.
 * The same reference again is 200 and changes nothing; another one is refused until the first is answered, and so is one more after three
 * that were not found.
 */
export const claimPayment = {
  ...PRIVATE,
  method: 'POST',
  path: '/product/order/:orderId/claim-payment',
  body: async () => (await import('../../order/schemas.ts')).paymentClaimSchema,
  response: {} as Returns<Order>,
  errors: ['NOT_FOUND', 'WRONG_STATE'],
} as const satisfies Endpoint;

/** Says that the prints of an artist have come, once they were sent. Sent again it is 200 and changes nothing. */
export const confirmArrival = {
  ...PRIVATE,
  method: 'POST',
  path: '/product/order/:orderId/arrived',
  body: async () => (await import('../../order/schemas.ts')).arrivedSchema,
  response: {} as Returns<Order>,
  errors: ['NOT_FOUND', 'WRONG_STATE'],
} as const satisfies Endpoint;

const CLAIM = {
  ...PRIVATE,
  method: 'POST',
  quota: 'order',
  errors: ['NOT_FOUND', 'WRONG_STATE'],
} as const;

/** Reports that delivered prints of one artist are not as they should be, within seven days. Sent again it changes nothing. */
export const openClaim = {
  ...CLAIM,
  path: '/product/order/:orderId/claim',
  body: async () => (await import('../../order/claims/claim-schemas.ts')).claimSchema,
  response: {} as Returns<Order>,
} as const satisfies Endpoint;

/** Makes the buyer's next step in their claim. Answers `WRONG_STATE` where it can't be made now. */
export const moveOwnClaim = {
  ...CLAIM,
  path: '/product/order/:orderId/claim/step',
  body: async () => (await import('../../order/claims/claim-schemas.ts')).buyerStepSchema,
  response: {} as Returns<Order>,
} as const satisfies Endpoint;
