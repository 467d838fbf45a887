import type { Quote } from '../../cart/wire.ts';
import type { Order, OrderListItem, PaymentPage, PlacedOrder } from '../../order/wire.ts';
import { EMPTY_BODY, everybody, user } from '../callers.ts';

/** Settings of a step of an order that was placed: its deadlines go on while the house is read-only. */
const UNDER_WAY = { worksReadOnly: true, errors: ['NOT_FOUND', 'WRONG_STATE'] } as const;

/** Returns the present price of a cart, and which of its prints are available. Nothing is reserved. */
export const quoteCart = everybody
  .post('/product/quote', { body: 'cart.quoteSchema', worksReadOnly: true, rateLimit: 'list' })
  .returns<Quote>();

/**
 * Orders prints at the prices that the buyer saw, and takes them from their editions. 200 with the earlier order for
 * the same key, or without one for the same body within a minute. Different amounts are `PRICE_MISMATCH`; prints that
 * can't be had any more `CONFLICT`, named by line.
 */
export const placeOrder = user
  .post('/product/order', {
    body: 'order.newOrderSchema',
    idempotent: true,
    status: [200, 201],
    authorization: { verified: true },
    quota: 'order',
    errors: ['NOT_FOUND', 'CONFLICT', 'PRICE_MISMATCH'],
  })
  .returns<PlacedOrder>();

/** The caller's newest orders, at most 100. */
export const listOrders = user.get('/product/order').returns<OrderListItem[]>();

/** Returns an order, to its buyer and to administrators. */
export const getOrder = user.get('/product/order/:orderId', { errors: ['NOT_FOUND'] }).returns<Order>();

/**
 * Cancels an order, or what is left of it, as long as nothing is paid and no payment is being checked. Sent again it is
 * 200 and changes nothing.
 */
export const cancelOrder = user
  .post('/product/order/:orderId/cancel', {
    ...UNDER_WAY,
    ...EMPTY_BODY,
  })
  .returns<Order>();

/**
 * Returns the address of the payment provider's page for the amount that is open: the same one until that changes or
 * the page ends. `NOT_FOUND` also without a provider, `WRONG_STATE` where nothing is to be paid or a payment is being
 * checked, 503 while the provider does not answer.
 */
export const payOnline = user
  .post('/product/order/:orderId/pay', {
    ...UNDER_WAY,
    ...EMPTY_BODY,
    quota: 'payment',
  })
  .returns<PaymentPage>();

/**
 * Says that the amount due is paid, with the bank's reference: an administrator looks for it, and the order does not
 * end meanwhile. The same reference again is 200 and changes nothing; another one is refused until the first is
 * answered, unless `corrects` names the first, and so is one more after three that were not found.
 */
export const claimPayment = user
  .post('/product/order/:orderId/claim-payment', {
    ...UNDER_WAY,
    body: 'order.paymentClaimSchema',
  })
  .returns<Order>();

/**
 * Takes back that the amount due is paid, as long as nobody has answered; `reference` is the one that was given. The
 * payment is due by the day before the claim, and for a day at least. Sent again it is 200 and changes nothing.
 */
export const withdrawPayment = user
  .post('/product/order/:orderId/withdraw-payment', {
    ...UNDER_WAY,
    body: 'order.paymentWithdrawalSchema',
  })
  .returns<Order>();

/** Says that the prints of an artist have come, once they were sent. Sent again it is 200 and changes nothing. */
export const confirmArrival = user
  .post('/product/order/:orderId/arrived', { ...UNDER_WAY, body: 'order.arrivedSchema' })
  .returns<Order>();

/**
 * Reports that delivered prints of one artist are not as they should be, within seven days. Sent again it changes
 * nothing.
 */
export const openClaim = user
  .post('/product/order/:orderId/claim', {
    ...UNDER_WAY,
    body: 'claim.claimSchema',
    quota: 'order',
  })
  .returns<Order>();

/** Makes the buyer's next step in their claim. Answers `WRONG_STATE` where it can't be made now. */
export const moveOwnClaim = user
  .post('/product/order/:orderId/claim/step', {
    ...UNDER_WAY,
    body: 'claim.buyerStepSchema',
    quota: 'order',
  })
  .returns<Order>();
