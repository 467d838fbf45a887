import type {
  StoredProviderPayment,
  StoredProviderRefund,
} from '@aperture-byline/contract/order/provider-payments-stored';
import type { Order } from '@aperture-byline/contract/order/wire';
import fc from 'fast-check';
import { afterEach, beforeAll, expect, test } from 'vitest';
import {
  acceptSubOrders,
  cancelOrder,
  claimPayment,
  confirmPayment,
  joinForOrders,
  orderPrintsBy,
  readStoredOrder,
  sendTransition,
} from '../../../../test-support/orders/orders.ts';
import { listWebhooks, payOnline, provider, sendWebhook, sign } from '../../../../test-support/payments/online.ts';
import { db } from '../../../../test-support/project/database.ts';
import { runDueTriggers } from '../../../../test-support/project/due-triggers.ts';
import { twoInstances } from '../../../../test-support/servers/instances.ts';
import { get, postJson } from '../../../../test-support/servers/suite.ts';
import { readOpenRefunds } from '../../../data/orders/provider-refunds.ts';
import { computeOnlineRefund, computeOpenAmount, computeRefundToMake } from '../../../lib/order/order-amounts.ts';
import { reconcile } from './reconcile.ts';

const { alice, mira, noor, root } = joinForOrders();

let instances: readonly string[];
beforeAll(async () => {
  instances = await twoInstances();
});

afterEach(async () => {
  await provider.control('*', {});
});

const STEPS = [
  'open',
  'pay',
  'half',
  'fail',
  'deliver',
  'forge',
  'byHand',
  'claim',
  'cancel',
  'decline',
  'refund',
] as const;
const FAULTS = ['error', 'busy', 'html', 'half'] as const;

/** A step, the number that chooses among what it may do, and what is wrong at the provider meanwhile. */
type Step = readonly [name: (typeof STEPS)[number], choice: number, fault: (typeof FAULTS)[number] | null];
const steps = fc.array(
  fc.tuple(
    fc.constantFrom(...STEPS, 'open', 'pay', 'deliver', 'refund'),
    fc.nat(999),
    fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.constantFrom(...FAULTS) }),
  ),
  { minLength: 5, maxLength: 7 },
);

/** Amounts of an event that the provider never sent. */
const forge = (body: string): string => body.replaceAll(/"amount":\d+/g, '"amount":410000');

/** Lives an order, at two instances, with webhooks that are lost, doubled, reordered and forged. Returns its id. */
async function live(chosen: readonly Step[], instances: readonly string[]): Promise<string> {
  const id = await orderPrintsBy(alice, mira, noor);
  await acceptSubOrders(id, mira);
  if ((chosen[0]?.[1] ?? 0) % 3 > 0) await acceptSubOrders(id, noor);
  let page: string | undefined;
  for (const [index, [name, choice, fault]] of chosen.entries()) {
    const at = instances[choice % 2] ?? '';
    await provider.control(id, { webhooks: 'held', ...(fault && { answer: fault, happens: choice % 2 === 0 }) });
    const { order } = await readStoredOrder(id);
    switch (name) {
      case 'open': {
        const { status, text, body } = await payOnline(id, { ...alice, at });
        expect([200, 409, 503], text).toContain(status);
        page = (body.data as { url?: string } | undefined)?.url ?? page;
        break;
      }
      case 'pay':
      case 'half':
      case 'fail':
        // The page may have ended.
        if (page) await provider.press(page, name).catch(() => null);
        break;
      case 'deliver': {
        const events = await listWebhooks(id);
        const some = events.filter((_, place) => (choice + place) % 3 > 0).toReversed();
        const sent = [...some, ...some.slice(0, choice % 3)];
        const replies = await Promise.all(
          sent.map(({ body }, place) => sendWebhook(body, { at: instances[place % 2] ?? '' })),
        );
        for (const { status, text } of replies) expect([200, 503], text).toContain(status);
        break;
      }
      case 'forge':
        for (const { body, signature } of (await listWebhooks(id)).slice(-2)) {
          const forged = forge(body);
          expect((await sendWebhook(forged, { at, signature: sign(forged, 'of nobody') })).status).toBe(401);
          if (forged !== body) expect((await sendWebhook(forged, { at, signature })).status).toBe(401);
        }
        break;
      case 'byHand': {
        const due = computeOpenAmount(order);
        const amount = choice % 2 === 0 ? due : Math.max(1, Math.floor(due / 2));
        await confirmPayment({ ...root, at }, id, 'received', `UTR-10000${index}`, { amount, due });
        break;
      }
      case 'claim':
        await claimPayment(id, { ...alice, at }, `41234567890${index}`);
        break;
      case 'cancel':
        if (choice % 4 === 0) await cancelOrder(id, { ...alice, at });
        break;
      case 'decline':
        await sendTransition(id, 'decline', { ...noor, at });
        break;
      case 'refund': {
        const amount = choice % 4 === 0 ? computeRefundToMake(order) : computeOnlineRefund(order);
        const path = choice % 4 === 0 ? 'refunded' : 'refund-online';
        const body = { amount, ...(path === 'refunded' && { reference: `UTR-20000${index}` }) };
        await postJson(`/studio/payment/${id}/${path}`, body, { token: root.token, at });
      }
    }
  }
  await provider.control(id, { webhooks: 'held' });
  return id;
}

