import { orderNumber } from '@aperture-byline/contract/order/order-summary';
import type { OpenPayments } from '@aperture-byline/contract/order/payments/payments-wire';
import type { Order } from '@aperture-byline/contract/order/wire';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  acceptSubOrders,
  confirmPayment,
  expectSuccess,
  joinForOrders,
  orderPrintsBy,
  readEvents,
  readStoredOrder,
  sendTransition,
  shipSubOrder,
} from '../../../../test-support/orders/orders.ts';
import {
  listWebhooks,
  payForOrder,
  payWithHeldWebhooks,
  provider,
  readProviderPayments,
  sendWebhook,
} from '../../../../test-support/payments/online.ts';
import { expectRefusedLater } from '../../../../test-support/people/old-login.ts';
import { db } from '../../../../test-support/project/database.ts';
import { eventually } from '../../../../test-support/project/eventually.ts';
import { mailsTo, type Sender } from '../../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../../test-support/project/unchanged.ts';
import { callAtOnce } from '../../../../test-support/servers/instances.ts';
import { call, get, postJson, type Reply } from '../../../../test-support/servers/suite.ts';
import { runDueTriggers } from '../../../../test-support/triggers/due-triggers.ts';
import { recordRefund } from '../../../data/orders/money/provider-refunds.ts';
import { config } from '../../../lib/config.ts';
import { giveUpRefund } from './give-up-refund.ts';
import { reconcile } from './reconcile.ts';

const { alice, mira, noor, root } = joinForOrders();

afterEach(async () => {
  vi.useRealTimers();
  await provider.control('*', {});
});

const refundOnline = (id: string, amount: unknown, { token, at }: Sender = root): Promise<Reply> =>
  postJson(`/studio/payment/${id}/refund-online`, { amount }, { token, at });
const refundStray = (paymentId: string, { token, at }: Sender = root): Promise<Reply> =>
  postJson(`/studio/stray-payment/${paymentId}/refund`, {}, { token, at });
const confirmStray = (paymentId: string, reference: unknown, { token }: Sender = root): Promise<Reply> =>
  postJson(`/studio/stray-payment/${paymentId}/refunded`, { reference }, { token });

const listPayments = () => get<OpenPayments>('/studio/payment', root);
const refundOf = async (id: string) => (await listPayments()).refunds.find(({ orderId }) => orderId === id);
const strayOf = async (id: string) => (await listPayments()).strayPayments.find(({ orderId }) => orderId === id);

/** Refunds of an order's payments as they are stored, the oldest first. */
async function readRefunds(
  id: string,
): Promise<{ key: string; state: string; refundId: string; minorAmount: number }[]> {
  const paymentIds = (await readProviderPayments(id)).map((payment) => payment.id);
  const { docs } = await db.collection('providerRefunds').orderBy('createdAt').get();
  return docs
    .filter((document) => paymentIds.includes(document.get('paymentId')))
    .map((document) => ({ key: document.id, ...(document.data() as Record<'state' | 'refundId', string>) }))
    .map((refund) => refund as typeof refund & { minorAmount: number });
}

/** An order of two artists, paid online, of which Noor sent nothing and left: her Rs. 2,000 are to be given back. */
async function refundableOrder(): Promise<string> {
  const id = await orderPrintsBy(alice, mira, noor);
  await acceptSubOrders(id, mira, noor);
  await payForOrder(id, alice);
  await shipSubOrder(id, mira);
  await expectSuccess(sendTransition(id, 'deliver', mira));
  const report = { photographer: mira.userId, reason: 'wrong_frame', text: 'Black', lines: [0], pictures: [] };
  await expectSuccess(postJson(`/product/order/${id}/claim`, report, alice));
  await expectSuccess(postJson(`/studio/order/${id}/claim`, { action: 'refund', note: 'Sorry' }, mira));
  return id;
}

