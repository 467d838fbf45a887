import type { Order, StudioOrder } from '@aperture-byline/contract/order/wire';
import { sampleAddress, sampleOrderLine, sampleShipping } from '@aperture-byline/contract/samples/stored-documents';
import { describe, expect, test } from 'vitest';
import {
  joinAsBuyer,
  joinForOrders,
  orderPrints,
  putPrint,
  readStoredOrder,
} from '../../../test-support/orders/orders.ts';
import { db, put, uniqueId } from '../../../test-support/project/database.ts';
import { askUntilAnswered, callAtOnce } from '../../../test-support/servers/instances.ts';
import { call, get, postJson } from '../../../test-support/servers/suite.ts';
import { newOrder } from './new-order.ts';

const { alice: buyer, mira: artist } = joinForOrders();

const accept = (orderId: string, at?: string) =>
  call(`/studio/order/${orderId}/accept`, { method: 'POST', token: artist.token, ...(at && { at }) });

/**
 * All at once, at two instances: the Functions emulator would take one call after the other. Who is too busy is asked
 * again.
 */
async function acceptAtOnce(orderIds: readonly string[]) {
  return callAtOnce(orderIds.length, (at, index) => askUntilAnswered(() => accept(orderIds[index] ?? '', at)));
}

const sizeOf = async (productId: string) => (await db.doc(`products/${productId}`).get()).get('sizes')[0];
const numberOf = async (orderId: string) => {
  const { order: stored, subOrders } = await readStoredOrder(orderId);
  const [ofOrder, ofSubOrder] = [stored.lines[0], subOrders[0]?.lines[0]];
  expect(ofOrder?.editionNumber).toBe(ofSubOrder?.editionNumber);
  return ofOrder?.editionNumber;
};

/** An order as it is stored, past the limit that placing one keeps. */
async function putOrder(productId: string): Promise<string> {
  const id = uniqueId('order');
  const { createdAt, ...address } = sampleAddress();
  const lines = [sampleOrderLine({ productId, artistId: artist.userId })];
  const { order: stored, subOrders } = newOrder(
    {
      id,
      buyerId: buyer.userId,
      buyerName: 'Asha Rao',
      fingerprint: 'x',
      address,
      shipping: sampleShipping(),
      lines,
    },
    new Date(),
  );
  await put(`orders/${id}`, stored);
  for (const subOrder of subOrders) await put(`orders/${id}/parts/${subOrder.artistId}`, subOrder);
  return id;
}

