import type { OpenPayments } from '@aperture-byline/contract/order/payments/payments-wire';
import type { Order, OrderListItem, StudioOrder } from '@aperture-byline/contract/order/wire';
import { inDays } from '@aperture-byline/contract/samples/stored-documents';
import { describe, expect, test } from 'vitest';
import {
  acceptSubOrders,
  cancelOrder,
  confirmPayment,
  joinForOrders,
  orderPrints,
  orderPrintsBy,
  putPrint,
  readStoredOrder,
  sendOrder,
  sendTransition,
  toOrderBody,
} from '../../../test-support/orders/orders.ts';
import { db, put } from '../../../test-support/project/database.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { call, get } from '../../../test-support/servers/suite.ts';
import { dropArtist, dropBuyer, transitionOrder } from '../../data/orders/order-transitions.ts';

const { alice, mira, noor, root } = joinForOrders();

const now = new Date();
const at = (id: string) => db.doc(`orders/${id}`);
const subOrderAt = (id: string, { userId }: { userId: number }) => db.doc(`orders/${id}/parts/${userId}`);

/** Changes of a sub-order by hand: none of them can be parsed, and one deletes it. */
const BROKEN: [what: string, change: object | null][] = [
  ['an amount that is a text', { subtotal: '2000' }],
  ['an unknown status', { status: 'lost' }],
  ['a time of payment that is a text', { paidAt: 'today' }],
  ['a line without a price', { lines: [{ productId: 'p', title: 'Lighthouse' }] }],
  ['another artist', { artistId: 900000001 }],
  ['nothing', null],
];

async function breakSubOrder(id: string, artist: { userId: number }, change: object | null): Promise<void> {
  await (change === null ? subOrderAt(id, artist).delete() : subOrderAt(id, artist).update(change));
}

describe('orders that can’t be parsed', () => {
  test('When an amount is no number, then the order is left out, alone not found, and the rest of every list shows', async () => {
    const [good, bad] = [await orderPrintsBy(alice, mira), await orderPrintsBy(alice, mira)];
    for (const id of [good, bad]) await acceptSubOrders(id, mira);
    await at(bad).update({ amountDue: '2100' });
    const list = await get<OrderListItem[]>('/product/order', alice);
    expect(list.map(({ order_id }) => order_id)).toEqual([good]);
    const { payments } = await get<OpenPayments>('/studio/payment', root);
    const ids = payments.map(({ orderId }) => orderId);
    expect([ids.includes(good), ids.includes(bad)]).toEqual([true, false]);
    expect((await call(`/product/order/${bad}`, alice)).status).toBe(404);
    expect((await call(`/product/order/${good}`, alice)).status).toBe(200);
    await expectUnchanged(async () => {
      expect((await cancelOrder(bad, alice)).status).toBe(404);
      expect((await confirmPayment(root, bad, 'received', 'UTR1')).status).toBe(503);
    });
  });

  test('When an amount of a sub-order is no number, then the artist’s list shows the others', async () => {
    const [good, bad] = [await orderPrintsBy(alice, mira), await orderPrintsBy(alice, mira)];
    await breakSubOrder(bad, mira, { subtotal: null });
    const list = await get<StudioOrder[]>('/studio/order', mira);
    expect(list.map(({ orderId }) => orderId)).toEqual([good]);
  });

  test('When a field is wrong that is no money, then it is empty and all else shows', async () => {
    const id = await orderPrintsBy(alice, mira);
    await at(id).update({ address: 'Kochi', payBy: 'soon', imageIds: 7, updatedAt: 'today' });
    expect(await get<Order>(`/product/order/${id}`, alice)).toMatchObject({
      total: 2100,
      pay_by: null,
      address: { name: 'Asha Rao', city: '' },
    });
  });
});

