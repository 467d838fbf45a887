import type { PartStatus } from '@aperture-byline/contract/order/stored';
import type { OpenPayments, Order, OrderListItem, StudioOrder } from '@aperture-byline/contract/order/wire';
import { inDays } from '@aperture-byline/contract/samples/stored-documents';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cleanUp, db, put, uniqueId } from '../../../test-support/database.ts';
import { eventually } from '../../../test-support/eventually.ts';
import { HOSTILE_PARTS } from '../../../test-support/hostile.ts';
import { askUntilAnswered, callAtOnce } from '../../../test-support/instances.ts';
import { joinAs, type Member, mailsTo, removeMembers, type Sender } from '../../../test-support/members.ts';
import {
  type Buyer,
  joinAsBuyer,
  order,
  putPrint,
  removeOrders,
  soldOf,
  storedOrder,
} from '../../../test-support/orders.ts';
import { call, get, postJson, type Reply } from '../../../test-support/suite.ts';
import { tally } from '../../../test-support/visitors.ts';
import { moveOrder } from '../../data/order-moves.ts';
import { readPartsOf } from '../../data/orders.ts';

const MOVES = ['accept', 'decline', 'prepare', 'ship', 'deliver'] as const;
const ALL_MOVES = [...MOVES, 'cancel'] as const;
type Move = (typeof ALL_MOVES)[number];
const BODIES = {
  accept: {},
  decline: { reason: 'Out of paper' },
  prepare: {},
  ship: { carrier: 'India Post', tracking: 'EX123' },
  deliver: {},
} as const;

let alice: Buyer;
let bob: Buyer;
let mira: Member;
let noor: Member;
let root: Member;

beforeAll(async () => {
  root = await joinAs({ admin: true });
});
beforeEach(async () => {
  [alice, bob] = [await joinAsBuyer(), await joinAsBuyer()];
  [mira, noor] = [await joinAs({ isArtist: true }), await joinAs({ isArtist: true })];
});
afterAll(async () => {
  await removeOrders();
  await cleanUp();
  await removeMembers();
});

/** An order of one print of each of these artists, by Alice. */
async function ordered(...artists: Member[]): Promise<string> {
  return order(
    alice,
    await Promise.all(artists.map((artist) => putPrint(artist, { size: { edition: 10 } }))),
  );
}

const move = (
  id: string,
  name: (typeof MOVES)[number],
  { token, at }: Sender,
  body: object = BODIES[name],
): Promise<Reply> => postJson(`/studio/order/${id}/${name}`, body, { token, at });
const cancel = (id: string, { token, at }: Sender): Promise<Reply> =>
  call(`/product/order/${id}/cancel`, { method: 'POST', token, at });
/** The amounts are those of one print. */
const confirm = (
  id: string,
  name: string,
  reference: string,
  more: object = {},
  { token, at }: Sender = root,
) =>
  postJson(
    `/studio/payment/${id}/${name}`,
    { reference, amount: name === 'received' ? 2100 : 2000, ...more },
    { token, at },
  );

/** A move of the artist Mira, or of the buyer Alice. */
const make = (id: string, name: Move) => (name === 'cancel' ? cancel(id, alice) : move(id, name, mira));

async function pass(reply: Promise<Reply>): Promise<void> {
  const { status, text } = await reply;
  expect(status, text).toBe(200);
}

async function accepted(id: string, ...artists: Member[]): Promise<void> {
  for (const artist of artists) await pass(move(id, 'accept', artist));
}

/** The order's documents, to compare. */
const stateOf = (id: string) => storedOrder(id);

async function statusesOf(id: string): Promise<string[]> {
  const { order: stored, parts } = await storedOrder(id);
  return [
    stored.status,
    ...stored.artistIds.map((artist) => parts.find(({ artistId }) => artistId === artist)?.status ?? ''),
  ];
}

