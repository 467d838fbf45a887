import { newOrderMessages } from '@aperture-byline/contract/order/new-order-messages';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { signIn } from '../../../test-support/accounts.ts';
import { cleanUp, db } from '../../../test-support/database.ts';
import { eventually } from '../../../test-support/eventually.ts';
import { byline } from '../../../test-support/fixtures.ts';
import { callAtOnce } from '../../../test-support/instances.ts';
import { startApp, stopApps } from '../../../test-support/local-app.ts';
import { joinAs, removeMembers } from '../../../test-support/members.ts';
import {
  type Buyer,
  bodyOf,
  joinAsBuyer,
  orderIdsOf,
  putPrint,
  removeOrders,
  type SentLine,
  send,
  soldOf,
  storedOrder,
} from '../../../test-support/orders.ts';
import { call, postJson } from '../../../test-support/suite.ts';
import { expectUnchanged } from '../../../test-support/unchanged.ts';
import { tally } from '../../../test-support/visitors.ts';
import { placeOrder } from './place-order.ts';

const [mira, noor] = [byline({ firstName: 'Mira' }), byline({ firstName: 'Noor' })];
const MINUTE = 60 * 1000;
let alice: Buyer;
let bob: Buyer;
/** 2,000 and 3,500 rupees. */
let lines: [SentLine, SentLine];

beforeAll(async () => {
  [alice, bob] = [await joinAsBuyer(), await joinAsBuyer({ address: '9 Hidden Lane', phone: '9000000009' })];
  lines = [
    await putPrint(mira),
    await putPrint(noor, { size: { price: 2500, edition: 40, sold: 7 }, charge: 1000 }),
  ];
});
afterEach(async () => {
  vi.useRealTimers();
  await stopApps();
});
afterAll(async () => {
  await removeOrders();
  await cleanUp();
  await removeMembers();
});

let keys = 0;
function newKey(): string {
  keys += 1;
  return `key-${Date.now()}-${String(keys).padStart(8, '0')}`;
}

const idOf = ({ body }: { body: { data: never } }) => (body.data as { orderId: string }).orderId;

describe('a valid order', () => {
  test('When it is sent, then it is stored once with the server’s amounts, a copy of the address, and a part for each artist', async () => {
    const before = await Promise.all(lines.map(soldOf));
    const reply = await send(alice, bodyOf(alice, lines), { key: newKey() });
    expect(reply.status).toBe(201);
    expect(reply.headers.get('idempotency-replayed')).toBeNull();
    expect(reply.body.data).toEqual({ orderId: expect.stringMatching(/^[0-9a-f]{32}$/) });
    const { order, parts } = await storedOrder(idOf(reply));
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
      picture: { path: expect.stringMatching(/-a$/) },
    });
    expect(order.address).not.toHaveProperty('createdAt');
    expect(parts.map(({ artistId, subtotal, status }) => [artistId, subtotal, status]).sort()).toEqual(
      [
        [mira.userId, 2000, 'awaiting_acceptance'],
        [noor.userId, 3500, 'awaiting_acceptance'],
      ].sort(),
    );
    expect(await Promise.all(lines.map(soldOf))).toEqual(before.map((sold) => sold + 1));
  });

  test('When fifty prints of five artists are ordered, then no more than seventy documents are read', async () => {
    const artists = Array.from({ length: 5 }, () => byline());
    const many = await Promise.all(
      Array.from({ length: 50 }, (_, index) => putPrint(artists[index % 5] ?? mira)),
    );
    const { status, reads, body } = await send(alice, bodyOf(alice, many), { key: newKey() });
    expect(status).toBe(201);
    expect(reads).toBeGreaterThan(50);
    expect(reads).toBeLessThanOrEqual(70);
    expect((await storedOrder((body.data as { orderId: string }).orderId)).parts).toHaveLength(5);
  });

  test('When product and address change or go afterwards, then the order stays what it was', async () => {
    const buyer = await joinAsBuyer();
    const line = await putPrint(mira);
    const id = idOf(await send(buyer, bodyOf(buyer, [line])));
    const before = await storedOrder(id);
    const [product, address] = [
      `products/${line.productId}`,
      `users/${buyer.userId}/addresses/${buyer.addressId}`,
    ];
    await db.doc(product).update({ title: 'Another', sizes: [], status: 'draft' });
    await db.doc(address).update({ address: 'Elsewhere' });
    expect(await storedOrder(id)).toEqual(before);
    await db.doc(product).delete();
    await db.doc(address).delete();
    expect(await storedOrder(id)).toEqual(before);
  });

  test('When the price changed since the print was chosen, then it is 409 with the new amounts, and these are taken', async () => {
    const line = await putPrint(mira);
    const product = db.doc(`products/${line.productId}`);
    const [size] = (await product.get()).get('sizes');
    await product.update({ sizes: [{ ...size, price: 1500 }] });
    await eventually('its least price follows', async () => (await product.get()).get('minPrice') === 2300);
    await expectUnchanged(async () => {
      const { status, body } = await send(alice, bodyOf(alice, [line]));
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
    expect(await soldOf(line)).toBe(0);
    expect((await send(alice, bodyOf(alice, [{ ...line, price: 2300 }]))).status).toBe(201);
  });
});

