import { createHash, randomInt } from 'node:crypto';
import type { StudioOrder } from '@aperture-byline/contract/order/wire';
import type { DeletionPreview } from '@aperture-byline/contract/user/wire';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  type Buyer,
  joinAsBuyer,
  type OrderedLineBody,
  orderPrints,
  putPrint,
  readSold,
  readStoredOrder,
  sendOrder,
  toOrderBody,
  utrOf,
} from '../../../test-support/orders/orders.ts';
import { signIn } from '../../../test-support/project/accounts.ts';
import { db, put } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { joinAs, type Member, mailsTo } from '../../../test-support/project/members.ts';
import { dump } from '../../../test-support/project/unchanged.ts';
import { call, get, postJson } from '../../../test-support/servers/suite.ts';
import { transitionOrder } from '../../data/orders/order-transitions.ts';

let alice: Buyer;
let phone: string;
let mira: Member;
let noor: Member;

beforeEach(async () => {
  phone = String(randomInt(9_000_000_000, 10_000_000_000));
  alice = await joinAsBuyer({ phone });
  [mira, noor] = [await joinAs({ isArtist: true }), await joinAs({ isArtist: true })];
});

function ordered(...lines: OrderedLineBody[]): Promise<string> {
  return orderPrints(alice, lines);
}

async function deleteAccount({ uid, token }: Member): Promise<void> {
  expect((await call('/user', { method: 'DELETE', token })).status).toBe(200);
  const path = `deletions/${createHash('sha256').update(uid).digest('hex')}`;
  await eventually('the erasure is finished', async () => (await db.doc(path).get()).get('finishedAt'));
  await put(path, {});
}

async function accept(id: string, ...artists: Member[]): Promise<void> {
  for (const { userId } of artists)
    await transitionOrder(id, { name: 'accept', artistId: userId }, { now: new Date() });
}

async function pay(id: string): Promise<void> {
  const { amountDue: amount } = (await readStoredOrder(id)).order;
  await transitionOrder(id, { name: 'received', reference: utrOf(id), amount, due: amount }, { now: new Date() });
}

describe('a photographer who leaves', () => {
  test('When sub-orders are open, then they are declined and what was paid for them is to be given back; orders stay as they were bought', async () => {
    const lines = [await putPrint(mira, { title: 'Harbour' }), await putPrint(noor)] as const;
    const [waiting, paid, sent] = [
      await ordered(...lines),
      await ordered(lines[0], await putPrint(noor)),
      await ordered(await putPrint(mira)),
    ];
    await accept(paid, mira, noor);
    await pay(paid);
    await accept(sent, mira);
    await pay(sent);
    for (const transition of [{ name: 'prepare' }, { name: 'ship', carrier: 'Post', tracking: 'X1' }] as const)
      await transitionOrder(sent, { ...transition, artistId: mira.userId }, { now: new Date() });
    const before = await Promise.all([waiting, paid, sent].map(readStoredOrder));
    expect(await get<DeletionPreview>('/user/deletion', mira)).toEqual({
      bought: { cancelled: 0, delivered: 0 },
      sold: { declined: 1, refunded: 1, delivered: 1 },
    });
    await deleteAccount(mira);
    const after = await Promise.all([waiting, paid, sent].map(readStoredOrder));
    expect(after.map(({ order: { lines, address, buyerId, total } }) => ({ lines, address, buyerId, total }))).toEqual(
      before.map(({ order: { lines, address, buyerId, total } }) => ({ lines, address, buyerId, total })),
    );
    const sentPart = (state: (typeof after)[number] | undefined) => {
      const [subOrder] = state?.subOrders ?? [];
      const { updatedAt: _at, isArtistGone: _isGone, leaverEmail: _email, ...rest } = subOrder ?? {};
      return rest;
    };
    expect(sentPart(after[2])).toEqual(sentPart(before[2]));
    // Where money is open between the artist and the house.
    expect(after.flatMap(({ subOrders }) => subOrders.map(({ leaverEmail }) => leaverEmail ?? null))).toEqual(
      expect.arrayContaining([mira.email, null]),
    );
    expect(after[2]?.order.timeline).toEqual(before[2]?.order.timeline);
    const partOf = ({ subOrders }: (typeof after)[number], { userId }: Member) =>
      subOrders.find(({ artistId }) => artistId === userId);
    expect(after[0]?.order.status).toBe('awaiting_acceptance');
    for (const one of after.slice(0, 2))
      expect(partOf(one, mira)).toMatchObject({
        status: 'declined',
        reason: 'The photographer has closed their account.',
      });
    expect(after[1]?.order).toMatchObject({
      status: 'accepted',
      refundStatus: 'due',
      refundAmount: 2000,
      paymentStatus: 'paid',
    });
    expect(partOf(after[1] as (typeof after)[number], noor)).toMatchObject({
      status: 'accepted',
      payoutStatus: 'pending',
    });
    const slug = before[0]?.order.lines[0]?.slug ?? '';
    expect((await call(`/product/${slug}`)).status).toBe(404);
    const { productId, productSize, productFrame } = lines[0];
    const cart = { lines: [{ productId, productSize, productFrame }] };
    expect((await postJson('/product/quote', cart)).body.data).toMatchObject({
      lines: [{ status: 'withdrawn' }],
    });
    const { status } = await sendOrder(alice, toOrderBody(alice, [lines[0]]));
    expect(status).toBe(409);
    await eventually('the buyer is told', async () =>
      (await mailsTo(alice)).some(({ message }) => message.text.includes('You get back Rs. 2,000')),
    );
    // Told of the order that still waits too, by what does not go with the photographer.
    const noticesAbout = async (id: string) => {
      const notices = db.collection(`users/${alice.userId}/notices`).where('subjectId', '==', id);
      return (await notices.get()).docs.map((notice) => notice.data());
    };
    await eventually('there is a notice', async () =>
      (await noticesAbout(waiting)).some(({ state }) => state === 'declined'),
    );
    expect((await noticesAbout(waiting)).map(({ ownerId }) => ownerId)).toEqual([null, null]);
    await eventually(
      'both are mailed',
      async () =>
        (await mailsTo(alice)).filter(({ message }) => message.subject === 'A part of your order was declined')
          .length === 2,
    );
    const own = await call(`/product/order/${sent}`, alice);
    expect([own.status, own.text.includes('Mira Pillai')]).toEqual([200, true]);
  });
});

