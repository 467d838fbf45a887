import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { HOUR } from '@aperture-byline/contract/shared/durations';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  joinForOrders,
  orderPrints,
  putPrint,
  readSold,
  readStoredOrder,
  utrOf,
} from '../../../test-support/orders/orders.ts';
import { db, put, uniqueId } from '../../../test-support/project/database.ts';
import { transitionOrder } from '../../data/orders/order-transitions.ts';
import { runOrderSchedule } from './run-schedule.ts';

const command = fileURLToPath(new URL('../../operator-commands.ts', import.meta.url));
const NOTHING = {
  expire: 0,
  endUnpaid: 0,
  endClaimTerm: 0,
  remind: 0,
  remindToPay: 0,
  remindOfClaim: 0,
  flagLate: 0,
};

const { alice, mira, noor } = joinForOrders();
// What others have left behind is not counted here.
beforeAll(() => runIn(24 * 365));
afterEach(() => vi.useRealTimers());

/** Runs the schedule as if it were this many hours later. */
async function runIn(hours: number): ReturnType<typeof runOrderSchedule> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * HOUR });
  try {
    return await runOrderSchedule();
  } finally {
    vi.useRealTimers();
  }
}

async function statesOf(id: string) {
  const { order: stored, subOrders } = await readStoredOrder(id);
  return {
    status: stored.status,
    payment: stored.paymentStatus,
    events: stored.timeline.flatMap((entry) => entry?.event ?? []),
    subOrders: Object.fromEntries(subOrders.map((subOrder) => [subOrder.artistId, subOrder])),
  };
}

