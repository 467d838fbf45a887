import type { Notice } from '@aperture-byline/contract/notice/wire';
import type { OpenPayments } from '@aperture-byline/contract/order/payments/payments-wire';
import {
  NO_PAYOUT_DETAILS,
  type OwnPayoutDetails,
  type PayoutDetails,
  type StoredPayoutDetails,
} from '@aperture-byline/contract/order/payouts/payout-details';
import { payoutMessages } from '@aperture-byline/contract/order/payouts/payout-messages';
import type { Person } from '@aperture-byline/contract/people/wire';
import type { AuditPage } from '@aperture-byline/contract/review/wire';
import { DAY, HOUR, MINUTE } from '@aperture-byline/contract/shared/durations';
import { afterEach, describe, expect, test } from 'vitest';
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
import { eventually } from '../../../../test-support/project/eventually.ts';
import { joinAs, type Member, mailsTo } from '../../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../../test-support/project/unchanged.ts';
import { call, get, postJson } from '../../../../test-support/servers/suite.ts';
import { changeContact } from '../../../data/people/users.ts';
import { config } from '../../../lib/config.ts';
import { resealAllPayoutDetails } from '../../../reseal-payout-details.ts';

const { alice, mira, noor, root } = joinForOrders();

const PATH = '/studio/payout-details';
const DETAILS: PayoutDetails = {
  upiId: '',
  accountName: 'Mira Q. Pillai',
  accountNumber: '123456785678',
  ifsc: 'SBIN0001234',
  pan: '',
};
const MASKED = 'account ••••\u00a05678';
/** Any of them would tell who reads it where the money goes. */
const SECRETS = /123456785678|SBIN0001234|Mira Q\. Pillai|ABCDE1234F|mira@bank/;

const save = (token: string | undefined, details: object) =>
  postJson(PATH, details, { method: 'PUT', ...(token && { token }) });
const show = (artist: Pick<Member, 'userId'>, token?: string) =>
  postJson(`/studio/payout/${artist.userId}/details`, {}, { ...(token && { token }) });
const payoutOf = async ({ userId }: { userId: number }) =>
  (await get<OpenPayments>('/studio/payment', root)).payouts.find(({ artistId }) => artistId === userId);
const contactOf = ({ userId }: { userId: number }) => db.doc(`users/${userId}/private/contact`);
const storedOf = async (artist: { userId: number }): Promise<StoredPayoutDetails> =>
  (await contactOf(artist).get()).get('payout');

const payoutMails = async (artist: Member) =>
  (await mailsTo(artist)).filter(({ message }) => /Where we pay you/.test(message.subject));

async function joinDue(): Promise<{ artist: Member; orderId: string }> {
  const artist = await joinAs({ isArtist: true });
  const orderId = await orderPrintsBy(alice, artist);
  await acceptSubOrders(orderId, artist);
  await expectSuccess(confirmPayment(root, orderId, 'received', utrOf(orderId)));
  await shipSubOrder(orderId, artist);
  return { artist, orderId };
}

const shownTo = async () =>
  (await db.collection('audit').where('decision', '==', 'payout_details_shown').get()).docs.map((one) => one.data());

afterEach(async () => {
  await db.doc('settings/seller').delete();
});