const MISMATCH = [409, 'PRICE_MISMATCH'] as const;
const INVALID = [400, 'INVALID'] as const;
type Body = ReturnType<typeof bodyOf>;
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

/** As they stand in JSON. */
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
    const body = bodyOf(alice, lines);
    await expectUnchanged(async () => {
      for (const [what, change, status, code] of REFUSED) {
        const reply = await send(alice, change(body), { key: newKey() });
        expect([what, reply.status, reply.body.error?.code]).toEqual([what, status, code]);
      }
    });
  });

  test('When a field is missing or zero, then the specification’s sentence says so', async () => {
    for (const [what, change, status] of REFUSED.filter(([what]) =>
      /^(no |a sum of|a line without)/.test(what),
    )) {
      const { body } = await send(alice, change(bodyOf(alice, lines)));
      if (status === 400)
        expect([what, body.error.message]).toEqual([what, 'Invalid Params, cannot place order.']);
    }
  });

  test.each(['price', 'totalPrice', 'finalPrice', 'shippingCharge'])(
    'When %s is no whole number of rupees, then it is 400 and nothing changes',
    async (name) => {
      const body = JSON.stringify(bodyOf(alice, lines));
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
        const { status, reads } = await send(alice, bodyOf(alice, many));
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
        const { status, body } = await send(alice, bodyOf(alice, [{ ...line, ...change }]));
        expect([status, Object.keys(body.error.fields ?? {})]).toEqual([400, [`productsInfo[0].${name}`]]);
      }
    });
  });

  test('When a product is not public or not whole, then it looks like one that is gone', async () => {
    for (const fields of [{ status: 'draft' }, { status: 'rejected' }, { owner: null as never }] as const) {
      const line = await putPrint(mira, fields);
      await expectUnchanged(async () => {
        const { status, body } = await send(alice, bodyOf(alice, [line]));
        expect([status, body.error.code]).toEqual([409, 'CONFLICT']);
        expect(body.error.message).toBe(
          'This print is not on sale any more. Please remove it from your cart.',
        );
      });
    }
  });

  test('When the address is somebody else’s, then the answer is that of an unknown one and tells nothing', async () => {
    await expectUnchanged(async () => {
      const foreign = await send(alice, bodyOf(bob, lines));
      const unknown = await send(alice, bodyOf({ addressId: 'nothing' }, lines));
      const told = ({ status, body: { error } }: typeof foreign) => ({ status, ...error, requestId: '' });
      expect(told(foreign)).toEqual(told(unknown));
      expect(foreign.status).toBe(404);
      expect(foreign.text).not.toMatch(/Hidden|9000000009/);
    });
    expect(await orderIdsOf(bob)).toEqual([]);
  });

  test('When the last print of an edition is ordered twice at once, then one buyer gets it', async () => {
    const line = await putPrint(mira, { size: { edition: 3, sold: 2 } });
    const buyers = [alice, bob];
    const replies = await callAtOnce(2, (at, index) => {
      const buyer = buyers[index] ?? alice;
      return send(buyer, bodyOf(buyer, [line]), { key: newKey(), at });
    });
    expect(tally(replies)).toEqual({ 201: 1, 409: 1 });
    expect(replies.find(({ status }) => status === 409)?.body.error).toMatchObject({
      code: 'CONFLICT',
      fields: { 'productsInfo[0].productSize': 'This size is sold out. Please choose another one.' },
    });
    expect(await soldOf(line)).toBe(3);
  });

  test('When more copies are ordered than an edition has left, then it is 409, and fewer of them can be had', async () => {
    const line = await putPrint(mira, { size: { edition: 3, sold: 1 } });
    const copies = (count: number) => bodyOf(alice, Array<SentLine>(count).fill(line));
    const { status, body } = await send(alice, copies(3));
    expect([status, body.error]).toMatchObject([
      409,
      {
        code: 'CONFLICT',
        fields: { 'productsInfo[2].productSize': newOrderMessages.tooManyCopies },
      },
    ]);
    expect(await soldOf(line)).toBe(1);
    expect((await send(alice, copies(2))).status).toBe(201);
    expect(await soldOf(line)).toBe(3);
  });

  test('When nobody, an unconfirmed address or an account without a profile orders, then nothing changes', async () => {
    const [newbie, homeless] = [await signIn({}, { verified: false }), await signIn({})];
    await expectUnchanged(async () => {
      expect((await postJson('/product/order', bodyOf(alice, lines))).status).toBe(401);
      const { status, body } = await send(newbie, bodyOf(alice, lines));
      expect([status, body.error.code]).toEqual([403, 'EMAIL_UNVERIFIED']);
      expect((await send(homeless, bodyOf(alice, lines))).status).toBe(403);
    });
  });
});

