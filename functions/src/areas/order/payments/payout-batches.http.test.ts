import type { OpenPayments } from '@aperture-byline/contract/order/payments/payments-wire';
import type { BatchFile, MadeBatch, OpenBatch, RecentPayout } from '@aperture-byline/contract/order/payouts/batch';
import { batchMessages } from '@aperture-byline/contract/order/payouts/batch-messages';
import type { ArtistStatement, HouseStatement } from '@aperture-byline/contract/order/payouts/money-wire';
import { NO_PAYOUT_DETAILS, type PayoutDetails } from '@aperture-byline/contract/order/payouts/payout-details';
import { dayInIndia, monthInIndia } from '@aperture-byline/contract/shared/dates';
import { afterEach, describe, expect, test } from 'vitest';
import { tally } from '../../../../test-support/calls/visitors.ts';
import {
  acceptSubOrders,
  confirmArrival,
  confirmPayment,
  confirmPayout,
  expectSuccess,
  joinForOrders,
  orderPrintsBy,
  readEvents,
  readNotices,
  readStoredOrder,
  shipSubOrder,
} from '../../../../test-support/orders/orders.ts';
import { db, put } from '../../../../test-support/project/database.ts';
import { eventually } from '../../../../test-support/project/eventually.ts';
import { joinAs, type Member, mailsTo, type Sender } from '../../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../../test-support/project/unchanged.ts';
import { callAtOnce } from '../../../../test-support/servers/instances.ts';
import { call, get, postJson, type Reply } from '../../../../test-support/servers/suite.ts';

const { alice, mira, noor, root } = joinForOrders();

const ACCOUNT: PayoutDetails = {
  ...NO_PAYOUT_DETAILS,
  accountName: 'Mira Pillai',
  accountNumber: '123456785678',
  ifsc: 'SBIN0001234',
};
const enter = ({ token }: Member, details: Partial<PayoutDetails> = {}) =>
  expectSuccess(postJson('/studio/payout-details', { ...ACCOUNT, ...details }, { method: 'PUT', token }));

/** An order whose payouts are due, of one print of each of these artists. */
async function dueOrder(...artists: readonly Member[]): Promise<string> {
  const id = await orderPrintsBy(alice, ...artists);
  await acceptSubOrders(id, ...artists);
  await expectSuccess(confirmPayment(root, id, 'received', `UTR ${id}`, { amount: 2000 * artists.length + 100 }));
  for (const artist of artists) await shipSubOrder(id, artist);
  return id;
}

/** Reports the artist's print of an order, which holds its payout. */
async function reportClaim(id: string, artist: Member): Promise<void> {
  await expectSuccess(confirmArrival(id, alice, artist.userId));
  const report = { photographer: artist.userId, reason: 'wrong_frame', text: 'It is black', lines: [0], pictures: [] };
  await expectSuccess(postJson(`/product/order/${id}/claim`, report, alice));
}

const send = (path: string, { token, at }: Partial<Sender>, body: object = {}): Promise<Reply> =>
  postJson(`/studio/payout-batch${path}`, body, { ...(token && { token }), ...(at && { at }) });
const make = async (by: Sender = root): Promise<MadeBatch> => {
  const reply = await send('', by);
  expect(reply.status, reply.text).toBe(200);
  return reply.body.data as MadeBatch;
};
const readFile = async (batchId: string | null): Promise<BatchFile> => {
  const reply = await send(`/${batchId}/file`, root);
  expect(reply.status, reply.text).toBe(200);
  return reply.body.data as BatchFile;
};
const listBatches = () => get<OpenBatch[]>('/studio/payout-batch', root);
const answer = (batchId: string | null, rows: readonly object[], by: Sender = root) =>
  send(`/${batchId}/answer`, by, { rows });
const close = (batchId: string | null) => send(`/${batchId}/close`, root);
const payoutsOf = async ({ userId }: Member) =>
  (await get<OpenPayments>('/studio/payment', root)).payouts.filter(({ artistId }) => artistId === userId);
const partOf = async (id: string, { userId }: Member) =>
  (await readStoredOrder(id)).subOrders.find(({ artistId }) => artistId === userId);
const auditOf = async (id: string) =>
  (await db.collection('audit').where('orderId', '==', id).get()).docs.map((one) => one.data());
const recentOf = async ({ userId }: Member) =>
  (await get<RecentPayout[]>('/studio/payout', root)).filter(({ artistId }) => artistId === userId);
