import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { answerWith, created, defineRoute, ok } from '../../http/define-route.ts';
import { answerClaim, decideClaim, moveOwnClaim, openClaim } from './claims.ts';
import { getCertificate, getCertificateDocument } from './documents/certificate.ts';
import { getCreditNote, getReceipt } from './documents/get-documents.ts';
import { getParcelPaper } from './documents/parcel.ts';
import { listPayments } from './list-payments.ts';
import { placeOrder } from './place-order.ts';
import { quoteCart } from './quote.ts';
import { getOrder, listOrders, listStudioOrders } from './read-orders.ts';
import {
  cancelOrder,
  claimPayment,
  confirmArrival,
  confirmTransfer,
  rejectPaymentClaim,
  transitionSubOrder,
} from './transition-orders.ts';

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
  answerWith(order.cancelOrder, ({ params, principal }) => cancelOrder(params.orderId, principal)),
  answerWith(order.claimPayment, ({ params, principal, body }) => claimPayment(params.orderId, body, principal)),
  answerWith(order.confirmArrival, ({ params, principal, body }) =>
    confirmArrival(params.orderId, body.artist, principal),
  ),
  answerWith(order.openClaim, ({ params, principal, body }) => openClaim(params.orderId, principal, body)),
  answerWith(order.moveOwnClaim, ({ params, principal, body }) => moveOwnClaim(params.orderId, principal, body)),
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
  answerWith(studio.answerClaim, ({ params, principal, body }) => answerClaim(params.orderId, principal.userId, body)),
  answerWith(studio.decideClaim, ({ params, principal, body }) => decideClaim(params.orderId, principal.userId, body)),
  answerWith(studio.listPayments, () => listPayments()),
  answerWith(studio.confirmPayment, ({ params, principal, body }) =>
    confirmTransfer(params.orderId, principal.userId, { name: 'received', ...body }),
  ),
  answerWith(studio.rejectPaymentClaim, ({ params, principal, body }) =>
    rejectPaymentClaim(params.orderId, body.reference, principal.userId),
  ),
  answerWith(studio.confirmRefund, ({ params, principal, body }) =>
    confirmTransfer(params.orderId, principal.userId, { name: 'refunded', ...body }),
  ),
  answerWith(studio.confirmPayout, async ({ params, principal, body: { artist, ...transfer } }) => {
    const transition = { name: 'paidOut', ...transfer, artistId: artist } as const;
    await confirmTransfer(params.orderId, principal.userId, transition);
  }),
  answerWith(studio.confirmReversal, async ({ params, principal, body: { artist, ...transfer } }) => {
    const transition = { name: 'reversed', ...transfer, artistId: artist } as const;
    await confirmTransfer(params.orderId, principal.userId, transition);
  }),
];
