import type { Notice } from '@aperture-byline/contract/notice/wire';
import { sampleAddress } from '@aperture-byline/contract/samples/stored-documents';
import { PRODUCT_NAME } from '@aperture-byline/contract/shared/constants';
import { HOUR } from '@aperture-byline/contract/shared/durations';
import { describe, expect, test } from 'vitest';
import {
  joinForOrders,
  orderPrints,
  putPrint,
  readNotices,
  utrOf,
  waitForNews,
} from '../../../test-support/orders/orders.ts';
import { db, put, uniqueId } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { type Member, mailsTo } from '../../../test-support/project/members.ts';
import { get, postJson } from '../../../test-support/servers/suite.ts';
import type { Mail } from '../../data/mail/mail.ts';
import { transitionOrder } from '../../data/orders/order-transitions.ts';
import type { OrderTransition } from '../../lib/order/state/order-state-machine.ts';

const { alice, mira, noor } = joinForOrders();

const subjects = (mails: readonly Mail[]) => mails.map(({ message }) => message.subject).sort();

describe('what people hear of orders', () => {
  test('When an order goes its way, then each side hears of each event once, by a notice and a mail', async () => {
    const harbour = await putPrint(mira, { title: 'Harbour' });
    const id = await orderPrints(alice, [await putPrint(noor), harbour, harbour]);
    expect(await waitForNews(mira, 1)).toEqual(['placed']);
    const now = new Date();
    await transitionOrder(id, { name: 'accept', artistId: mira.userId }, { now });
    await transitionOrder(id, { name: 'decline', artistId: noor.userId, reason: 'Out of paper' }, { now });
    await transitionOrder(id, { name: 'received', reference: utrOf(id), amount: 4100, due: 4100 }, { now });
    await transitionOrder(id, { name: 'prepare', artistId: mira.userId }, { now });
    await transitionOrder(id, { name: 'ship', artistId: mira.userId, carrier: 'Post', tracking: 'EX1' }, { now });
    await transitionOrder(id, { name: 'paidOut', artistId: mira.userId, reference: 'P1', amount: 4000 }, { now });
    expect(await waitForNews(alice, 7)).toEqual([
      'placed',
      'accepted',
      'declined',
      'payment_due',
      'paid',
      'preparing',
      'shipped',
    ]);
    expect(await waitForNews(mira, 4)).toEqual(['placed', 'paid', 'paid_out', 'payout_details']);
    const asking = (await mailsTo(mira)).filter(({ message }) => message.text.includes('where we pay you'));
    expect(asking.map(({ message }) => message.subject)).toEqual(['An order is paid: please prepare it']);
    expect(await waitForNews(noor, 1)).toEqual(['placed']);
    const [first, second] = await readNotices(alice);
    expect(first).toMatchObject({ kind: 'order', subjectId: id, read: false });
    expect(second).toMatchObject({ state: 'accepted', title: 'Harbour', ownerId: null });
    // Of the whole order, and what will not come is not what can be paid.
    const ofAll = (await readNotices(alice)).filter(({ state }) => state === 'payment_due' || state === 'paid');
    expect(ofAll.map(({ title }) => title)).toEqual(['Harbour', 'Harbour']);
    expect((await readNotices(mira))[0]).toMatchObject({ kind: 'sale', subjectId: id, title: 'Harbour' });
    const mails = await mailsTo(alice);
    expect(subjects(mails)).toContain('Your order can be paid now');
    const text = (subject: string) => mails.find(({ message }) => message.subject === subject)?.message.text ?? '';
    expect(text('Your order can be paid now')).toContain('Rs. 4,100');
    expect(text(`Your order at ${PRODUCT_NAME}`)).toContain('; 2 × Harbour, ');
    // What an artist typed is read on the order's page: a mail speaks with the house's voice.
    for (const { message } of mails) expect(message.text).not.toMatch(/Out of paper/);
    expect(text('Your prints are on their way')).toContain('Carrier: Post. Tracking number: EX1.');
    // The last answer makes the payment due: one decision, one mail.
    expect(text('Your order can be paid now')).toContain('could not take their part of your order');
    expect(subjects(mails)).not.toContain('A part of your order was declined');
    expect(text('Your order was accepted')).toContain('2 × Harbour, ');
    expect(mails.find(({ message }) => message.subject === 'Your order was accepted')?.message.html).toContain(
      '<img src="http',
    );
    expect(text(`Your order at ${PRODUCT_NAME}`)).toMatch(
      /Arrives \d+.* (\w+), if you pay as soon as it is accepted\.\n\nYour prints are by 2 artists/,
    );
    expect(mails).toHaveLength(6);
    for (const { message } of mails) {
      expect(message.text).toMatch(/^Dear Asha Rao,\n\n/);
      expect(message.text).toContain(`/profile/orders/${id}`);
      expect(message.html).toContain(`/profile/orders/${id}`);
    }
    const [ordered] = (await mailsTo(mira)).filter(({ message }) => /ordered/.test(message.subject));
    expect(ordered?.message.text).toMatch(/It is for: 2 × Harbour, \d+cm x \d+cm, white border, Oak\.\n/);
    for (const { message } of await mailsTo(mira)) {
      expect(message.text).toContain(`Order ${id.slice(0, 8).toUpperCase()}: `);
      expect(message.text).toContain(`/studio/orders#sale-${id}\n`);
      // Who bought and where it goes is told to whoever is signed in, not by mail.
      expect(message.text).not.toMatch(/Asha|Rao|Lighthouse Road|9876543210/);
    }
  });

  test('When an order waits for somebody, then their notice stays marked after it was read, until they have answered', async () => {
    const id = await orderPrints(alice, [await putPrint(mira), await putPrint(noor)]);
    await waitForNews(mira, 1);
    await waitForNews(noor, 1);
    const openOf = async (member: Member) => {
      const notices = await get<Notice[]>('/user/notice', { token: member.token });
      return notices.flatMap(({ state, wantsAnswer }) => (wantsAnswer ? [state] : []));
    };
    const ids = (await readNotices(mira)).map((notice) => notice.id);
    expect((await postJson('/user/notice/read', { ids }, { token: mira.token })).status).toBe(200);
    expect([await openOf(mira), await openOf(noor), await openOf(alice)]).toEqual([['placed'], ['placed'], []]);
    const now = new Date();
    const ofMira = { artistId: mira.userId };
    await transitionOrder(id, { name: 'accept', ...ofMira }, { now });
    await transitionOrder(id, { name: 'decline', artistId: noor.userId, reason: 'Away' }, { now });
    await eventually('both have answered', async () => {
      return [...(await openOf(mira)), ...(await openOf(noor))].length === 0;
    });
    await eventually('the buyer is asked to pay', async () => (await openOf(alice)).join() === 'payment_due');
    await transitionOrder(id, { name: 'received', reference: utrOf(id), amount: 2100, due: 2100 }, { now });
    await eventually('the artist is asked to prepare it', async () => (await openOf(mira)).join() === 'paid');
    expect(await openOf(alice)).toEqual([]);
    await transitionOrder(id, { name: 'prepare', ...ofMira }, { now });
    await eventually('nobody is asked', async () => (await openOf(mira)).length === 0);
    expect((await readNotices(noor)).map(({ read }) => read)).toEqual([true]);
  });

  test('When times pass, prints arrive or money goes back, then each side hears of it once', async () => {
    const id = await orderPrints(alice, [await putPrint(mira), await putPrint(noor)]);
    const ofMira = { artistId: mira.userId };
    const now = Date.now();
    const transitions: [transition: OrderTransition, hours: number][] = [
      [{ name: 'remind', artistId: noor.userId }, 12],
      [{ name: 'accept', ...ofMira }, 13],
      [{ name: 'expire', artistId: noor.userId }, 24],
      [{ name: 'remindToPay' }, 96],
      [{ name: 'received', reference: utrOf(id), amount: 2100, due: 2100 }, 97],
      [{ name: 'flagLate', ...ofMira }, 145],
      [{ name: 'prepare', ...ofMira }, 146],
      [{ name: 'ship', ...ofMira, carrier: 'Post', tracking: 'X1' }, 147],
      [{ name: 'deliver', ...ofMira }, 148],
    ];
    for (const [transition, hours] of transitions)
      expect(await transitionOrder(id, transition, { now: new Date(now + hours * HOUR) })).toHaveProperty(
        'result.order',
      );
    expect(await waitForNews(alice, 10)).toEqual([
      'placed',
      'accepted',
      'expired',
      'payment_due',
      'payment_reminded',
      'paid',
      'late',
      'preparing',
      'shipped',
      'delivered',
    ]);
    expect(await waitForNews(mira, 4)).toEqual(['placed', 'paid', 'late', 'payout_details']);
    expect(await waitForNews(noor, 3)).toEqual(['placed', 'reminded', 'expired']);
  });

  test('When a payment becomes less, is not made, or is given back, then it is told once with the amount of then', async () => {
    const [less, unpaid] = [
      await orderPrints(alice, [await putPrint(mira), await putPrint(noor)]),
      await orderPrints(alice, [await putPrint(mira)]),
    ];
    const now = new Date();
    for (const [id, artist] of [
      [less, mira],
      [less, noor],
      [unpaid, mira],
    ] as const)
      await transitionOrder(id, { name: 'accept', artistId: artist.userId }, { now });
    // Each is written when what came before was told: its mail says the amount of then.
    await waitForNews(alice, 7);
    await transitionOrder(less, { name: 'dropArtist', artistId: mira.userId }, { now });
    await waitForNews(alice, 9);
    await transitionOrder(less, { name: 'received', reference: utrOf(less), amount: 2100, due: 2100 }, { now });
    await transitionOrder(less, { name: 'dropArtist', artistId: noor.userId }, { now });
    await transitionOrder(less, { name: 'refunded', reference: 'R1', amount: 2100 }, { now });
    await transitionOrder(unpaid, { name: 'endUnpaid' }, { now: new Date(now.getTime() + 169 * HOUR) });
    await waitForNews(alice, 14);
    const statesOf = async (member: Member, id: string) =>
      (await readNotices(member)).filter(({ subjectId }) => subjectId === id).map(({ state }) => state);
    expect(await statesOf(alice, less)).toEqual([
      'placed',
      'accepted',
      'accepted',
      'payment_due',
      'declined',
      'payment_due',
      'paid',
      'declined',
      'refund_due',
      'refunded',
    ]);
    expect(await statesOf(alice, unpaid)).toEqual(['placed', 'accepted', 'payment_due', 'unpaid']);
    expect((await waitForNews(mira, 3)).sort()).toEqual(['placed', 'placed', 'unpaid']);
    // The first one declined before the payment, the other one after it.
    const declines = (await mailsTo(alice)).flatMap(({ message }) =>
      message.text.includes('could not take their part') ? message.text : [],
    );
    expect(declines.map((text) => [/do not pay/.test(text), /get back/.test(text)]).sort()).toEqual([
      [false, true],
      [true, false],
    ]);
    const amounts = (await mailsTo(alice)).flatMap(({ message }) =>
      message.subject === 'Your order can be paid now' ? /Rs\. [\d,]+/.exec(message.text) : [],
    );
    expect(amounts.sort()).toEqual(['Rs. 2,100', 'Rs. 2,100', 'Rs. 4,100']);
  });

  test('When a payment is claimed, not found and comes in parts, then the buyer hears of each answer, and of the prints’ arrival the artist', async () => {
    const id = await orderPrints(alice, [await putPrint(mira)]);
    const ofMira = { artistId: mira.userId };
    const now = new Date();
    const transitions: OrderTransition[] = [
      { name: 'accept', ...ofMira },
      { name: 'claimPaid', reference: '412345678901' },
      { name: 'notFound', reference: '412345678901' },
      { name: 'received', reference: utrOf(id), amount: 1500, due: 2100 },
      { name: 'received', reference: 'UTR2', amount: 600, due: 600 },
      { name: 'prepare', ...ofMira },
      { name: 'ship', ...ofMira, carrier: 'Post', tracking: 'X1' },
      { name: 'arrive', ...ofMira },
    ];
    const openOf = async () =>
      (await get<Notice[]>('/user/notice', { token: alice.token })).flatMap(({ state, wantsAnswer }) =>
        wantsAnswer ? [state] : [],
      );
    const open: [OrderTransition['name'], string][] = [
      ['accept', 'payment_due'],
      ['claimPaid', ''],
      ['notFound', 'payment_not_found'],
    ];
    for (const transition of transitions) {
      expect(await transitionOrder(id, transition, { now })).toHaveProperty('result.order');
      const asks = open.find(([name]) => name === transition.name);
      if (asks) await eventually(`${asks[0]} asks for “${asks[1]}”`, async () => (await openOf()).join() === asks[1]);
      // Its mail says what is left then.
      if (transition.name === 'received') await waitForNews(alice, transition.reference === utrOf(id) ? 5 : 6);
    }
    expect(await waitForNews(alice, 8)).toEqual([
      'placed',
      'accepted',
      'payment_due',
      'payment_not_found',
      'part_paid',
      'paid',
      'preparing',
      'shipped',
    ]);
    expect(await waitForNews(mira, 4)).toEqual(['placed', 'paid', 'arrived', 'payout_details']);
    const mails = await mailsTo(alice);
    const text = (subject: string) => mails.find(({ message }) => message.subject === subject)?.message.text ?? '';
    expect(text('A part of your payment has arrived')).toContain('Rs. 600 is still to be paid');
    expect(text('We could not find your payment')).toContain('Rs. 2,100');
    // What a buyer typed stands on the order's page alone.
    for (const { message } of mails) expect(message.text).not.toContain('412345678901');
  });

  test('When an artist buys their own print, then they hear of it as both', async () => {
    const addressId = uniqueId('address');
    await put(`users/${mira.userId}/addresses/${addressId}`, sampleAddress());
    const id = await orderPrints({ ...mira, addressId }, [await putPrint(mira)]);
    await waitForNews(mira, 2);
    expect((await readNotices(mira)).map(({ kind }) => kind).sort()).toEqual(['order', 'sale']);
    await db.recursiveDelete(db.doc(`orders/${id}`));
  });

  test('When one part of two is declined, then its mail leaves the order open, and that of the last says that it is over', async () => {
    const id = await orderPrints(alice, [await putPrint(noor), await putPrint(mira)]);
    const declined = async () =>
      (await mailsTo(alice)).filter(
        ({ message }) => /was declined/.test(message.subject) && message.text.includes(`/profile/orders/${id}`),
      );
    for (const [index, { userId: artistId }] of [noor, mira].entries()) {
      await transitionOrder(id, { name: 'decline', artistId, reason: 'Away' }, { now: new Date() });
      await eventually('the buyer is told', async () => (await declined()).length === index + 1);
      expect((await declined()).filter(({ message }) => message.text.includes('it is over'))).toHaveLength(index);
    }
  });

  test('When an order is cancelled, then those hear of it who were still asked', async () => {
    const id = await orderPrints(alice, [await putPrint(noor), await putPrint(mira)]);
    await transitionOrder(id, { name: 'decline', artistId: noor.userId, reason: 'Away' }, { now: new Date() });
    await transitionOrder(id, { name: 'cancel' }, { now: new Date() });
    expect(await waitForNews(mira, 2)).toEqual(['placed', 'cancelled']);
    expect(await waitForNews(alice, 3)).toEqual(['placed', 'declined', 'cancelled']);
    expect(await waitForNews(noor, 1)).toEqual(['placed']);
  });

  test.each(['cancelled', 'unpaid'] as const)(
    'When an order ends as %s after its first print was declined, then its buyer hears of a print that ended with it',
    async (state) => {
      const [fog, harbour] = [await putPrint(noor, { title: 'Fog' }), await putPrint(mira, { title: 'Harbour' })];
      const id = await orderPrints(alice, [fog, harbour]);
      const now = new Date();
      const later = new Date(now.getTime() + 169 * HOUR);
      await transitionOrder(id, { name: 'decline', artistId: noor.userId, reason: 'Away' }, { now });
      if (state === 'unpaid') await transitionOrder(id, { name: 'accept', artistId: mira.userId }, { now });
      const end: OrderTransition = { name: state === 'unpaid' ? 'endUnpaid' : 'cancel' };
      await transitionOrder(id, end, { now: state === 'unpaid' ? later : now });
      await waitForNews(alice, state === 'unpaid' ? 5 : 3);
      const titles = new Map((await readNotices(alice)).map((notice) => [notice.state, notice.title]));
      expect([titles.get('declined'), titles.get(state)]).toEqual(['Fog', 'Harbour']);
    },
  );

  test('When a part is declined before the payment and another one after it, then the refund names the one that was paid', async () => {
    const [small, fog, harbour] = [
      await putPrint(noor, { title: 'Small Republic' }),
      await putPrint(mira, { title: 'Fog' }),
      await putPrint(mira, { title: 'Harbour' }),
    ];
    const id = await orderPrints(alice, [small, fog, harbour]);
    const now = new Date();
    for (const transition of [
      { name: 'decline', artistId: noor.userId, reason: 'Away' },
      { name: 'accept', artistId: mira.userId },
      { name: 'received', reference: utrOf(id), amount: 4100, due: 4100 },
      { name: 'dropArtist', artistId: mira.userId },
      { name: 'refunded', reference: 'R1', amount: 4100 },
    ] satisfies OrderTransition[])
      expect(await transitionOrder(id, transition, { now })).toHaveProperty('result.order');
    await waitForNews(alice, 8);
    const notified = (await readNotices(alice)).map(({ state, title, others }) => [state, title, others ?? 0]);
    expect(notified).toEqual([
      ['placed', 'Small Republic', 2],
      ['declined', 'Small Republic', 0],
      ['accepted', 'Fog', 1],
      ['payment_due', 'Fog', 1],
      ['paid', 'Fog', 1],
      ['declined', 'Fog', 1],
      ['refund_due', 'Fog', 1],
      ['refunded', 'Fog', 1],
    ]);
    const mails = (await mailsTo(alice)).filter(({ message }) => /You get back Rs|have sent you Rs/.test(message.text));
    expect(mails).toHaveLength(2);
    for (const { message } of mails) {
      expect(message.text).toMatch(/It is for: Fog, .*; Harbour, /);
      expect(message.text).not.toContain('Small Republic');
    }
  });
});
