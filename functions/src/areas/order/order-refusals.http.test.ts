import { addressMessages } from '@aperture-byline/contract/address/address-messages';
import { newOrderMessages } from '@aperture-byline/contract/cart/cart-messages';
import { describe, expect, test } from 'vitest';
import { tally } from '../../../test-support/calls/visitors.ts';
import {
  joinAsBuyer,
  mira,
  newKey,
  type OrderedLineBody,
  putOrderLines,
  putPrint,
  readSold,
  sendOrder,
  toOrderBody,
} from '../../../test-support/orders/orders.ts';
import { signIn } from '../../../test-support/project/accounts.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { callAtOnce } from '../../../test-support/servers/instances.ts';
import { postJson } from '../../../test-support/servers/suite.ts';

const { alice, bob, lines } = putOrderLines();

describe('an order that is not right', () => {
  test('When a product is not public or not whole, then it looks like one that is gone', async () => {
    for (const fields of [{ status: 'draft' }, { status: 'rejected' }, { owner: null as never }] as const) {
      const line = await putPrint(mira, fields);
      await expectUnchanged(async () => {
        const { status, body } = await sendOrder(alice, toOrderBody(alice, [line]));
        expect([status, body.error.code]).toEqual([409, 'CONFLICT']);
        expect(body.error.message).toBe('This print is not on sale any more. Please remove it from your cart.');
      });
    }
  });

  test('When the address is somebody else’s, then the answer is that of an unknown one and tells nothing', async () => {
    await expectUnchanged(async () => {
      const foreign = await sendOrder(alice, toOrderBody(bob, lines));
      const unknown = await sendOrder(alice, toOrderBody({ addressId: 'nothing' }, lines));
      const answerOf = ({ status, body: { error } }: typeof foreign) => ({ status, ...error, requestId: '' });
      expect(answerOf(foreign)).toEqual(answerOf(unknown));
      expect(foreign.status).toBe(404);
      expect(foreign.text).not.toMatch(/Hidden|9000000009/);
    });
  });

  test('When the address is in India without a state that is known, then it is refused with what to do, and one that is misspelled is not', async () => {
    const [foo, none, old] = [
      await joinAsBuyer({ state: 'Foo', postalCode: '400001' }),
      await joinAsBuyer({ state: '' }),
      await joinAsBuyer({ state: 'Bombay', country: '' }),
    ];
    const line = await putPrint(mira, { size: { edition: 3, sold: 1 } });
    await expectUnchanged(async () => {
      for (const buyer of [foo, none, old]) {
        const { status, body } = await sendOrder(buyer, toOrderBody(buyer, [line]));
        expect([status, body.error]).toMatchObject([
          409,
          {
            code: 'CONFLICT',
            message: addressMessages.stateUnknown,
            fields: { shippingAddress: addressMessages.stateUnknown },
          },
        ]);
      }
    });
    expect(await readSold(line)).toBe(1);
    const known = await joinAsBuyer({ state: 'Maharastra' });
    expect((await sendOrder(known, toOrderBody(known, [line]))).status).toBe(201);
  });

  test('When the last print of an edition is ordered twice at once, then one buyer gets it', async () => {
    const line = await putPrint(mira, { size: { edition: 3, sold: 2 } });
    const buyers = [alice, bob];
    const replies = await callAtOnce(2, (at, index) => {
      const buyer = buyers[index] ?? alice;
      return sendOrder(buyer, toOrderBody(buyer, [line]), { key: newKey(), at });
    });
    expect(tally(replies)).toEqual({ 201: 1, 409: 1 });
    expect(replies.find(({ status }) => status === 409)?.body.error).toMatchObject({
      code: 'CONFLICT',
      fields: { 'productsInfo[0].productSize': 'This size is sold out. Please choose another one.' },
    });
    expect(await readSold(line)).toBe(3);
  });

  test('When more copies are ordered than an edition has left, then it is 409, and fewer of them can be had', async () => {
    const line = await putPrint(mira, { size: { edition: 3, sold: 1 } });
    const copies = (count: number) => toOrderBody(alice, Array<OrderedLineBody>(count).fill(line));
    const { status, body } = await sendOrder(alice, copies(3));
    expect([status, body.error]).toMatchObject([
      409,
      {
        code: 'CONFLICT',
        fields: { 'productsInfo[2].productSize': newOrderMessages.tooManyCopies },
      },
    ]);
    expect(await readSold(line)).toBe(1);
    expect((await sendOrder(alice, copies(2))).status).toBe(201);
    expect(await readSold(line)).toBe(3);
  });

  test('When nobody, an unconfirmed address or an account without a profile orders, then nothing changes', async () => {
    const [newbie, homeless] = [await signIn({}, { verified: false }), await signIn({})];
    await expectUnchanged(async () => {
      expect((await postJson('/product/order', toOrderBody(alice, lines))).status).toBe(401);
      const { status, body } = await sendOrder(newbie, toOrderBody(alice, lines));
      expect([status, body.error.code]).toEqual([403, 'EMAIL_UNVERIFIED']);
      expect((await sendOrder(homeless, toOrderBody(alice, lines))).status).toBe(403);
    });
  });
});
