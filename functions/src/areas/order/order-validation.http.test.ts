import { describe, expect, test } from 'vitest';
import { mira, newKey, putOrderLines, putPrint, sendOrder, toOrderBody } from '../../../test-support/orders/orders.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { call } from '../../../test-support/servers/suite.ts';

const { alice, lines } = putOrderLines();

const MISMATCH = [409, 'PRICE_MISMATCH'] as const;
const INVALID = [400, 'INVALID'] as const;
type Body = ReturnType<typeof toOrderBody>;
type Change = (body: Body) => unknown;

const inLine =
  (change: object): Change =>
  (body) => ({
    ...body,
    productsInfo: body.productsInfo.map((line, index) => (index === 0 ? { ...line, ...change } : line)),
  });
const inOrder =
  (change: object): Change =>
  (body) => ({ ...body, ...change });
const without = (name: string) => (body: object) =>
  Object.fromEntries(Object.entries(body).filter(([key]) => key !== name));

const REFUSED: [what: string, change: Change, status: number, code: string][] = [
  ['a price of one rupee', inLine({ price: 1 }), ...MISMATCH],
  ['a price of nothing', inLine({ price: 0 }), ...MISMATCH],
  ['a lower sum', inOrder({ totalPrice: 5400, finalPrice: 5500 }), ...MISMATCH],
  ['a higher sum', inOrder({ totalPrice: 5600, finalPrice: 5700 }), ...MISMATCH],
  ['a lower total', inOrder({ finalPrice: 5500 }), ...MISMATCH],
  ['a higher total', inOrder({ finalPrice: 5700 }), ...MISMATCH],
  ['sum and total swapped', inOrder({ totalPrice: 5600, finalPrice: 5500 }), ...MISMATCH],
  [
    'prices of two lines swapped',
    (body) => ({
      ...body,
      productsInfo: body.productsInfo.map((line, index) => ({
        ...line,
        price: body.productsInfo[1 - index]?.price,
      })),
    }),
    ...MISMATCH,
  ],
  ['cheaper shipping', inOrder({ shippingCharge: 99 }), ...MISMATCH],
  ['no shipping', inOrder({ shippingCharge: 0 }), ...INVALID],
  ['shipping that gives back', inOrder({ shippingCharge: -100 }), ...INVALID],
  ['shipping as a text', inOrder({ shippingCharge: '100' }), ...INVALID],
  ['shipping with a fraction', inOrder({ shippingCharge: 100.5 }), ...INVALID],
  ['a sum of nothing', inOrder({ totalPrice: 0, finalPrice: 100 }), ...INVALID],
  ['another photographer', inLine({ photographer: 900000001 }), ...INVALID],
  ['a size of no product', inLine({ productSize: 'a0' }), ...INVALID],
  ['no frame', inLine({ productFrame: '' }), ...INVALID],
  ['a frame of no product', inLine({ productFrame: 'gold' }), ...INVALID],
  ['a currency', inOrder({ currency: 'USD' }), ...INVALID],
  ['a discount', inOrder({ discount: 100 }), ...INVALID],
  ['a state', inOrder({ status: 'accepted' }), ...INVALID],
  ['a buyer', inOrder({ userId: 900000001 }), ...INVALID],
  ['a discount on a line', inLine({ discount: 100 }), ...INVALID],
  ['no lines', inOrder({ productsInfo: [] }), ...INVALID],
  [
    'a second copy that the sums leave out',
    (body) => ({ ...body, productsInfo: [body.productsInfo[0], body.productsInfo[0]] }),
    409,
    'PRICE_MISMATCH',
  ],
  [
    'more copies than an order has room for',
    (body) => ({ ...body, productsInfo: Array(51).fill(body.productsInfo[0]) }),
    ...INVALID,
  ],
  ['a line that is none', inOrder({ productsInfo: [null] }), ...INVALID],
  ['lines that are none', inOrder({ productsInfo: 'all' }), ...INVALID],
  ['a path for a product', inLine({ productId: 'a/b' }), 409, 'CONFLICT'],
  ['an unknown product', inLine({ productId: 'nothing' }), 409, 'CONFLICT'],
  ['an unknown address', inOrder({ shippingAddress: 'nothing' }), 404, 'NOT_FOUND'],
  ['a path for an address', inOrder({ shippingAddress: '../x' }), 404, 'NOT_FOUND'],
  ...['shippingAddress', 'totalPrice', 'finalPrice', 'shippingCharge', 'productsInfo'].map(
    (name): [string, Change, 400, string] => [`no ${name}`, without(name), ...INVALID],
  ),
  ...['productId', 'productSize', 'productFrame', 'price', 'photographer'].map(
    (name): [string, Change, 400, string] => [
      `a line without ${name}`,
      (body) => ({ ...body, productsInfo: body.productsInfo.map(without(name)) }),
      ...INVALID,
    ],
  ),
];

