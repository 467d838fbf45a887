import type { SubOrderStatus } from '@aperture-byline/contract/order/stored';
import type { Order } from '@aperture-byline/contract/order/wire';
import { inDays } from '@aperture-byline/contract/samples/stored-documents';
import { describe, expect, test } from 'vitest';
import {
  ARTIST_TRANSITIONS,
  acceptSubOrders,
  cancelOrder,
  confirmPayment,
  expectSuccess,
  joinForOrders,
  orderPrints,
  orderPrintsBy,
  putPrint,
  readSold,
  readStatuses,
  readStoredOrder,
  sendTransition,
  TRANSITION_BODIES,
  utrOf,
} from '../../../test-support/orders/orders.ts';
import { db, put } from '../../../test-support/project/database.ts';
import { get, postJson } from '../../../test-support/servers/suite.ts';
import { transitionOrder } from '../../data/orders/order-transitions.ts';

const ALL_MOVES = [...ARTIST_TRANSITIONS, 'cancel'] as const;
type Move = (typeof ALL_MOVES)[number];

const { alice, bob, mira, noor, root } = joinForOrders();

/** A transition of the artist Mira, or of the buyer Alice. */
const make = (id: string, name: Move) => (name === 'cancel' ? cancelOrder(id, alice) : sendTransition(id, name, mira));

