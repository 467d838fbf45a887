import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inParallel } from '../../../test-support/calls/visitors.ts';
import { carts, mutationsOf } from '../../../test-support/orders/carts.ts';
import { joinAsBuyer, readOrderIds, readStoredOrder, sendOrder } from '../../../test-support/orders/orders.ts';
import { db, put, uniqueId } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';

// The unit test beside it changes every field of 2,000 orders in memory.
test('When some random carts are ordered, then all single changes are refused, and the cart itself is stored', {
  timeout: 120_000,
}, async () => {
  const [buyer, stranger] = [await joinAsBuyer(), await joinAsBuyer()];
  const addresses = [stranger.addressId, 'nothing', '../x', '', 5, null, undefined];
  for (const { catalogue, body } of fc.sample(carts(3, uniqueId('cart')), 5)) {
    for (const { id, ...product } of catalogue) await put(`products/${id}`, product);
    const valid = { shippingAddress: buyer.addressId, ...body };
    await expectUnchanged(async () => {
      const mutations = mutationsOf(valid, { catalogue, addresses });
      await inParallel(mutations.length, 10, async (index) => {
        const [what, changed] = mutations[index] ?? ['', {}];
        const { status } = await sendOrder(buyer, changed);
        expect([what, [400, 404, 409].includes(status)]).toEqual([what, true]);
      });
    });
    const placed = await sendOrder(buyer, valid);
    expect(placed.status).toBe(201);
    const { orderId } = placed.body.data as { orderId: string };
    const { order } = await readStoredOrder(orderId);
    expect(order.total).toBe(body.finalPrice);
    // Else its mail may come while the next cart is compared.
    const mail = db.doc(`mail/${orderId}-0-buyer`);
    await eventually('its buyer is told', async () => (await mail.get()).exists);
  }
  expect(await readOrderIds(buyer)).toHaveLength(5);
});
