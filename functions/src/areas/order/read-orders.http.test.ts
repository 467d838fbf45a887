import type { SubOrderStatus } from '@aperture-byline/contract/order/stored';
import type { Order, OrderListItem, StudioOrder } from '@aperture-byline/contract/order/wire';
import { describe, expect, test } from 'vitest';
import { HOSTILE_PARTS } from '../../../test-support/calls/hostile.ts';
import {
  acceptSubOrders,
  confirmPayment,
  expectSuccess,
  joinAsBuyer,
  joinForOrders,
  orderPrints,
  orderPrintsBy,
  putPrint,
  readStoredOrder,
  sendTransition,
} from '../../../test-support/orders/orders.ts';
import { db, uniqueId } from '../../../test-support/project/database.ts';
import { call, get } from '../../../test-support/servers/suite.ts';
import { readSubOrdersOf } from '../../data/orders/orders.ts';

const { alice, bob, mira, noor, root } = joinForOrders();

describe('reading orders', () => {
  test('When a buyer lists, then the own orders come, newest first, and nobody else’s', async () => {
    const first = await orderPrintsBy(alice, mira);
    const second = await orderPrintsBy(alice, mira, noor);
    const list = await get<OrderListItem[]>('/product/order', alice);
    expect(list.map(({ order_id }) => order_id)).toEqual([second, first]);
    expect(list[0]).toMatchObject({ status: 'awaiting_acceptance', total: 4100, amount_due: 0 });
    expect(list[0]?.prints).toHaveLength(2);
    const { frame_type, size_width } = (await get<Order>(`/product/order/${second}`, alice)).parts[0]?.prints[0] ?? {};
    expect(list[0]?.prints[0]).toMatchObject({ frame_type, size_width });
    expect(await get('/product/order', bob)).toEqual([]);
  });

  test('When the buyer or an administrator reads one, then all of it comes, and to anybody else it is none', async () => {
    const id = await orderPrintsBy(alice, mira, noor);
    const own = await get<Order>(`/product/order/${id}`, alice);
    expect(own).toMatchObject({
      order_id: id,
      status: 'awaiting_acceptance',
      can_cancel: true,
      address: {
        name: 'Asha Rao',
        address: '14 Lighthouse Road',
        postalcode: '682001',
        email: 'ravi@example.com',
      },
      subtotal: 4000,
      shipping_charge: 100,
      total: 4100,
      payment_status: 'not_due',
      payment_details: null,
    });
    expect(own.parts.map(({ photographer, subtotal }) => [photographer, subtotal])).toEqual([
      [mira.userId, 2000],
      [noor.userId, 2000],
    ]);
    expect(own.parts[0]?.prints[0]).toMatchObject({
      frame_type: 'Oak',
      price: 2000,
      picture: { alt: expect.any(String) },
    });
    // Cancelling is the buyer's alone.
    expect(await get(`/product/order/${id}`, root)).toEqual({ ...own, is_own: false, can_cancel: false });
    const unknown = await call('/product/order/nothing', bob);
    for (const member of [bob, mira]) {
      const { status, body } = await call(`/product/order/${id}`, member);
      expect({ status, ...body.error, requestId: '' }).toEqual({
        status: 404,
        ...unknown.body.error,
        requestId: '',
      });
    }
    expect((await call(`/product/order/${id}`)).status).toBe(401);
  });

  test('When an artist lists, then own lines come, what waits first, and no address before acceptance', async () => {
    const [accepting, waiting] = [await orderPrintsBy(alice, mira, noor), await orderPrintsBy(alice, mira)];
    await acceptSubOrders(accepting, mira);
    const latest = await orderPrintsBy(alice, mira);
    const { text, reads } = await call('/studio/order', mira);
    const list = await get<StudioOrder[]>('/studio/order', mira);
    expect(list.map(({ orderId }) => orderId)).toEqual([waiting, latest, accepting]);
    expect(list.map(({ address }) => address?.name ?? null)).toEqual([null, null, 'Asha Rao']);
    expect(list[2]).toMatchObject({ status: 'accepted', subtotal: 2000, isPaid: false });
    expect(list[2]?.prints.map(({ artistId }) => artistId)).toEqual([mira.userId]);
    expect(text).not.toMatch(/"[a-zA-Z]+_[a-zA-Z_]+":/);
    expect(text).not.toMatch(new RegExp(`ravi@example|${alice.email}|${noor.userId}`));
    expect(reads).toBeLessThanOrEqual(10);
    await expectSuccess(sendTransition(latest, 'decline', mira));
    const [, , declined] = await get<StudioOrder[]>('/studio/order', mira);
    expect(declined).toMatchObject({ status: 'declined', address: null });
  });

  test('When the address names a recipient, then buyer and artist read that name', async () => {
    const giver = await joinAsBuyer({ recipient: 'Ravi Rao' });
    const id = await orderPrints(giver, [await putPrint(mira)]);
    await acceptSubOrders(id, mira);
    const own = await get<Order>(`/product/order/${id}`, giver);
    const [sale] = await get<StudioOrder[]>('/studio/order', mira);
    expect([own.address.name, sale?.address?.name]).toEqual(['Ravi Rao', 'Ravi Rao']);
  });

  test('When an artist has many finished sub-orders, then all that is open is there, and the newest fifty of the others', async () => {
    const now = Date.now();
    const { subOrders } = await readStoredOrder(await orderPrintsBy(alice, mira));
    const [sample] = subOrders;
    const batch = db.batch();
    const putSubOrder = (name: string, status: SubOrderStatus, minutesAgo: number) => {
      const createdAt = new Date(now - minutesAgo * 60_000);
      const orderId = uniqueId(name);
      batch.set(db.doc(`orders/${orderId}/parts/${mira.userId}`), { ...sample, orderId, status, createdAt });
      return orderId;
    };
    const old = (['accepted', 'preparing', 'shipped', 'awaiting_acceptance'] as const).map((status, index) =>
      putSubOrder(status, status, 1000 + index),
    );
    const finished = Array.from({ length: 52 }, (_, index) =>
      putSubOrder('finished', index % 2 === 0 ? 'delivered' : 'declined', index + 1),
    );
    await batch.commit();
    try {
      const list = await get<StudioOrder[]>('/studio/order', mira);
      const ids = list.map(({ orderId }) => orderId);
      expect(ids.slice(0, 5)).toEqual([old[3], sample?.orderId, ...old.slice(0, 3)]);
      expect(ids.slice(5)).toEqual(finished.slice(0, 50));
    } finally {
      for (const id of [...old, ...finished]) await db.doc(`orders/${id}/parts/${mira.userId}`).delete();
    }
  });

  test('When sub-orders change while they are read, then each is in the list once', async () => {
    const { subOrders } = await readStoredOrder(await orderPrintsBy(alice, mira));
    const ids = Array.from({ length: 20 }, () => uniqueId('moving'));
    const documents = ids.map((id) => db.doc(`orders/${id}/parts/${mira.userId}`));
    const batch = db.batch();
    for (const [index, document] of documents.entries())
      batch.set(document, { ...subOrders[0], orderId: ids[index], status: 'shipped' });
    await batch.commit();
    try {
      const moving = documents.map((document) => document.update({ status: 'delivered' }));
      const lists = await Promise.all(Array.from({ length: 10 }, () => readSubOrdersOf(String(mira.userId))));
      await Promise.all(moving);
      for (const list of lists) expect(new Set(list.map(({ orderId }) => orderId)).size).toBe(list.length);
      for (const list of lists) expect(list).toHaveLength(21);
    } finally {
      for (const document of documents) await document.delete();
    }
  });

  test('When somebody without the role asks the studio, then it is 403', async () => {
    expect((await call('/studio/order', alice)).status).toBe(403);
    expect((await call('/studio/payment', mira)).status).toBe(403);
    expect((await call('/studio/payment')).status).toBe(401);
  });

  test('When an id is none, then nothing is found', async () => {
    for (const subOrder of HOSTILE_PARTS) {
      expect((await call(`/product/order/${subOrder}`, alice)).status, subOrder).toBe(404);
      expect(
        (await call(`/product/order/${subOrder}/cancel`, { method: 'POST', token: alice.token })).status,
        subOrder,
      ).toBe(404);
      expect(
        (await call(`/studio/order/${subOrder}/accept`, { method: 'POST', token: mira.token })).status,
        subOrder,
      ).toBe(404);
      expect((await confirmPayment(root, subOrder, 'received', 'UTR1')).status, subOrder).toBe(404);
    }
  });
});
