import type { OpenPayments, RecordedTransfer } from '../../order/payments/payments-wire.ts';
import type { OwnPayoutDetails, PayoutDetails } from '../../order/payouts/payout-details.ts';
import type { ChangedSubOrder, SellingSettings, StudioOrder } from '../../order/wire.ts';
import { admin, artist, EMPTY_BODY, recentAdmin, recentArtist } from '../callers.ts';

/** Settings of a step, which may be sent again: that is 200 and changes nothing. */
const STEP = { errors: ['NOT_FOUND', 'WRONG_STATE'] } as const;
/** Settings of a step of an artist, whose deadline goes on while the house is read-only. */
const OWN_STEP = { ...STEP, worksReadOnly: true } as const;

/**
 * The caller's sub-orders: those that wait for acceptance, the most urgent first, then others with something to do, the
 * newest first, together at most 500; then the newest 50 that are finished.
 */
export const listStudioOrders = artist.get('/studio/order').returns<StudioOrder[]>();

/** The caller's holidays and return address. */
export const getSelling = artist.get('/studio/selling').returns<SellingSettings>();

/** Changes them: orders that are placed from then on wait for the artist's return, and estimates count from it. */
export const saveSelling = artist
  .put('/studio/selling', { body: 'order.sellingSchema', quota: 'studio' })
  .returns<SellingSettings>();

/** Where the caller is paid for their prints, masked. */
export const getPayoutDetails = artist.get('/studio/payout-details').returns<OwnPayoutDetails>();

/**
 * Replaces it, which is told by a mail and a notice; payouts wait for 48 hours where others were stored. `INVALID`
 * without the PAN where the house asks for it, which is not stored where it does not.
 */
export const savePayoutDetails = recentArtist
  .put('/studio/payout-details', { body: 'settings.payoutDetailsSchema', quota: 'studio' })
  .returns<OwnPayoutDetails>();

/** Accepts the caller's sub-order, within 24 hours. */
export const acceptOrder = artist
  .post('/studio/order/:orderId/accept', { ...OWN_STEP, ...EMPTY_BODY })
  .returns<ChangedSubOrder>();

/** Declines the caller's sub-order, within 24 hours. */
export const declineOrder = artist
  .post('/studio/order/:orderId/decline', { ...OWN_STEP, body: 'order.declineSchema' })
  .returns<ChangedSubOrder>();

/** Starts to prepare an accepted sub-order, once it is paid. */
export const prepareOrder = artist
  .post('/studio/order/:orderId/prepare', { ...OWN_STEP, ...EMPTY_BODY })
  .returns<ChangedSubOrder>();

/** Says how a prepared sub-order was sent. */
export const shipOrder = artist
  .post('/studio/order/:orderId/ship', { ...OWN_STEP, body: 'order.shipSchema' })
  .returns<ChangedSubOrder>();

/** Says that a sub-order has arrived. */
export const deliverOrder = artist
  .post('/studio/order/:orderId/deliver', { ...OWN_STEP, ...EMPTY_BODY })
  .returns<ChangedSubOrder>();

/**
 * Returns the payments to be received, refunded and paid out, and late sub-orders; the longest waiting first, 100 at
 * most of each.
 */
export const listPayments = admin.get('/studio/payment').returns<OpenPayments>();

/** Returns the transfers of orders that were paid in full in the last 100 days: of the newest 500 of them. */
export const listRecordedTransfers = admin.get('/studio/payment/recorded').returns<RecordedTransfer[]>();

/**
 * Confirms what came for an order: less than what is due leaves the rest due, more is to be given back. The same
 * reference again is 200 and changes nothing; refused where something else is due than what was seen. `CONFLICT` where
 * money came for another order with that reference.
 */
export const confirmPayment = recentAdmin
  .post('/studio/payment/:orderId/received', {
    ...STEP,
    errors: [...STEP.errors, 'CONFLICT'],
    body: 'order.receivedSchema',
  })
  .returns<null>();

/** Says that what a buyer claims to have paid did not come: the payment is due again, for seven days. */
export const rejectPaymentClaim = recentAdmin
  .post('/studio/payment/:orderId/not-found', { ...STEP, body: 'order.notFoundSchema' })
  .returns<null>();

/** Confirms that what is to be given back was. Another amount is refused. */
export const confirmRefund = recentAdmin
  .post('/studio/payment/:orderId/refunded', { ...STEP, body: 'order.transferSchema' })
  .returns<null>();

/**
 * Asks the provider to give back what came by it, up to the amount that is to be given back; another amount than that
 * is refused. Sent again while that is under way, it is 200 and changes nothing.
 */
export const refundOnline = recentAdmin
  .post('/studio/payment/:orderId/refund-online', { ...STEP, body: 'order.onlineRefundSchema' })
  .returns<null>();

/** Asks the provider to give back a payment that pays for no order. */
export const refundStrayPayment = recentAdmin
  .post('/studio/stray-payment/:paymentId/refund', { ...STEP, ...EMPTY_BODY })
  .returns<null>();

/** Confirms that such a payment was sent back by hand. Refused while the provider gives it back. */
export const confirmStrayRefund = recentAdmin
  .post('/studio/stray-payment/:paymentId/refunded', { ...STEP, body: 'order.strayRefundSchema' })
  .returns<null>();

/**
 * Confirms that an artist was paid for their sub-orders by one transfer: all of them, or none where one has changed.
 * Another reference than the first is refused, and so is another amount of an order. `CONFLICT` while payouts to them
 * wait.
 */
export const confirmPayout = recentAdmin
  .post('/studio/payout/:artistId', { ...STEP, errors: [...STEP.errors, 'CONFLICT'], body: 'order.payoutSchema' })
  .returns<null>();

/**
 * Where an artist is paid to whom a payout is due, in full; the audit log says who saw it. `NOT_FOUND` without any,
 * `CONFLICT` where it can't be decrypted.
 */
export const showPayoutDetails = recentAdmin
  .post('/studio/payout/:artistId/details', { ...EMPTY_BODY, errors: ['NOT_FOUND', 'CONFLICT'] })
  .returns<PayoutDetails>();

/** Makes the artist's next step in the claim of their sub-order: a refund is taken off what the artist is paid. */
export const answerClaim = recentArtist
  .post('/studio/order/:orderId/claim', { ...OWN_STEP, body: 'claim.artistStepSchema' })
  .returns<ChangedSubOrder>();

/** Decides a disputed claim. */
export const decideClaim = recentAdmin
  .post('/studio/claim/:orderId', { ...STEP, body: 'claim.decisionStepSchema' })
  .returns<null>();

/** Confirms that an artist has sent back what a claim took from a payout that was made already. */
export const confirmReversal = recentAdmin
  .post('/studio/payment/:orderId/reversed', { ...STEP, body: 'order.reversalSchema' })
  .returns<null>();
