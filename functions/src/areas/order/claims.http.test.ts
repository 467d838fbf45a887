import type { Claim } from '@aperture-byline/contract/order/claims/wire';
import type { OpenPayments } from '@aperture-byline/contract/order/payments/payments-wire';
import type { StudioMoney } from '@aperture-byline/contract/order/payouts/money-wire';
import type { Order, StudioOrder } from '@aperture-byline/contract/order/wire';
import type { AuditPage } from '@aperture-byline/contract/review/wire';
import { DAY } from '@aperture-byline/contract/shared/durations';
import type { StudioStats } from '@aperture-byline/contract/stats/wire';
import { describe, expect, test } from 'vitest';
import { attachPicture, fetchVariant } from '../../../test-support/orders/conversations.ts';
import {
  acceptSubOrders,
  type Buyer,
  confirmPayment,
  confirmPayout,
  expectSuccess,
  joinForOrders,
  orderPrintsBy,
  readStoredOrder,
  sendTransition,
} from '../../../test-support/orders/orders.ts';
import { jpeg } from '../../../test-support/pictures/sample-pictures.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { filesBelow } from '../../../test-support/project/files.ts';
import { type Member, mailsTo, type Sender } from '../../../test-support/project/members.ts';
import { callAtOnce } from '../../../test-support/servers/instances.ts';
import { get, postJson, type Reply } from '../../../test-support/servers/suite.ts';
import { ERASURE } from '../account/erase-account.ts';
import { buildCreditNote } from './documents/receipt.ts';
import { runOrderSchedule } from './run-schedule.ts';

const { alice, bob, mira, noor, root } = joinForOrders();
const REPORT = { reason: 'wrong_frame', text: 'The frame is black', lines: [0], pictures: [] };
const broken = await jpeg(90, 60);

/** An order that is paid and has arrived; of all artists. */
async function deliveredOrder(buyer: Buyer, ...artists: readonly Member[]): Promise<string> {
  const id = await orderPrintsBy(buyer, ...artists);
  await acceptSubOrders(id, ...artists);
  await expectSuccess(confirmPayment(root, id, 'received', `UTR ${id}`, { amount: 2000 * artists.length + 100 }));
  for (const artist of artists)
    for (const name of ['prepare', 'ship', 'deliver'] as const) await expectSuccess(sendTransition(id, name, artist));
  return id;
}

const report = (id: string, { token, at }: Sender, artist: Member, body: object = REPORT): Promise<Reply> =>
  postJson(`/product/order/${id}/claim`, { photographer: artist.userId, ...body }, { token, at });
const step = (id: string, { token, at }: Sender, artist: Member, body: object): Promise<Reply> =>
  postJson(`/product/order/${id}/claim/step`, { photographer: artist.userId, ...body }, { token, at });
const answer = (id: string, { token, at }: Sender, body: object): Promise<Reply> =>
  postJson(`/studio/order/${id}/claim`, body, { token, at });
const decide = (id: string, { token, at }: Sender, artist: Member, body: object): Promise<Reply> =>
  postJson(`/studio/claim/${id}`, { artist: artist.userId, ...body }, { token, at });
const SENT = { carrier: 'India Post', tracking: 'R1' };

const readClaim = async (id: string, artist: Member) =>
  (await readStoredOrder(id)).subOrders.find(({ artistId }) => artistId === artist.userId)?.claim ?? null;
const readPayments = () => get<OpenPayments>('/studio/payment', root);
const refusals = async (...replies: Promise<Reply>[]) =>
  (await Promise.all(replies)).map(({ status, body }) => [status, body.error?.code]);

