import { newOrderSchema } from '@aperture-byline/contract/order/bodies';
import { sampleAddress, sampleShipping } from '@aperture-byline/contract/samples/stored-documents';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cart, carts, mutationsOf } from '../../../test-support/orders/carts.ts';
import { validate } from '../../http/body/read-json.ts';
import { ApiError } from '../../lib/errors.ts';
import { checkOrder } from './check-order.ts';
import { newOrder } from './new-order.ts';

/** The order as the server makes it of a body. */
function place(sent: object, catalogue: Cart['catalogue']) {
  const body = validate(newOrderSchema, JSON.parse(JSON.stringify(sent)));
  const lines = checkOrder(body, { products: catalogue, shippingPrice: 100 });
  const { createdAt, ...address } = sampleAddress();
  const buyer = { buyerId: 900000009, buyerName: 'Asha Rao', fingerprint: '' };
  return newOrder({ id: 'order', ...buyer, address, shipping: sampleShipping(), lines }, createdAt);
}

test('When carts of 2,000 catalogues are ordered, then the total is that of sizes, frames and shipping', () => {
  fc.assert(
    fc.property(carts(8), ({ catalogue, body }) => {
      const { order, subOrders } = place({ shippingAddress: 'home', ...body }, catalogue);
      const expected = body.productsInfo.reduce((sum, line) => {
        const product = catalogue.find(({ id }) => id === line.productId);
        const size = product?.sizes.find(({ id }) => id === line.productSize);
        const frame = product?.frames.find(({ id }) => id === line.productFrame);
        return sum + Number(size?.price) + Number(frame?.charge);
      }, 100);
      expect(order.total).toBe(expected);
      expect(subOrders.reduce((sum, { subtotal }) => sum + subtotal, 100)).toBe(expected);
      for (const { artistId, lines } of subOrders) for (const line of lines) expect(line.artistId).toBe(artistId);
    }),
    { numRuns: 2000 },
  );
});

test('When any one field of such an order is changed or added, then it is refused', () => {
  let tried = 0;
  fc.assert(
    fc.property(carts(2), ({ catalogue, body }) => {
      const sent = { shippingAddress: 'home', ...body };
      for (const [what, changed] of mutationsOf(sent, { catalogue, addresses: ['', 5, null, undefined] })) {
        tried += 1;
        expect(() => place(changed, catalogue), what).toThrow(ApiError);
      }
    }),
    { numRuns: 150 },
  );
  expect(tried).toBeGreaterThan(5_000);
});