const read = async <T>(name: string, ids: readonly string[]): Promise<(T & { id: string })[]> =>
  (await db.collection(name).get()).docs
    .filter((document) => ids.includes(document.get('orderId')))
    .map((document) => ({ id: document.id, ...(document.data() as T) }));

/** Expects that each rupee which came is held, or went back, once; and returns the order's receipt. */
async function expectBooks(id: string): Promise<string | undefined> {
  const { order } = await readStoredOrder(id);
  const payments = await read<StoredProviderPayment>('providerPayments', [id]);
  const refunds = (await read<StoredProviderRefund>('providerRefunds', [id])).filter(
    ({ state }) => state === 'refunded',
  );
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const events = (await listWebhooks(id)).map(({ body }) => JSON.parse(body));
  const captured = new Map<string, number>(
    events
      .filter(({ event }) => event === 'payment.captured')
      .map(({ payload }) => [payload.payment.entity.id, payload.payment.entity.amount]),
  );
  const givenBack = new Map<string, number>(
    events
      .filter(({ event }) => event === 'refund.processed')
      .map(({ payload }) => [payload.refund.entity.id, payload.refund.entity.amount]),
  );
  // What the provider holds is what the house has recorded.
  expect(new Map(payments.map((payment) => [payment.id, payment.minorAmount]))).toEqual(captured);
  expect(new Map(refunds.map(({ refundId, minorAmount }) => [refundId ?? '', minorAmount]))).toEqual(givenBack);
  // What paid for the order stands in it, once; all else is to be looked at.
  const online = order.transfers.filter((transfer) => transfer.provider !== undefined);
  const paying = payments.filter(({ problem }) => problem === null);
  expect(online.map(({ reference, amount }) => [reference, amount * 100])).toEqual(
    paying.map((payment) => [payment.id, payment.minorAmount]),
  );
  expect(payments.filter(({ problem }) => problem !== null).every(({ isStray }) => isStray)).toBe(true);
  for (const { minorAmount, minorRefunded } of payments) expect(minorRefunded).toBeLessThanOrEqual(minorAmount);
  // Money in is money out and held.
  const wentOnline = order.refunds.filter((refund) => refund.provider !== undefined);
  expect(sum(wentOnline.map(({ amount }) => amount)) * 100).toBe(sum([...givenBack.values()]));
  expect(sum(order.refunds.map(({ amount }) => amount))).toBeLessThanOrEqual(order.refundAmount);
  const received = sum(order.transfers.map(({ amount }) => amount));
  expect(order.refundAmount).toBe(order.paymentStatus === 'due' ? 0 : Math.max(0, received - order.amountDue));
  expect(order.receipt !== null).toBe(order.payment !== null);
  // Nobody is asked to pay what is paid.
  const page = await payOnline(id, alice);
  const { pay_online } = await get<Order>(`/product/order/${id}`, alice);
  const isAsked = order.paymentStatus === 'due' && order.paymentClaim === null;
  expect([page.status, pay_online !== null]).toEqual(isAsked ? [200, true] : [409, false]);
  return order.receipt?.number;
}

test('When webhooks are lost, doubled, reordered and forged, and the provider fails, in random lives, then no rupee is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 4, maxLength: 4 }), async (lives) => {
      const ids = await Promise.all(lives.map((chosen) => live(chosen, instances)));
      // Refunds that the provider did not take at once are sent again by the schedule.
      await runDueTriggers();
      await reconcile(new Date());
      await runDueTriggers();
      const open = (await readOpenRefunds()).filter(({ orderId }) => ids.includes(orderId ?? ''));
      expect(open).toEqual([]);
      const receipts = (await Promise.all(ids.map(expectBooks))).filter((receipt) => receipt !== undefined);
      expect(new Set(receipts).size).toBe(receipts.length);
      const all = (await db.collection('orders').get()).docs.flatMap((order) => order.get('receipt')?.number ?? []);
      const numbers = all.map((receipt: string) => Number(receipt.split('/').at(-1))).sort((a, b) => a - b);
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    }),
    { numRuns: 1, endOnFailure: true },
  );
});