/** Invalid amounts, written as JSON. */
const NOT_AMOUNTS = [
  'null',
  '1e308',
  '-1',
  '0.30000000000000004',
  '"1e3"',
  'true',
  '[]',
  '[2000]',
  '{}',
  '9007199254740992',
  '""',
  '"2000"',
];

describe('an order that is not right', () => {
  test('When one thing of it is wrong, then it is refused and nothing changes', async () => {
    const body = toOrderBody(alice, lines);
    await expectUnchanged(async () => {
      for (const [what, change, status, code] of REFUSED) {
        const reply = await sendOrder(alice, change(body), { key: newKey() });
        expect([what, reply.status, reply.body.error?.code]).toEqual([what, status, code]);
      }
    });
  });

  test('When a field is missing or zero, then the specification’s sentence says so', async () => {
    for (const [what, change, status] of REFUSED.filter(([what]) => /^(no |a sum of|a line without)/.test(what))) {
      const { body } = await sendOrder(alice, change(toOrderBody(alice, lines)));
      if (status === 400) expect([what, body.error.message]).toEqual([what, 'Invalid Params, cannot place order.']);
    }
  });

  test.each(['price', 'totalPrice', 'finalPrice', 'shippingCharge'])(
    'When %s is no whole number of rupees, then it is 400 and nothing changes',
    async (name) => {
      const body = JSON.stringify(toOrderBody(alice, lines));
      await expectUnchanged(async () => {
        for (const amount of NOT_AMOUNTS) {
          const text = body.replace(new RegExp(`"${name}":\\d+`), `"${name}":${amount}`);
          expect(text).toContain(`"${name}":${amount}`);
          const { status } = await call('/product/order', {
            method: 'POST',
            token: alice.token,
            headers: { 'Content-Type': 'application/json' },
            body: text,
          });
          expect([amount, status]).toEqual([amount, 400]);
        }
      });
    },
  );

  test('When there are more lines than may be, then it is 400, far more 413, before a product is read, and nothing changes', async () => {
    const [line] = lines;
    const most = { 51: 400, 250: 400, 10000: 413 };
    await expectUnchanged(async () => {
      for (const [count, expected] of Object.entries(most)) {
        const many = Array.from({ length: Number(count) }, (_, index) => ({
          ...line,
          productId: `p${index}`,
        }));
        const { status, reads } = await sendOrder(alice, toOrderBody(alice, many));
        expect([count, status, reads ?? 0]).toEqual([count, expected, 0]);
      }
    });
  });

  test('When a size or a frame is another product’s, then it is 400 though it exists, and nothing changes', async () => {
    const frames = [{ id: 'thin', type: 'Thin', charge: 100, description: '' }];
    const { productSize } = await putPrint(mira, { size: { id: 'mini', price: 200 }, frames });
    const [line] = lines;
    await expectUnchanged(async () => {
      for (const [name, change] of [
        ['productSize', { productSize, price: 1000 }],
        ['productFrame', { productFrame: 'thin', price: 1300 }],
      ] as const) {
        const { status, body } = await sendOrder(alice, toOrderBody(alice, [{ ...line, ...change }]));
        expect([status, Object.keys(body.error.fields ?? {})]).toEqual([400, [`productsInfo[0].${name}`]]);
      }
    });
  });
});