describe('transitions of an order that is not whole', () => {
  test.each(BROKEN)('When a sub-order has %s, then none is made and nothing is left behind', async (_, change) => {
    const print = await putPrint(noor, { size: { edition: 3 } });
    const id = await orderPrints(alice, [await putPrint(mira, { size: { edition: 3 } }), print]);
    await breakSubOrder(id, mira, change);
    await expectUnchanged(async () => {
      for (const reply of [
        await sendTransition(id, 'accept', noor),
        await sendTransition(id, 'decline', noor),
        await cancelOrder(id, alice),
      ])
        expect([reply.status, reply.body.error.code]).toEqual([503, 'UNAVAILABLE']);
      const overdue = { name: 'expire', artistId: noor.userId } as const;
      await expect(transitionOrder(id, overdue, { now: inDays(2) })).rejects.toThrow('UNAVAILABLE');
    });
    expect(await get<Order>(`/product/order/${id}`, alice)).toMatchObject({
      can_cancel: false,
      total: 4100,
    });
  });

  test('When entries of the timeline can’t be parsed, then they keep their places, and what is added comes after them', async () => {
    const id = await orderPrintsBy(alice, mira);
    const { order: before } = await readStoredOrder(id);
    const odd = [{ at: 'today', event: 'accepted' }, 'by hand', null];
    await at(id).update({ timeline: [...before.timeline, ...odd] });
    await acceptSubOrders(id, mira);
    const { timeline } = (await readStoredOrder(id)).order;
    expect(timeline.slice(0, 4)).toEqual([...before.timeline, ...odd]);
    expect(timeline.slice(4).map((entry) => entry?.event)).toEqual(['accepted', 'payment_due']);
    const shown = await get<Order>(`/product/order/${id}`, alice);
    expect(shown.timeline.map(({ event }) => event)).toEqual(['placed', 'accepted', 'payment_due']);
  });

  test('When lines hold what no schema knows, then their numbers are added and the rest stays as it is stored', async () => {
    const id = await orderPrints(alice, [await putPrint(mira, { size: { edition: 5 } })]);
    const { order: before } = await readStoredOrder(id);
    const lines = before.lines.map((line) => ({ ...line, title: 7, remark: 'by hand' }));
    await at(id).update({ lines, remark: 'by hand' });
    await subOrderAt(id, mira).update({ lines });
    await acceptSubOrders(id, mira);
    const after = await readStoredOrder(id);
    const numbered = [{ ...lines[0], editionNumber: 1, edition: 5 }];
    expect(after.order).toMatchObject({ lines: numbered, remark: 'by hand', status: 'accepted' });
    expect(after.subOrders).toMatchObject([{ lines: numbered }]);
  });
});

describe('the erasure of somebody whose order is not whole', () => {
  test.each(BROKEN)(
    'When a sub-order has %s, then it throws, the order stays whole, and it goes on after the repair',
    async (_, change) => {
      const id = await orderPrintsBy(alice, mira, noor);
      const whole = (await subOrderAt(id, mira).get()).data() ?? {};
      await breakSubOrder(id, mira, change);
      await expectUnchanged(async () => {
        await expect(dropBuyer(String(alice.userId), now)).rejects.toThrow('UNAVAILABLE');
        await expect(dropArtist(String(noor.userId), now)).rejects.toThrow('UNAVAILABLE');
        await expect(dropArtist(String(mira.userId), now)).rejects.toThrow('UNAVAILABLE');
      });
      await subOrderAt(id, mira).set(whole);
      await dropArtist(String(mira.userId), now);
      await dropBuyer(String(alice.userId), now);
      expect((await readStoredOrder(id)).order).toMatchObject({
        buyerId: null,
        buyerName: '',
        status: 'cancelled',
      });
      await at(id).delete();
    },
  );

  test('When the order itself can’t be parsed, or names an artist twice, then it throws as well', async () => {
    const id = await orderPrintsBy(alice, mira);
    for (const change of [{ total: null }, { total: 2100, artistIds: [mira.userId, mira.userId] }]) {
      await at(id).update(change);
      await expectUnchanged(async () => {
        await expect(dropBuyer(String(alice.userId), now)).rejects.toThrow('UNAVAILABLE');
        await expect(dropArtist(String(mira.userId), now)).rejects.toThrow('UNAVAILABLE');
      });
    }
  });

  test('When an order does not name the artist of a line or a sub-order, then the artist’s erasure throws', async () => {
    const id = await orderPrintsBy(alice, mira, noor);
    const { order } = await readStoredOrder(id);
    const erasure = () => dropArtist(String(mira.userId), now);
    await at(id).update({ artistIds: [noor.userId] });
    await expectUnchanged(() => expect(erasure()).rejects.toThrow('UNAVAILABLE'));
    await at(id).update({ lines: order.lines.filter(({ artistId }) => artistId === noor.userId) });
    await expectUnchanged(() => expect(erasure()).rejects.toThrow('does not name'));
  });

  test('When the address is no address, then it goes with the name', async () => {
    const id = await orderPrintsBy(alice, mira);
    await at(id).update({ address: { road: '14 Lighthouse Road' } });
    await dropBuyer(String(alice.userId), now);
    expect(JSON.stringify((await at(id).get()).data())).not.toMatch(/Lighthouse Road|Asha/);
    await db.recursiveDelete(at(id));
  });
});

describe('an order that is placed again', () => {
  test('When the first one can’t be parsed, then it is the answer, and nothing is ordered twice', async () => {
    const line = await putPrint(mira, { size: { edition: 5 } });
    const id = await orderPrints(alice, [line]);
    await at(id).update({ total: 'by hand' });
    await expectUnchanged(async () => {
      const { status, body } = await sendOrder(alice, toOrderBody(alice, [line]));
      expect([status, body.data]).toEqual([200, { orderId: id }]);
    });
    await put(`orders/${id}`, {});
  });
});