describe('where an artist is paid', () => {
  test('When it is entered, then it is stored encrypted, shown masked, and each change is told by a mail and a notice', async () => {
    const { artist } = await joinDue();
    expect(await payoutOf(artist)).toMatchObject({ details: null, heldUntil: null });
    const first: OwnPayoutDetails = { masked: MASKED, heldUntil: null, asksPan: false };
    for (let time = 0; time < 2; time += 1) expect((await save(artist.token, DETAILS)).body.data).toEqual(first);
    expect(await get(PATH, { token: artist.token })).toEqual(first);
    const document = JSON.stringify((await contactOf(artist).get()).data());
    expect(document).not.toMatch(SECRETS);
    expect(Object.keys(await storedOf(artist)).sort()).toEqual(['changedAt', 'isChange', 'keyId', 'masked', 'sealed']);
    const person = await get<Person>(`/studio/people/${artist.userId}`, root);
    expect(person).toMatchObject({ payout: MASKED });
    await eventually('the artist is told', async () => (await payoutMails(artist)).length > 0);
    const [mail, ...others] = await payoutMails(artist);
    expect(others).toEqual([]);
    expect(mail?.message.text).toContain(MASKED);
    expect(mail?.message.text).not.toMatch(/payouts wait|changed/);
    expect(mail?.message.subject).toMatch(/was entered$/);
    expect(mail?.message.text).toMatch(/\/studio\/money$/m);
    await expectSuccess(save(artist.token, { ...NO_PAYOUT_DETAILS, upiId: 'mira@bank' }));
    await eventually('the artist is told again', async () => (await payoutMails(artist)).length === 2);
    const changes = (await payoutMails(artist)).filter(({ message }) => message.text.includes('payouts wait'));
    expect(changes).toMatchObject([{ message: { subject: expect.stringMatching(/was changed$/) } }]);
    const notices = (await get<Notice[]>('/user/notice', { token: artist.token })).filter(
      ({ kind }) => kind === 'payoutDetails',
    );
    expect(notices.map(({ state }) => state)).toEqual(['changed', 'changed']);
    const payments = JSON.stringify(await get('/studio/payment', root));
    const profile = await call(`/user?userId=${artist.userId}`);
    for (const text of [payments, JSON.stringify(person), JSON.stringify(notices), profile.text])
      expect(text).not.toMatch(SECRETS);
    expect(JSON.stringify(await mailsTo(artist))).not.toMatch(SECRETS);
  });

  test('When the address of the account was changed in the last days, then the former one is told too, and not after them', async () => {
    const artist = await joinAs({ isArtist: true });
    await changeContact(String(artist.userId), { email: 'first-step@example.com', isConfirmed: true });
    await changeContact(String(artist.userId), { email: 'thief@example.com', isConfirmed: true });
    for (const [days, upiId] of [
      [6, 'thief@bank'],
      [8, 'other@bank'],
    ] as const) {
      await contactOf(artist).update({ 'former.changedAt': new Date(Date.now() - days * DAY) });
      await expectSuccess(save(artist.token, { ...NO_PAYOUT_DETAILS, upiId }));
      expect(await payoutMails(artist), upiId).toHaveLength(1);
    }
    expect(await mailsTo({ email: 'first-step@example.com' })).toEqual([]);
    for (const { id } of await mailsTo({ email: 'thief@example.com' })) await db.doc(`mail/${id}`).delete();
  });

  test('When half of an account or something wrong is sent, then it is refused at its field, and nothing changes', async () => {
    await expectSuccess(save(noor.token, DETAILS));
    await expectUnchanged(async () => {
      for (const [field, wrong] of [
        ['ifsc', { ifsc: '' }],
        ['ifsc', { ifsc: 'SBIN1001234' }],
        ['accountNumber', { accountNumber: '12' }],
        ['accountName', { accountName: '' }],
        ['upiId', { upiId: 'none' }],
        ['pan', { pan: 'ABCDE12345' }],
        // Else it would be a removal.
        ['upiId', { accountNumber: '', ifsc: '', pan: 'ABCDE1234F' }],
      ] as const) {
        const { status, body } = await save(noor.token, { ...DETAILS, ...wrong });
        expect(status, field).toBe(400);
        expect(Object.keys(body.error.fields ?? {}), field).toContain(field);
      }
      expect((await save(noor.token, { ...DETAILS, more: 1 })).status).toBe(400);
    });
  });

  test('When the house asks for the PAN, then nothing is saved without it; it is stored only then, and not for a removal', async () => {
    const { artist } = await joinDue();
    await expectSuccess(save(artist.token, { ...DETAILS, pan: 'ABCDE1234F' }));
    expect((await show(artist, root.token)).body.data).toEqual(DETAILS);
    await put('settings/seller', { version: 1, asksPan: true });
    expect(await get(PATH, { token: artist.token })).toMatchObject({ asksPan: true });
    await expectUnchanged(async () => {
      const { status, body } = await save(artist.token, { ...DETAILS, accountNumber: '999999999' });
      expect({ status, fields: body.error.fields }).toEqual({
        status: 400,
        fields: { pan: payoutMessages.panMissing },
      });
    });
    await expectSuccess(save(artist.token, { ...DETAILS, pan: 'ABCDE1234F' }));
    expect((await show(artist, root.token)).body.data).toEqual({ ...DETAILS, pan: 'ABCDE1234F' });
    expect((await save(artist.token, NO_PAYOUT_DETAILS)).body.data).toMatchObject({ masked: '' });
  });

  test('When a stranger, a reader, another artist, an administrator or the owner asks, then each gets what is theirs', async () => {
    const { artist } = await joinDue();
    await expectSuccess(save(artist.token, { ...DETAILS, upiId: 'mira@bank' }));
    const unverified = { own: 401, change: 401, list: 401, whole: 401 };
    const people = [
      ['a stranger', undefined, unverified],
      ['a reader', alice.token, { own: 403, change: 403, list: 403, whole: 403 }],
      ['another artist', mira.token, { own: 200, change: 200, list: 403, whole: 403 }],
      ['the owner', artist.token, { own: 200, change: 200, list: 403, whole: 403 }],
      ['an administrator', root.token, { own: 403, change: 403, list: 200, whole: 200 }],
    ] as const;
    for (const [who, token, expected] of people) {
      const as = token ? { token } : {};
      const own = await call(PATH, as);
      const change = await save(token, NO_PAYOUT_DETAILS);
      if (who === 'the owner') await expectSuccess(save(token, { ...DETAILS, upiId: 'mira@bank' }));
      const list = await call('/studio/payment', as);
      const whole = await show(artist, token);
      const statuses = { own: own.status, change: change.status, list: list.status, whole: whole.status };
      expect(statuses, who).toEqual(expected);
      for (const { text } of [own, change, list]) expect(text, who).not.toMatch(SECRETS);
      if (whole.status === 200) expect(whole.body.data).toEqual({ ...DETAILS, upiId: 'mira@bank' });
      else expect(whole.text, who).not.toMatch(SECRETS);
    }
    expect(await get(PATH, { token: mira.token })).toMatchObject({ masked: '' });
  });
});