describe('a refund of what came by the provider', () => {
  test('When an administrator asks for it, then the provider gives it back, once, with a credit note', async () => {
    const id = await refundableOrder();
    expect(await refundOf(id)).toMatchObject({
      amount: 2000,
      online: { provider: 'Razorpay', amount: 2000 },
      underWay: 0,
    });
    const replies = await callAtOnce(4, (at) => refundOnline(id, 2000, { ...root, at }));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await refundOf(id)).toMatchObject({ amount: 0, online: null, underWay: 2000 });
    expect((await confirmPayment(root, id, 'refunded', 'UTR9')).status).toBe(409);
    await eventually('the refund', async () => (await readRefunds(id))[0]?.state === 'refunded');
    const refunds = await readRefunds(id);
    expect(refunds).toMatchObject([{ state: 'refunded', minorAmount: 200_000, refundId: expect.any(String) }]);
    const { order } = await readStoredOrder(id);
    expect(order).toMatchObject({
      refundStatus: 'paid',
      refundsUnderWay: [],
      refunds: [
        { amount: 2000, reference: refunds[0]?.refundId, provider: 'razorpay', creditNote: expect.any(String) },
      ],
    });
    expect((await readEvents(id)).filter((event) => event === 'refunded')).toHaveLength(1);
    expect(await readProviderPayments(id)).toMatchObject([{ minorRefunded: 200_000, refunds: 1 }]);
    expect(await refundOf(id)).toBeUndefined();
    await expectUnchanged(async () => {
      expect((await refundOnline(id, 2000)).status).toBe(409);
    });
  });

  test('When it is another amount, or not asked for by an administrator who has just signed in, then nothing is sent', async () => {
    const id = await refundableOrder();
    await runDueTriggers();
    await expectUnchanged(async () => {
      for (const amount of [1999, 2001, 4100]) {
        const { status, body } = await refundOnline(id, amount);
        expect(status).toBe(409);
        expect(body.error.fields).toMatchObject({ amount: '2000' });
      }
      for (const amount of [0, -1, 1.5, '2000', null, undefined])
        expect((await refundOnline(id, amount)).status).toBe(400);
      for (const sender of [alice, mira]) expect((await refundOnline(id, 2000, sender)).status).toBe(403);
      expect((await call(`/studio/payment/${id}/refund-online`, { method: 'POST' })).status).toBe(401);
      expect((await refundOnline('nothing', 2000)).status).toBe(404);
      await expectRefusedLater('POST', `/studio/payment/${id}/refund-online`, root.token);
    });
  });

  test('When the provider is slow to say how it ended, then its word is followed when it comes, twice or late', async () => {
    const id = await refundableOrder();
    await provider.control(id, { refunds: 'pending', webhooks: 'held' });
    await expectSuccess(refundOnline(id, 2000));
    await runDueTriggers();
    const [sent] = await readRefunds(id);
    expect(sent?.state).toBe('sent');
    expect((await readStoredOrder(id)).order).toMatchObject({ refundStatus: 'due', refunds: [] });
    await provider.endRefund(sent?.refundId ?? '', 'processed');
    const events = (await listWebhooks(id)).filter(({ event }) => event.startsWith('refund.'));
    expect(events.map(({ event }) => event)).toEqual(['refund.created', 'refund.processed']);
    for (const { body } of [...events.toReversed(), ...events]) expect((await sendWebhook(body)).status).toBe(200);
    expect((await readStoredOrder(id)).order).toMatchObject({ refundStatus: 'paid', refunds: [{ amount: 2000 }] });
  });

  test('When no webhook comes, then the schedule asks how it has ended', async () => {
    const id = await refundableOrder();
    await provider.control(id, { refunds: 'pending', webhooks: 'held' });
    await expectSuccess(refundOnline(id, 2000));
    await runDueTriggers();
    await reconcile(new Date());
    const [sent] = await readRefunds(id);
    expect(sent?.state).toBe('sent');
    await provider.endRefund(sent?.refundId ?? '', 'processed');
    await reconcile(new Date());
    expect((await readStoredOrder(id)).order).toMatchObject({ refundStatus: 'paid', refunds: [{ amount: 2000 }] });
  });

  test('When the provider refuses to say how it has ended, then it is under way until it does', async () => {
    const id = await refundableOrder();
    await provider.control(id, { refunds: 'pending', webhooks: 'held' });
    await expectSuccess(refundOnline(id, 2000));
    await eventually('the refund is sent', async () => (await readRefunds(id))[0]?.state === 'sent');
    const { razorpay } = config();
    Object.assign(config(), { razorpay: { ...razorpay, keySecret: 'of an earlier key' } });
    expect(await reconcile(new Date()).catch(() => 'the list was refused')).toBe('the list was refused');
    Object.assign(config(), { razorpay });
    expect(await readRefunds(id)).toMatchObject([{ state: 'sent' }]);
    expect(await refundOf(id)).toMatchObject({ amount: 0, underWay: 2000, hasFailed: false });
  });

  test('When the provider made it after it was given up, then it is recorded, unless it was sent by hand', async () => {
    for (const isByHand of [false, true]) {
      const id = await refundableOrder();
      await provider.control(id, { refunds: 'pending', webhooks: 'held' });
      await expectSuccess(refundOnline(id, 2000));
      await eventually('the refund is sent', async () => (await readRefunds(id))[0]?.state === 'sent');
      const [refund] = await readRefunds(id);
      expect(await giveUpRefund(refund?.key ?? '')).toBe('failed');
      expect(await refundOf(id)).toMatchObject({ amount: 2000, hasFailed: true });
      if (isByHand) await expectSuccess(confirmPayment(root, id, 'refunded', 'UTR12345', { amount: 2000 }));
      for (let time = 0; time < 2; time += 1)
        await recordRefund(refund?.key ?? '', { id: refund?.refundId ?? null, status: 'processed' }, new Date());
      expect((await readRefunds(id))[0]?.state).toBe(isByHand ? 'failed' : 'refunded');
      expect(await giveUpRefund(refund?.key ?? '')).toBe(isByHand ? 'failed' : 'refunded');
      expect((await readStoredOrder(id)).order).toMatchObject({ refundStatus: 'paid', refundsUnderWay: [] });
      expect((await readStoredOrder(id)).order.refunds).toHaveLength(1);
      expect(await readProviderPayments(id)).toMatchObject([{ minorRefunded: isByHand ? 0 : 200_000 }]);
    }
  });

  test('When it fails, then it is to be given back again: by the provider, or by hand', async () => {
    const id = await refundableOrder();
    await provider.control(id, { refunds: 'pending', webhooks: 'held' });
    for (const _time of [1, 2]) {
      await expectSuccess(refundOnline(id, 2000));
      await runDueTriggers();
      await provider.endRefund((await readRefunds(id)).at(-1)?.refundId ?? '', 'failed');
      await reconcile(new Date());
      expect(await refundOf(id)).toMatchObject({
        amount: 2000,
        online: { amount: 2000 },
        underWay: 0,
        hasFailed: true,
      });
    }
    const keys = (await readRefunds(id)).map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
    expect(await readProviderPayments(id)).toMatchObject([{ minorRefunded: 0, refunds: 2 }]);
    await expectSuccess(confirmPayment(root, id, 'refunded', 'UTR9'));
    expect((await readStoredOrder(id)).order).toMatchObject({ refundStatus: 'paid' });
    expect((await refundOnline(id, 2000)).status).toBe(409);
  });

  test.each([false, true])(
    'When the provider does not answer, and has done it (%s), then it is asked again and gives back once',
    async (happens) => {
      const id = await refundableOrder();
      await runDueTriggers();
      await provider.control(id, { answer: 'error', happens, webhooks: 'held' });
      await expectSuccess(refundOnline(id, 2000));
      await expect(runDueTriggers()).rejects.toThrow();
      expect(await readRefunds(id)).toMatchObject([{ state: 'requested' }]);
      await provider.control(id, { webhooks: 'held' });
      await reconcile(new Date());
      expect(await readRefunds(id)).toMatchObject([{ state: 'refunded' }]);
      const created = (await listWebhooks(id)).filter(({ event }) => event === 'refund.created');
      expect(created).toHaveLength(1);
    },
  );

  test('When a refund was made at the provider by somebody else, then the house’s books stay as they are', async () => {
    const id = await refundableOrder();
    await provider.control(id, { refunds: 'pending', webhooks: 'held' });
    await expectSuccess(refundOnline(id, 2000));
    await runDueTriggers();
    const event = (await listWebhooks(id)).find((one) => one.event === 'refund.created');
    const lie = (fields: object) => {
      const body = JSON.parse(event?.body ?? '');
      Object.assign(body.payload.refund.entity, { status: 'processed', ...fields });
      return JSON.stringify(body);
    };
    await expectUnchanged(async () => {
      for (const fields of [
        { receipt: null },
        { receipt: 'f'.repeat(32) },
        { amount: 100 },
        { payment_id: 'pay_other' },
      ])
        expect((await sendWebhook(lie(fields))).status).toBe(200);
    });
  });
});