describe('reading orders', () => {
  test('When a buyer lists, then the own orders come, newest first, and nobody else’s', async () => {
    const first = await ordered(mira);
    const second = await ordered(mira, noor);
    const list = await get<OrderListItem[]>('/product/order', alice);
    expect(list.map(({ order_id }) => order_id)).toEqual([second, first]);
    expect(list[0]).toMatchObject({ status: 'awaiting_acceptance', total: 4100, amount_due: 0 });
    expect(list[0]?.prints).toHaveLength(2);
    expect(await get('/product/order', bob)).toEqual([]);
  });

  test('When the buyer or an administrator reads one, then all of it comes, and to anybody else it is none', async () => {
    const id = await ordered(mira, noor);
    const own = await get<Order>(`/product/order/${id}`, alice);
    expect(own).toMatchObject({
      order_id: id,
      status: 'awaiting_acceptance',
      can_cancel: true,
      address: {
        name: 'Asha Rao',
        address: '14 Lighthouse Road',
        postalcode: '682001',
        email: 'ravi@example.com',
      },
      subtotal: 4000,
      shipping_charge: 100,
      total: 4100,
      payment_status: 'not_due',
      payment_details: null,
    });
    expect(own.parts.map(({ photographer, subtotal }) => [photographer, subtotal])).toEqual([
      [mira.userId, 2000],
      [noor.userId, 2000],
    ]);
    expect(own.parts[0]?.prints[0]).toMatchObject({
      frame_type: 'Oak',
      price: 2000,
      picture: { alt: expect.any(String) },
    });
    // Cancelling is the buyer's alone.
    expect(await get(`/product/order/${id}`, root)).toEqual({ ...own, can_cancel: false });
    const unknown = await call('/product/order/nothing', bob);
    for (const member of [bob, mira]) {
      const { status, body } = await call(`/product/order/${id}`, member);
      expect({ status, ...body.error, requestId: '' }).toEqual({
        status: 404,
        ...unknown.body.error,
        requestId: '',
      });
    }
    expect((await call(`/product/order/${id}`)).status).toBe(401);
  });

  test('When an artist lists, then own lines come, what waits first, and no address before acceptance', async () => {
    const [accepting, waiting] = [await ordered(mira, noor), await ordered(mira)];
    await accepted(accepting, mira);
    const latest = await ordered(mira);
    const { text, reads } = await call('/studio/order', mira);
    const list = await get<StudioOrder[]>('/studio/order', mira);
    expect(list.map(({ order_id }) => order_id)).toEqual([waiting, latest, accepting]);
    expect(list.map(({ address }) => address?.name ?? null)).toEqual([null, null, 'Asha Rao']);
    expect(list[2]).toMatchObject({ status: 'accepted', subtotal: 2000, is_paid: false });
    expect(list[2]?.prints.map(({ photographer }) => photographer)).toEqual([mira.userId]);
    expect(text).not.toMatch(new RegExp(`ravi@example|${alice.email}|${noor.userId}`));
    expect(reads).toBeLessThanOrEqual(10);
    await pass(move(latest, 'decline', mira));
    const [, , declined] = await get<StudioOrder[]>('/studio/order', mira);
    expect(declined).toMatchObject({ status: 'declined', address: null });
  });

  test('When the address names a recipient, then buyer and artist read that name', async () => {
    const giver = await joinAsBuyer({ recipient: 'Ravi Rao' });
    const id = await order(giver, [await putPrint(mira)]);
    await accepted(id, mira);
    const own = await get<Order>(`/product/order/${id}`, giver);
    const [sale] = await get<StudioOrder[]>('/studio/order', mira);
    expect([own.address.name, sale?.address?.name]).toEqual(['Ravi Rao', 'Ravi Rao']);
  });

  test('When an artist has many finished parts, then all that is open is there, and the newest fifty of the others', async () => {
    const now = Date.now();
    const { parts } = await storedOrder(await ordered(mira));
    const [sample] = parts;
    const batch = db.batch();
    const putPart = (name: string, status: PartStatus, minutesAgo: number) => {
      const createdAt = new Date(now - minutesAgo * 60_000);
      const orderId = uniqueId(name);
      batch.set(db.doc(`orders/${orderId}/parts/${mira.userId}`), { ...sample, orderId, status, createdAt });
      return orderId;
    };
    const old = (['accepted', 'preparing', 'shipped', 'awaiting_acceptance'] as const).map((status, index) =>
      putPart(status, status, 1000 + index),
    );
    const finished = Array.from({ length: 52 }, (_, index) =>
      putPart('finished', index % 2 === 0 ? 'delivered' : 'declined', index + 1),
    );
    await batch.commit();
    try {
      const list = await get<StudioOrder[]>('/studio/order', mira);
      const ids = list.map(({ order_id }) => order_id);
      expect(ids.slice(0, 5)).toEqual([old[3], sample?.orderId, ...old.slice(0, 3)]);
      expect(ids.slice(5)).toEqual(finished.slice(0, 50));
    } finally {
      for (const id of [...old, ...finished]) await db.doc(`orders/${id}/parts/${mira.userId}`).delete();
    }
  });

  test('When parts move while they are read, then each is in the list once', async () => {
    const { parts } = await storedOrder(await ordered(mira));
    const ids = Array.from({ length: 20 }, () => uniqueId('moving'));
    const documents = ids.map((id) => db.doc(`orders/${id}/parts/${mira.userId}`));
    const batch = db.batch();
    for (const [index, document] of documents.entries())
      batch.set(document, { ...parts[0], orderId: ids[index], status: 'shipped' });
    await batch.commit();
    try {
      const moving = documents.map((document) => document.update({ status: 'delivered' }));
      const lists = await Promise.all(Array.from({ length: 10 }, () => readPartsOf(String(mira.userId))));
      await Promise.all(moving);
      for (const list of lists) expect(new Set(list.map(({ orderId }) => orderId)).size).toBe(list.length);
      for (const list of lists) expect(list).toHaveLength(21);
    } finally {
      for (const document of documents) await document.delete();
    }
  });

  test('When somebody without the role asks the studio, then it is 403', async () => {
    expect((await call('/studio/order', alice)).status).toBe(403);
    expect((await call('/studio/payment', mira)).status).toBe(403);
    expect((await call('/studio/payment')).status).toBe(401);
  });

  test('When an id is none, then nothing is found', async () => {
    for (const part of HOSTILE_PARTS) {
      expect((await call(`/product/order/${part}`, alice)).status, part).toBe(404);
      expect(
        (await call(`/product/order/${part}/cancel`, { method: 'POST', token: alice.token })).status,
        part,
      ).toBe(404);
      expect(
        (await call(`/studio/order/${part}/accept`, { method: 'POST', token: mira.token })).status,
        part,
      ).toBe(404);
      expect((await confirm(part, 'received', 'UTR1')).status, part).toBe(404);
    }
  });
});

