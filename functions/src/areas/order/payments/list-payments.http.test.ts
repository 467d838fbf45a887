import type { OpenPayments } from '@aperture-byline/contract/order/payments/payments-wire';
import type { Order } from '@aperture-byline/contract/order/wire';
import { describe, expect, test } from 'vitest';
import {
  acceptSubOrders,
  confirmPayment,
  expectSuccess,
  joinForOrders,
  orderPrintsBy,
  readStoredOrder,
  sendTransition,
  utrOf,
} from '../../../../test-support/orders/orders.ts';
import { db } from '../../../../test-support/project/database.ts';
import { get } from '../../../../test-support/servers/suite.ts';
import { transitionOrder } from '../../../data/orders/order-transitions.ts';

const { alice, mira, root } = joinForOrders();

describe('payments', () => {
  test('When a paid sub-order is late, then administrators see since when, until it is prepared, and the buyer’s timeline tells it', async () => {
    const id = await orderPrintsBy(alice, mira);
    await acceptSubOrders(id, mira);
    await expectSuccess(confirmPayment(root, id, 'received', utrOf(id)));
    const lateOnes = async () =>
      (await get<OpenPayments>('/studio/payment', root)).late.filter(({ orderId }) => orderId === id);
    expect(await lateOnes()).toEqual([]);
    const [subOrder] = (await readStoredOrder(id)).subOrders;
    const since = subOrder?.prepareBy ?? new Date(0);
    await transitionOrder(id, { name: 'flagLate', artistId: mira.userId }, { now: since });
    expect(await lateOnes()).toEqual([
      { orderId: id, artistId: mira.userId, artistName: 'Mira Pillai', since: since.toISOString() },
    ]);
    const { timeline } = await get<Order>(`/product/order/${id}`, alice);
    expect(timeline.at(-1)).toMatchObject({ event: 'late', photographer: mira.userId });
    await expectSuccess(sendTransition(id, 'prepare', mira));
    expect(await lateOnes()).toEqual([]);
  });

  test('When the buyer left, then payments name a former member', async () => {
    const id = await orderPrintsBy(alice, mira);
    await acceptSubOrders(id, mira);
    await expectSuccess(confirmPayment(root, id, 'received', utrOf(id)));
    await transitionOrder(id, { name: 'dropBuyer' }, { now: new Date() });
    await transitionOrder(id, { name: 'dropArtist', artistId: mira.userId }, { now: new Date() });
    const { refunds } = await get<OpenPayments>('/studio/payment', root);
    expect(refunds.find(({ orderId }) => orderId === id)?.buyerName).toBe('Former member');
    await db.recursiveDelete(db.doc(`orders/${id}`));
  });
});