describe('a claim', () => {
  test('When a broken print goes back, then each side reads the next step, and the price with its share of the shipping is refunded', async () => {
    const id = await deliveredOrder(alice, mira, noor);
    const before = await get<Order>(`/product/order/${id}`, alice);
    expect(before.parts.map(({ claim_by, claim }) => [typeof claim_by, claim])).toEqual([
      ['string', null],
      ['string', null],
    ]);
    const place = { orderId: id, artist: mira };
    const { id: picture } = await attachPicture(place, alice, broken);
    const damage = { reason: 'damaged', wish: 'replacement', text: 'The glass is broken', lines: [0] };
    for (const pictures of [[], ['unknown'], [(await attachPicture(place, mira, broken)).id]])
      expect((await report(id, alice, mira, { ...damage, pictures })).body.error.fields).toHaveProperty('pictures');
    expect(await readClaim(id, mira)).toBeNull();
    for (let time = 0; time < 2; time += 1)
      await expectSuccess(report(id, alice, mira, { ...damage, pictures: [picture] }));
    const own = (await get<Order>(`/product/order/${id}`, alice)).parts.find(
      ({ photographer }) => photographer === mira.userId,
    );
    expect(own).toMatchObject({
      claim_by: null,
      claim: { status: 'open', ...damage, amount: 2000, actions: ['withdraw'], pictures: [{ id: picture }] },
    });
    const { payouts } = await readPayments();
    const owed = payouts.filter(({ orders }) => orders.some(({ orderId }) => orderId === id));
    expect(owed).toMatchObject([{ artistId: noor.userId }]);
    const [sale] = await get<StudioOrder[]>('/studio/order', mira);
    const [shown] = sale?.claim?.pictures ?? [];
    if (!shown) throw new Error('The claim shows no picture');
    expect((await fetchVariant(shown)).status).toBe(200);
    expect(sale?.claim?.actions).toEqual(['agreeReplacement', 'agreeReturn', 'refund', 'refuse']);
    await expectSuccess(answer(id, mira, { action: 'agreeReturn' }));
    await expectSuccess(step(id, alice, mira, { action: 'sendReturn', ...SENT }));
    expect(await readClaim(id, mira)).toMatchObject({ status: 'return_sent', ...SENT });
    const readIncome = async () => (await get<StudioStats>('/studio/stats', mira)).totals.income;
    expect(await readIncome()).toBe(2000);
    for (let time = 0; time < 2; time += 1) await expectSuccess(answer(id, mira, { action: 'receiveReturn' }));
    expect(await readIncome()).toBe(0);
    const refund = (await readPayments()).refunds.find(({ orderId }) => orderId === id);
    expect(refund).toMatchObject({ amount: 2050, refundBy: expect.any(String) });
    await expectSuccess(confirmPayment(root, id, 'refunded', 'REF-1', { amount: 2050 }));
    const { order, subOrders } = await readStoredOrder(id);
    expect(order).toMatchObject({ refundStatus: 'paid', refundAmount: 2050, amountDue: 2050 });
    expect(subOrders.find(({ artistId }) => artistId === mira.userId)).toMatchObject({
      payoutStatus: 'none',
      claimRefund: 2000,
      claim: { status: 'refunded' },
    });
  });

  test('When the artist gives back a part of the price, then that is due, income and payout keep the rest, and no more is taken', async () => {
    const id = await deliveredOrder(alice, mira);
    await expectSuccess(report(id, alice, mira));
    const { totals } = await get<StudioStats>('/studio/stats', mira);
    for (const refund of [0, 1.5, '900', 2001])
      expect((await answer(id, mira, { action: 'refund', note: 'A scratch', refund })).status).toBeGreaterThanOrEqual(
        400,
      );
    await expectSuccess(answer(id, mira, { action: 'refund', note: 'A scratch', refund: 900 }));
    expect((await answer(id, mira, { action: 'refuse', note: 'No', refund: 900 })).status).toBe(400);
    expect((await get<StudioStats>('/studio/stats', mira)).totals.income).toBe(totals.income - 900);
    for (const [reader, told] of [
      [alice, 'You get back Rs. 900 of what you paid'],
      [mira, 'The buyer gets back Rs. 900 for'],
    ] as const)
      await eventually('both sides read how much', async () =>
        (await mailsTo(reader)).some(
          ({ message: { text } }) => text.includes(told) && !/what (?:you|they) paid for/.test(text),
        ),
      );
    const { order, subOrders } = await readStoredOrder(id);
    expect(order.refundStatus).toBe('due');
    expect(subOrders.find(({ artistId }) => artistId === mira.userId)).toMatchObject({
      payoutStatus: 'due',
      claimRefund: 900,
      claim: { status: 'refunded', amount: 2000 },
    });
  });

  test('When artist and buyer do not agree, then an administrator decides, which the log keeps', async () => {
    const id = await deliveredOrder(alice, mira);
    await expectSuccess(report(id, alice, mira));
    await expectSuccess(answer(id, mira, { action: 'refuse', note: 'It was whole' }));
    await expectSuccess(step(id, alice, mira, { action: 'dispute', note: 'It was not' }));
    const dispute = (await readPayments()).disputes.find(({ orderId }) => orderId === id);
    expect(dispute).toMatchObject({ artistId: mira.userId, buyerName: 'Asha Rao', claim: REPORT });
    expect(dispute?.words).toEqual([
      { by: 'artist', text: 'It was whole' },
      { by: 'buyer', text: 'It was not' },
    ]);
    expect(dispute?.claim.actions).toEqual(['agreeReplacement', 'agreeReturn', 'refund', 'refuse']);
    await expectSuccess(decide(id, root, mira, { action: 'refund', note: 'The corner is torn' }));
    expect((await readPayments()).disputes.filter(({ orderId }) => orderId === id)).toEqual([]);
    const { items: log } = await get<AuditPage>('/studio/audit', root);
    expect(log).toContainEqual(expect.objectContaining({ kind: 'claim', decision: 'refund', subject: id }));
    const { timeline } = await get<Order>(`/product/order/${id}`, alice);
    expect(timeline.flatMap(({ note }) => note ?? [])).toEqual(expect.arrayContaining(['It was whole', 'It was not']));
  });

  test('When the artist was paid out before, then what they owe stands in the payments until it has come', async () => {
    const id = await deliveredOrder(alice, mira);
    await expectSuccess(confirmPayout(root, mira.userId, 'PAY-1', id));
    await expectSuccess(report(id, alice, mira));
    await expectSuccess(answer(id, mira, { action: 'refund', note: 'The corner is torn' }));
    const own = (await get<StudioOrder[]>('/studio/order', mira)).find(({ orderId }) => orderId === id);
    expect(own).toMatchObject({ payout: 0, paidOut: 2000, reversalDue: 2000 });
    const { toSendBack } = await get<StudioMoney>('/studio/money', mira);
    expect(toSendBack).toContainEqual({ orderId: id, title: expect.any(String), amount: 2000 });
    const refundNote = { text: 'The corner is torn', by: 'artist' };
    expect(own?.claim).toMatchObject({ refundNote });
    const { parts } = await get<Order>(`/product/order/${id}`, alice);
    expect(parts.map(({ claim }) => claim?.refundNote)).toContainEqual(refundNote);
    for (const reader of [alice, mira])
      await eventually('both sides read what it is for', async () =>
        (await mailsTo(reader)).some(({ message }) =>
          message.text.includes('Mira Pillai says what it is for: “The corner is torn”'),
        ),
      );
    await expectSuccess(confirmPayment(root, id, 'refunded', 'R1'));
    const { order, subOrders } = await readStoredOrder(id);
    const note = JSON.stringify(buildCreditNote({ id, ...order }, subOrders, 0));
    expect(note).toContain('Mira Pillai: The corner is torn');
    expect((await readPayments()).reversals).toContainEqual(
      expect.objectContaining({ orderId: id, artistId: mira.userId, amount: 2000 }),
    );
    const more = { artist: mira.userId };
    expect(await refusals(confirmPayment(root, id, 'reversed', 'BACK', { ...more, amount: 1999 }))).toEqual([
      [409, 'WRONG_STATE'],
    ]);
    await expectSuccess(confirmPayment(root, id, 'reversed', 'BACK', more));
    await expectSuccess(confirmPayment(root, id, 'reversed', 'BACK', more));
    expect((await readPayments()).reversals.filter(({ orderId }) => orderId === id)).toEqual([]);
  });

  test('When its buyer leaves, then it ends, and its words and pictures go', async () => {
    const id = await deliveredOrder(alice, mira);
    const place = { orderId: id, artist: mira };
    const { id: picture } = await attachPicture(place, alice, broken);
    await expectSuccess(report(id, alice, mira, { ...REPORT, reason: 'damaged', pictures: [picture] }));
    const { uid, userId, email } = alice;
    for (const erase of ERASURE) await erase({ uid, email, userId: String(userId), emailVerified: true });
    const { order, subOrders } = await readStoredOrder(id);
    expect(subOrders[0]).toMatchObject({
      payoutStatus: 'due',
      claim: { status: 'closed', text: '', pictures: [] },
    });
    expect(JSON.stringify({ order, subOrders })).not.toMatch(/black|Asha|Kochi/);
    expect(await filesBelow(`order-attachments/${id}`)).toEqual([]);
  });

  test('When nobody answers, then the schedule reminds, and hands it to an administrator', async () => {
    const id = await deliveredOrder(alice, mira);
    await expectSuccess(report(id, alice, mira));
    const statuses: (Claim['status'] | undefined)[] = [];
    for (const days of [1, 2, 4]) {
      await runOrderSchedule(new Date(Date.now() + days * DAY));
      statuses.push((await readClaim(id, mira))?.status);
    }
    expect(statuses).toEqual(['open', 'open', 'disputed']);
    const { order } = await readStoredOrder(id);
    expect(order.timeline.map((entry) => entry?.event).slice(-3)).toEqual([
      'claim_opened',
      'artist_reminded',
      'claim_disputed',
    ]);
  });
});