describe('a payment to be looked at', () => {
  async function strayPayment(): Promise<{ id: string; paymentId: string }> {
    const id = await orderPrintsBy(alice, mira);
    await acceptSubOrders(id, mira);
    const [event] = await payWithHeldWebhooks(id, alice, 'half');
    expect((await sendWebhook(event?.body ?? '')).status).toBe(200);
    const { paymentId = '' } = (await strayOf(id)) ?? {};
    return { id, paymentId };
  }

  /** Expects one mail to the buyer that the payment was sent back, also once all events have come. */
  async function expectToldOfReturn(id: string): Promise<void> {
    await runDueTriggers();
    const told = (await mailsTo(alice)).filter(
      ({ message: { subject, text } }) =>
        subject === 'A payment of yours was sent back' && text.includes(orderNumber(id)),
    );
    expect(told).toHaveLength(1);
    expect(told[0]?.message.text).toContain('We have sent you Rs. 1,050.00 back');
  }

  test('When an administrator presses refund, then all of it goes back once, its buyer is told, and it is looked at no more', async () => {
    const { id, paymentId } = await strayPayment();
    const readReturning = async (reader: Sender) => (await get<Order>(`/product/order/${id}`, reader)).returning;
    expect(await readReturning(alice)).toEqual([{ minor_amount: 105_000, currency: 'INR' }]);
    expect(await readReturning(root)).toEqual([]);
    const replies = await callAtOnce(4, (at) => refundStray(paymentId, { ...root, at }));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await strayOf(id)).toMatchObject({ isUnderWay: true });
    expect((await confirmStray(paymentId, 'UTR-100009')).status).toBe(409);
    await eventually('the refund', async () => (await strayOf(id)) === undefined);
    expect(await readReturning(alice)).toEqual([]);
    expect(await readRefunds(id)).toMatchObject([{ state: 'refunded', minorAmount: 105_000 }]);
    expect((await readStoredOrder(id)).order).toMatchObject({ paymentStatus: 'due', transfers: [], refunds: [] });
    expect((await refundStray(paymentId)).status).toBe(409);
    await expectToldOfReturn(id);
  });

  test('When the provider can not, then it can be asked again, or the money is sent by hand', async () => {
    const { id, paymentId } = await strayPayment();
    await provider.control(id, { refunds: 'pending', webhooks: 'held' });
    await expectSuccess(refundStray(paymentId));
    await runDueTriggers();
    await provider.endRefund((await readRefunds(id))[0]?.refundId ?? '', 'failed');
    await reconcile(new Date());
    expect(await strayOf(id)).toMatchObject({ isUnderWay: false, hasFailed: true });
    await expectSuccess(confirmStray(paymentId, 'UTR-100009'));
    await expectUnchanged(async () => {
      await expectSuccess(confirmStray(paymentId, 'UTR-100009'));
      expect((await confirmStray(paymentId, 'UTR-100010')).status).toBe(409);
      expect((await refundStray(paymentId)).status).toBe(409);
    });
    expect(await strayOf(id)).toBeUndefined();
    await expectToldOfReturn(id);
    const { docs } = await db.collection('audit').where('orderId', '==', id).get();
    expect(docs.map((document) => document.get('reference')).sort()).toEqual(['UTR-100009', paymentId].sort());
  });

  test('When it is not an administrator who has just signed in, or there is none, then nothing is given back', async () => {
    const { paymentId } = await strayPayment();
    await runDueTriggers();
    const paid = await orderPrintsBy(alice, noor);
    await acceptSubOrders(paid, noor);
    await payForOrder(paid, alice);
    const [payment] = await readProviderPayments(paid);
    await expectUnchanged(async () => {
      for (const sender of [alice, mira]) {
        expect((await refundStray(paymentId, sender)).status).toBe(403);
        expect((await confirmStray(paymentId, 'UTR-100009', sender)).status).toBe(403);
      }
      for (const action of ['refund', 'refunded'])
        expect((await call(`/studio/stray-payment/${paymentId}/${action}`, { method: 'POST' })).status).toBe(401);
      expect((await refundStray('pay_unknown')).status).toBe(404);
      expect((await confirmStray('pay_unknown', 'UTR-100009')).status).toBe(404);
      expect((await refundStray(String(payment?.id))).status).toBe(409);
      expect((await confirmStray(String(payment?.id), 'UTR-100009')).status).toBe(409);
      for (const reference of ['', null, 7, {}, 'x'.repeat(200)])
        expect((await confirmStray(paymentId, reference)).status).toBe(400);
      for (const action of ['refund', 'refunded'])
        await expectRefusedLater('POST', `/studio/stray-payment/${paymentId}/${action}`, root.token);
    });
  });
});
