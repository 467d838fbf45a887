import { MINUTE } from '@aperture-byline/contract/shared/durations';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { tally } from '../../../test-support/calls/visitors.ts';
import {
  joinAsBuyer,
  mira,
  newKey,
  putOrderLines,
  putPrint,
  readOrderId,
  readOrderIds,
  readSold,
  readStoredOrder,
  sendOrder,
  toOrderBody,
} from '../../../test-support/orders/orders.ts';
import { db } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { callAtOnce } from '../../../test-support/servers/instances.ts';
import { startApp } from '../../../test-support/servers/local-app.ts';
import { placeOrder } from './place-order.ts';

const { alice, bob, lines } = putOrderLines();
afterEach(() => vi.useRealTimers());

describe('an order that is sent again', () => {
  test('When the key is the same, then it is the first order, also after prices and addresses changed', async () => {
    const buyer = await joinAsBuyer();
    const [key, line] = [newKey(), await putPrint(mira)];
    const first = await sendOrder(buyer, toOrderBody(buyer, [line]), { key });
    await db.doc(`products/${line.productId}`).update({ status: 'draft' });
    await db.doc(`users/${buyer.userId}/addresses/${buyer.addressId}`).delete();
    const again = await sendOrder(buyer, toOrderBody(buyer, [line]), { key });
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body.data).toEqual(first.body.data);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await readOrderIds(buyer)).toHaveLength(1);
    expect(await readSold(line)).toBe(1);
  });

  test('When the key is the same and the cart another, then it is 422 and nothing changes', async () => {
    const buyer = await joinAsBuyer();
    const key = newKey();
    await sendOrder(buyer, toOrderBody(buyer, [lines[0]]), { key });
    await expectUnchanged(async () => {
      const { status, body } = await sendOrder(buyer, toOrderBody(buyer, [lines[1]]), { key });
      expect([status, body.error.code]).toEqual([422, 'KEY_REUSED']);
    });
    expect(await readOrderIds(buyer)).toHaveLength(1);
  });

  test('When another buyer uses the key, then they get an order of their own', async () => {
    const key = newKey();
    const replies = [
      await sendOrder(alice, toOrderBody(alice, lines), { key }),
      await sendOrder(bob, toOrderBody(bob, lines), { key }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    const [ofAlice = '', ofBob = ''] = replies.map(readOrderId);
    expect(ofBob).not.toBe(ofAlice);
    expect((await readStoredOrder(ofBob)).order).toMatchObject({
      buyerId: bob.userId,
      address: { address: '9 Hidden Lane' },
    });
    for (const id of [ofAlice, ofBob])
      await eventually('its buyer is told', async () => (await db.doc(`mail/${id}-0-buyer`).get()).exists);
  });

  test('When a key is none, then it is 400 and nothing changes', async () => {
    await expectUnchanged(async () => {
      for (const key of [
        'x'.repeat(300),
        '../x',
        '',
        'short',
        'with a space in it',
        `${'k'.repeat(16)}/`,
        'k'.repeat(65),
      ]) {
        const { status, body } = await sendOrder(alice, toOrderBody(alice, lines), { key });
        expect([key, status]).toEqual([key, 400]);
        expect(Object.keys(body.error.fields ?? {})).toEqual(['Idempotency-Key']);
      }
      // fetch refuses what is no byte in a header; these are the bytes of an emoji.
      expect(
        (await sendOrder(alice, toOrderBody(alice, lines), { key: '\u00f0\u009f\u0098\u0080'.repeat(4) })).status,
      ).toBe(400);
    });
  });

  test('When fifty come at once with one key, then there is one order, one 201 and forty-nine 200', async () => {
    const buyer = await joinAsBuyer();
    const [key, line] = [newKey(), await putPrint(mira)];
    const replies = await callAtOnce(50, (at) => sendOrder(buyer, toOrderBody(buyer, [line]), { key, at }));
    expect(tally(replies)).toEqual({ 201: 1, 200: 49 });
    expect(new Set(replies.map(readOrderId)).size).toBe(1);
    expect(await readOrderIds(buyer)).toHaveLength(1);
    expect(await readSold(line)).toBe(1);
  });

  test('When three hundred come at once without HTTP, then there is one order and one of them is new', async () => {
    const buyer = await joinAsBuyer();
    const [key, line] = [newKey(), await putPrint(mira)];
    const body = toOrderBody(buyer, [line]);
    const placed = await Promise.all(
      Array.from({ length: 300 }, () =>
        placeOrder(body, { userId: String(buyer.userId), key, quotaSpent: Promise.resolve() }),
      ),
    );
    expect(placed.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await readOrderIds(buyer)).toEqual([...new Set(placed.map(({ orderId }) => orderId))]);
    expect(await readSold(line)).toBe(1);
  });

  test('When twenty come at once without a key, then there is one order, whose id all answers carry', async () => {
    const buyer = await joinAsBuyer();
    const replies = await callAtOnce(20, (at) => sendOrder(buyer, toOrderBody(buyer, lines), { at }));
    expect(tally(replies)).toEqual({ 201: 1, 200: 19 });
    expect(new Set(replies.map(readOrderId)).size).toBe(1);
    expect(await readOrderIds(buyer)).toHaveLength(1);
  });

  test('When it is sent without a key, then it is the same order for a minute, across the change of minutes too', async () => {
    const buyer = await joinAsBuyer();
    const at = await startApp();
    // Two seconds before a minute ends.
    const start = Math.ceil(Date.now() / MINUTE) * MINUTE - 2000;
    const sendAt = async (time: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: time });
      const reply = await sendOrder(buyer, toOrderBody(buyer, lines), { at });
      vi.useRealTimers();
      return reply;
    };
    const first = await sendAt(start);
    const second = await sendAt(start + 59_000);
    const third = await sendAt(start + MINUTE + 1000);
    expect([first.status, second.status, third.status]).toEqual([201, 200, 201]);
    expect(readOrderId(second)).toBe(readOrderId(first));
    expect(readOrderId(third)).not.toBe(readOrderId(first));
  });
});
