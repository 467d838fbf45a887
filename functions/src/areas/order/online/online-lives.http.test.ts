import type {
  StoredProviderPayment,
  StoredProviderRefund,
} from '@aperture-byline/contract/order/payments/provider-payments-stored';
import type { BatchFile, OpenBatch } from '@aperture-byline/contract/order/payouts/batch';
import { NO_PAYOUT_DETAILS } from '@aperture-byline/contract/order/payouts/payout-details';
import type { Order } from '@aperture-byline/contract/order/wire';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  confirmPayout,
  expectSuccess,
  joinAsBuyer,
  readStoredOrder,
  sendTransition,
} from '../../../../test-support/orders/orders.ts';
import { listWebhooks, payOnline, provider } from '../../../../test-support/payments/online.ts';
import {
  FAULTS,
  liveOrder,
  type OrderPeople,
  STEPS,
  type Step,
} from '../../../../test-support/payments/online-life.ts';
import { db } from '../../../../test-support/project/database.ts';
import { joinAs } from '../../../../test-support/project/members.ts';
import { askUntilAnswered, stopInstances } from '../../../../test-support/servers/instances.ts';
import { type KilledInstances, startKilledInstances } from '../../../../test-support/servers/killed-instances.ts';
import { get, postJson } from '../../../../test-support/servers/suite.ts';
import { runDueTriggers } from '../../../../test-support/triggers/due-triggers.ts';
import { readOpenRefunds } from '../../../data/orders/money/provider-refunds.ts';
import { computeTransfer } from '../../../lib/order/state/order-amounts.ts';
import { reconcile } from './reconcile.ts';

/** `LIVES=1000 npm run http-test -- online-lives` lives a thousand, in about an hour. */
const WANTED = Number(process.env.LIVES ?? 8);
/** Orders that live at the same time. */
const LIVES = Math.min(WANTED, 20);
const RUNS = Math.ceil(WANTED / LIVES);

let instances: KilledInstances;
beforeAll(async () => {
  instances = await startKilledInstances();
});
afterEach(async () => {
  await provider.control('*', {});
});
afterAll(stopInstances);

const listSteps = (names: readonly Step[0][], size: { minLength: number; maxLength: number }) =>
  fc.array(
    fc.tuple(
      fc.constantFrom(...names),
      fc.nat(999),
      fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.constantFrom(...FAULTS) }),
    ),
    size,
  );
const life = listSteps([...STEPS, 'open', 'pay', 'deliver', 'refund'], { minLength: 5, maxLength: 7 });
/** Steps of an order that is paid, so that somebody is to be paid out in each run. */
const PAID_LIFE: readonly Step[] = [
  ['open', 1, null],
  ['pay', 1, null],
  ['deliver', 1, null],
];

const scenario = fc.record({
  lives: fc.tuple(...Array.from({ length: LIVES }, () => life)),
  /** Numbers of the steps, counted over all lives, at which an instance is killed: the first or the second one. */
  kills: fc.array(fc.nat(LIVES * 5), { minLength: 1, maxLength: 2 }),
  /** Chooses who is paid by hand, and what the bank answers. */
  payouts: fc.nat(999),
});

/** New people for each run: money asks for a sign-in of the last minutes. */
async function joinPeople(): Promise<OrderPeople> {
  const join = (fields: Parameters<typeof joinAs>[0]) => joinAs(fields);
  const [alice, mira, noor, root] = await Promise.all([
    joinAsBuyer(),
    join({ isArtist: true }),
    join({ isArtist: true }),
    join({ admin: true }),
  ]);
  const account = { accountName: 'Mira Pillai', accountNumber: '123456785678', ifsc: 'SBIN0001234' };
  for (const { token } of [mira, noor])
    await expectSuccess(
      postJson('/studio/payout-details', { ...NO_PAYOUT_DETAILS, ...account }, { method: 'PUT', token }),
    );
  return { alice, mira, noor, root };
}

const read = async <T>(name: string, ids: readonly string[]): Promise<(T & { id: string })[]> =>
  (await db.collection(name).get()).docs
    .filter((document) => ids.includes(document.get('orderId')))
    .map((document) => ({ id: document.id, ...(document.data() as T) }));

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Expects that each rupee which came is held, or went back, once; and returns the order's receipt. */
async function expectBooks(id: string, { alice }: OrderPeople): Promise<string | undefined> {
  const { order } = await readStoredOrder(id);
  const payments = await read<StoredProviderPayment>('providerPayments', [id]);
  const refunds = (await read<StoredProviderRefund>('providerRefunds', [id])).filter(
    ({ state }) => state === 'refunded',
  );
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
  // A killed instance may have left a lock.
  const page = await askUntilAnswered(() => payOnline(id, alice));
  const { pay_online } = await get<Order>(`/product/order/${id}`, alice);
  const isAsked = order.paymentStatus === 'due' && order.paymentClaim === null;
  const asked = [page.status, pay_online !== null];
  expect(asked, JSON.stringify(order)).toEqual(isAsked ? [200, true] : [409, false]);
  return order.receipt?.number;
}

/**
 * Pays the artists at both instances by hand and by file, each twice, and expects that nobody is paid twice. Returns
 * the number of sub-orders whose payouts were due.
 */