describe('the schedule', () => {
  test('When an artist does not answer, then a reminder comes after twelve hours and the end after twenty-four, each once', async () => {
    const lines = [await putPrint(mira), await putPrint(noor)];
    const id = await orderPrints(alice, lines);
    await transitionOrder(id, { name: 'accept', artistId: noor.userId }, { now: new Date() });
    await runIn(11.9);
    expect((await statesOf(id)).events).toEqual(['placed', 'accepted']);
    expect(await runIn(12.1)).toMatchObject({ remind: 1, expire: 0 });
    const reminded = await statesOf(id);
    expect(reminded.events).toEqual(['placed', 'accepted', 'reminded']);
    expect(reminded.status).toBe('awaiting_acceptance');
    expect(await runIn(13)).toEqual(NOTHING);
    await runIn(23.9);
    expect((await statesOf(id)).status).toBe('awaiting_acceptance');
    expect(await runIn(24.1)).toMatchObject({ expire: 1 });
    const ended = await statesOf(id);
    expect(ended).toMatchObject({
      status: 'accepted',
      payment: 'due',
      subOrders: { [mira.userId]: { status: 'expired' }, [noor.userId]: { status: 'accepted' } },
    });
    expect(await Promise.all(lines.map(readSold))).toEqual([0, 1]);
    expect(await runIn(25)).toEqual(NOTHING);
    expect(await statesOf(id)).toEqual(ended);
  });

  test('When it did not run for a day, then what has ended is not reminded of', async () => {
    const id = await orderPrints(alice, [await putPrint(mira)]);
    await runIn(30);
    expect(await statesOf(id)).toMatchObject({ status: 'expired', events: ['placed', 'expired'] });
  });

  test('When a paid sub-order is not prepared within forty-eight hours, then it is flagged once; a prepared one is not', async () => {
    const id = await orderPrints(alice, [await putPrint(mira), await putPrint(noor)]);
    const now = new Date();
    for (const { userId } of [mira, noor]) await transitionOrder(id, { name: 'accept', artistId: userId }, { now });
    await transitionOrder(id, { name: 'received', reference: utrOf(id), amount: 4100, due: 4100 }, { now });
    await transitionOrder(id, { name: 'prepare', artistId: noor.userId }, { now });
    expect(await runIn(23.9)).toEqual(NOTHING);
    // A day before the end.
    expect(await runIn(24.1)).toEqual({ ...NOTHING, remind: 1 });
    expect(await runIn(47.9)).toEqual(NOTHING);
    expect(await runIn(48.1)).toEqual({ ...NOTHING, flagLate: 1 });
    expect(await runIn(49)).toEqual(NOTHING);
    expect(await statesOf(id)).toMatchObject({
      status: 'accepted',
      subOrders: { [mira.userId]: { isLate: true, status: 'accepted' }, [noor.userId]: { isLate: false } },
    });
  });

  test('When an order is not paid, then its buyer is reminded after three days, and it ends after seven, each once', async () => {
    await runIn(24 * 365);
    const lines = [await putPrint(mira), await putPrint(noor)];
    const id = await orderPrints(alice, lines);
    const now = new Date();
    await transitionOrder(id, { name: 'accept', artistId: mira.userId }, { now });
    await transitionOrder(id, { name: 'decline', artistId: noor.userId, reason: 'Away' }, { now });
    expect(await runIn(71.9)).toEqual(NOTHING);
    expect(await runIn(72.1)).toEqual({ ...NOTHING, remindToPay: 1 });
    expect(await runIn(73)).toEqual(NOTHING);
    expect(await Promise.all(lines.map(readSold))).toEqual([1, 0]);
    expect(await runIn(167.9)).toEqual(NOTHING);
    expect(await runIn(168.1)).toEqual({ ...NOTHING, endUnpaid: 1 });
    const ended = await statesOf(id);
    expect(ended).toMatchObject({
      status: 'cancelled',
      payment: 'not_due',
      subOrders: { [mira.userId]: { status: 'cancelled' }, [noor.userId]: { status: 'declined' } },
    });
    expect(ended.events.slice(-3)).toEqual(['payment_due', 'payment_reminded', 'unpaid']);
    expect(await Promise.all(lines.map(readSold))).toEqual([0, 0]);
    expect(await runIn(169)).toEqual(NOTHING);
    expect(await statesOf(id)).toEqual(ended);
  });

  test('When two runs meet, then each sub-order changes once', async () => {
    const ids = await Promise.all([mira, noor].map(async (artist) => orderPrints(alice, [await putPrint(artist)])));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * HOUR });
    const runs = await Promise.all([runOrderSchedule(), runOrderSchedule()]);
    vi.useRealTimers();
    expect(runs.reduce((sum, { expire }) => sum + expire, 0)).toBe(2);
    for (const id of ids) expect((await statesOf(id)).events).toEqual(['placed', 'expired']);
  });

  test('When a sub-order is malformed, then the others change all the same', async () => {
    const broken = uniqueId('order');
    await put(`orders/${broken}`, { createdAt: new Date() });
    const { subOrders } = await readStoredOrder(await orderPrints(alice, [await putPrint(mira)]));
    await put(`orders/${broken}/parts/1`, {
      ...subOrders[0],
      orderId: broken,
      artistId: 1,
      acceptBy: new Date(0),
      lines: null,
    });
    const id = await orderPrints(alice, [await putPrint(noor)]);
    expect((await runIn(25)).expire).toBe(2);
    expect((await statesOf(id)).status).toBe('expired');
    await db.doc(`orders/${broken}/parts/1`).delete();
  });
});

describe('the command', () => {
  const run = async (...args: string[]) =>
    (await promisify(execFile)(process.execPath, [command, 'schedule', 'orders', ...args])).stdout;

  test('When an artist did not answer by the hour that it is given, then the order has ended', async () => {
    const id = await orderPrints(alice, [await putPrint(mira)]);
    expect(await run('13')).toContain('0 expired, 0 unpaid, 1 reminded of');
    expect((await statesOf(id)).events).toEqual(['placed', 'reminded']);
    expect(await run('25')).toContain('1 expired');
    expect((await statesOf(id)).subOrders).toMatchObject({ [mira.userId]: { status: 'expired' } });
  });

  test('When it is given no number of hours, then it says what it takes', async () => {
    await expect(run('soon')).rejects.toMatchObject({
      stderr: 'Give the number of hours to look ahead, or nothing.\n',
    });
  });
});
