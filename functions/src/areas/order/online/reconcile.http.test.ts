import type { OpenPayments } from '@aperture-byline/contract/order/payments/payments-wire';
import type { ProviderSettlements } from '@aperture-byline/contract/order/payouts/money-wire';
import { DAY } from '@aperture-byline/contract/shared/durations';
import { afterEach, describe, expect, test } from 'vitest';
import {
  cancelOrder,
  expectSuccess,
  joinForOrders,
  placeDueOrder,
  readEvents,
  readStoredOrder,
} from '../../../../test-support/orders/orders.ts';
import {
  listWebhooks,
  openPaymentPage,
  payWithHeldWebhooks,
  provider,
  readProviderPayments,
  sendWebhook,
} from '../../../../test-support/payments/online.ts';
import { db } from '../../../../test-support/project/database.ts';
import { expectUnchanged } from '../../../../test-support/project/unchanged.ts';
import { call, get } from '../../../../test-support/servers/suite.ts';
import { runDueTriggers } from '../../../../test-support/triggers/due-triggers.ts';
import { config } from '../../../lib/config.ts';
import { SCHEDULED_WORK } from '../../../scheduled-work.ts';
import { runOrderSchedule } from '../run-schedule.ts';
import { reconcile } from './reconcile.ts';

const { alice, mira, root } = joinForOrders();

afterEach(async () => {
  await provider.control('*', {});
});

describe('a webhook that never comes', () => {
  test('When the schedule compares, then the payment is made as by the webhook, and once', async () => {
    const [told, lost] = [await placeDueOrder(alice, mira), await placeDueOrder(alice, mira)];
    const [event] = await payWithHeldWebhooks(told, alice);
    await payWithHeldWebhooks(lost, alice);
    expect((await sendWebhook(event?.body ?? '')).status).toBe(200);
    expect(await SCHEDULED_WORK.payments(new Date())).toMatch(
      /^payments: \d+ compared, 0 refunds asked for, 0 failed$/,
    );
    const [one, other] = await Promise.all([told, lost].map(async (id) => (await readStoredOrder(id)).order));
    expect(other?.transfers).toMatchObject([{ amount: 2100, provider: 'razorpay' }]);
    expect(Object.keys(other ?? {}).sort()).toEqual(Object.keys(one ?? {}).sort());
    expect(await readEvents(lost)).toEqual(await readEvents(told));
    expect(await readProviderPayments(lost)).toMatchObject([{ problem: null, minorFee: expect.any(Number) }]);
    const number = (receipt: string | undefined) => Number(receipt?.split('/').at(-1));
    expect(Math.abs(number(one?.receipt?.number) - number(other?.receipt?.number))).toBe(1);
    await runDueTriggers();
    await expectUnchanged(async () => {
      await reconcile(new Date());
      for (const { body } of await listWebhooks(lost)) expect((await sendWebhook(body)).status).toBe(200);
    });
  });

  test('When the term of an order ends first, then the provider is asked, and it is paid', async () => {
    const [paid, unpaid] = [await placeDueOrder(alice, mira), await placeDueOrder(alice, mira)];
    await payWithHeldWebhooks(paid, alice);
    await openPaymentPage(unpaid, alice);
    const late = new Date(Date.now() + 8 * DAY);
    await provider.control(unpaid, { answer: 'error' });
    await runOrderSchedule(late);
    const statusOf = async (id: string) => (await readStoredOrder(id)).order.paymentStatus;
    expect([await statusOf(paid), await statusOf(unpaid)]).toEqual(['paid', 'due']);
    await provider.control(unpaid, {});
    await runOrderSchedule(late);
    expect(await statusOf(unpaid)).toBe('not_due');
  });

  test('When the order has ended meanwhile, then the payment is to be looked at', async () => {
    const id = await placeDueOrder(alice, mira);
    await payWithHeldWebhooks(id, alice);
    await expectSuccess(cancelOrder(id, alice));
    await reconcile(new Date());
    const { strayPayments } = await get<OpenPayments>('/studio/payment', root);
    expect(strayPayments.filter(({ orderId }) => orderId === id)).toMatchObject([{ problem: 'not_due' }]);
  });

  test('When one order can not be read, then the others are paid, and that one once it is repaired', async () => {
    const [broken, whole] = [await placeDueOrder(alice, mira), await placeDueOrder(alice, mira)];
    for (const id of [broken, whole]) await payWithHeldWebhooks(id, alice);
    const { order } = await readStoredOrder(broken);
    await db.doc(`orders/${broken}`).update({ total: 'much' });
    expect(await reconcile(new Date())).toMatchObject({ failed: 1 });
    expect((await readStoredOrder(whole)).order.paymentStatus).toBe('paid');
    expect(await readProviderPayments(broken)).toEqual([]);
    await db.doc(`orders/${broken}`).update({ total: order.total });
    expect(await reconcile(new Date())).toMatchObject({ failed: 0 });
    expect((await readStoredOrder(broken)).order.paymentStatus).toBe('paid');
  });
});

