import type { StoredOrder } from '@aperture-byline/contract/order/stored';
import { describe, expect, test } from 'vitest';
import {
  joinForOrders,
  orderPrints,
  putPrint,
  readNotices,
  readStoredOrder,
  waitForNews,
} from '../../../test-support/orders/orders.ts';
import { db, put, uniqueId } from '../../../test-support/project/database.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { transitionOrder } from '../../data/orders/order-transitions.ts';
import { orders } from '../../data/orders/orders.ts';
import { onOrderWritten } from './on-order-written.ts';

const { alice, mira } = joinForOrders();

/** All notices and mails about an order, of anybody, by their paths. */
async function readNews(orderId: string): Promise<Record<string, object>> {
  const mails = db.collection('mail').orderBy('__name__').startAt(orderId).endAt(`${orderId}~`);
  const [{ docs }, notices] = await Promise.all([mails.get(), db.collectionGroup('notices').get()]);
  const about = notices.docs.filter((notice) => notice.get('subjectId') === orderId);
  return Object.fromEntries([...docs, ...about].map((document) => [document.ref.path, document.data()]));
}

describe('events of an order that come late, again or from elsewhere', () => {
  test('When the event of an order comes after its answer, then nothing waits for one', async () => {
    const id = await orderPrints(alice, [await putPrint(mira)]);
    const placed = (await readStoredOrder(id)).order;
    await transitionOrder(id, { name: 'accept', artistId: mira.userId }, { now: new Date() });
    await waitForNews(alice, 3);
    await waitForNews(mira, 1);
    for (const notice of await readNotices(mira)) await db.doc(`users/${mira.userId}/notices/${notice.id}`).delete();
    await onOrderWritten({ orderId: id, before: null, after: placed });
    expect((await readNotices(mira)).map(({ wantsAnswer }) => wantsAnswer ?? false)).toEqual([false]);
  });

  test('When events come again, late or in another order, then nobody is told twice', async () => {
    const id = await orderPrints(alice, [await putPrint(mira)]);
    const placed = (await readStoredOrder(id)).order;
    await transitionOrder(id, { name: 'accept', artistId: mira.userId }, { now: new Date() });
    const accepted = (await readStoredOrder(id)).order;
    await waitForNews(alice, 3);
    await waitForNews(mira, 1);
    const before = await readNews(id);
    expect(Object.keys(before)).toHaveLength(7);
    await expectUnchanged(async () => {
      for (const event of [
        { before: placed, after: accepted },
        { before: null, after: placed },
        { before: null, after: accepted },
        { before: accepted, after: accepted },
        { before: accepted, after: null },
      ])
        await Promise.all([onOrderWritten({ orderId: id, ...event }), onOrderWritten({ orderId: id, ...event })]);
    });
    // Which the comparison above does not look at.
    expect(await readNews(id)).toEqual(before);
  });

  test('When an order comes from a backup, then nobody is told of it', async () => {
    const id = await orderPrints(alice, [await putPrint(mira)]);
    await waitForNews(alice, 1);
    await waitForNews(mira, 1);
    const { order: stored } = await readStoredOrder(id);
    const old: StoredOrder = {
      ...stored,
      timeline: [{ at: new Date('2026-01-01'), event: 'delivered', artistId: mira.userId, note: null }],
    };
    await expectUnchanged(() => onOrderWritten({ orderId: `${id}x`, before: null, after: old }));
  });

  test('When an order was written by hand without a timeline, then nothing fails and nobody is told', async () => {
    const { order: whole } = await readStoredOrder(await orderPrints(alice, [await putPrint(mira)]));
    await waitForNews(alice, 1);
    for (const byHand of [{ buyerId: alice.userId }, { ...whole, timeline: null }]) {
      const orderId = uniqueId('by-hand');
      const before = await db.doc(`orders/${orderId}`).get();
      await put(`orders/${orderId}`, byHand);
      const after = await db.doc(`orders/${orderId}`).get();
      await expectUnchanged(() =>
        onOrderWritten({
          orderId,
          ...orders.parseChange({ path: before.ref.path, before: before.data(), after: after.data() }),
        }),
      );
    }
  });
});
