import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { orderNumber } from '@aperture-byline/contract/order/order-summary';
import type { OpenPayments, RecordedTransfer } from '@aperture-byline/contract/order/payments/payments-wire';
import type { StudioOrder } from '@aperture-byline/contract/order/wire';
import { describe, expect, test } from 'vitest';
import { tally } from '../../../test-support/calls/visitors.ts';
import {
  acceptSubOrders,
  claimPayment,
  confirmPayment,
  confirmPayout,
  expectSuccess,
  joinForOrders,
  orderPrintsBy,
  placeDueOrder,
  readNotices,
  readStoredOrder,
  sendTransition,
  shipSubOrder,
  utrOf,
  waitForNews,
} from '../../../test-support/orders/orders.ts';
import { db } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { type Member, mailsTo, type Sender } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { askUntilAnswered, callAtOnce } from '../../../test-support/servers/instances.ts';
import { get, postJson, type Reply } from '../../../test-support/servers/suite.ts';
import { transitionOrder } from '../../data/orders/order-transitions.ts';

const { alice, mira, noor, root } = joinForOrders();

/** Ids that would name another collection, or that the database refuses. */
const HOSTILE_IDS = ['a/b', '.', '..', '__x__', '../../x'];

const confirm = (
  id: string,
  name: string,
  reference: string,
  more: object = {},
  sender: Sender = root,
): Promise<Reply> => confirmPayment(sender, id, name, reference, more);

