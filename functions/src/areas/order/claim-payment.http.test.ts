import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import type { OpenPayments } from '@aperture-byline/contract/order/payments/payments-wire';
import { inDays } from '@aperture-byline/contract/samples/stored-documents';
import { describe, expect, test } from 'vitest';
import { HOSTILE_PARTS } from '../../../test-support/calls/hostile.ts';
import { tally } from '../../../test-support/calls/visitors.ts';
import {
  claimPayment,
  confirmPayment,
  expectSuccess,
  findPayment,
  joinForOrders,
  orderPrintsBy,
  placeDueOrder,
  readEvents,
  readStoredOrder,
  rejectPaymentClaim,
  sendTransition,
  withdrawPayment,
} from '../../../test-support/orders/orders.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { askUntilAnswered, callAtOnce } from '../../../test-support/servers/instances.ts';
import { get, postJson } from '../../../test-support/servers/suite.ts';
import { runOrderSchedule } from './run-schedule.ts';

const { alice, bob, mira, root } = joinForOrders();

const UTR = '412345678901';

describe('a buyer’s claim of a payment', () => {
  test('When it is made, then it is being checked, stands first for administrators, and nothing is paid', async () => {
    const [other, id] = [await placeDueOrder(alice, mira), await placeDueOrder(alice, mira)];
    const reply = await claimPayment(id, alice, ` ${UTR} `);
    expect(reply.status).toBe(200);
    expect(reply.body.data).toMatchObject({
      order_id: id,
      payment_status: 'due',
      payment_claim: { reference: UTR, claimed_on: expect.any(String) },
      can_claim_payment: false,
      can_cancel: false,
      pay_by: null,
      paid_on: null,
      transfers: [],
    });
    const { payments } = await get<OpenPayments>('/studio/payment', root);
    const ids = payments.map(({ orderId }) => orderId);
    expect(ids.indexOf(id)).toBeLessThan(ids.indexOf(other));
    expect(ids.filter((one) => one === id)).toHaveLength(1);
    expect(payments.find(({ orderId }) => orderId === id)).toMatchObject({
      amount: 2100,
      hasEnded: false,
      received: 0,
      references: [],
      claim: { reference: UTR, claimedAt: expect.any(String), alsoGivenFor: [] },
    });
    expect(payments.find(({ orderId }) => orderId === other)).toMatchObject({ claim: null });
    expect((await sendTransition(id, 'prepare', mira)).status).toBe(409);
    const before = await readStoredOrder(id);
    await runOrderSchedule(inDays(60));
    expect(await readStoredOrder(id)).toEqual(before);
  });

  test('When it is sent fifty times at once, then there is one claim, and another reference is refused', async () => {
    const id = await placeDueOrder(alice, mira);
    const replies = await callAtOnce(50, (at) => askUntilAnswered(() => claimPayment(id, { ...alice, at }, UTR)));
    expect(tally(replies)).toEqual({ 200: 50 });
    expect(await readEvents(id)).toEqual(['placed', 'accepted', 'payment_due', 'payment_claimed']);
    const before = await readStoredOrder(id);
    const { status, body } = await claimPayment(id, alice, '412345678902');
    expect([status, body.error.code]).toEqual([409, 'WRONG_STATE']);
    expect(await readStoredOrder(id)).toEqual(before);
  });

  test('When the reference is corrected before anybody answered, then it is the new one, also in what is told of it', async () => {
    const id = await placeDueOrder(alice, mira);
    await expectSuccess(claimPayment(id, alice, UTR));
    const correct = (reference: string, corrects: string) =>
      postJson(`/product/order/${id}/claim-payment`, { reference, corrects }, { token: alice.token });
    expect((await correct('412345678902', '499999999999')).status).toBe(409);
    const { status, body } = await correct('412345678902', UTR);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ payment_claim: { reference: '412345678902' } });
    expect((await correct('412345678903', UTR)).status).toBe(409);
    const { order } = await readStoredOrder(id);
    expect(order.referenceKeys).toEqual(['412345678902']);
    expect(order.timeline.at(-1)).toMatchObject({ event: 'payment_claimed', note: '412345678902' });
    expect(await readEvents(id)).toEqual(['placed', 'accepted', 'payment_due', 'payment_claimed']);
  });

  test('When it is taken back before anybody answered, then the payment is due by the same time, and nobody looks for it', async () => {
    const id = await placeDueOrder(alice, mira);
    const { order: due } = await readStoredOrder(id);
    await expectSuccess(claimPayment(id, alice, UTR));
    await expectUnchanged(async () => {
      for (const member of [bob, mira, root]) expect((await withdrawPayment(id, member, UTR)).status).toBe(404);
      expect((await withdrawPayment(id, alice, '412345678902')).status).toBe(409);
      expect((await withdrawPayment(id, alice, '')).status).toBe(400);
      expect((await postJson(`/product/order/${id}/withdraw-payment`, { reference: UTR })).status).toBe(401);
    });
    const replies = await callAtOnce(10, (at) => askUntilAnswered(() => withdrawPayment(id, { ...alice, at }, UTR)));
    expect(tally(replies)).toEqual({ 200: 10 });
    expect(replies[0]?.body.data).toMatchObject({ payment_claim: null, can_claim_payment: true, can_cancel: true });
    const { order } = await readStoredOrder(id);
    expect(order).toMatchObject({ payBy: due.payBy, payRemindAt: due.payRemindAt, referenceKeys: [] });
    expect((await readEvents(id)).slice(-2)).toEqual(['payment_claimed', 'payment_claim_withdrawn']);
    expect(await findPayment(root, id)).toMatchObject({ claim: null });
    // The administrator who had it on the screen learns that it is gone.
    expect((await rejectPaymentClaim(id, root, UTR)).status).toBe(409);
  });

  test('When claims of different references race, then one of them holds', async () => {
    const id = await placeDueOrder(alice, mira);
    const replies = await callAtOnce(10, (at, index) =>
      askUntilAnswered(() => claimPayment(id, { ...alice, at }, `41234567890${index}`)),
    );
    expect(tally(replies)).toEqual({ 200: 1, 409: 9 });
    expect((await readEvents(id)).filter((event) => event === 'payment_claimed')).toHaveLength(1);
  });

  test('When it is somebody else’s order, nobody is signed in, or nothing is due, then nothing changes', async () => {
    const [id, waiting] = [await placeDueOrder(alice, mira), await orderPrintsBy(alice, mira)];
    await expectUnchanged(async () => {
      for (const member of [bob, mira, root]) {
        const { status, body } = await claimPayment(id, member);
        expect([status, body.error.code]).toEqual([404, 'NOT_FOUND']);
      }
      expect((await postJson(`/product/order/${id}/claim-payment`, { reference: UTR })).status).toBe(401);
      expect((await claimPayment(waiting, alice)).status).toBe(409);
      for (const part of HOSTILE_PARTS) expect((await claimPayment(part, alice)).status, part).toBe(404);
    });
  });

  test.each([
    ['nothing', '', orderMessages.referenceEmpty],
    ['a number', 412345678901, undefined],
    ['too short a text', '12345', undefined],
    ['a word', 'PAYMENT-DONE', undefined],
    ['HTML', '<b>412345678901</b>', undefined],
    ['digits of another script', '४१२३४५६७८९०१', undefined],
    ['a formula', '=SUM(A1:A9)', undefined],
    ['36 characters', `${'A'.repeat(35)}1`, undefined],
    ['10,000 characters', '1'.repeat(10_000), undefined],
  ])(
    'When the reference is %s, then it is 400, says what one looks like, and nothing changes',
    async (_what, reference, message) => {
      const id = await placeDueOrder(alice, mira);
      const before = await readStoredOrder(id);
      const { status, body } = await claimPayment(id, alice, reference);
      expect([status, body.error.code]).toEqual([400, 'INVALID']);
      if (typeof reference === 'string')
        expect(body.error.fields?.reference).toBe(message ?? orderMessages.referenceInvalid);
      expect(await readStoredOrder(id)).toEqual(before);
    },
  );

  test.each(['412345678901', 'SBIN0R52026112600012', 'N326-2611/0042', 'IMPS 412345678901'])(
    'When the reference is %s, then it is taken',
    async (reference) => {
      const id = await placeDueOrder(alice, mira);
      await expectSuccess(claimPayment(id, alice, reference));
      expect((await readStoredOrder(id)).order.paymentClaim?.reference).toBe(reference);
    },
  );

  test('When the same reference was given for other orders, then administrators see which, the buyer does not, and nothing is paid', async () => {
    const paid = await placeDueOrder(alice, mira);
    await expectSuccess(confirmPayment(root, paid, 'received', 'IMPS/900000000077'));
    const rejected = await placeDueOrder(alice, mira);
    await expectSuccess(claimPayment(rejected, alice, '900000000077'));
    await expectSuccess(rejectPaymentClaim(rejected, root, '900000000077'));
    const [one, two] = [await placeDueOrder(alice, mira), await placeDueOrder(alice, mira)];
    await expectSuccess(claimPayment(one, alice, 'IMPS 900000000077'));
    const reply = await claimPayment(two, alice, '900000000077');
    expect(reply.status).toBe(200);
    for (const id of [one, paid, rejected]) expect(reply.text).not.toContain(id);
    const readOtherOrders = async (id: string) => (await findPayment(root, id))?.claim?.alsoGivenFor.toSorted();
    expect(await readOtherOrders(one)).toEqual([paid, rejected, two].toSorted());
    expect(await readOtherOrders(two)).toEqual([paid, rejected, one].toSorted());
    for (const id of [one, two])
      expect((await readStoredOrder(id)).order).toMatchObject({ payment: null, paymentStatus: 'due' });
  });
});