describe('a provider that does not answer, or is not there', () => {
  test.each(['error', 'busy', 'html', 'redirect', 'huge', 'half'] as const)(
    'When it answers %s, then nothing changes, and the next run makes up for it',
    async (answer) => {
      const id = await placeDueOrder(alice, mira);
      await payWithHeldWebhooks(id, alice);
      await runDueTriggers();
      await provider.control('*', { answer });
      await expectUnchanged(async () => {
        await expect(reconcile(new Date())).rejects.toThrow();
      });
      await provider.control('*', {});
      await reconcile(new Date());
      expect((await readStoredOrder(id)).order.paymentStatus).toBe('paid');
    },
  );

  test('When the house has none, then the schedule does nothing', async () => {
    const id = await placeDueOrder(alice, mira);
    await openPaymentPage(id, alice);
    await runDueTriggers();
    const { razorpay } = config();
    try {
      config().razorpay = null;
      await expectUnchanged(async () => {
        expect(await reconcile(new Date())).toEqual({ payments: 0, refunds: 0, failed: 0 });
      });
    } finally {
      config().razorpay = razorpay;
    }
  });
});

describe('what the provider sent to the bank', () => {
  const month = new Date().toISOString().slice(0, 7);

  test('When an administrator opens a month, then its settlements and fees are there, and for nobody else', async () => {
    const id = await placeDueOrder(alice, mira);
    await payWithHeldWebhooks(id, alice);
    const path = `/studio/house-statements/${month}/settlements`;
    const { provider: name, minorAmount, minorFees, settlements } = await get<ProviderSettlements>(path, root);
    expect(name).toBe('Razorpay');
    expect(settlements.length).toBeGreaterThan(0);
    const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
    expect(minorAmount).toBe(sum(settlements.map((settlement) => settlement.minorAmount)));
    expect(minorFees).toBe(sum(settlements.map((settlement) => settlement.minorFees)));
    expect(minorFees).toBeGreaterThan(0);
    for (const sender of [alice, mira]) expect((await call(path, sender)).status).toBe(403);
    expect((await call(path)).status).toBe(401);
    for (const other of ['2999-01', '2026-13', 'now'])
      expect((await call(`/studio/house-statements/${other}/settlements`, root)).status).toBe(404);
  });

  test('When the provider does not answer, or there is none, then the house’s own account is there all the same', async () => {
    const path = `/studio/house-statements/${month}`;
    await provider.control('*', { answer: 'html' });
    expect((await call(`${path}/settlements`, root)).status).toBe(503);
    expect((await call(path, root)).status).toBe(200);
    const { razorpay } = config();
    try {
      config().razorpay = null;
      expect((await call(`${path}/settlements`, root)).status).toBe(404);
    } finally {
      config().razorpay = razorpay;
    }
  });
});