describe('the artist’s moves', () => {
  test('When all artists accept, then the payment is due with its details, and preparing waits for it', async () => {
    const id = await ordered(mira, noor);
    await accepted(id, mira);
    expect(await get(`/product/order/${id}`, alice)).toMatchObject({
      payment_status: 'not_due',
      can_cancel: false,
    });
    await accepted(id, noor);
    const shop = { upiId: 'house@bank', payeeName: 'The House', bankText: 'Account 1\nIFSC 2' };
    await put('settings/shop', shop);
    expect(await get(`/product/order/${id}`, alice)).toMatchObject({
      status: 'accepted',
      payment_status: 'due',
      amount_due: 4100,
      payment_details: { upi_id: shop.upiId, payee_name: shop.payeeName, bank_text: shop.bankText },
    });
    const { status, body } = await move(id, 'prepare', mira);
    expect([status, body.error.code, body.error.fields]).toEqual([
      409,
      'WRONG_STATE',
      { status: 'accepted' },
    ]);
    expect(body.error.message).toBe('The order has changed in the meantime. Please reload and look again.');
  });

  test('When it is paid, then it is prepared, shipped and delivered, each once, and the timeline tells the buyer', async () => {
    const id = await ordered(mira);
    await accepted(id, mira);
    await pass(confirm(id, 'received', 'UTR1'));
    for (const name of ['prepare', 'ship', 'deliver'] as const) {
      await pass(move(id, name, mira));
      const before = await stateOf(id);
      await pass(move(id, name, mira));
      expect(await stateOf(id)).toEqual(before);
    }
    const own = await get<Order>(`/product/order/${id}`, alice);
    expect(own).toMatchObject({
      status: 'delivered',
      paid_amount: 2100,
      payment_reference: 'UTR1',
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

  test('When it is not their part, they have no role, or nobody is signed in, then nothing changes', async () => {
    const id = await ordered(mira);
    const before = await stateOf(id);
    for (const name of MOVES) {
      expect([name, (await move(id, name, noor)).status]).toEqual([name, 404]);
      expect([name, (await move(id, name, alice)).status]).toEqual([name, 403]);
      expect([name, (await move('nothing', name, mira)).status]).toEqual([name, 404]);
      expect([name, (await postJson(`/studio/order/${id}/${name}`, BODIES[name])).status]).toEqual([
        name,
        401,
      ]);
    }
    expect(await stateOf(id)).toEqual(before);
  });

  // Each made in a state of its own: what was done before is 200, what the state does not allow 409.
  const REACHED: Record<PartStatus, (id: string) => Promise<unknown>> = {
    awaiting_acceptance: async () => {},
    accepted: (id) => accepted(id, mira),
    declined: (id) => pass(move(id, 'decline', mira)),
    expired: (id) => moveOrder(id, { name: 'expire', artistId: mira.userId }, { now: inDays(2) }),
    cancelled: (id) => pass(cancel(id, alice)),
    preparing: (id) => reach(id, 'prepare'),
    shipped: (id) => reach(id, 'prepare', 'ship'),
    delivered: (id) => reach(id, 'prepare', 'ship', 'deliver'),
  };
  const reach = async (id: string, ...names: (typeof MOVES)[number][]) => {
    await accepted(id, mira);
    await pass(confirm(id, 'received', 'UTR1'));
    for (const name of names) await pass(move(id, name, mira));
  };
  /** The only ones that are no 409; a new state where one comes. */
  const ALLOWED: Partial<Record<PartStatus, Partial<Record<Move, PartStatus>>>> = {
    awaiting_acceptance: { accept: 'accepted', decline: 'declined', cancel: 'cancelled' },
    accepted: { accept: 'accepted' },
    declined: { decline: 'declined' },
    cancelled: { cancel: 'cancelled' },
    preparing: { prepare: 'preparing', ship: 'shipped' },
    shipped: { ship: 'shipped', deliver: 'delivered' },
    delivered: { deliver: 'delivered' },
  };

  test.each(Object.keys(REACHED) as PartStatus[])(
    'When a part is %s, then each move is made, was made before, or is 409 with that state and changes nothing',
    async (status) => {
      const id = await ordered(mira);
      await REACHED[status](id);
      const before = await stateOf(id);
      const stillFirst = (name: Move) => {
        const next = ALLOWED[status]?.[name];
        return next === undefined || next === status;
      };
      for (const name of ALL_MOVES.filter(stillFirst)) {
        const { status: code, body } = await make(id, name);
        const isSame = ALLOWED[status]?.[name] === status;
        expect([name, code, body.error?.fields]).toEqual([
          name,
          isSame ? 200 : 409,
          isSame ? undefined : { status },
        ]);
      }
      expect(await stateOf(id)).toEqual(before);
      for (const name of ALL_MOVES.filter((one) => !stillFirst(one))) {
        const other = await ordered(mira);
        await REACHED[status](other);
        await pass(make(other, name));
        expect([name, (await statusesOf(other))[1]]).toEqual([name, ALLOWED[status]?.[name]]);
      }
    },
  );

  test('When a part is paid and accepted, then it is prepared, and nothing else is', async () => {
    const id = await ordered(mira);
    await reach(id);
    const before = await stateOf(id);
    for (const name of ['decline', 'ship', 'deliver', 'cancel'] as const)
      expect([name, (await make(id, name)).status]).toEqual([name, 409]);
    expect(await stateOf(id)).toEqual(before);
    await pass(move(id, 'prepare', mira));
  });

  test('When an artist declines, then the reason is kept and the prints return to their edition', async () => {
    const line = await putPrint(mira, { size: { edition: 1 } });
    const id = await order(alice, [line]);
    expect(await soldOf(line)).toBe(1);
    for (let time = 0; time < 2; time += 1) await pass(move(id, 'decline', mira));
    expect(await soldOf(line)).toBe(0);
    expect(await get(`/product/order/${id}`, alice)).toMatchObject({
      status: 'declined',
      payment_status: 'not_due',
      parts: [{ reason: 'Out of paper' }],
    });
    expect(await order(bob, [line])).not.toBe(id);
  });

  test('When a body has too little, too much or too long a text, then it is 400 and nothing changes', async () => {
    const id = await ordered(mira);
    const before = await stateOf(id);
    const bodies: [(typeof MOVES)[number], object][] = [
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
      expect([name, body, (await move(id, name, mira, body)).status]).toEqual([name, body, 400]);
    expect(await stateOf(id)).toEqual(before);
  });

  test('When the time to accept is over, then it is too late', async () => {
    const id = await ordered(mira);
    await db.doc(`orders/${id}/parts/${mira.userId}`).update({ acceptBy: new Date(Date.now() - 1000) });
    for (const name of ['accept', 'decline'] as const) expect((await move(id, name, mira)).status).toBe(409);
  });
});

describe('the buyer’s cancelling', () => {
  test('When no artist has accepted, then all of it ends and its prints return', async () => {
    const lines = [await putPrint(mira), await putPrint(noor)];
    const id = await order(alice, lines);
    await pass(move(id, 'decline', noor));
    await pass(cancel(id, alice));
    expect(await statusesOf(id)).toEqual(['cancelled', 'cancelled', 'declined']);
    expect(await Promise.all(lines.map(soldOf))).toEqual([0, 0]);
    const before = await stateOf(id);
    await pass(cancel(id, alice));
    expect(await stateOf(id)).toEqual(before);
    expect((await move(id, 'accept', mira)).status).toBe(409);
  });

  test('When one artist has declined and the other accepted, then the rest can be cancelled until it is paid', async () => {
    const lines = [await putPrint(mira, { size: { edition: 3 } }), await putPrint(noor)];
    const [id, paid] = [await order(alice, lines), await order(alice, lines.toReversed())];
    for (const one of [id, paid]) {
      await accepted(one, mira);
      await pass(move(one, 'decline', noor));
      expect(await get(`/product/order/${one}`, alice)).toMatchObject({
        payment_status: 'due',
        can_cancel: true,
      });
    }
    await pass(cancel(id, alice));
    expect(await statusesOf(id)).toEqual(['cancelled', 'cancelled', 'declined']);
    expect(await get(`/product/order/${id}`, alice)).toMatchObject({
      payment_status: 'not_due',
      amount_due: 0,
      pay_by: null,
      can_cancel: false,
    });
    expect(await Promise.all(lines.map(soldOf))).toEqual([1, 0]);
    await pass(confirm(paid, 'received', 'UTR1'));
    expect(await get(`/product/order/${paid}`, alice)).toHaveProperty('can_cancel', false);
    expect((await cancel(paid, alice)).status).toBe(409);
  });

  test('When an artist has accepted, or it is somebody else’s, then nothing changes', async () => {
    const id = await ordered(mira, noor);
    for (const [member, status] of [
      [bob, 404],
      [mira, 404],
      [root, 404],
    ] as const)
      expect((await cancel(id, member)).status).toBe(status);
    await accepted(id, mira);
    const before = await stateOf(id);
    const { status, body } = await cancel(id, alice);
    expect([status, body.error.code, body.error.fields]).toEqual([
      409,
      'WRONG_STATE',
      { status: 'awaiting_acceptance' },
    ]);
    expect(await stateOf(id)).toEqual(before);
  });

  test('When twenty accepts race with a cancel, then there is one outcome', async () => {
    const id = await ordered(mira);
    const replies = await callAtOnce(21, (at, index) =>
      askUntilAnswered(() =>
        index === 10 ? cancel(id, { ...alice, at }) : move(id, 'accept', { ...mira, at }),
      ),
    );
    const [state] = await statusesOf(id);
    const [cancelled] = replies.splice(10, 1);
    const { order: stored } = await storedOrder(id);
    const outcomes = stored.timeline.filter(({ event }) => event === 'accepted' || event === 'cancelled');
    expect(outcomes.map(({ event }) => event)).toEqual([state]);
    expect(['accepted', 'cancelled']).toContain(state);
    expect(cancelled?.status).toBe(state === 'cancelled' ? 200 : 409);
    expect(tally(replies)).toEqual({ [state === 'cancelled' ? 409 : 200]: 20 });
  });
});

describe('payments', () => {
  async function auditOf(id: string): Promise<object[]> {
    const { docs } = await db.collection('audit').where('orderId', '==', id).get();
    return docs.map((document) => document.data());
  }

  test('When a payment is confirmed, then parts are to be prepared and paid out, once and with who confirmed it', async () => {
    const id = await ordered(mira, noor);
    await pass(move(id, 'decline', noor));
    expect((await confirm(id, 'received', 'UTR1')).status).toBe(409);
    await accepted(id, mira);
    const open = await get<OpenPayments>('/studio/payment', root);
    expect(open.payments).toContainEqual({
      order_id: id,
      amount: 2100,
      buyer_name: 'Asha Rao',
      created_on: expect.any(String),
    });
    await pass(confirm(id, 'received', 'UTR1'));
    const before = await stateOf(id);
    expect(before.order).toMatchObject({
      paymentStatus: 'paid',
      payment: { amount: 2100, reference: 'UTR1' },
    });
    await pass(confirm(id, 'received', 'UTR1'));
    expect((await confirm(id, 'received', 'UTR2')).status).toBe(409);
    expect(await stateOf(id)).toEqual(before);
    expect(await auditOf(id)).toMatchObject([
      { kind: 'payment', decision: 'received', reference: 'UTR1', amount: 2100, adminId: root.userId },
    ]);
    const [part] = before.parts.filter(({ artistId }) => artistId === mira.userId);
    expect(part).toMatchObject({
      payoutStatus: 'due',
      paidAt: expect.any(Date),
      prepareBy: expect.any(Date),
    });
    expect(before.parts.find(({ artistId }) => artistId === noor.userId)).toMatchObject({
      payoutStatus: 'none',
      paidAt: null,
    });
  });

  test('When an artist is paid out, then once, and only for a part of theirs', async () => {
    const id = await ordered(mira);
    await accepted(id, mira);
    expect((await confirm(id, 'paid-out', 'P1', { artist: mira.userId })).status).toBe(409);
    await pass(confirm(id, 'received', 'UTR1'));
    const { payouts } = await get<OpenPayments>('/studio/payment', root);
    expect(payouts.find(({ order_id }) => order_id === id)).toMatchObject({
      artist: mira.userId,
      amount: 2000,
    });
    expect((await confirm(id, 'paid-out', 'P1', { artist: noor.userId })).status).toBe(404);
    await pass(confirm(id, 'paid-out', 'P1', { artist: mira.userId }));
    const before = await stateOf(id);
    await pass(confirm(id, 'paid-out', 'P1', { artist: mira.userId }));
    expect((await confirm(id, 'paid-out', 'P2', { artist: mira.userId })).status).toBe(409);
    expect(await stateOf(id)).toEqual(before);
    const [own] = await get<StudioOrder[]>('/studio/order', mira);
    expect(own).toMatchObject({ payout_status: 'paid', payout_reference: 'P1' });
    expect(await auditOf(id)).toHaveLength(2);
  });

  test('When nothing is to be given back, or a body is wrong, then nothing changes', async () => {
    const id = await ordered(mira);
    await accepted(id, mira);
    const before = await stateOf(id);
    expect((await confirm(id, 'refunded', 'R1')).status).toBe(409);
    expect((await confirm(id, 'received', ' ')).status).toBe(400);
    for (const amount of [0, 2100.5, '2100', null])
      expect([amount, (await confirm(id, 'received', 'UTR1', { amount })).status]).toEqual([amount, 400]);
    expect((await confirm(id, 'received', 'UTR1', { status: 'paid' })).status).toBe(400);
    expect((await confirm(id, 'paid-out', 'P1')).status).toBe(400);
    expect((await confirm('nothing', 'received', 'UTR1')).status).toBe(404);
    for (const member of [alice, mira])
      expect((await confirm(id, 'received', 'UTR1', {}, member)).status).toBe(403);
    expect(await stateOf(id)).toEqual(before);
  });

  test('When the amount is not the one that is to be confirmed, then it is 409 with that one, and nothing changes', async () => {
    const id = await ordered(mira, noor);
    await accepted(id, mira, noor);
    const refused = async (name: string, wrong: object, amount: string) => {
      const before = await stateOf(id);
      const { status, body } = await confirm(id, name, 'X1', wrong);
      expect([status, body.error.code, body.error.fields?.amount]).toEqual([409, 'WRONG_STATE', amount]);
      expect(await stateOf(id)).toEqual(before);
    };
    await refused('received', { amount: 2100 }, '4100');
    await pass(confirm(id, 'received', 'UTR1', { amount: 4100 }));
    await refused('paid-out', { artist: mira.userId, amount: 4100 }, '2000');
    await moveOrder(id, { name: 'dropArtist', artistId: mira.userId }, { now: new Date() });
    await moveOrder(id, { name: 'dropArtist', artistId: noor.userId }, { now: new Date() });
    // What was to be given back before the second one left.
    await refused('refunded', { amount: 2000 }, '4100');
    await pass(confirm(id, 'refunded', 'R1', { amount: 4100 }));
  });

  test('When a refund is confirmed, then once, with who confirmed it, and both sides of the order show what is open', async () => {
    const id = await ordered(mira, noor);
    await accepted(id, mira, noor);
    await pass(confirm(id, 'received', 'UTR1', { amount: 4100 }));
    await moveOrder(id, { name: 'dropArtist', artistId: mira.userId }, { now: new Date() });
    const { refunds } = await get<OpenPayments>('/studio/payment', root);
    expect(refunds.filter(({ order_id }) => order_id === id)).toEqual([
      { order_id: id, amount: 2000, buyer_name: 'Asha Rao', payment_reference: 'UTR1' },
    ]);
    await pass(confirm(id, 'refunded', 'R1'));
    const before = await stateOf(id);
    expect(before.order).toMatchObject({
      refundStatus: 'paid',
      refunds: [{ amount: 2000, reference: 'R1' }],
    });
    await pass(confirm(id, 'refunded', 'R1'));
    expect((await confirm(id, 'refunded', 'R2')).status).toBe(409);
    expect(await stateOf(id)).toEqual(before);
    expect(await auditOf(id)).toHaveLength(2);
    expect(await auditOf(id)).toContainEqual(
      expect.objectContaining({ decision: 'refunded', reference: 'R1', amount: 2000, adminId: root.userId }),
    );
    await eventually('the buyer is told', async () =>
      (await mailsTo(alice)).some(({ message }) => message.text.includes('We have sent you Rs. 2,000 back.')),
    );
    expect(await get(`/product/order/${id}`, alice)).toMatchObject({ refund_amount: 2000, refund_open: 0 });
    await moveOrder(id, { name: 'dropArtist', artistId: noor.userId }, { now: new Date() });
    expect(await get(`/product/order/${id}`, alice)).toMatchObject({
      refund_amount: 4100,
      refund_open: 2100,
    });
    const open = await get<OpenPayments>('/studio/payment', root);
    expect(open.refunds.find(({ order_id }) => order_id === id)?.amount).toBe(2100);
  });

  test('When a paid part is late, then administrators see since when, until it is prepared, and the buyer’s timeline tells it', async () => {
    const id = await ordered(mira);
    await accepted(id, mira);
    await pass(confirm(id, 'received', 'UTR1'));
    const lateOnes = async () =>
      (await get<OpenPayments>('/studio/payment', root)).late.filter(({ order_id }) => order_id === id);
    expect(await lateOnes()).toEqual([]);
    const [part] = (await stateOf(id)).parts;
    const since = part?.prepareBy ?? new Date(0);
    await moveOrder(id, { name: 'flagLate', artistId: mira.userId }, { now: since });
    expect(await lateOnes()).toEqual([
      { order_id: id, artist: mira.userId, artist_name: 'Mira Pillai', since: since.toISOString() },
    ]);
    const { timeline } = await get<Order>(`/product/order/${id}`, alice);
    expect(timeline.at(-1)).toMatchObject({ event: 'late', photographer: mira.userId });
    await pass(move(id, 'prepare', mira));
    expect(await lateOnes()).toEqual([]);
  });

  test('When the buyer left, then payments name a former member', async () => {
    const id = await ordered(mira);
    await accepted(id, mira);
    await pass(confirm(id, 'received', 'UTR1'));
    await moveOrder(id, { name: 'dropBuyer' }, { now: new Date() });
    await moveOrder(id, { name: 'dropArtist', artistId: mira.userId }, { now: new Date() });
    const { refunds } = await get<OpenPayments>('/studio/payment', root);
    expect(refunds.find(({ order_id }) => order_id === id)?.buyer_name).toBe('Former member');
    await db.recursiveDelete(db.doc(`orders/${id}`));
  });

  test('When ten confirmations with different references race, then one holds', async () => {
    const id = await ordered(mira);
    await accepted(id, mira);
    const replies = await callAtOnce(10, (at, index) =>
      confirm(id, 'received', `UTR${index}`, {}, { ...root, at }),
    );
    expect(tally(replies)).toEqual({ 200: 1, 409: 9 });
    expect(await auditOf(id)).toHaveLength(1);
  });
});