describe('payments', () => {
  async function auditOf(id: string): Promise<object[]> {
    const { docs } = await db.collection('audit').where('orderId', '==', id).get();
    return docs.map((document) => document.data());
  }

  async function paidOrder(artist: Member): Promise<string> {
    const id = await orderPrintsBy(alice, artist);
    await acceptSubOrders(id, artist);
    await expectSuccess(confirm(id, 'received', utrOf(id)));
    await shipSubOrder(id, artist);
    return id;
  }

  const payoutOf = async ({ userId }: Member) =>
    (await get<OpenPayments>('/studio/payment', root)).payouts.find(({ artistId }) => artistId === userId);

  test('When a payment is confirmed, then sub-orders are to be prepared and paid out, once and with who confirmed it', async () => {
    const id = await orderPrintsBy(alice, mira, noor);
    await expectSuccess(sendTransition(id, 'decline', noor));
    expect((await confirm(id, 'received', utrOf(id))).status).toBe(409);
    await acceptSubOrders(id, mira);
    const open = await get<OpenPayments>('/studio/payment', root);
    expect(open.payments).toContainEqual({
      orderId: id,
      amount: 2100,
      hasEnded: false,
      received: 0,
      references: [],
      buyerName: 'Asha Rao',
      createdAt: expect.any(String),
      claim: null,
    });
    await expectSuccess(confirm(id, 'received', utrOf(id)));
    const before = await readStoredOrder(id);
    expect(before.order).toMatchObject({
      paymentStatus: 'paid',
      payment: { amount: 2100, reference: utrOf(id) },
    });
    await expectSuccess(confirm(id, 'received', utrOf(id)));
    expect((await confirm(id, 'received', 'UTR2')).status).toBe(409);
    expect(await readStoredOrder(id)).toEqual(before);
    expect(await auditOf(id)).toMatchObject([
      { kind: 'payment', decision: 'received', reference: utrOf(id), amount: 2100, adminId: root.userId },
    ]);
    const [subOrder] = before.subOrders.filter(({ artistId }) => artistId === mira.userId);
    expect(subOrder).toMatchObject({
      payoutStatus: 'pending',
      paidAt: expect.any(Date),
      prepareBy: expect.any(Date),
    });
    expect(before.subOrders.find(({ artistId }) => artistId === noor.userId)).toMatchObject({
      payoutStatus: 'none',
      paidAt: null,
    });
  });

  test('When an artist is paid out, then once, and only for a sub-order of theirs', async () => {
    const id = await orderPrintsBy(alice, mira);
    await acceptSubOrders(id, mira);
    expect((await confirmPayout(root, mira.userId, 'P1', id)).status).toBe(409);
    await expectSuccess(confirm(id, 'received', utrOf(id)));
    const { status, body } = await confirmPayout(root, mira.userId, 'P1', id);
    expect([status, body.error.message]).toEqual([409, orderMessages.payoutNotDue]);
    expect(await payoutOf(mira)).toBeUndefined();
    await shipSubOrder(id, mira);
    expect((await payoutOf(mira))?.orders.find(({ orderId }) => orderId === id)).toMatchObject({ amount: 2000 });
    expect((await confirmPayout(root, noor.userId, 'P1', id)).status).toBe(404);
    expect((await confirmPayout(root, 'nobody', 'P1', id)).status).toBe(404);
    await expectSuccess(confirmPayout(root, mira.userId, 'P1', id));
    const before = await readStoredOrder(id);
    await expectSuccess(confirmPayout(root, mira.userId, 'P1', id));
    expect((await confirmPayout(root, mira.userId, 'P2', id)).status).toBe(409);
    expect(await readStoredOrder(id)).toEqual(before);
    const [own] = await get<StudioOrder[]>('/studio/order', mira);
    expect(own).toMatchObject({ payoutStatus: 'paid', payoutReference: 'P1' });
    expect(await auditOf(id)).toHaveLength(2);
  });

  test('When one transfer pays several orders of an artist, then all of them or none are paid out, and one mail and notice name all', async () => {
    const ids = await Promise.all([1, 2, 3].map(() => paidOrder(noor)));
    const payout = await payoutOf(noor);
    expect(payout).toMatchObject({ amount: 6000 });
    expect(payout?.orders.map(({ orderId }) => orderId).sort()).toEqual([...ids].sort());
    const [first = '', second = '', third = ''] = ids;
    const { status, body } = await confirmPayout(root, noor.userId, 'PAY-7', first, { orderId: second, amount: 1999 });
    expect([status, body.error.fields?.amount]).toEqual([409, '4000']);
    expect((await payoutOf(noor))?.amount).toBe(6000);
    // Two orders of it twice would be paid once.
    expect((await confirmPayout(root, noor.userId, 'PAY-7', first, first)).status).toBe(400);
    await expectSuccess(confirmPayout(root, noor.userId, 'PAY-7', first, second));
    await expectSuccess(confirmPayout(root, noor.userId, 'PAY-7', first, second));
    // A third order was not in its sum.
    expect((await confirmPayout(root, noor.userId, 'PAY-7', first, second, third)).status).toBe(409);
    expect(await payoutOf(noor)).toMatchObject({ amount: 2000, orders: [{ orderId: third }] });
    for (const id of [first, second]) expect(await auditOf(id)).toHaveLength(2);
    const number = (id: string) => id.slice(0, 8).toUpperCase();
    const paidOut = async () => (await mailsTo(noor)).filter(({ message }) => message.subject === 'You were paid out');
    await eventually('the artist is told', async () => (await paidOut()).length > 0);
    await waitForNews(noor, 7);
    const [{ message } = { message: { text: '' } }, ...others] = await paidOut();
    expect(others).toEqual([]);
    expect(message.text).toContain(
      'We have sent you Rs. 4,000 for 2 orders, in one transfer with the reference PAY-7: ',
    );
    for (const id of [first, second]) expect(message.text).toContain(`${number(id)} (Rs. 2,000)`);
    const told = (await readNotices(noor)).filter(({ state }) => state === 'paid_out');
    expect(told).toHaveLength(1);
  });

  test('When payouts of the same orders with other references race at two instances, then one holds for all of them', async () => {
    const ids = await Promise.all([1, 2].map(() => paidOrder(mira)));
    const replies = await callAtOnce(6, (at, index) =>
      confirmPayout({ ...root, at }, mira.userId, `P${index % 3}`, ...(index % 2 ? ids : ids.toReversed())),
    );
    // Once more with the same reference changes nothing.
    expect(tally(replies)).toEqual({ 200: 2, 409: 4 });
    const stored = await Promise.all(ids.map(readStoredOrder));
    expect(new Set(stored.map(({ subOrders }) => subOrders[0]?.payoutReference)).size).toBe(1);
    for (const id of ids) expect(await auditOf(id)).toHaveLength(2);
  });

  test('When nothing is to be given back, or a body is wrong, then nothing changes', async () => {
    const id = await orderPrintsBy(alice, mira);
    await acceptSubOrders(id, mira);
    const before = await readStoredOrder(id);
    expect((await confirm(id, 'refunded', 'R1')).status).toBe(409);
    expect((await confirm(id, 'received', ' ')).status).toBe(400);
    for (const amount of [0, 2100.5, '2100', null])
      expect([amount, (await confirm(id, 'received', utrOf(id), { amount })).status]).toEqual([amount, 400]);
    expect((await confirm(id, 'received', utrOf(id), { status: 'paid' })).status).toBe(400);
    for (const due of [-1, 0.5, '2100', null, undefined])
      expect([due, (await confirm(id, 'received', utrOf(id), { due })).status]).toEqual([due, 400]);
    for (const path of [`/studio/payout/${mira.userId}`, `/studio/payout/${mira.userId}/returned`])
      for (const orderIds of [[], [id, id], ...HOSTILE_IDS.map((hostile) => [hostile])]) {
        const orders = orderIds.map((orderId) => ({ orderId, amount: 1 }));
        const { status, body } = await postJson(path, { reference: 'P1', orders }, root);
        expect([status, body.error.message], `${path} ${orderIds}`).toEqual([400, orderMessages.payoutOrdersInvalid]);
      }
    for (const member of [alice, mira]) expect((await confirmPayout(member, mira.userId, 'P1', id)).status).toBe(403);
    expect((await confirm('nothing', 'received', 'UTR1')).status).toBe(404);
    for (const member of [alice, mira]) expect((await confirm(id, 'received', utrOf(id), {}, member)).status).toBe(403);
    expect(await readStoredOrder(id)).toEqual(before);
  });

  test('When the amount is not the one that is to be confirmed, then it is 409 with that one, and nothing changes', async () => {
    const id = await orderPrintsBy(alice, mira, noor);
    await acceptSubOrders(id, mira, noor);
    const refused = async (name: string, wrong: object, amount: string) => {
      const before = await readStoredOrder(id);
      const { status, body } = await confirm(id, name, 'X1', wrong);
      expect([status, body.error.code, body.error.fields?.amount]).toEqual([409, 'WRONG_STATE', amount]);
      expect(await readStoredOrder(id)).toEqual(before);
    };
    await refused('received', { amount: 2100 }, '4100');
    await refused('received', { amount: 4100, due: 4000 }, '4100');
    await expectSuccess(confirm(id, 'received', utrOf(id), { amount: 4100 }));
    await transitionOrder(id, { name: 'dropArtist', artistId: mira.userId }, { now: new Date() });
    await transitionOrder(id, { name: 'dropArtist', artistId: noor.userId }, { now: new Date() });
    // What was to be given back before the second one left.
    await refused('refunded', { amount: 2000 }, '4100');
    await expectSuccess(confirm(id, 'refunded', 'R1', { amount: 4100 }));
  });

  test('When a refund is confirmed, then once, with who confirmed it, and both sides of the order show what is open', async () => {
    const id = await orderPrintsBy(alice, mira, noor);
    await acceptSubOrders(id, mira, noor);
    await expectSuccess(confirm(id, 'received', utrOf(id), { amount: 4100 }));
    await transitionOrder(id, { name: 'dropArtist', artistId: mira.userId }, { now: new Date() });
    const { refunds } = await get<OpenPayments>('/studio/payment', root);
    expect(refunds.filter(({ orderId }) => orderId === id)).toEqual([
      {
        orderId: id,
        amount: 2000,
        buyerName: 'Asha Rao',
        paymentReference: utrOf(id),
        refundBy: expect.any(String),
        online: null,
        underWay: 0,
        hasFailed: false,
        leaverEmail: null,
      },
    ]);
    await expectSuccess(confirm(id, 'refunded', 'R1'));
    const before = await readStoredOrder(id);
    expect(before.order).toMatchObject({
      refundStatus: 'paid',
      refunds: [{ amount: 2000, reference: 'R1' }],
    });
    await expectSuccess(confirm(id, 'refunded', 'R1'));
    expect((await confirm(id, 'refunded', 'R2')).status).toBe(409);
    expect(await readStoredOrder(id)).toEqual(before);
    expect(await auditOf(id)).toHaveLength(2);
    expect(await auditOf(id)).toContainEqual(
      expect.objectContaining({ decision: 'refunded', reference: 'R1', amount: 2000, adminId: root.userId }),
    );
    await eventually('the buyer is told', async () =>
      (await mailsTo(alice)).some(({ message }) => message.text.includes('We have sent you Rs. 2,000 back.')),
    );
    expect(await get(`/product/order/${id}`, alice)).toMatchObject({ refund_amount: 2000, refund_open: 0 });
    await transitionOrder(id, { name: 'dropArtist', artistId: noor.userId }, { now: new Date() });
    expect(await get(`/product/order/${id}`, alice)).toMatchObject({
      refund_amount: 4100,
      refund_open: 2100,
    });
    expect(await get<RecordedTransfer[]>('/studio/payment/recorded', root)).toContainEqual({
      orderId: id,
      reference: expect.any(String),
    });
    const open = await get<OpenPayments>('/studio/payment', root);
    expect(open.refunds.find(({ orderId }) => orderId === id)?.amount).toBe(2100);
  });

  test('When a transfer has paid an order, then it pays no other one, whose refusal names the first; claims of it are no reason', async () => {
    const [paid, other] = [await placeDueOrder(alice, mira), await placeDueOrder(alice, mira)];
    for (const id of [paid, other]) await expectSuccess(claimPayment(id, alice, '500000000001'));
    await expectSuccess(confirm(paid, 'received', 'UPI 500000000001', { amount: 1000, due: 2100 }));
    await expectUnchanged(async () => {
      for (const reference of ['UPI 500000000001', '5000-0000-0001']) {
        const { status, body } = await confirm(other, 'received', reference);
        expect([status, body.error.code, body.error.message]).toEqual([
          409,
          'CONFLICT',
          orderMessages.referenceUsed(orderNumber(paid)),
        ]);
      }
      await expectSuccess(confirm(paid, 'received', 'UPI 500000000001', { amount: 1000, due: 2100 }));
    });
    await expectSuccess(confirm(other, 'received', '500000000002'));
  });

  test('When one transfer is confirmed for several orders at once, then it pays one of them', async () => {
    const ids = await Promise.all([1, 2, 3, 4].map(() => placeDueOrder(alice, mira)));
    const replies = await callAtOnce(ids.length, (at, index) =>
      askUntilAnswered(() => confirm(ids[index] ?? '', 'received', '500000000003', {}, { ...root, at })),
    );
    expect(tally(replies)).toEqual({ 200: 1, 409: 3 });
    const stored = await Promise.all(ids.map(readStoredOrder));
    expect(stored.filter(({ order }) => order.paymentStatus === 'paid')).toHaveLength(1);
  });

  test('When ten confirmations with different references race, then one holds', async () => {
    const id = await orderPrintsBy(alice, mira);
    await acceptSubOrders(id, mira);
    const replies = await callAtOnce(10, (at, index) => confirm(id, 'received', `UTR${index}`, {}, { ...root, at }));
    expect(tally(replies)).toEqual({ 200: 1, 409: 9 });
    expect(await auditOf(id)).toHaveLength(1);
  });
});
