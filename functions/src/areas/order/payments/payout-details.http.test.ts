import type { OpenPayments } from '@aperture-byline/contract/order/payments-wire';
import { NO_PAYOUT_DETAILS, type PayoutDetails } from '@aperture-byline/contract/order/payout-details';
import type { Person } from '@aperture-byline/contract/people/wire';
import { DAY } from '@aperture-byline/contract/shared/durations';
import { expect, test } from 'vitest';
import {
  acceptSubOrders,
  confirmPayment,
  confirmPayout,
  expectSuccess,
  joinForOrders,
  orderPrintsBy,
  readStoredOrder,
} from '../../../../test-support/orders/orders.ts';
import { expectRefusedLater } from '../../../../test-support/people/old-login.ts';
import { db } from '../../../../test-support/project/database.ts';
import { eventually } from '../../../../test-support/project/eventually.ts';
import { joinAs, type Member, mailsTo } from '../../../../test-support/project/members.ts';
import { call, get, postJson } from '../../../../test-support/servers/suite.ts';
import { changeContact } from '../../../data/people/users.ts';

const { alice, mira, noor, root } = joinForOrders();

const PATH = '/studio/payout-details';
const DETAILS: PayoutDetails = {
  upiId: '',
  accountName: 'Mira Pillai',
  accountNumber: '123456785678',
  ifsc: 'SBIN0001234',
};
const save = (token: string | undefined, details: object) =>
  postJson(PATH, details, { method: 'PUT', ...(token && { token }) });
const payoutOf = async ({ userId }: { userId: number }) =>
  (await get<OpenPayments>('/studio/payment', root)).payouts.find(({ artistId }) => artistId === userId);

const payoutMails = async (artist: Member) =>
  (await mailsTo(artist)).filter(({ message }) => /Where we pay you/.test(message.subject));

test('When an artist says where they are paid, then who pays them out sees it, people see it masked, and each change is told by mail', async () => {
  const id = await orderPrintsBy(alice, mira);
  await acceptSubOrders(id, mira);
  await expectSuccess(confirmPayment(root, id, 'received', 'UTR1'));
  expect(await payoutOf(mira)).toMatchObject({ details: null });
  for (let time = 0; time < 2; time += 1) expect((await save(mira.token, DETAILS)).body.data).toEqual(DETAILS);
  expect(await get(PATH, { token: mira.token })).toEqual(DETAILS);
  expect(await payoutOf(mira)).toMatchObject({ details: DETAILS });
  expect(await get<Person>(`/studio/people/${mira.userId}`, root)).toMatchObject({ payout: 'account ••••\u00a05678' });
  await eventually('the artist is told', async () => (await payoutMails(mira)).length > 0);
  const [first, ...others] = await payoutMails(mira);
  expect(others).toEqual([]);
  expect(first?.message.text).toContain('account ••••\u00a05678');
  expect(first?.message.text).not.toContain(DETAILS.accountNumber);
  await expectSuccess(
    save(mira.token, { ...DETAILS, upiId: 'mira@bank', accountName: '', accountNumber: '', ifsc: '' }),
  );
  await eventually('the artist is told again', async () => (await payoutMails(mira)).length === 2);
  const profile = await call(`/user?userId=${mira.userId}`);
  expect(profile.text).not.toMatch(/mira@bank|5678/);
});

test('When the address of the account was changed in the last days, then the former one is told too, and not after them', async () => {
  const artist = await joinAs({ isArtist: true });
  const contact = db.doc(`users/${artist.userId}/private/contact`);
  await changeContact(String(artist.userId), { email: 'first-step@example.com', isConfirmed: true });
  await changeContact(String(artist.userId), { email: 'thief@example.com', isConfirmed: true });
  for (const [days, upiId] of [
    [6, 'thief@bank'],
    [8, 'other@bank'],
  ] as const) {
    await contact.update({ 'former.changedAt': new Date(Date.now() - days * DAY) });
    await expectSuccess(save(artist.token, { ...NO_PAYOUT_DETAILS, upiId }));
    expect(await payoutMails(artist), upiId).toHaveLength(1);
  }
  expect(await mailsTo({ email: 'first-step@example.com' })).toEqual([]);
  for (const { id } of await mailsTo({ email: 'thief@example.com' })) await db.doc(`mail/${id}`).delete();
});

test('When nobody, a reader or an old login asks, or half of an account is sent, then it is refused', async () => {
  await expectSuccess(save(noor.token, DETAILS));
  for (const token of [undefined, alice.token]) {
    expect([401, 403]).toContain((await save(token, DETAILS)).status);
    expect([401, 403]).toContain((await call(PATH, { ...(token && { token }) })).status);
  }
  await expectRefusedLater('PUT', PATH, noor.token);
  for (const wrong of [{ ifsc: '' }, { accountNumber: '12' }, { accountName: '' }, { upiId: 'none' }, { more: 1 }])
    expect((await save(noor.token, { ...DETAILS, ...wrong })).status, JSON.stringify(wrong)).toBe(400);
  expect(await get(PATH, { token: noor.token })).toEqual(DETAILS);
});

test('When an artist leaves who is owed money, then where they are paid stays until it is paid, and is gone after it', async () => {
  const id = await orderPrintsBy(alice, noor);
  await acceptSubOrders(id, noor);
  await expectSuccess(confirmPayment(root, id, 'received', 'UTR1'));
  await db.doc(`orders/${id}/parts/${noor.userId}`).update({ status: 'shipped' });
  await expectSuccess(save(noor.token, DETAILS));
  expect((await call('/user', { method: 'DELETE', token: noor.token })).status).toBe(200);
  await eventually(
    'the profile is erased',
    async () => !(await db.doc(`users/${noor.userId}/private/contact`).get()).exists,
  );
  expect(await payoutOf(noor)).toMatchObject({ details: DETAILS, leaverEmail: noor.email });
  await expectSuccess(confirmPayout(root, noor.userId, 'PAY-1', id));
  await db.doc(`orders/${id}/parts/${noor.userId}`).update({ status: 'shipped' });
  await expectSuccess(postJson(`/product/order/${id}/arrived`, { artist: noor.userId }, alice));
  const { subOrders } = await readStoredOrder(id);
  expect(JSON.stringify(subOrders)).not.toContain(DETAILS.accountNumber);
});
