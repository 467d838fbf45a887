import { describe, expect, test } from 'vitest';
import { joinAsBuyer, orderPrints, putPrint } from '../../../test-support/orders/orders.ts';
import { signIn } from '../../../test-support/project/accounts.ts';
import { db } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { joinAs, type Member, mailsTo } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { call, get, postJson } from '../../../test-support/servers/suite.ts';
import { transitionOrder } from '../../data/orders/order-transitions.ts';
import { exportAccount } from '../account/export-account.ts';

const SETTINGS = '/user/settings';
const EMAIL = '/user/email';

const put = (path: string, body: object, token?: string) =>
  postJson(path, body, { method: 'PUT', ...(token !== undefined && { token }) });

async function contactOf({ userId }: Pick<Member, 'userId'>): Promise<object | undefined> {
  return (await db.doc(`users/${userId}/private/contact`).get()).data();
}

describe('which mails somebody gets', () => {
  test('When nothing was chosen, then all come; when a choice is saved, then it is read back', async () => {
    const alice = await joinAs();
    const settings = { orderProgressMails: true, followNews: 'notice' };
    expect(await get(SETTINGS, { token: alice.token })).toEqual(settings);
    for (const change of [{ orderProgressMails: false }, { followNews: 'daily' }]) {
      Object.assign(settings, change);
      const { status, body } = await put(SETTINGS, change, alice.token);
      expect([status, body.data]).toEqual([200, settings]);
      expect(await get(SETTINGS, { token: alice.token })).toEqual(settings);
    }
    expect(await contactOf(alice)).toEqual({ email: alice.email, isConfirmed: true, ...settings });
  });

  test('When nobody is signed in, there is no profile, or the body is another, then it is refused', async () => {
    const [alice, stranger] = [await joinAs(), await signIn({})];
    await expectUnchanged(async () => {
      expect((await call(SETTINGS)).status).toBe(401);
      expect((await put(SETTINGS, { orderProgressMails: false })).status).toBe(401);
      expect((await call(SETTINGS, { token: stranger.token })).status).toBe(403);
      expect((await put(SETTINGS, { orderProgressMails: false }, stranger.token)).status).toBe(403);
      for (const body of [
        {},
        { orderProgressMails: 'x' },
        { orderProgressMails: true, email: 'a@b.in' },
        ...['', 'weekly', null, ['mail']].map((followNews) => ({ followNews })),
      ])
        expect((await put(SETTINGS, body, alice.token)).status, JSON.stringify(body)).toBe(400);
    });
  });

  test('When the address is not confirmed, then no mails are asked for, and what needs none is saved', async () => {
    const alice = await joinAs();
    const unconfirmed = await signIn({ userId: alice.userId }, { verified: false });
    await expectUnchanged(async () => {
      for (const followNews of ['mail', 'daily']) {
        const { status, body } = await put(SETTINGS, { followNews }, unconfirmed.token);
        expect([status, body.error.code]).toEqual([403, 'EMAIL_UNVERIFIED']);
      }
    });
    expect((await put(SETTINGS, { followNews: 'notice' }, unconfirmed.token)).status).toBe(200);
    expect(await contactOf(alice)).toEqual({ email: alice.email, isConfirmed: true, followNews: 'notice' });
  });

  test('When mails are asked for, then they go to the confirmed address, not to one that was stored before', async () => {
    const alice = await joinAs();
    await db.doc(`users/${alice.userId}/private/contact`).update({ email: 'stranger@example.com' });
    await put(SETTINGS, { followNews: 'mail' }, alice.token);
    expect(await contactOf(alice)).toMatchObject({ email: alice.email, isConfirmed: true, followNews: 'mail' });
  });

  test('When a buyer has switched progress off, then only what else there is comes by mail', async () => {
    const [buyer, artist] = [await joinAsBuyer(), await joinAs({ isArtist: true })];
    await put(SETTINGS, { orderProgressMails: false }, buyer.token);
    const id = await orderPrints(buyer, [await putPrint(artist)]);
    const now = new Date();
    const artistId = artist.userId;
    await transitionOrder(id, { name: 'accept', artistId }, { now });
    await transitionOrder(id, { name: 'received', reference: 'UTR1', amount: 2100, due: 2100 }, { now });
    await transitionOrder(id, { name: 'prepare', artistId }, { now });
    await transitionOrder(id, { name: 'ship', artistId, carrier: 'Post', tracking: 'EX1' }, { now });
    await transitionOrder(id, { name: 'deliver', artistId }, { now });
    const notices = db.collection(`users/${buyer.userId}/notices`);
    await eventually('all notices', async () => (await notices.count().get()).data().count === 7);
    await eventually('the last mail', async () => (await mailsTo(buyer)).length >= 4);
    expect((await mailsTo(buyer)).map(({ message }) => message.subject).sort()).toEqual([
      'We have received your payment',
      'Your order at Aperture & Byline',
      'Your order can be paid now',
      'Your prints have arrived',
    ]);
  });
});

describe('the address that mails go to', () => {
  test('When the account has a new confirmed address, then mails go there, and the export has the former ones', async () => {
    const [buyer, artist] = [await joinAsBuyer(), await joinAs({ isArtist: true })];
    const id = await orderPrints(buyer, [await putPrint(artist)]);
    await eventually('a mail to the former address', async () => (await mailsTo(buyer)).length === 1);
    const changed = await signIn({ userId: buyer.userId });
    await db.doc(`accounts/${changed.uid}`).set({ userId: buyer.userId, createdAt: new Date() });
    const { status, body } = await put(EMAIL, {}, changed.token);
    expect([status, body.data]).toEqual([200, { email: changed.email }]);
    await transitionOrder(id, { name: 'accept', artistId: artist.userId }, { now: new Date() });
    await eventually('a mail to the new address', async () => (await mailsTo(changed)).length === 1);
    expect(await mailsTo(buyer)).toHaveLength(1);
    const exported = await exportAccount({ uid: changed.uid, userId: String(buyer.userId) });
    expect(exported).toMatchObject({ contact: { email: changed.email } });
    expect(JSON.stringify(exported)).toContain(`"to":"${buyer.email}"`);
    for (const { id: mail } of await mailsTo(changed)) await db.doc(`mail/${mail}`).delete();
  });

  test('When it is not confirmed, or nobody is signed in, then nothing changes', async () => {
    const alice = await joinAs();
    const unconfirmed = await signIn({ userId: alice.userId }, { verified: false });
    await expectUnchanged(async () => {
      expect((await put(EMAIL, {}, unconfirmed.token)).status).toBe(403);
      expect((await put(EMAIL, {})).status).toBe(401);
      expect((await put(EMAIL, { email: 'mallory@example.com' }, alice.token)).status).toBe(400);
    });
  });
});