describe('an order that is sent again', () => {
  test('When the key is the same, then it is the first order, also after prices and addresses changed', async () => {
    const buyer = await joinAsBuyer();
    const [key, line] = [newKey(), await putPrint(mira)];
    const first = await send(buyer, bodyOf(buyer, [line]), { key });
    await db.doc(`products/${line.productId}`).update({ status: 'draft' });
    await db.doc(`users/${buyer.userId}/addresses/${buyer.addressId}`).delete();
    const again = await send(buyer, bodyOf(buyer, [line]), { key });
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body.data).toEqual(first.body.data);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await orderIdsOf(buyer)).toHaveLength(1);
    expect(await soldOf(line)).toBe(1);
  });

  test('When the key is the same and the cart another, then it is 422 and nothing changes', async () => {
    const buyer = await joinAsBuyer();
    const key = newKey();
    await send(buyer, bodyOf(buyer, [lines[0]]), { key });
    await expectUnchanged(async () => {
      const { status, body } = await send(buyer, bodyOf(buyer, [lines[1]]), { key });
      expect([status, body.error.code]).toEqual([422, 'KEY_REUSED']);
    });
    expect(await orderIdsOf(buyer)).toHaveLength(1);
  });

  test('When another buyer uses the key, then they get an order of their own', async () => {
    const key = newKey();
    const replies = [
      await send(alice, bodyOf(alice, lines), { key }),
      await send(bob, bodyOf(bob, lines), { key }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    const [ofAlice = '', ofBob = ''] = replies.map(idOf);
    expect(ofBob).not.toBe(ofAlice);
    expect((await storedOrder(ofBob)).order).toMatchObject({
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
        const { status, body } = await send(alice, bodyOf(alice, lines), { key });
        expect([key, status]).toEqual([key, 400]);
        expect(Object.keys(body.error.fields ?? {})).toEqual(['Idempotency-Key']);
      }
      // fetch refuses what is no byte in a header; these are the bytes of an emoji.
      expect(
        (await send(alice, bodyOf(alice, lines), { key: '\u00f0\u009f\u0098\u0080'.repeat(4) })).status,
      ).toBe(400);
    });
  });

  test('When fifty come at once with one key, then there is one order, one 201 and forty-nine 200', async () => {
    const buyer = await joinAsBuyer();
    const [key, line] = [newKey(), await putPrint(mira)];
    const replies = await callAtOnce(50, (at) => send(buyer, bodyOf(buyer, [line]), { key, at }));
    expect(tally(replies)).toEqual({ 201: 1, 200: 49 });
    expect(new Set(replies.map(idOf)).size).toBe(1);
    expect(await orderIdsOf(buyer)).toHaveLength(1);
    expect(await soldOf(line)).toBe(1);
  });

  test('When three hundred come at once without HTTP, then there is one order and one of them is new', async () => {
    const buyer = await joinAsBuyer();
    const [key, line] = [newKey(), await putPrint(mira)];
    const body = bodyOf(buyer, [line]);
    const placed = await Promise.all(
      Array.from({ length: 300 }, () => placeOrder(body, { userId: String(buyer.userId), key })),
    );
    expect(placed.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await orderIdsOf(buyer)).toEqual([...new Set(placed.map(({ orderId }) => orderId))]);
    expect(await soldOf(line)).toBe(1);
  });

  test('When twenty come at once without a key, then there is one order, whose id all answers carry', async () => {
    const buyer = await joinAsBuyer();
    const replies = await callAtOnce(20, (at) => send(buyer, bodyOf(buyer, lines), { at }));
    expect(tally(replies)).toEqual({ 201: 1, 200: 19 });
    expect(new Set(replies.map(idOf)).size).toBe(1);
    expect(await orderIdsOf(buyer)).toHaveLength(1);
  });

  test('When it is sent without a key, then it is the same order for a minute, across the change of minutes too', async () => {
    const buyer = await joinAsBuyer();
    const at = await startApp();
    // Two seconds before a minute ends.
    const start = Math.ceil(Date.now() / MINUTE) * MINUTE - 2000;
    const sendAt = async (time: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: time });
      const reply = await send(buyer, bodyOf(buyer, lines), { at });
      vi.useRealTimers();
      return reply;
    };
    const first = await sendAt(start);
    const second = await sendAt(start + 59_000);
    const third = await sendAt(start + MINUTE + 1000);
    expect([first.status, second.status, third.status]).toEqual([201, 200, 201]);
    expect(idOf(second)).toBe(idOf(first));
    expect(idOf(third)).not.toBe(idOf(first));
  });
});

test('When orders are sent faster than anybody buys, then the rest is 429', async () => {
  const at = await startApp({ rateLimitFactor: 1 });
  const { token } = await joinAs();
  const replies = await Promise.all(
    Array.from({ length: 7 }, () => send({ token }, bodyOf({ addressId: 'nothing' }, lines), { at })),
  );
  expect(tally(replies)).toEqual({ 404: 5, 429: 2 });
});