const takeBack = (artist: Member, reference: string, orders: RecentPayout['orders'], by: Partial<Sender> = root) =>
  postJson(`/studio/payout/${artist.userId}/returned`, { reference, orders }, { ...(by.token && { token: by.token }) });

/** A file of this artist's transfer, and of others who are due. */
async function fileOf(artist: Member) {
  const { batchId } = await make();
  const [batch] = (await listBatches()).filter((one) => one.batchId === batchId);
  const transfer = batch?.transfers.find(({ artistId }) => artistId === artist.userId);
  if (!batchId || !transfer) throw new Error('The artist is in no file');
  const { reference, amount } = transfer;
  return { batchId, transfer, row: { reference, amount, outcome: 'paid', utr: `N${Date.now()}` } };
}

// What a test leaves due would be in the files of the next one.
afterEach(async () => {
  for (const { batchId } of await listBatches()) await expectSuccess(close(batchId));
  const { docs } = await db
    .collectionGroup('parts')
    .where('payoutStatus', 'in', ['due', 'held'])
    .orderBy('payoutDueAt')
    .get();
  await Promise.all(docs.map(({ ref }) => ref.update({ payoutStatus: 'none' })));
});

describe('a file of payouts for the bank', () => {
  test('When it is made, then each artist has one line with all that is due, and names are no formula and no second cell', async () => {
    await put('settings/shop', { version: 1, accountNumber: '000111222333', accountName: 'The house' });
    const artist = await joinAs({ isArtist: true });
    await enter(mira, { accountName: '=HYPERLINK("http://x.example"),\r\n+Mira' });
    await enter(noor, { accountName: 'Noor & Sons', accountNumber: '999888777666' });
    const [one, two, joint] = [await dueOrder(mira), await dueOrder(mira), await dueOrder(mira, noor)];
    await dueOrder(artist);
    const { batchId, left } = await make();
    expect(left).toEqual([
      { artistId: artist.userId, artistName: expect.any(String), amount: 2000, reason: 'noDetails' },
    ]);
    const file = await readFile(batchId);
    expect(file).toMatchObject({ debitAccount: '000111222333', day: dayInIndia(new Date()) });
    const padded = String(batchId).padStart(5, '0');
    expect(file.lines).toEqual([
      {
        ...{ reference: `AB${padded}001`, account: '123456785678', ifsc: 'SBIN0001234', amount: 6000 },
        name: 'HYPERLINK http x.example Mira',
      },
      {
        ...{ reference: `AB${padded}002`, account: '999888777666', ifsc: 'SBIN0001234', amount: 2000 },
        name: 'Noor and Sons',
      },
    ]);
    expect(await listBatches()).toMatchObject([
      {
        batchId,
        transfers: [
          { artistId: mira.userId, amount: 6000 },
          { artistId: noor.userId, outcome: 'awaited' },
        ],
      },
    ]);
    const shown = (await auditOf(one)).filter(({ decision }) => decision === 'payout_details_shown');
    expect(shown).toMatchObject([{ adminId: root.userId, artistId: mira.userId, reference: `AB${padded}001` }]);
    // In a second file it would be paid twice; by hand too.
    expect(await make()).toMatchObject({ batchId: null });
    expect(await payoutsOf(mira)).toEqual([]);
    await expectUnchanged(async () => {
      const reply = await confirmPayout(root, mira.userId, 'PAY-1', one, two, joint);
      expect([reply.status, reply.body.error.message]).toEqual([409, batchMessages.inFile]);
    });
    const three = await dueOrder(mira);
    expect(await payoutsOf(mira)).toMatchObject([{ amount: 2000, orders: [{ orderId: three }] }]);
    const second = await make();
    expect((await readFile(second.batchId)).lines).toMatchObject([{ amount: 2000 }]);
  });

  test('When a payout can’t be made by it, then it is left out, with the reason', async () => {
    const people = await Promise.all(
      ['none', 'upi', 'changed', 'hindi', 'copied', 'claimed'].map(() => joinAs({ isArtist: true })),
    );
    const [none, upi, changed, hindi, copied, claimed] = people as [Member, Member, Member, Member, Member, Member];
    await postJson('/studio/payout-details', { ...NO_PAYOUT_DETAILS, upiId: 'upi@bank' }, { method: 'PUT', ...upi });
    await enter(changed);
    await enter(changed, { accountNumber: '123456789999' });
    await enter(hindi, { accountName: 'मीरा पिल्लै' });
    for (const artist of [copied, claimed]) await enter(artist);
    const contact = db.doc(`users/${copied.userId}/private/contact`);
    const { payout } = (await db.doc(`users/${claimed.userId}/private/contact`).get()).data() ?? {};
    await contact.update({ payout });
    for (const artist of people) await dueOrder(artist);
    const [claimedOrder = ''] = (await payoutsOf(claimed)).flatMap(({ orders }) =>
      orders.map(({ orderId }) => orderId),
    );
    await reportClaim(claimedOrder, claimed);
    const { batchId, left } = await make();
    expect(batchId).toBeNull();
    expect(new Map(left.map(({ artistId, reason }) => [artistId, reason]))).toEqual(
      new Map([
        [none.userId, 'noDetails'],
        [upi.userId, 'noAccount'],
        [changed.userId, 'changed'],
        [hindi.userId, 'unprintable'],
        [copied.userId, 'unreadable'],
        [claimed.userId, 'claim'],
      ]),
    );
    expect(left.map(({ amount }) => amount)).toEqual(left.map(() => 2000));
  });

  test('When an artist changes their account after it was made, then nobody gets its lines any more', async () => {
    await enter(mira);
    await dueOrder(mira);
    const { batchId } = await make();
    await enter(mira, { accountNumber: '123456789999' });
    await expectUnchanged(async () => {
      const reply = await send(`/${batchId}/file`, root);
      expect(reply.status).toBe(409);
      expect(reply.body.error.message).toContain('has changed where they are paid');
    });
  });

  test('When a stranger, a reader, an artist or an administrator asks, then administrators alone get it', async () => {
    await enter(mira);
    await dueOrder(mira);
    const { batchId, row } = await fileOf(mira);
    const ask = async (by: Partial<Sender>) => {
      const token = by.token ? { token: by.token } : {};
      const replies = [
        await call('/studio/payout-batch', token),
        await call('/studio/payout', token),
        await send('', by),
        await send(`/${batchId}/file`, by),
        await send(`/${batchId}/answer`, by, { rows: [{ ...row, amount: 1 }] }),
        await takeBack(mira, 'UTR-1', [{ orderId: 'none', amount: 1 }], by),
      ];
      for (const { text } of replies) if (by !== root) expect(text).not.toContain('123456785678');
      return replies.map(({ status }) => status);
    };
    await expectUnchanged(async () => {
      expect(await ask({})).toEqual([401, 401, 401, 401, 401, 401]);
      for (const person of [alice, mira]) expect(await ask(person)).toEqual([403, 403, 403, 403, 403, 403]);
      for (const id of ['0', '999', '1e3', 'none', `${batchId}x`])
        for (const path of ['file', 'close']) expect((await send(`/${id}/${path}`, root)).status, id).toBe(404);
    });
    expect(await ask(root)).toEqual([200, 200, 200, 200, 400, 404]);
  });

  test('When two administrators make one at once, then each payout is in one of them', async () => {
    const people = await Promise.all([1, 2, 3].map(() => joinAs({ isArtist: true })));
    for (const artist of people) {
      await enter(artist);
      await dueOrder(artist);
    }
    const replies = await callAtOnce(2, (at) => send('', { ...root, at }));
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const told = (await listBatches()).flatMap(({ transfers }) => transfers.map(({ artistId }) => artistId));
    expect(told.sort()).toEqual(people.map(({ userId }) => userId).sort());
  });

  test('When it is given up, then its payouts are due again, in the list and in the next file, and its answer is refused', async () => {
    await enter(mira);
    const id = await dueOrder(mira);
    const { batchId, row } = await fileOf(mira);
    for (let time = 0; time < 2; time += 1) await expectSuccess(close(batchId));
    expect((await auditOf(id)).filter(({ decision }) => decision === 'payout_given_up')).toMatchObject([
      { adminId: root.userId, amount: 2000, reference: row.reference },
    ]);
    expect(await listBatches()).toEqual([]);
    expect(await payoutsOf(mira)).toMatchObject([{ amount: 2000 }]);
    await expectUnchanged(async () => {
      expect((await send(`/${batchId}/file`, root)).status).toBe(404);
      expect((await answer(batchId, [row])).body.error.fields).toEqual({ 'rows[0]': batchMessages.givenUpBefore });
    });
    expect((await readFile((await make()).batchId)).lines).toMatchObject([{ amount: 2000 }]);
  });
});

