import type { OpenPayments } from '@aperture-byline/contract/order/payments/payments-wire';
import type { Order } from '@aperture-byline/contract/order/wire';
import { inDays } from '@aperture-byline/contract/samples/stored-documents';
import { describe, expect, test } from 'vitest';
import { tally } from '../../../test-support/calls/visitors.ts';
import {
  claimPayment,
  confirmPayment,
  expectSuccess,
  findPayment,
  joinForOrders,
  placeDueOrder,
  readEvents,
  readStoredOrder,
  rejectPaymentClaim,
  sendTransition,
  utrOf,
} from '../../../test-support/orders/orders.ts';
import { db } from '../../../test-support/project/database.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { askUntilAnswered, callAtOnce } from '../../../test-support/servers/instances.ts';
import { get, postJson } from '../../../test-support/servers/suite.ts';
import { transitionOrder } from '../../data/orders/order-transitions.ts';
import { runOrderSchedule } from './run-schedule.ts';

const { alice, bob, mira, root } = joinForOrders();

const UTR = '412345678901';

describe('what an administrator answers', () => {
  test('When the payment is not found, then it is due again for seven days, once and with who said so', async () => {
    const id = await placeDueOrder(alice, mira);
    await expectSuccess(claimPayment(id, alice, UTR));
    await expectSuccess(rejectPaymentClaim(id, root, UTR));
    const before = await readStoredOrder(id);
    await expectSuccess(rejectPaymentClaim(id, root, UTR));
    expect((await rejectPaymentClaim(id, root, '412345678902')).status).toBe(409);
    expect(await readStoredOrder(id)).toEqual(before);
    const own = await get<Order>(`/product/order/${id}`, alice);
    expect(own).toMatchObject({ payment_status: 'due', payment_claim: null, can_claim_payment: true });
    expect(own.timeline.at(-1)).toMatchObject({ event: 'payment_not_found', note: UTR });
    const { docs } = await db.collection('audit').where('orderId', '==', id).get();
    expect(docs.map((document) => document.data())).toMatchObject([
      { kind: 'payment', decision: 'not_found', reference: UTR, adminId: root.userId },
    ]);
    await runOrderSchedule(inDays(6.9));
    expect((await readStoredOrder(id)).order.status).toBe('accepted');
    await runOrderSchedule(inDays(7.1));
    expect((await readStoredOrder(id)).order.status).toBe('cancelled');
  });

  test('When an administrator confirms and another does not find it at once, then there is one answer', async () => {
    const id = await placeDueOrder(alice, mira);
    await expectSuccess(claimPayment(id, alice, UTR));
    const replies = await callAtOnce(10, (at, index) =>
      askUntilAnswered(() =>
        index % 2 === 0
          ? confirmPayment({ ...root, at }, id, 'received', utrOf(id))
          : rejectPaymentClaim(id, { ...root, at }, UTR),
      ),
    );
    const events = await readEvents(id);
    // Money that came is recorded also where somebody had not found it before.
    expect(events.at(-1)).toBe('paid');
    expect(events.filter((event) => event === 'paid')).toHaveLength(1);
    expect(tally(replies)[200]).toBeGreaterThanOrEqual(5);
    expect(tally(replies)[500]).toBeUndefined();
  });

  test('When somebody else says so, or nothing is claimed, then nothing changes', async () => {
    const [id, unclaimed] = [await placeDueOrder(alice, mira), await placeDueOrder(alice, mira)];
    await expectSuccess(claimPayment(id, alice, UTR));
    await expectUnchanged(async () => {
      for (const member of [alice, bob, mira]) expect((await rejectPaymentClaim(id, member, UTR)).status).toBe(403);
      expect((await postJson(`/studio/payment/${id}/not-found`, { reference: UTR })).status).toBe(401);
      expect((await rejectPaymentClaim(unclaimed, root, UTR)).status).toBe(409);
      expect((await rejectPaymentClaim('nothing', root, UTR)).status).toBe(404);
      expect((await rejectPaymentClaim(id, root, ' ')).status).toBe(400);
    });
  });

  test('When less comes than is due, then buyer and administrators see what is left, and the second transfer pays the order', async () => {
    const id = await placeDueOrder(alice, mira);
    await expectSuccess(confirmPayment(root, id, 'received', utrOf(id), { amount: 1500, due: 2100 }));
    const part = await readStoredOrder(id);
    await expectSuccess(confirmPayment(root, id, 'received', utrOf(id), { amount: 1500, due: 2100 }));
    expect((await confirmPayment(root, id, 'received', 'UTR2', { amount: 1500, due: 2100 })).status).toBe(409);
    expect(await readStoredOrder(id)).toEqual(part);
    expect(await get(`/product/order/${id}`, alice)).toMatchObject({
      payment_status: 'due',
      amount_due: 2100,
      amount_open: 600,
      transfers: [{ amount: 1500, reference: utrOf(id) }],
      can_cancel: false,
      can_claim_payment: true,
    });
    expect(await findPayment(root, id)).toMatchObject({ amount: 600, received: 1500 });
    expect((await sendTransition(id, 'prepare', mira)).status).toBe(409);
    await expectSuccess(confirmPayment(root, id, 'received', 'UTR2', { amount: 600, due: 600 }));
    expect(await get(`/product/order/${id}`, alice)).toMatchObject({
      payment_status: 'paid',
      paid_amount: 2100,
      amount_open: 0,
      refund_amount: 0,
      transfers: [{ amount: 1500 }, { amount: 600, reference: 'UTR2' }],
    });
    await expectSuccess(sendTransition(id, 'prepare', mira));
  });

  test('When more comes than is due, then the order is paid, and the surplus is to be given back', async () => {
    const id = await placeDueOrder(alice, mira);
    await expectSuccess(confirmPayment(root, id, 'received', utrOf(id), { amount: 2500, due: 2100 }));
    expect(await get(`/product/order/${id}`, alice)).toMatchObject({
      payment_status: 'paid',
      paid_amount: 2500,
      refund_status: 'due',
      refund_open: 400,
    });
    const { refunds } = await get<OpenPayments>('/studio/payment', root);
    expect(refunds.find(({ orderId }) => orderId === id)).toMatchObject({
      amount: 400,
      paymentReference: utrOf(id),
    });
    await expectSuccess(confirmPayment(root, id, 'refunded', 'R1', { amount: 400 }));
    expect(await get(`/product/order/${id}`, alice)).toMatchObject({
      payment_status: 'paid',
      refund_open: 0,
    });
  });

  test('When an order that is paid in part ends, then all that came is to be given back', async () => {
    const id = await placeDueOrder(alice, mira);
    await expectSuccess(confirmPayment(root, id, 'received', utrOf(id), { amount: 1500, due: 2100 }));
    await runOrderSchedule(inDays(8));
    expect(await get(`/product/order/${id}`, alice)).toMatchObject({
      status: 'cancelled',
      refund_open: 1500,
    });
    const { refunds } = await get<OpenPayments>('/studio/payment', root);
    expect(refunds.find(({ orderId }) => orderId === id)).toMatchObject({ paymentReference: utrOf(id) });
    await expectSuccess(confirmPayment(root, id, 'refunded', 'R1', { amount: 1500 }));
    expect(await get(`/product/order/${id}`, alice)).toMatchObject({ payment_status: 'refunded' });
  });

  test('When the artist left after the claim, then it still waits for its answer, and what came is to be given back', async () => {
    const id = await placeDueOrder(alice, mira);
    await expectSuccess(claimPayment(id, alice, UTR));
    await transitionOrder(id, { name: 'dropArtist', artistId: mira.userId }, { now: new Date() });
    expect(await findPayment(root, id)).toMatchObject({ amount: 0, claim: { reference: UTR } });
    await expectSuccess(confirmPayment(root, id, 'received', UTR, { amount: 2100, due: 0 }));
    expect(await findPayment(root, id)).toBeUndefined();
    expect(await get(`/product/order/${id}`, alice)).toMatchObject({ status: 'declined', refund_open: 2100 });
  });
});
