import type {
  ArtistStatement,
  HouseStatement,
  StatementSums,
  StudioMoney,
} from '@aperture-byline/contract/order/payouts/money-wire';
import { NO_PAYOUT_DETAILS } from '@aperture-byline/contract/order/payouts/payout-details';
import { monthInIndia } from '@aperture-byline/contract/shared/dates';
import { describe, expect, test } from 'vitest';
import { fetchPdf, readPdf } from '../../../../test-support/answers/read-pdf.ts';
import {
  acceptSubOrders,
  confirmPayment,
  confirmPayout,
  expectSuccess,
  joinForOrders,
  orderPrintsBy,
  readStoredOrder,
  shipSubOrder,
  utrOf,
} from '../../../../test-support/orders/orders.ts';
import { db, put } from '../../../../test-support/project/database.ts';
import type { Member } from '../../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../../test-support/project/unchanged.ts';
import { call, get, postJson } from '../../../../test-support/servers/suite.ts';

const { alice, mira, noor, root } = joinForOrders();

const MONTH = monthInIndia(new Date());
const STATEMENT = `/studio/statements/${MONTH}`;
const readMoney = ({ token }: Member) => get<StudioMoney>('/studio/money', { token });

/** An order of one print for Rs. 2,000, which is paid. */
async function paidOrder(artist: Member): Promise<string> {
  const id = await orderPrintsBy(alice, artist);
  await acceptSubOrders(id, artist);
  await expectSuccess(confirmPayment(root, id, 'received', utrOf(id)));
  return id;
}

describe('the money of an artist', () => {
  test('When a print is sold, sent and paid out, then money, next payout and statement follow, less commission and tax', async () => {
    await put('settings/payouts', {
      version: 1,
      commissionRate: 1500,
      tdsRate: 100,
      tdsText: 'TDS under section 194-O',
      courier: 'artist',
    });
    const terms = { commissionRate: 15, tdsRate: 1, tdsText: 'TDS under section 194-O', courier: 'artist' };
    expect(await readMoney(mira)).toEqual({
      terms,
      hasDetails: false,
      next: null,
      pending: [],
      made: [],
      toSendBack: [],
    });
    expect(await get('/studio/statements', mira)).toEqual([]);
    const id = await paidOrder(mira);
    const waiting = await readMoney(mira);
    expect(waiting).toMatchObject({ next: null, pending: [{ orderId: id, payoutStatus: 'pending', payout: 1680 }] });
    expect(await get('/studio/next-payout', mira)).toBeNull();
    await shipSubOrder(id, mira);
    const { subOrders } = await readStoredOrder(id);
    const unknown = { amount: 1680, by: null };
    expect(await readMoney(mira)).toMatchObject({
      next: unknown,
      pending: [{ payoutStatus: 'due', payoutDueAt: null, commissionRate: 15, tax: 20 }],
    });
    expect(await get('/studio/next-payout', mira)).toEqual(unknown);
    const details = { ...NO_PAYOUT_DETAILS, upiId: 'mira@bank' };
    await expectSuccess(postJson('/studio/payout-details', details, { method: 'PUT', token: mira.token }));
    const next = { amount: 1680, by: subOrders[0]?.payoutDueAt?.toISOString() };
    expect(await readMoney(mira)).toMatchObject({ hasDetails: true, next, pending: [{ payoutDueAt: next.by }] });
    expect(await get('/studio/next-payout', mira)).toEqual(next);
    const second = await paidOrder(mira);
    expect((await confirmPayout(root, mira.userId, 'PAY-1', { orderId: id, amount: 2000 })).status).toBe(409);
    await expectSuccess(confirmPayout(root, mira.userId, 'PAY-1', { orderId: id, amount: 1680 }));
    expect(await readMoney(mira)).toMatchObject({
      next: null,
      pending: [{ orderId: second }],
      made: [{ reference: 'PAY-1', amount: 1680, orderIds: [id], paidOn: expect.any(String) }],
    });
    const sums = { sale: 4000, commission: -600, tax: -40, refund: 0, payout: -1680, returned: 0, reversal: 0 };
    const statement = { month: MONTH, opening: 0, sums, closing: 1680 };
    expect(await get<StatementSums[]>('/studio/statements', mira)).toEqual([statement]);
    const { entries, ...rest } = await get<ArtistStatement>(STATEMENT, mira);
    expect(rest).toEqual(statement);
    expect(entries).toHaveLength(7);
    expect(entries).toContainEqual({
      at: expect.any(String),
      kind: 'payout',
      orderId: id,
      reference: 'PAY-1',
      amount: -1680,
    });
    const { status, bytes } = await fetchPdf(`${STATEMENT}/statement.pdf`, mira);
    expect(status).toBe(200);
    const { text, isTagged } = await readPdf(bytes);
    expect(isTagged).toBe(true);
    for (const part of ['Mira Pillai', 'reference PAY-1', '−Rs. 600', 'Rs. 1,680']) expect(text).toContain(part);
    expect(await get<HouseStatement>(`/studio/house-statements/${MONTH}`, root)).toEqual({
      month: MONTH,
      received: 4200,
      refunded: 0,
      paidOut: 1680,
      returned: 0,
      reversed: 0,
      commission: 600,
      shipping: 200,
      tax: 40,
      held: 1680,
    });
  });

  test('When it is another month, then the balance is carried over; a month without sales before it has no statement', async () => {
    const id = await paidOrder(noor);
    const part = db.doc(`orders/${id}/parts/${noor.userId}`);
    const days = 24 * 60 * 60 * 1000;
    const earlier = new Date(Date.now() - 40 * days);
    await part.update({ paidAt: earlier });
    const statements = await get<StatementSums[]>('/studio/statements', noor);
    expect(statements.at(-1)).toMatchObject({ month: monthInIndia(earlier), opening: 0, closing: 1680 });
    expect(statements[0]).toMatchObject({ month: MONTH, opening: 1680, closing: 1680 });
    for (const month of ['2019-12', '2999-01', 'nothing'])
      expect((await call(`/studio/statements/${month}`, noor)).status, month).toBe(404);
  });

  test('When nobody, somebody without the role or another artist asks, then nothing of an artist is told', async () => {
    await paidOrder(mira);
    const own = await paidOrder(noor);
    await expectUnchanged(async () => {
      const paths = [
        '/studio/money',
        '/studio/next-payout',
        '/studio/statements',
        STATEMENT,
        `${STATEMENT}/statement.pdf`,
      ];
      for (const path of paths) {
        expect((await call(path)).status, path).toBe(401);
        for (const reader of [alice, root]) expect((await call(path, reader)).status, path).toBe(403);
      }
      const house = `/studio/house-statements/${MONTH}`;
      expect((await call(house)).status).toBe(401);
      for (const reader of [alice, mira]) expect((await call(house, reader)).status).toBe(403);
      for (const month of ['2999-01', '2026-13', 'nothing'])
        expect((await call(`/studio/house-statements/${month}`, root)).status, month).toBe(404);
    });
    const { entries } = await get<ArtistStatement>(STATEMENT, noor);
    expect(new Set(entries.map(({ orderId }) => orderId))).toEqual(new Set([own]));
  });
});
