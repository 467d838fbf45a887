import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { answerWith, created, defineRoute, ok } from '../../http/define-route.ts';
import { decideClaim, openClaim } from './claims.ts';
import { getCertificate, getCertificateDocument } from './documents/certificate.ts';
import { getCreditNote, getReceipt } from './documents/get-documents.ts';
import { getParcelPaper } from './documents/parcel.ts';
import { payOnline } from './online/pay-online.ts';
import { receiveWebhook } from './online/receive-webhook.ts';
import { confirmStray, refundOnline, refundStray } from './online/refund-online.ts';
import { listPayments, listRecordedTransfers } from './payments/list-payments.ts';
import {
  getHouseStatement,
  getMoney,
  getNextPayout,
  getStatement,
  getStatementPdf,
  listSettlements,
  listStatements,
} from './payments/money.ts';
import {
  answerPayoutBatch,
  closePayoutBatch,
  listPayoutBatches,
  listRecentPayouts,
  makePayoutBatch,
  returnPayout,
  showPayoutBatch,
} from './payments/payout-batches.ts';
import { getPayoutDetails, savePayoutDetails, showPayoutDetails } from './payments/payout-details.ts';
import { placeOrder } from './place-order.ts';
import { quoteCart } from './quote.ts';
import { getOrder, listOrders, listStudioOrders } from './read-orders.ts';
import { getSelling, saveSelling } from './selling.ts';
import { confirmPayout, decidePayment, transitionOwnOrder, transitionSubOrder } from './transition-orders.ts';

const { order, studio } = endpoints;