describe('the bank’s answer', () => {
  test('When a row is wrong in any way, then each is named and nothing changes, also of the right ones', async () => {
    const [one, two, three] = (await Promise.all([1, 2, 3].map(() => joinAs({ isArtist: true })))) as [
      Member,
      Member,
      Member,
    ];
    for (const artist of [one, two, three]) {
      await enter(artist);
      await dueOrder(artist);
    }
    const { batchId } = await make();
    const [batch] = await listBatches();
    const [first, second, third] = (batch?.transfers ?? []).map(({ reference, amount }, at) => ({
      ...{ reference, amount, outcome: 'paid', utr: `SBIN${at}00000001` },
    }));
    if (!first || !second || !third) throw new Error('Three transfers are expected');
    await expectSuccess(answer(batchId, [third]));
    const wrong: readonly [rows: object[], fields: Record<string, string>][] = [
      [[first, { ...second, reference: 'AB99999001' }], { 'rows[1]': batchMessages.referenceUnknown }],
      [[first, { ...second, amount: 1999 }], { 'rows[1]': batchMessages.amountOther('Rs. 2,000') }],
      [
        [first, second, { ...second, outcome: 'failed' }],
        { 'rows[1]': batchMessages.referenceTwice, 'rows[2]': batchMessages.referenceTwice },
      ],
      [[first, { ...second, utr: '' }], { 'rows[1]': batchMessages.utrMissing }],
      [[first, { ...second, utr: '=1+1' }], { 'rows[1]': batchMessages.utrMissing }],
      [
        [first, { ...second, utr: first.utr.toLowerCase() }],
        { 'rows[0]': batchMessages.utrTwice, 'rows[1]': batchMessages.utrTwice },
      ],
      [[first, { ...second, utr: third.utr }], { 'rows[1]': batchMessages.utrTwice }],
      [[first, { ...third, utr: 'SBIN900000009' }], { 'rows[1]': batchMessages.paidBefore(third.utr) }],
      [[first, { ...third, outcome: 'failed' }], { 'rows[1]': batchMessages.paidBefore(third.utr) }],
    ];
    await expectUnchanged(async () => {
      for (const [rows, fields] of wrong) {
        const { status, body } = await answer(batchId, rows);
        expect({ status, message: body.error.message, fields: body.error.fields }).toEqual({
          ...{ status: 400, message: batchMessages.answerWrong, fields },
        });
      }
      for (const rows of [
        [],
        [{ ...first, amount: 0 }],
        [{ ...first, amount: 1.5 }],
        [{ ...first, amount: '2000.00 Dr' }],
        [{ ...first, outcome: 'perhaps' }],
        [{ ...first, more: 1 }],
        Array.from({ length: 201 }, () => first),
      ])
        expect((await answer(batchId, rows)).status, JSON.stringify(rows).slice(0, 80)).toBe(400);
      expect((await answer('777', [first])).status).toBe(404);
    });
  });

  test('When some were paid and some not, then each is recorded once, told by one mail, and what failed is due again', async () => {
    await enter(mira);
    await enter(noor);
    const [one, joint] = [await dueOrder(mira), await dueOrder(mira, noor)];
    const { batchId, row } = await fileOf(mira);
    const [batch] = await listBatches();
    const other = batch?.transfers.find(({ artistId }) => artistId === noor.userId);
    const rows = [row, { reference: other?.reference, amount: 2000, outcome: 'failed', utr: '' }];
    await expectSuccess(answer(batchId, rows));
    expect(await listBatches()).toEqual([]);
    const paid = { payoutStatus: 'paid', payoutReference: row.utr, payoutOrders: [one, joint], reversalStatus: 'none' };
    for (const id of [one, joint]) expect(await partOf(id, mira)).toMatchObject(paid);
    expect(await partOf(joint, noor)).toMatchObject({ payoutStatus: 'due', payoutReference: null });
    expect(await payoutsOf(noor)).toMatchObject([{ amount: 2000 }]);
    expect(await recentOf(mira)).toMatchObject([{ reference: row.utr, amount: 4000 }]);
    const decisions = async () =>
      (await auditOf(joint)).map(({ decision, artistId }) => `${decision} ${artistId}`).sort();
    expect(await decisions()).toEqual(
      [`paid_out ${mira.userId}`, `payout_failed ${noor.userId}`, 'received null'].sort(),
    );
    const told = async () => (await mailsTo(mira)).filter(({ message }) => message.subject === 'You were paid out');
    await eventually('the artist is told', async () => (await told()).length > 0);
    await expectUnchanged(async () => {
      for (let time = 0; time < 2; time += 1) await expectSuccess(answer(batchId, rows));
      await expectSuccess(answer(batchId, [row]));
      const late = await answer(batchId, [{ ...rows[1], outcome: 'paid', utr: 'SBIN77777777' }]);
      expect(late.body.error.fields).toEqual({ 'rows[0]': batchMessages.failedBefore });
    });
    expect((await told()).map(({ message }) => message.text)).toEqual([
      expect.stringContaining(`Rs. 4,000 for 2 orders, in one transfer with the reference ${row.utr}`),
    ]);
  });

  test('When two instances record the same answer at once, then nobody is paid twice', async () => {
    await enter(mira);
    const id = await dueOrder(mira);
    const { batchId, row } = await fileOf(mira);
    const others = { ...row, utr: 'SBIN88888888' };
    const replies = await callAtOnce(6, (at, index) => answer(batchId, [index < 4 ? row : others], { ...root, at }));
    const statuses = tally(replies);
    expect([
      { 200: 4, 400: 2 },
      { 200: 2, 400: 4 },
    ]).toContainEqual(statuses);
    expect((await readEvents(id)).filter((event) => event === 'paid_out')).toHaveLength(1);
    expect((await auditOf(id)).filter(({ decision }) => decision === 'paid_out')).toHaveLength(1);
  });

  test('When a claim came while the bank was paying, then the payout is recorded, and what the buyer gets back is owed', async () => {
    await enter(mira);
    const [held, refunded] = [await dueOrder(mira), await dueOrder(mira)];
    const { batchId, row } = await fileOf(mira);
    for (const id of [held, refunded]) await reportClaim(id, mira);
    await expectSuccess(
      postJson(`/studio/order/${refunded}/claim`, { action: 'refund', refund: 500, note: 'x' }, mira),
    );
    expect(await partOf(refunded, mira)).toMatchObject({ payoutStatus: 'due' });
    expect((await make()).batchId).toBeNull();
    await expectSuccess(answer(batchId, [row]));
    expect(await partOf(held, mira)).toMatchObject({ payoutStatus: 'paid', reversalStatus: 'none' });
    expect(await partOf(refunded, mira)).toMatchObject({
      ...{ payoutStatus: 'paid', reversalStatus: 'due', reversalAmount: 500 },
    });
    expect(await recentOf(mira)).toMatchObject([{ amount: 4000 }]);
  });
});