async function expectPaidOnce(
  ids: readonly string[],
  { mira, noor, root }: OrderPeople,
  chosen: number,
): Promise<number> {
  // Whatever is paid and accepted is sent; the rest is refused.
  for (const artist of [mira, noor])
    for (const id of ids) for (const name of ['prepare', 'ship'] as const) await sendTransition(id, name, artist);
  const { ask, kill, replaced } = instances;
  const readParts = async () => (await Promise.all(ids.map(readStoredOrder))).flatMap(({ subOrders }) => subOrders);
  const due = (await readParts()).filter(({ payoutStatus }) => payoutStatus === 'due');
  const keyOf = ({ orderId, artistId }: { orderId: string; artistId: number }) => `${orderId} ${artistId}`;
  const waysPaid = new Map<string, string[]>(due.map((part) => [keyOf(part), []]));
  const send = (path: string, body: object = {}) => postJson(`/studio/payout-batch${path}`, body, root);

  const byHand = due.filter((_, index) => (chosen + index) % 3 > 0);
  const confirmations = byHand.map(async (part, index) => {
    const confirm = (place: number) =>
      ask(place, (at) =>
        confirmPayout({ ...root, at }, part.artistId, `HAND ${keyOf(part)}`, {
          orderId: part.orderId,
          amount: computeTransfer(part),
        }),
      );
    const replies = await Promise.all([confirm(index), confirm(index + 1)]);
    if (replies.some(({ status }) => status === 200)) waysPaid.get(keyOf(part))?.push('by hand');
  });
  const files = [0, 1].map((place) => ask(place, (at) => postJson('/studio/payout-batch', {}, { ...root, at })));
  if (chosen % 2 === 0) kill(chosen >> 1);
  await Promise.all([...confirmations, ...files]);
  await replaced();

  for (const { batchId, transfers } of await get<OpenBatch[]>('/studio/payout-batch', root)) {
    const file = (await send(`/${batchId}/file`)).body.data as BatchFile;
    expect(file.lines.map(({ amount }) => amount)).toEqual(transfers.map(({ amount }) => amount));
    const rows = transfers.map(({ reference, amount }, index) => ({
      reference,
      amount,
      outcome: (chosen + index) % 3 > 0 ? 'paid' : 'failed',
      utr: `N${reference}`,
    }));
    const answers = [0, 1, 0].map((place) =>
      ask(place, (at) => postJson(`/studio/payout-batch/${batchId}/answer`, { rows }, { ...root, at })),
    );
    if (chosen % 2 === 1) kill(chosen >> 1);
    for (const { status, text } of await Promise.all(answers)) expect(status, text).toBe(200);
    await replaced();
    const stored = (await db.doc(`payoutBatches/${batchId}`).get()).data();
    for (const { orders, outcome, artistId } of stored?.transfers ?? [])
      for (const { orderId } of orders)
        if (outcome === 'paid') waysPaid.get(keyOf({ orderId, artistId }))?.push(`file ${batchId}`);
  }
  for (const part of await readParts()) {
    const ways = waysPaid.get(keyOf(part)) ?? [];
    expect(ways.length, `${keyOf(part)}: ${ways}`).toBe(part.payoutStatus === 'paid' ? 1 : 0);
  }
  // What is left would be in the files of the next run.
  const left = await db.collectionGroup('parts').where('payoutStatus', '==', 'due').orderBy('payoutDueAt').get();
  await Promise.all(left.docs.map(({ ref }) => ref.update({ payoutStatus: 'none' })));
  return due.length;
}

test('When instances are killed, webhooks are lost, doubled, reordered and forged, and the provider fails, in random lives, then no rupee is lost and nobody is paid twice', {
  timeout: RUNS * 300_000,
}, async () => {
  const live = fc.asyncProperty(scenario, async ({ lives, kills, payouts }) => {
    const people = await joinPeople();
    let stepCount = 0;
    const beforeStep = () => {
      stepCount += 1;
      if (kills.includes(stepCount)) instances.kill(stepCount);
    };
    const world = { people, ask: instances.ask };
    // No instance is killed meanwhile.
    const paidId = await liveOrder(PAID_LIFE, world, () => undefined);
    const ids = [paidId, ...(await Promise.all(lives.map((chosen) => liveOrder(chosen, world, beforeStep))))];
    await instances.replaced();
    // Refunds that the provider did not take at once are sent again by the schedule.
    await runDueTriggers();
    await reconcile(new Date());
    await runDueTriggers();
    const open = (await readOpenRefunds()).filter(({ orderId }) => ids.includes(orderId ?? ''));
    expect(open).toEqual([]);
    const receipts = (await Promise.all(ids.map((id) => expectBooks(id, people)))).filter(
      (receipt) => receipt !== undefined,
    );
    expect(new Set(receipts).size).toBe(receipts.length);
    const all = (await db.collection('orders').get()).docs.flatMap((order) => order.get('receipt')?.number ?? []);
    const numbers = all.map((receipt: string) => Number(receipt.split('/').at(-1))).sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(await expectPaidOnce(ids, people, payouts)).toBeGreaterThan(0);
  });
  await fc.assert(live, { numRuns: RUNS, endOnFailure: true });
});
