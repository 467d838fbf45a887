import { describe, expect, test } from 'vitest';
import { tally } from '../../../test-support/calls/visitors.ts';
import {
  joinAsBuyer,
  mira,
  newKey,
  noor,
  putOrderLines,
  putPrint,
  readOrderId,
  readSold,
  readStoredOrder,
  sendOrder,
  toOrderBody,
} from '../../../test-support/orders/orders.ts';
import { db } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { joinAs } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { startApp } from '../../../test-support/servers/local-app.ts';
import { byline } from '../../../test-support/works/fixtures.ts';

const { alice, lines } = putOrderLines();

describe('a valid order', () => {
  test('When it is sent, then it is stored once with the server’s amounts, a copy of the address, and a sub-order for each artist', async () => {
    const before = await Promise.all(lines.map(readSold));
    const reply = await sendOrder(alice, toOrderBody(alice, lines), { key: newKey() });
    expect(reply.status).toBe(201);
    expect(reply.headers.get('idempotency-replayed')).toBeNull();
    expect(reply.body.data).toEqual({ orderId: expect.stringMatching(/^[0-9a-f]{32}$/) });
    const { order, subOrders } = await readStoredOrder(readOrderId(reply));
    expect(order).toMatchObject({
      buyerId: alice.userId,
      buyerName: 'Asha Rao',
      address: { address: '14 Lighthouse Road', phone: '9876543210', email: 'ravi@example.com' },
      subtotal: 5500,
      shipping: 100,
      total: 5600,
      amountDue: 0,
      status: 'awaiting_acceptance',
      paymentStatus: 'not_due',
      artistIds: [mira.userId, noor.userId],
      timeline: [{ event: 'placed' }],
    });
    expect(order.lines[1]).toMatchObject({
      productId: lines[1].productId,
      title: `Lighthouse print ${lines[1].productId}`,
      artistId: noor.userId,
      artistName: 'Mira Pillai',
      sizeId: 'a4',
      width: 21,
      height: 30,
      frameType: 'Oak',
      sizePrice: 2500,
      framePrice: 1000,
      price: 3500,
      picture: { imageId: expect.stringMatching(/-a$/) },
    });
    expect(order.address).not.toHaveProperty('createdAt');
    expect(subOrders.map(({ artistId, subtotal, status }) => [artistId, subtotal, status]).sort()).toEqual(
      [
        [mira.userId, 2000, 'awaiting_acceptance'],
        [noor.userId, 3500, 'awaiting_acceptance'],
      ].sort(),
    );
    expect(await Promise.all(lines.map(readSold))).toEqual(before.map((sold) => sold + 1));
  });

  test('When fifty prints of five artists are ordered, then no more than seventy documents are read', async () => {
    const artists = Array.from({ length: 5 }, () => byline());
    const many = await Promise.all(Array.from({ length: 50 }, (_, index) => putPrint(artists[index % 5] ?? mira)));
    const { status, reads, body } = await sendOrder(alice, toOrderBody(alice, many), { key: newKey() });
    expect(status).toBe(201);
    expect(reads).toBeGreaterThan(50);
    expect(reads).toBeLessThanOrEqual(70);
    expect((await readStoredOrder((body.data as { orderId: string }).orderId)).subOrders).toHaveLength(5);
  });

  test('When product and address change or go afterwards, then the order stays what it was', async () => {
    const buyer = await joinAsBuyer();
    const line = await putPrint(mira);
    const id = readOrderId(await sendOrder(buyer, toOrderBody(buyer, [line])));
    const before = await readStoredOrder(id);
    const [product, address] = [`products/${line.productId}`, `users/${buyer.userId}/addresses/${buyer.addressId}`];
    await db.doc(product).update({ title: 'Another', sizes: [], status: 'draft' });
    await db.doc(address).update({ address: 'Elsewhere' });
    expect(await readStoredOrder(id)).toEqual(before);
    await db.doc(product).delete();
    await db.doc(address).delete();
    expect(await readStoredOrder(id)).toEqual(before);
  });

  test('When the price changed since the print was chosen, then it is 409 with the new amounts, and these are taken', async () => {
    const line = await putPrint(mira);
    const product = db.doc(`products/${line.productId}`);
    const [size] = (await product.get()).get('sizes');
    await product.update({ sizes: [{ ...size, price: 1500 }] });
    await eventually('its least price follows', async () => (await product.get()).get('minPrice') === 2300);
    await expectUnchanged(async () => {
      const { status, body } = await sendOrder(alice, toOrderBody(alice, [line]));
      expect(status).toBe(409);
      expect(body.error).toMatchObject({
        code: 'PRICE_MISMATCH',
        message: 'Prices have changed. Please check the new amounts and confirm again.',
        fields: {
          totalPrice: '2300',
          finalPrice: '2400',
          shippingCharge: '100',
          'productsInfo[0].price': '2300',
        },
      });
    });
    expect(await readSold(line)).toBe(0);
    expect((await sendOrder(alice, toOrderBody(alice, [{ ...line, price: 2300 }]))).status).toBe(201);
  });
});

test('When orders are sent faster than anybody buys, then the rest is 429', async () => {
  const at = await startApp({ rateLimitFactor: 1 });
  const { token } = await joinAs();
  const replies = await Promise.all(
    Array.from({ length: 7 }, () => sendOrder({ token }, toOrderBody({ addressId: 'nothing' }, lines), { at })),
  );
  expect(tally(replies)).toEqual({ 404: 5, 429: 2 });
});

test('When a valid order is one too many, then it is 429, and nothing is stored', async () => {
  const at = await startApp({ rateLimitFactor: 1 });
  const buyer = await joinAsBuyer();
  const line = await putPrint(mira);
  const order = toOrderBody(buyer, [line]);
  for (let sent = 0; sent < 5; sent += 1)
    expect((await sendOrder(buyer, { ...order, shippingAddress: 'nothing' }, { at })).status).toBe(404);
  await expectUnchanged(async () => {
    expect((await sendOrder(buyer, order, { at, key: newKey() })).status).toBe(429);
  });
  expect(await readSold(line)).toBe(0);
});