describe('a payout that comes back', () => {
  const MONTH = monthInIndia(new Date());
  const statementOf = ({ token }: Member) => get<ArtistStatement>(`/studio/statements/${MONTH}`, { token });

  test('When the bank sends it back, then all of it is due again, in the account of the artist and the house, and they are told once', async () => {
    await enter(mira);
    const [one, two] = [await dueOrder(mira), await dueOrder(mira)];
    await expectSuccess(confirmPayout(root, mira.userId, 'UTR-100001', one, two));
    const [made] = await recentOf(mira);
    if (!made) throw new Error('The payout is not listed');
    await expectUnchanged(async () => {
      for (const [reference, orders] of [
        ['UTR-100002', made.orders],
        ['UTR-100001', made.orders.slice(0, 1)],
        ['UTR-100001', made.orders.map((order) => ({ ...order, amount: 1999 }))],
      ] as const)
        expect((await takeBack(mira, reference, [...orders])).status, reference).toBe(409);
      expect((await takeBack(noor, 'UTR-100001', made.orders)).status).toBe(404);
    });
    const before = await get<HouseStatement>(`/studio/house-statements/${MONTH}`, root);
    for (let time = 0; time < 2; time += 1) await expectSuccess(takeBack(mira, 'UTR-100001', made.orders));
    expect(await recentOf(mira)).toEqual([]);
    expect(await payoutsOf(mira)).toMatchObject([{ amount: 4000, orders: [{ orderId: one }, { orderId: two }] }]);
    expect(await partOf(one, mira)).toMatchObject({
      ...{ payoutStatus: 'due', payoutReference: null, paidOutAt: null },
      returnedPayouts: [{ amount: 2000, reference: 'UTR-100001', orders: [one, two] }],
    });
    const statement = await statementOf(mira);
    expect(statement).toMatchObject({ closing: 4000, sums: { sale: 4000, payout: -4000, returned: 4000 } });
    const returned = statement.entries.filter(({ kind }) => kind === 'returned');
    expect(returned.map(({ reference, amount }) => [reference, amount])).toEqual([
      ['UTR-100001', 2000],
      ['UTR-100001', 2000],
    ]);
    const after = await get<HouseStatement>(`/studio/house-statements/${MONTH}`, root);
    expect([after.returned - before.returned, after.held - before.held, after.paidOut - before.paidOut]).toEqual([
      4000, 4000, 0,
    ]);
    expect((await auditOf(two)).filter(({ decision }) => decision === 'payout_returned')).toMatchObject([
      { adminId: root.userId, artistId: mira.userId, reference: 'UTR-100001', amount: 2000 },
    ]);
    const told = async () =>
      (await mailsTo(mira)).filter(({ message }) => message.subject === 'A payout to you came back');
    await eventually('the artist is told', async () => (await told()).length > 0);
    const notices = (await readNotices(mira)).filter(({ state }) => state === 'payout_returned');
    expect(notices).toHaveLength(1);
    expect((await told()).map(({ message }) => message.text)).toEqual([expect.stringContaining('The Rs. 4,000')]);
    expect(JSON.stringify(await get(`/product/order/${one}`, alice))).not.toContain('payout_returned');
  });

  test('When the first confirmation comes again, then it is refused; another transfer pays it, by a file once the account is another', async () => {
    await enter(mira);
    const id = await dueOrder(mira);
    const { batchId, row } = await fileOf(mira);
    await expectSuccess(answer(batchId, [row]));
    const orders = [{ orderId: id, amount: 2000 }];
    await expectSuccess(takeBack(mira, row.utr, orders));
    await expectUnchanged(async () => {
      for (const reference of [row.utr, ` ${row.utr.toLowerCase()}-`])
        expect((await confirmPayout(root, mira.userId, reference, id)).status).toBe(409);
      await expectSuccess(answer(batchId, [row]));
      expect(await make()).toMatchObject({ batchId: null, left: [{ artistId: mira.userId, reason: 'returned' }] });
    });
    await enter(mira, { accountNumber: '555555555555' });
    await db.doc(`users/${mira.userId}/private/contact`).update({ 'payout.isChange': false });
    const again = await fileOf(mira);
    expect((await readFile(again.batchId)).lines).toMatchObject([{ account: '555555555555', amount: 2000 }]);
    await expectSuccess(answer(again.batchId, [{ ...again.row, utr: 'SBIN99999999' }]));
    expect(await statementOf(mira)).toMatchObject({ closing: 0, sums: { payout: -4000, returned: 2000 } });
    expect((await readEvents(id)).filter((event) => /payout|paid_out/.test(event))).toEqual([
      ...['paid_out', 'payout_returned', 'paid_out'],
    ]);
  });

  test('When a claim is open or has taken a part, then it is held, or is due without that part, and the artist owes nothing', async () => {
    const [held, refunded] = [await dueOrder(mira), await dueOrder(mira)];
    for (const id of [held, refunded]) {
      await expectSuccess(confirmPayout(root, mira.userId, `UTR-${id.slice(0, 8)}`, id));
      await reportClaim(id, mira);
    }
    await expectSuccess(
      postJson(`/studio/order/${refunded}/claim`, { action: 'refund', refund: 500, note: 'x' }, mira),
    );
    expect(await partOf(refunded, mira)).toMatchObject({ reversalStatus: 'due', reversalAmount: 500 });
    for (const id of [held, refunded])
      await expectSuccess(takeBack(mira, `UTR-${id.slice(0, 8)}`, [{ orderId: id, amount: 2000 }]));
    expect(await partOf(held, mira)).toMatchObject({ payoutStatus: 'held' });
    expect(await partOf(refunded, mira)).toMatchObject({
      ...{ payoutStatus: 'due', reversalStatus: 'none', reversalAmount: 0 },
    });
    expect(await payoutsOf(mira)).toMatchObject([{ amount: 1500 }]);
  });
});

test('When an artist who was asked enters where they are paid, then the notice that asks is read', async () => {
  await dueOrder(mira);
  const asked = async () => (await readNotices(mira)).find(({ state }) => state === 'payout_details');
  await eventually('the artist is asked', async () => (await asked()) !== undefined);
  expect(await asked()).toMatchObject({ read: false });
  await enter(mira);
  expect(await asked()).toMatchObject({ read: true });
});