describe('an administrator who pays out', () => {
  test('When the details are shown, then each time stands in the audit log; without a payout that is due there are none', async () => {
    const { artist, orderId } = await joinDue();
    expect((await show(artist, root.token)).status).toBe(404);
    await expectSuccess(save(artist.token, DETAILS));
    const before = (await shownTo()).length;
    for (let time = 0; time < 2; time += 1) expect((await show(artist, root.token)).body.data).toEqual(DETAILS);
    const shown = (await shownTo()).slice(-2);
    expect((await shownTo()).length).toBe(before + 2);
    expect((await shownTo()).filter((one) => one.artistId === artist.userId)).toHaveLength(2);
    expect(shown).toMatchObject([{ kind: 'payment' }, { kind: 'payment' }]);
    const { items } = await get<AuditPage>(`/studio/audit?person=${artist.userId}`, root);
    expect(items.filter(({ decision }) => decision === 'payout_details_shown')).toMatchObject([
      { admin: { userId: root.userId }, subject: orderId, amount: null },
      { admin: { userId: root.userId }, subject: orderId, amount: null },
    ]);
    expect(JSON.stringify(items)).not.toMatch(SECRETS);
    await expectSuccess(confirmPayout(root, artist.userId, 'PAY-1', orderId));
    await expectUnchanged(async () => {
      expect((await show(artist, root.token)).status).toBe(404);
      for (const id of ['0', 'none', '900000999'])
        expect((await postJson(`/studio/payout/${id}/details`, {}, root)).status).toBe(404);
    });
  });

  test('When what is stored was copied from another account, then it is not shown, and nobody is said to have seen it', async () => {
    const [{ artist }, { artist: thief }] = [await joinDue(), await joinDue()];
    await expectSuccess(save(artist.token, DETAILS));
    await expectSuccess(save(thief.token, { ...NO_PAYOUT_DETAILS, upiId: 'thief@bank' }));
    await contactOf(artist).update({ payout: await storedOf(thief) });
    await expectUnchanged(async () => {
      const { status, body, text } = await show(artist, root.token);
      expect({ status, message: body.error.message }).toEqual({ status: 409, message: payoutMessages.unreadable });
      expect(text).not.toContain('thief@bank');
    });
    await expectSuccess(save(artist.token, DETAILS));
    expect((await show(artist, root.token)).body.data).toEqual(DETAILS);
  });

  test('When the details were changed, then the payout waits for 48 hours; removed and entered again they were changed too', async () => {
    const { artist, orderId } = await joinDue();
    expect((await save(artist.token, NO_PAYOUT_DETAILS)).body.data).toMatchObject({ masked: '', heldUntil: null });
    expect((await save(artist.token, DETAILS)).body.data).toMatchObject({ masked: MASKED, heldUntil: null });
    for (const changes of [[{ upiId: 'mira@bank' }], [NO_PAYOUT_DETAILS, {}]]) {
      for (const change of changes) await expectSuccess(save(artist.token, { ...DETAILS, ...change }));
      const { changedAt } = await storedOf(artist);
      const at = (changedAt as unknown as { toDate: () => Date }).toDate();
      const heldUntil = new Date(at.getTime() + 48 * HOUR).toISOString();
      expect(await get(PATH, { token: artist.token })).toMatchObject({ heldUntil });
      expect(await payoutOf(artist)).toMatchObject({ heldUntil });
      await expectUnchanged(async () => {
        const { status, body } = await confirmPayout(root, artist.userId, 'PAY-1', orderId);
        expect({ status, message: body.error.message }).toEqual({
          status: 409,
          message: payoutMessages.held(heldUntil),
        });
      });
    }
    await contactOf(artist).update({ 'payout.changedAt': new Date(Date.now() - 48 * HOUR + MINUTE) });
    expect((await confirmPayout(root, artist.userId, 'PAY-1', orderId)).status).toBe(409);
    await contactOf(artist).update({ 'payout.changedAt': new Date(Date.now() - 48 * HOUR) });
    expect(await payoutOf(artist)).toMatchObject({ heldUntil: null });
    await expectSuccess(confirmPayout(root, artist.userId, 'PAY-1', orderId));
    await expectSuccess(save(artist.token, { ...DETAILS, upiId: 'other@bank' }));
    await expectSuccess(confirmPayout(root, artist.userId, 'PAY-1', orderId));
  });
});