export const orderRoutes = [
  answerWith(order.quoteCart, ({ body }) => quoteCart(body)),
  defineRoute(
    order.placeOrder,
    async ({ body, principal, idempotencyKey, quotaSpent }) => {
      const buyer = { userId: principal.userId, key: idempotencyKey, quotaSpent };
      const { orderId, isNew } = await placeOrder(body, buyer);
      return isNew ? created({ orderId }) : { ...ok({ orderId }), isReplay: true };
    },
    { awaitsQuota: true },
  ),
  answerWith(order.listOrders, ({ principal }) => listOrders(principal.userId)),
  answerWith(order.getOrder, ({ params, principal }) => getOrder(params.orderId, principal)),
  answerWith(order.cancelOrder, ({ params, principal }) =>
    transitionOwnOrder(params.orderId, { name: 'cancel' }, principal),
  ),
  answerWith(order.payOnline, ({ params, principal }) => payOnline(params.orderId, principal)),
  answerWith(order.receiveWebhook, ({ rawBody, headers }) => receiveWebhook(rawBody, headers)),
  answerWith(order.claimPayment, ({ params, principal, body: { reference, corrects } }) =>
    transitionOwnOrder(params.orderId, { name: 'claimPaid', reference, ...(corrects && { corrects }) }, principal),
  ),
  answerWith(order.withdrawPayment, ({ params, principal, body: { reference } }) =>
    transitionOwnOrder(params.orderId, { name: 'withdrawPaid', reference }, principal),
  ),
  answerWith(order.confirmArrival, ({ params, principal, body }) =>
    transitionOwnOrder(params.orderId, { name: 'arrive', artistId: body.artist }, principal),
  ),
  answerWith(order.openClaim, ({ params, principal, body }) => openClaim(params.orderId, principal, body)),
  answerWith(order.moveOwnClaim, ({ params, principal, body: { photographer: artistId, ...step } }) =>
    transitionOwnOrder(params.orderId, { name: 'moveClaim', by: 'buyer', artistId, ...step }, principal),
  ),
  answerWith(order.getCertificate, ({ params }) => getCertificate(params.code)),
  defineRoute(order.getCertificateDocument, async ({ params, principal }) => ({
    pdf: await getCertificateDocument(params.code, principal),
  })),
  defineRoute(order.getPackingSlip, async ({ params, principal }) => ({
    pdf: await getParcelPaper('packingSlip', params.orderId, principal.userId),
  })),
  defineRoute(order.getAddressLabel, async ({ params, principal }) => ({
    pdf: await getParcelPaper('addressLabel', params.orderId, principal.userId),
  })),
  defineRoute(order.getReceipt, async ({ params, principal }) => ({
    pdf: await getReceipt(params.orderId, principal),
  })),
  defineRoute(order.getCreditNote, async ({ params, principal }) => ({
    pdf: await getCreditNote(params.orderId, params.index, principal),
  })),
  answerWith(studio.listStudioOrders, ({ principal }) => listStudioOrders(principal.userId)),
  answerWith(studio.getMoney, ({ principal }) => getMoney(String(principal.userId))),
  answerWith(studio.getNextPayout, ({ principal }) => getNextPayout(String(principal.userId))),
  answerWith(studio.listStatements, ({ principal }) => listStatements(String(principal.userId))),
  answerWith(studio.getStatement, ({ params, principal }) => getStatement(String(principal.userId), params.month)),
  defineRoute(studio.getStatementPaper, async ({ params, principal }) => ({
    pdf: await getStatementPdf(String(principal.userId), params.month),
  })),
  answerWith(studio.getHouseStatement, ({ params }) => getHouseStatement(params.month)),
  answerWith(studio.listSettlements, ({ params }) => listSettlements(params.month)),
  answerWith(studio.getSelling, ({ principal }) => getSelling(String(principal.userId))),
  answerWith(studio.saveSelling, ({ principal, body }) => saveSelling(String(principal.userId), body)),
  answerWith(studio.getPayoutDetails, ({ principal }) => getPayoutDetails(String(principal.userId))),
  answerWith(studio.savePayoutDetails, ({ principal, body }) => savePayoutDetails(String(principal.userId), body)),
  answerWith(studio.acceptOrder, ({ params, principal }) =>
    transitionSubOrder(params.orderId, principal.userId, { name: 'accept' }),
  ),
  answerWith(studio.declineOrder, ({ params, principal, body }) =>
    transitionSubOrder(params.orderId, principal.userId, { name: 'decline', ...body }),
  ),
  answerWith(studio.prepareOrder, ({ params, principal }) =>
    transitionSubOrder(params.orderId, principal.userId, { name: 'prepare' }),
  ),
  answerWith(studio.shipOrder, ({ params, principal, body }) =>
    transitionSubOrder(params.orderId, principal.userId, { name: 'ship', ...body }),
  ),
  answerWith(studio.deliverOrder, ({ params, principal }) =>
    transitionSubOrder(params.orderId, principal.userId, { name: 'deliver' }),
  ),
  answerWith(studio.answerClaim, ({ params, principal, body }) =>
    transitionSubOrder(params.orderId, principal.userId, { name: 'moveClaim', by: 'artist', ...body }),
  ),
  answerWith(studio.decideClaim, ({ params, principal, body }) => decideClaim(params.orderId, principal.userId, body)),
  answerWith(studio.listPayments, () => listPayments()),
  answerWith(studio.listRecordedTransfers, () => listRecordedTransfers()),
  answerWith(studio.confirmPayment, ({ params, principal, body }) =>
    decidePayment(params.orderId, principal.userId, { name: 'received', ...body }),
  ),
  answerWith(studio.rejectPaymentClaim, ({ params, principal, body }) =>
    decidePayment(params.orderId, principal.userId, { name: 'notFound', ...body }),
  ),
  answerWith(studio.confirmRefund, ({ params, principal, body }) =>
    decidePayment(params.orderId, principal.userId, { name: 'refunded', ...body }),
  ),
  answerWith(studio.refundOnline, ({ params, principal, body }) =>
    refundOnline(params.orderId, principal.userId, body.amount),
  ),
  answerWith(studio.refundStrayPayment, ({ params, principal }) => refundStray(params.paymentId, principal.userId)),
  answerWith(studio.confirmStrayRefund, ({ params, principal, body }) =>
    confirmStray(params.paymentId, principal.userId, body.reference),
  ),
  answerWith(studio.confirmPayout, ({ params, principal, body }) =>
    confirmPayout(params.artistId, principal.userId, body),
  ),
  answerWith(studio.showPayoutDetails, ({ params, principal }) => showPayoutDetails(params.artistId, principal.userId)),
  answerWith(studio.listPayoutBatches, () => listPayoutBatches()),
  answerWith(studio.makePayoutBatch, () => makePayoutBatch()),
  answerWith(studio.showPayoutBatch, ({ params, principal }) => showPayoutBatch(params.batchId, principal.userId)),
  answerWith(studio.answerPayoutBatch, ({ params, principal, body }) =>
    answerPayoutBatch(params.batchId, principal.userId, body),
  ),
  answerWith(studio.closePayoutBatch, ({ params, principal }) => closePayoutBatch(params.batchId, principal.userId)),
  answerWith(studio.listRecentPayouts, () => listRecentPayouts()),
  answerWith(studio.returnPayout, ({ params, principal, body }) =>
    returnPayout(params.artistId, principal.userId, body),
  ),
  answerWith(studio.confirmReversal, ({ params, principal, body: { artist: artistId, ...transfer } }) =>
    decidePayment(params.orderId, principal.userId, { name: 'reversed', artistId, ...transfer }),
  ),
];