describe('what is refused', () => {
  test('When somebody else tries, then there is no such order for them, and nothing has changed', async () => {
    const id = await deliveredOrder(alice, mira);
    const before = await readStoredOrder(id);
    expect(
      await refusals(
        report(id, bob, mira),
        report(id, mira, mira),
        report(id, root, mira),
        report(id, alice, noor),
        report('missing', alice, mira),
        postJson(`/product/order/${id}/claim`, { photographer: mira.userId, ...REPORT }),
      ),
    ).toEqual([...Array.from({ length: 5 }, () => [404, 'NOT_FOUND']), [401, 'UNAUTHENTICATED']]);
    expect(await readStoredOrder(id)).toEqual(before);
    await expectSuccess(report(id, alice, mira));
    const claimed = await readStoredOrder(id);
    const refund = { action: 'refund', note: 'The corner is torn' };
    expect(
      await refusals(
        step(id, bob, mira, { action: 'withdraw' }),
        answer(id, noor, refund),
        answer(id, alice, refund),
        decide(id, mira, mira, refund),
        decide(id, root, noor, refund),
        decide(id, root, mira, refund),
        postJson(`/studio/order/${id}/claim`, refund),
      ),
    ).toEqual([
      [404, 'NOT_FOUND'],
      [404, 'NOT_FOUND'],
      [403, 'FORBIDDEN'],
      [403, 'FORBIDDEN'],
      [404, 'NOT_FOUND'],
      [409, 'WRONG_STATE'],
      [401, 'UNAUTHENTICATED'],
    ]);
    expect(await readStoredOrder(id)).toEqual(claimed);
  });

  test('When the body is not what the step needs, then it names the field, and nothing has changed', async () => {
    const id = await deliveredOrder(alice, mira);
    const before = await readStoredOrder(id);
    for (const [change, field] of [
      [{ reason: 'dislike' }, 'reason'],
      [{ text: ' \u200B ' }, 'text'],
      [{ text: 'x'.repeat(2001) }, 'text'],
      [{ lines: [] }, 'lines'],
      [{ lines: [0.5] }, 'lines[0]'],
      [{ reason: 'damaged' }, 'pictures'],
      [{ amount: 9000 }, ''],
    ] as const) {
      const { status, body } = await report(id, alice, mira, { ...REPORT, ...change });
      expect(status).toBe(400);
      if (field) expect(Object.keys(body.error.fields ?? {})).toEqual([field]);
    }
    expect(await refusals(report(id, alice, mira, { ...REPORT, lines: [1] }))).toEqual([[409, 'WRONG_STATE']]);
    expect(await readStoredOrder(id)).toEqual(before);
    await expectSuccess(report(id, alice, mira));
    expect(
      await refusals(
        answer(id, mira, { action: 'refuse' }),
        answer(id, mira, { action: 'withdraw' }),
        answer(id, mira, { action: 'refund', carrier: 'x' }),
        step(id, alice, mira, { action: 'sendReturn', carrier: 'x' }),
        step(id, alice, mira, { action: 'lapse' }),
      ),
    ).toEqual(Array.from({ length: 5 }, () => [400, 'INVALID']));
  });

  test('When the same is reported at once at two instances, then there is one claim', async () => {
    const id = await deliveredOrder(alice, mira);
    const replies = await callAtOnce(6, (at, index) =>
      report(id, { ...alice, at }, mira, { ...REPORT, text: `Broken ${index % 2}` }),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const { order } = await readStoredOrder(id);
    expect(order.timeline.filter((entry) => entry?.event === 'claim_opened')).toHaveLength(1);
  });

  test('When a refund and a payout are confirmed at once at two instances, then one of them happens', async () => {
    const id = await deliveredOrder(alice, mira);
    await expectSuccess(report(id, alice, mira));
    const replies = await callAtOnce(4, (at, index) =>
      index % 2 === 0
        ? answer(id, { ...mira, at }, { action: 'refund', note: 'The corner is torn' })
        : confirmPayout({ ...root, at }, mira.userId, 'PAY-2', id),
    );
    expect(replies.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(2);
    const { order, subOrders } = await readStoredOrder(id);
    expect(order.refundAmount).toBe(2000);
    expect(subOrders[0]).toMatchObject({ payoutStatus: 'none', payoutReference: null });
  });
});