describe('what a deletion would do', () => {
  test('When nobody asks, then it is 401; a stranger and an account without a profile have no orders', async () => {
    await ordered(await putPrint(mira));
    expect((await call('/user/deletion')).status).toBe(401);
    const homeless = await signIn({});
    const nothing = {
      bought: { cancelled: 0, delivered: 0 },
      sold: { declined: 0, refunded: 0, delivered: 0 },
    };
    expect(await get<DeletionPreview>('/user/deletion', noor)).toEqual(nothing);
    expect(await get<DeletionPreview>('/user/deletion', { token: homeless.token })).toEqual(nothing);
  });

  test('When a buyer asks, then unpaid orders are cancelled, paid ones delivered, and finished ones do not count', async () => {
    const [waiting, due, paid, over] = [
      await ordered(await putPrint(mira)),
      await ordered(await putPrint(mira)),
      await ordered(await putPrint(mira)),
      await ordered(await putPrint(mira)),
    ];
    await accept(due, mira);
    await accept(paid, mira);
    await pay(paid);
    await transitionOrder(over, { name: 'cancel' }, { now: new Date() });
    expect(await get<DeletionPreview>('/user/deletion', alice)).toEqual({
      bought: { cancelled: 2, delivered: 1 },
      sold: { declined: 0, refunded: 0, delivered: 0 },
    });
    await deleteAccount(alice);
    const statuses = await Promise.all(
      [waiting, due, paid].map(async (id) => (await readStoredOrder(id)).order.status),
    );
    expect(statuses).toEqual(['cancelled', 'cancelled', 'accepted']);
  });
});

describe('a buyer who leaves', () => {
  test('When orders are open, then they end, their prints return, and neither name nor address stays', async () => {
    const lines = [await putPrint(mira, { size: { edition: 5 } }), await putPrint(noor)];
    const id = await ordered(...lines);
    await accept(id, mira);
    await deleteAccount(alice);
    const { order: stored, subOrders } = await readStoredOrder(id);
    expect(stored).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'not_due',
      buyerId: null,
      buyerName: '',
    });
    expect(stored.lines).toHaveLength(2);
    expect(subOrders.map(({ status, buyerId }) => [status, buyerId])).toEqual([
      ['cancelled', null],
      ['cancelled', null],
    ]);
    expect(await Promise.all(lines.map(readSold))).toEqual([0, 0]);
    const everything = JSON.stringify((await dump()).documents);
    for (const trace of [phone, alice.email, String(alice.userId)])
      expect([trace, everything.includes(trace)]).toEqual([trace, false]);
    expect(await get<StudioOrder[]>('/studio/order', mira)).toMatchObject([{ status: 'cancelled', address: null }]);
    for (const artist of [mira, noor]) {
      await eventually('the artist has a mail', async () =>
        (await mailsTo(artist)).some(({ message }) => message.subject === 'An order was cancelled'),
      );
      const { docs } = await db.collection(`users/${artist.userId}/notices`).get();
      expect(docs.map((notice) => notice.get('state'))).toContain('cancelled');
    }
  });

  test('When prints are paid, then they are still sent, and the address goes when they have arrived', async () => {
    const id = await ordered(await putPrint(mira));
    await accept(id, mira);
    await pay(id);
    await deleteAccount(alice);
    expect((await readStoredOrder(id)).order).toMatchObject({
      status: 'accepted',
      buyerId: null,
      address: { phone },
    });
    const [subOrder] = await get<StudioOrder[]>('/studio/order', mira);
    expect(subOrder?.address).toMatchObject({ name: 'Asha Rao', phone });
    for (const [name, body] of [
      ['prepare', {}],
      ['ship', { carrier: 'Post', tracking: 'X1' }],
      ['deliver', {}],
    ] as const)
      expect((await postJson(`/studio/order/${id}/${name}`, body, mira)).status).toBe(200);
    expect((await readStoredOrder(id)).order).toMatchObject({
      status: 'delivered',
      buyerName: '',
      address: { phone: '', city: '' },
    });
    expect(JSON.stringify((await dump()).documents)).not.toContain(phone);
  });
});