describe('the copies of payout details', () => {
  test('When an artist exports their data, then they are whole in it, and nothing of the encryption is', async () => {
    const artist = await joinAs({ isArtist: true });
    await expectSuccess(save(artist.token, DETAILS));
    const exported = await get<{ contact: { payout: object } }>('/user/export', { token: artist.token });
    expect(exported.contact.payout).toEqual({ ...DETAILS, changedAt: expect.any(String) });
  });

  test('When an artist leaves who is owed money, then they stay encrypted until it is paid, and are gone after it', async () => {
    const { artist, orderId } = await joinDue();
    const part = db.doc(`orders/${orderId}/parts/${artist.userId}`);
    await expectSuccess(save(artist.token, DETAILS));
    expect((await call('/user', { method: 'DELETE', token: artist.token })).status).toBe(200);
    await eventually('the profile is erased', async () => !(await contactOf(artist).get()).exists);
    expect(await payoutOf(artist)).toMatchObject({ details: { masked: MASKED }, leaverEmail: artist.email });
    expect(JSON.stringify((await part.get()).data())).not.toMatch(SECRETS);
    expect((await show(artist, root.token)).body.data).toEqual(DETAILS);
    await part.update({ 'leaverPayout.isChange': true });
    expect((await confirmPayout(root, artist.userId, 'PAY-1', orderId)).status).toBe(409);
    await part.update({ 'leaverPayout.isChange': false });
    await expectSuccess(confirmPayout(root, artist.userId, 'PAY-1', orderId));
    await expectSuccess(postJson(`/product/order/${orderId}/arrived`, { artist: artist.userId }, alice));
    const { subOrders } = await readStoredOrder(orderId);
    expect(subOrders).toMatchObject([{ leaverPayout: null }]);
  });

  test('When the key is changed, then the command encrypts all with the new one, once, and the earlier one can go', async () => {
    const { payoutSecrets } = config();
    const [present, ...earlier] = ['a new key of thirty-two letters and more', ...payoutSecrets];
    const [{ artist }, { artist: leaver, orderId }] = [await joinDue(), await joinDue()];
    for (const { token } of [artist, leaver]) await expectSuccess(save(token, DETAILS));
    await db.doc(`orders/${orderId}/parts/${leaver.userId}`).update({ leaverPayout: await storedOf(leaver) });
    await contactOf(leaver).update({ payout: null });
    const before = await storedOf(artist);
    try {
      Object.assign(config(), { payoutSecrets: [present, ...earlier] });
      expect((await show(artist, root.token)).body.data).toEqual(DETAILS);
      expect((await resealAllPayoutDetails()).unreadable).toBe(0);
      expect(await resealAllPayoutDetails()).toEqual({ changed: 0, unreadable: 0 });
      const after = await storedOf(artist);
      expect(after).toEqual({ ...before, sealed: after.sealed, keyId: after.keyId });
      expect(after.keyId).not.toBe(before.keyId);
      Object.assign(config(), { payoutSecrets: [present] });
      for (const one of [artist, leaver]) expect((await show(one, root.token)).body.data).toEqual(DETAILS);
      Object.assign(config(), { payoutSecrets: earlier });
      expect(await resealAllPayoutDetails()).toMatchObject({ changed: 0 });
      expect((await resealAllPayoutDetails()).unreadable).toBeGreaterThanOrEqual(2);
    } finally {
      Object.assign(config(), { payoutSecrets });
    }
  });
});
