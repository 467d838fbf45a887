import type { Order } from '@aperture-byline/contract/order/wire';
import { MINUTE } from '@aperture-byline/contract/shared/durations';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  acceptSubOrders,
  cancelOrder,
  claimPayment,
  confirmPayment,
  expectSuccess,
  joinForOrders,
  orderPrintsBy,
  placeDueOrder,
  readStoredOrder,
  sendTransition,
  utrOf,
} from '../../../../test-support/orders/orders.ts';
import { openPaymentPage, payOnline, provider } from '../../../../test-support/payments/online.ts';
import { db } from '../../../../test-support/project/database.ts';
import { joinAs } from '../../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../../test-support/project/unchanged.ts';
import { callAtOnce } from '../../../../test-support/servers/instances.ts';
import { call, get } from '../../../../test-support/servers/suite.ts';
import { config } from '../../../lib/config.ts';

const { alice, bob, mira, noor, root } = joinForOrders();

const readPayOnline = async (id: string, sender: { token: string } = alice) =>
  (await get<Order>(`/product/order/${id}`, sender)).pay_online;

afterEach(async () => {
  vi.useRealTimers();
  await provider.control('*', {});
});

describe('who may pay online', () => {
  test('When anybody but the buyer asks for the page to pay on, then there is none', async () => {
    const id = await placeDueOrder(alice, mira);
    await expectUnchanged(async () => {
      for (const other of [bob, mira, root]) expect((await payOnline(id, other)).status).toBe(404);
      expect((await call(`/product/order/${id}/pay`, { method: 'POST' })).status).toBe(401);
      expect((await payOnline('nothing', alice)).status).toBe(404);
      expect((await payOnline('..%2F..', alice)).status).toBe(404);
    });
    expect(await readPayOnline(id, root)).toBeNull();
  });

  test('When nothing is to be paid yet or any more, or a transfer is being looked for, then it is refused', async () => {
    const waiting = await orderPrintsBy(alice, mira);
    const cancelled = await placeDueOrder(alice, mira);
    await expectSuccess(cancelOrder(cancelled, alice));
    const paid = await placeDueOrder(alice, mira);
    await expectSuccess(confirmPayment(root, paid, 'received', utrOf(paid)));
    const claimed = await placeDueOrder(alice, mira);
    await expectSuccess(claimPayment(claimed, alice));
    for (const id of [waiting, cancelled, paid, claimed])
      await expectUnchanged(async () => {
        expect(await readPayOnline(id)).toBeNull();
        expect((await payOnline(id, alice)).status).toBe(409);
      });
  });

  test('When the house has no provider, then there is no page to pay on, and nothing says that there is', async () => {
    const id = await placeDueOrder(alice, mira);
    const { razorpay } = config();
    try {
      config().razorpay = null;
      expect(await readPayOnline(id)).toBeNull();
      await expectUnchanged(async () => {
        expect((await payOnline(id, alice)).status).toBe(404);
      });
    } finally {
      config().razorpay = razorpay;
    }
  });
});

describe('the page to pay on', () => {
  test('When the buyer asks for it again, also at two instances at once, then it is the same one', async () => {
    const id = await placeDueOrder(alice, mira);
    expect(await readPayOnline(id)).toEqual({ provider: 'Razorpay', is_begun: false });
    const replies = await callAtOnce(6, (at) => payOnline(id, { ...alice, at }));
    const urls = replies.map(({ text, body }) => (body.data as { url?: string } | undefined)?.url ?? text);
    expect(new Set(urls)).toEqual(new Set([await openPaymentPage(id, alice)]));
    expect(await readPayOnline(id)).toEqual({ provider: 'Razorpay', is_begun: true });
    const page = await (await fetch(urls[0] ?? '')).text();
    expect(page).toContain('2,100.00');
    expect(page).toContain(`/profile/orders/${id}?paid`);
    const { order } = await readStoredOrder(id);
    expect(order.paymentLinks).toMatchObject([{ amount: 2100, expiresAt: order.payBy, isOpen: true, url: urls[0] }]);
    expect(order.paymentLinkIds).toEqual([order.paymentLinks[0]?.id]);
  });

  test('When less is to be paid than before, then there is another page for that', async () => {
    const id = await orderPrintsBy(alice, mira, noor);
    await acceptSubOrders(id, mira, noor);
    const first = await openPaymentPage(id, alice);
    await expectSuccess(confirmPayment(root, id, 'received', utrOf(id), { amount: 1000, due: 4100 }));
    expect(await readPayOnline(id)).toEqual({ provider: 'Razorpay', is_begun: false });
    const second = await openPaymentPage(id, alice);
    expect(second).not.toBe(first);
    expect(await (await fetch(second)).text()).toContain('3,100.00');
    expect((await readStoredOrder(id)).order.paymentLinkIds).toHaveLength(2);
  });

  test('When the provider says that the page has ended, then there is another one', async () => {
    const id = await placeDueOrder(alice, mira);
    const first = await openPaymentPage(id, alice);
    const [linkId = ''] = (await readStoredOrder(id)).order.paymentLinkIds;
    await provider.control('*', { webhooks: 'held' });
    await provider.expireLink(linkId);
    expect(await openPaymentPage(id, alice)).not.toBe(first);
  });

  test('When the term ends in some minutes, then the page can still be opened; after the term it can not', async () => {
    const id = await placeDueOrder(alice, mira);
    const payBy = new Date(Date.now() + 5 * MINUTE);
    await db.doc(`orders/${id}`).update({ payBy });
    await openPaymentPage(id, alice);
    vi.useFakeTimers({ toFake: ['Date'], now: payBy.getTime() + 1 });
    expect((await payOnline(id, alice)).status).toBe(409);
  });

  test('When a part is declined in the meantime, then what is asked for is what is due', async () => {
    const id = await orderPrintsBy(alice, mira, noor);
    await acceptSubOrders(id, mira);
    expect((await payOnline(id, alice)).status).toBe(409);
    await expectSuccess(sendTransition(id, 'decline', noor));
    expect(await (await fetch(await openPaymentPage(id, alice))).text()).toContain('2,100.00');
  });
});

describe('a provider that does not answer as it should', () => {
  test.each(['error', 'busy', 'html', 'redirect', 'huge', 'half'] as const)(
    'When it answers %s, then the buyer reads what to do, and asks for the same page again',
    async (answer) => {
      const id = await placeDueOrder(alice, mira);
      await provider.control(id, { answer });
      const { status, body } = await payOnline(id, alice);
      expect(status).toBe(503);
      expect(body.error.message).toContain('try again');
      await provider.control(id, { answer, happens: true });
      expect((await payOnline(id, alice)).status).toBe(503);
      await provider.control(id, {});
      const url = await openPaymentPage(id, alice);
      expect((await readStoredOrder(id)).order.paymentLinks).toMatchObject([{ url }]);
    },
  );

  test('When somebody without a profile asks, then there is no order of theirs', async () => {
    const id = await placeDueOrder(alice, mira);
    expect((await payOnline(id, await joinAs())).status).toBe(404);
  });
});