describe('the numbers of an edition', () => {
  test('When twenty acceptances race for the last five, then five have the numbers 46 to 50, without gaps', async () => {
    const { productId } = await putPrint(artist, { size: { edition: 50, sold: 50, issued: 45 } });
    const ids: string[] = [];
    for (let index = 0; index < 20; index += 1) ids.push(await putOrder(productId));
    const replies = await acceptAtOnce(ids);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
    for (const { status, body } of replies)
      if (status !== 200)
        expect({ status, code: body.error.code, fields: body.error.fields }).toEqual({
          status: 409,
          code: 'WRONG_STATE',
          fields: { status: 'awaiting_acceptance' },
        });
    const numbers = (await Promise.all(ids.map(numberOf))).filter((number) => number !== undefined);
    expect(numbers.sort()).toEqual([46, 47, 48, 49, 50]);
    expect(await sizeOf(productId)).toMatchObject({ issued: 50 });
  });

  test('When twenty are placed and accepted at once, then each has its own number, from 1 on', async () => {
    const print = await putPrint(artist, { size: { edition: 50 } });
    const ids = await Promise.all(Array.from({ length: 20 }, () => putOrder(print.productId)));
    await acceptAtOnce(ids);
    const numbers = await Promise.all(ids.map(numberOf));
    expect(numbers.sort((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  test('When an order is accepted, then buyer and artist read its number; accepted again, it is the same', async () => {
    const print = await putPrint(artist, { size: { edition: 50, issued: 6, sold: 6 } });
    const id = await orderPrints(buyer, [print]);
    expect(await get<Order>(`/product/order/${id}`, { token: buyer.token })).toMatchObject({
      parts: [{ prints: [{ edition_number: null }] }],
    });
    expect((await accept(id)).status).toBe(200);
    expect((await accept(id)).status).toBe(200);
    expect(await get<Order>(`/product/order/${id}`, { token: buyer.token })).toMatchObject({
      parts: [{ prints: [{ edition_number: { number: 7, of: 50 } }] }],
    });
    const sales = await get<StudioOrder[]>('/studio/order', { token: artist.token });
    expect(sales.find(({ orderId }) => orderId === id)?.prints[0]?.editionNumber).toEqual({
      number: 7,
      of: 50,
    });
    expect(await sizeOf(print.productId)).toMatchObject({ issued: 7, sold: 7 });
  });

  test('When several copies are bought, then each has its own number, and all are free again when the order ends', async () => {
    const leaver = await joinAsBuyer();
    const [limited, other] = [
      await putPrint(artist, { size: { edition: 10, issued: 6, sold: 6 } }),
      await putPrint(artist, { size: { edition: 5 } }),
    ];
    const id = await orderPrints(leaver, [limited, other, limited]);
    expect(await sizeOf(limited.productId)).toMatchObject({ sold: 8 });
    expect((await accept(id)).status).toBe(200);
    const { order: stored, subOrders } = await readStoredOrder(id);
    for (const { lines } of [stored, ...subOrders])
      expect(lines.map(({ editionNumber, edition }) => [editionNumber, edition])).toEqual([
        [7, 10],
        [1, 5],
        [8, 10],
      ]);
    const { dropBuyer } = await import('../../data/orders/order-transitions.ts');
    await dropBuyer(String(leaver.userId), new Date());
    expect(await sizeOf(limited.productId)).toMatchObject({ sold: 6, issued: 8, returned: [7, 8] });
  });

  test('When the edition has no limit, then there is no number', async () => {
    const print = await putPrint(artist);
    const id = await orderPrints(buyer, [print]);
    expect((await accept(id)).status).toBe(200);
    expect(await numberOf(id)).toBeUndefined();
    expect(await sizeOf(print.productId)).toMatchObject({ sold: 1 });
  });

  test('keeps a size that cannot be parsed when others are ordered and accepted', async () => {
    const print = await putPrint(artist, { size: { edition: 3 } });
    const typo = { id: 'a3', width: 30, height: 42, price: '2400' };
    const product = db.doc(`products/${print.productId}`);
    await product.update({ sizes: [await sizeOf(print.productId), typo] });
    const id = await orderPrints(buyer, [print]);
    expect((await accept(id)).status).toBe(200);
    const sizes = (await product.get()).get('sizes');
    expect(sizes).toMatchObject([{ sold: 1, issued: 1 }, typo]);
  });

  test('When an accepted order ends without a sale, then its number is the next one that is given', async () => {
    const leaver = await joinAsBuyer();
    const print = await putPrint(artist, { size: { edition: 3 } });
    const ids = [await orderPrints(buyer, [print]), await orderPrints(leaver, [print])];
    for (const id of ids) await accept(id);
    expect(await Promise.all(ids.map(numberOf))).toEqual([1, 2]);
    const { dropBuyer } = await import('../../data/orders/order-transitions.ts');
    await dropBuyer(String(leaver.userId), new Date());
    expect(await sizeOf(print.productId)).toMatchObject({ sold: 1, issued: 2, returned: [2] });
    const next = await joinAsBuyer();
    const third = await orderPrints(next, [print]);
    await accept(third);
    expect(await numberOf(third)).toBe(2);
    expect(await sizeOf(print.productId)).toMatchObject({ sold: 2, issued: 2, returned: [] });
  });

  test('When an order is declined before it had a number, then only its place is free again', async () => {
    const print = await putPrint(artist, { size: { edition: 3 } });
    const id = await orderPrints(buyer, [print]);
    const path = `/studio/order/${id}/decline`;
    expect((await postJson(path, { reason: 'Out of paper' }, { token: artist.token })).status).toBe(200);
    const { sold, issued = 0, returned = [] } = await sizeOf(print.productId);
    expect({ sold, issued, returned }).toEqual({ sold: 0, issued: 0, returned: [] });
  });
});
