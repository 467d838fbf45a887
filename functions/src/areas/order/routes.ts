import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { created, defineRoute, ok } from '../../http/define-route.ts';
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
  defineRoute(order.quoteCart, async ({ body }) => ok(await quoteCart(body))),
  defineRoute(
    order.placeOrder,
    async ({ body, principal, idempotencyKey, quotaSpent }) => {
      const buyer = { userId: principal.userId, key: idempotencyKey, quotaSpent };
      const { orderId, isNew } = await placeOrder(body, buyer);
      return isNew ? created({ orderId }) : { ...ok({ orderId }), isReplay: true };
    },
    { awaitsQuota: true },
  ),
  defineRoute(order.listOrders, async ({ principal }) => ok(await listOrders(principal.userId))),
  defineRoute(order.getOrder, async ({ params, principal }) => ok(await getOrder(params.orderId, principal))),
  defineRoute(order.cancelOrder, async ({ params, principal }) =>
    ok(await cancelOrder(params.orderId, principal)),
  ),
  defineRoute(order.claimPayment, async ({ params, principal, body }) =>
    ok(await claimPayment(params.orderId, body.reference, principal)),
  ),
  defineRoute(order.confirmArrival, async ({ params, principal, body }) =>
    ok(await confirmArrival(params.orderId, body.artist, principal)),
  ),
  defineRoute(order.openClaim, async ({ params, principal, body }) =>
    ok(await openClaim(params.orderId, principal, body)),
  ),
  defineRoute(order.moveOwnClaim, async ({ params, principal, body }) =>
    ok(await moveOwnClaim(params.orderId, principal, body)),
  ),
  defineRoute(order.getCertificate, async ({ params }) => ok(await getCertificate(params.code))),
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
  defineRoute(studio.listStudioOrders, async ({ principal }) => ok(await listStudioOrders(principal.userId))),
  defineRoute(studio.acceptOrder, async ({ params, principal }) =>
    ok(await transitionSubOrder(params.orderId, principal.userId, { name: 'accept' })),
  ),
  defineRoute(studio.declineOrder, async ({ params, principal, body }) =>
    ok(await transitionSubOrder(params.orderId, principal.userId, { name: 'decline', ...body })),
  ),
  defineRoute(studio.prepareOrder, async ({ params, principal }) =>
    ok(await transitionSubOrder(params.orderId, principal.userId, { name: 'prepare' })),
  ),
  defineRoute(studio.shipOrder, async ({ params, principal, body }) =>
    ok(await transitionSubOrder(params.orderId, principal.userId, { name: 'ship', ...body })),
  ),
  defineRoute(studio.deliverOrder, async ({ params, principal }) =>
    ok(await transitionSubOrder(params.orderId, principal.userId, { name: 'deliver' })),
  ),
  defineRoute(studio.answerClaim, async ({ params, principal, body }) =>
    ok(await answerClaim(params.orderId, principal.userId, body)),
  ),
  defineRoute(studio.decideClaim, async ({ params, principal, body }) => {
    await decideClaim(params.orderId, principal.userId, body);
    return ok(null);
  }),
  defineRoute(studio.listPayments, async () => ok(await listPayments())),
  defineRoute(studio.confirmPayment, async ({ params, principal, body }) => {
    await confirmTransfer(params.orderId, principal.userId, { name: 'received', ...body });
    return ok(null);
  }),
  defineRoute(studio.rejectPaymentClaim, async ({ params, principal, body }) => {
    await rejectPaymentClaim(params.orderId, body.reference, principal.userId);
    return ok(null);
  }),
  defineRoute(studio.confirmRefund, async ({ params, principal, body }) => {
    await confirmTransfer(params.orderId, principal.userId, { name: 'refunded', ...body });
    return ok(null);
  }),
  defineRoute(studio.confirmPayout, async ({ params, principal, body: { artist, ...transfer } }) => {
    const transition = { name: 'paidOut', ...transfer, artistId: artist } as const;
    await confirmTransfer(params.orderId, principal.userId, transition);
    return ok(null);
  }),
  defineRoute(studio.confirmReversal, async ({ params, principal, body: { artist, ...transfer } }) => {
    const transition = { name: 'reversed', ...transfer, artistId: artist } as const;
    await confirmTransfer(params.orderId, principal.userId, transition);
    return ok(null);
  }),
];