describe('the artist’s transitions', () => {
  test('When all artists accept, then the payment is due with its details, and preparing waits for it', async () => {
    const id = await orderPrintsBy(alice, mira, noor);
    await acceptSubOrders(id, mira);
    expect(await get(`/product/order/${id}`, alice)).toMatchObject({
      payment_status: 'not_due',
      can_claim_payment: false,
    });
    await acceptSubOrders(id, noor);
    const account = { accountName: 'The House', accountNumber: '123456789012', ifsc: 'SBIN0001234' };
    const shop = { upiId: 'house@bank', payeeName: 'The House', ...account, bankText: 'Current account' };
    await put('settings/shop', shop);
    expect(await get(`/product/order/${id}`, alice)).toMatchObject({
      status: 'accepted',
      payment_status: 'due',
      amount_due: 4100,
      payment_details: {
        upi_id: shop.upiId,
        payee_name: shop.payeeName,
        account: { name: 'The House', number: '123456789012', ifsc: 'SBIN0001234' },
        bank_text: shop.bankText,
      },
    });
    const { status, body } = await sendTransition(id, 'prepare', mira);
    expect([status, body.error.code, body.error.fields]).toEqual([409, 'WRONG_STATE', { status: 'accepted' }]);
    expect(body.error.message).toBe('The order has changed in the meantime. Please reload and look again.');
  });

  test('When it is paid, then it is prepared, shipped and delivered, each once, and the timeline tells the buyer', async () => {
    const id = await orderPrintsBy(alice, mira);
    await acceptSubOrders(id, mira);
    await expectSuccess(confirmPayment(root, id, 'received', utrOf(id)));
    for (const name of ['prepare', 'ship', 'deliver'] as const) {
      await expectSuccess(sendTransition(id, name, mira));
      const before = await readStoredOrder(id);
      await expectSuccess(sendTransition(id, name, mira));
      expect(await readStoredOrder(id)).toEqual(before);
    }
    const own = await get<Order>(`/product/order/${id}`, alice);
    expect(own).toMatchObject({
      status: 'delivered',
      paid_amount: 2100,
      payment_reference: utrOf(id),
      parts: [{ carrier: 'India Post', tracking: 'EX123', prints: [{ frame_id: 'oak' }] }],
    });
    expect(own.timeline.map(({ event }) => event)).toEqual([
      'placed',
      'accepted',
      'payment_due',
      'paid',
      'preparing',
      'shipped',
      'delivered',
    ]);
  });

  test('When it is not their sub-order, they have no role, or nobody is signed in, then nothing changes', async () => {
    const id = await orderPrintsBy(alice, mira);
    const before = await readStoredOrder(id);
    for (const name of ARTIST_TRANSITIONS) {
      expect([name, (await sendTransition(id, name, noor)).status]).toEqual([name, 404]);
      expect([name, (await sendTransition(id, name, alice)).status]).toEqual([name, 403]);
      expect([name, (await sendTransition('nothing', name, mira)).status]).toEqual([name, 404]);
      expect([name, (await postJson(`/studio/order/${id}/${name}`, TRANSITION_BODIES[name])).status]).toEqual([
        name,
        401,
      ]);
    }
    expect(await readStoredOrder(id)).toEqual(before);
  });

  // Each made in a state of its own: what was done before is 200, what the state does not allow 409.
  const REACHED: Record<SubOrderStatus, (id: string) => Promise<unknown>> = {
    awaiting_acceptance: async () => {},
    accepted: (id) => acceptSubOrders(id, mira),
    declined: (id) => expectSuccess(sendTransition(id, 'decline', mira)),
    expired: (id) => transitionOrder(id, { name: 'expire', artistId: mira.userId }, { now: inDays(2) }),
    cancelled: (id) => expectSuccess(cancelOrder(id, alice)),
    preparing: (id) => reach(id, 'prepare'),
    shipped: (id) => reach(id, 'prepare', 'ship'),
    delivered: (id) => reach(id, 'prepare', 'ship', 'deliver'),
  };
  const reach = async (id: string, ...names: (typeof ARTIST_TRANSITIONS)[number][]) => {
    await acceptSubOrders(id, mira);
    await expectSuccess(confirmPayment(root, id, 'received', utrOf(id)));
    for (const name of names) await expectSuccess(sendTransition(id, name, mira));
  };
  /** The only ones that are no 409; a new state where one comes. */
  const ALLOWED: Partial<Record<SubOrderStatus, Partial<Record<Move, SubOrderStatus>>>> = {
    awaiting_acceptance: { accept: 'accepted', decline: 'declined', cancel: 'cancelled' },
    accepted: { accept: 'accepted', cancel: 'cancelled' },
    declined: { decline: 'declined' },
    cancelled: { cancel: 'cancelled' },
    preparing: { prepare: 'preparing', ship: 'shipped' },
    shipped: { ship: 'shipped', deliver: 'delivered' },
    delivered: { deliver: 'delivered' },
  };

  test.each(Object.keys(REACHED) as SubOrderStatus[])(
    'When a sub-order is %s, then each transition is made, was made before, or is 409 with that state and changes nothing',
    async (status) => {
      const id = await orderPrintsBy(alice, mira);
      await REACHED[status](id);
      const before = await readStoredOrder(id);
      const stillFirst = (name: Move) => {
        const next = ALLOWED[status]?.[name];
        return next === undefined || next === status;
      };
      for (const name of ALL_MOVES.filter(stillFirst)) {
        const { status: code, body } = await make(id, name);
        const isSame = ALLOWED[status]?.[name] === status;
        expect([name, code, body.error?.fields]).toEqual([name, isSame ? 200 : 409, isSame ? undefined : { status }]);
      }
      expect(await readStoredOrder(id)).toEqual(before);
      for (const name of ALL_MOVES.filter((one) => !stillFirst(one))) {
        const other = await orderPrintsBy(alice, mira);
        await REACHED[status](other);
        await expectSuccess(make(other, name));
        expect([name, (await readStatuses(other))[1]]).toEqual([name, ALLOWED[status]?.[name]]);
      }
    },
  );

  test('When a sub-order is paid and accepted, then it is prepared, and nothing else is', async () => {
    const id = await orderPrintsBy(alice, mira);
    await reach(id);
    const before = await readStoredOrder(id);
    for (const name of ['decline', 'ship', 'deliver', 'cancel'] as const)
      expect([name, (await make(id, name)).status]).toEqual([name, 409]);
    expect(await readStoredOrder(id)).toEqual(before);
    await expectSuccess(sendTransition(id, 'prepare', mira));
  });

  test('When an artist declines, then the reason is kept and the prints return to their edition', async () => {
    const line = await putPrint(mira, { size: { edition: 1 } });
    const id = await orderPrints(alice, [line]);
    expect(await readSold(line)).toBe(1);
    for (let time = 0; time < 2; time += 1) await expectSuccess(sendTransition(id, 'decline', mira));
    expect(await readSold(line)).toBe(0);
    expect(await get(`/product/order/${id}`, alice)).toMatchObject({
      status: 'declined',
      payment_status: 'not_due',
      parts: [{ reason: 'Out of paper' }],
    });
    expect(await orderPrints(bob, [line])).not.toBe(id);
  });

  test('When a body has too little, too much or too long a text, then it is 400 and nothing changes', async () => {
    const id = await orderPrintsBy(alice, mira);
    const before = await readStoredOrder(id);
    const bodies: [(typeof ARTIST_TRANSITIONS)[number], object][] = [
      ['accept', { status: 'delivered' }],
      ['decline', {}],
      ['decline', { reason: ' \u200b ' }],
      ['decline', { reason: 'x'.repeat(501) }],
      ['decline', { reason: 'Out of paper', status: 'accepted' }],
      ['ship', { carrier: 'Post' }],
      ['ship', { carrier: 'Post', tracking: ['1'] }],
      ['ship', { carrier: 'Post', tracking: '1', price: 1 }],
    ];
    for (const [name, body] of bodies)
      expect([name, body, (await sendTransition(id, name, mira, body)).status]).toEqual([name, body, 400]);
    expect(await readStoredOrder(id)).toEqual(before);
  });

  test('When the time to accept is over, then it is too late', async () => {
    const id = await orderPrintsBy(alice, mira);
    await db.doc(`orders/${id}/parts/${mira.userId}`).update({ acceptBy: new Date(Date.now() - 1000) });
    for (const name of ['accept', 'decline'] as const) expect((await sendTransition(id, name, mira)).status).toBe(409);
  });
});
