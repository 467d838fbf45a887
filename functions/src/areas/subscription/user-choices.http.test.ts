import type { FollowNews } from '@aperture-byline/contract/follow/wire';
import { inDays } from '@aperture-byline/contract/samples/stored-documents';
import { CONSENT } from '@aperture-byline/contract/subscription/consent';
import type { ChangedSubscription, Subscription } from '@aperture-byline/contract/subscription/wire';
import { describe, expect, test } from 'vitest';
import { signIn } from '../../../test-support/project/accounts.ts';
import { db, putAll, uniqueUserId } from '../../../test-support/project/database.ts';
import { joinAs, type Member, mailsTo } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { call, get, postJson } from '../../../test-support/servers/suite.ts';
import { putExhibition, userDocuments } from '../../../test-support/works/fixtures.ts';
import { subscriberId } from '../../data/mail/subscribers.ts';
import { type SubscriptionToken, signSubscriptionToken } from '../../lib/email/subscription-tokens.ts';

type Owner = Pick<Member, 'userId' | 'email'>;

/** Signs a token like that in a mail to the user. */
const tokenOf = ({ userId, email }: Owner, use: SubscriptionToken['use'] = 'follows') =>
  signSubscriptionToken({
    subscriberId: subscriberId(email),
    userId: String(userId),
    use,
    issuedAt: new Date(),
  });
const read = (token: string) => get<Subscription>(`/subscription/${token}`);
const choose = (token: string, followNews: unknown) =>
  postJson(`/subscription/${token}/follow-news`, { followNews }, { method: 'PUT' });
const oneClick = (token: string) => call(`/subscription/${token}/unsubscribe`, { method: 'POST' });
const contactAt = ({ userId }: Pick<Owner, 'userId'>) => db.doc(`users/${userId}/private/contact`);
const followNewsOf = async (owner: Pick<Owner, 'userId'>) => (await contactAt(owner).get()).get('followNews');
const remindersOf = async ({ userId }: Owner) =>
  (await db.collection(`users/${userId}/reminders`).get()).docs.map(({ id }) => id);

async function join(followNews: FollowNews = 'daily'): Promise<Member> {
  const member = await joinAs();
  await contactAt(member).update({ followNews });
  return member;
}

/** A reminder of an exhibition that is not open yet. */
async function remind({ token }: Member): Promise<string> {
  const id = await putExhibition({ title: 'Low Tide', startDate: inDays(3), endDate: inDays(20) });
  expect((await call(`/user/reminder/${id}`, { method: 'PUT', token })).status).toBe(201);
  return id;
}

/** Letters to the address, confirmed; the token that leads to its choices. */
async function subscribe({ email }: Pick<Member, 'email'>): Promise<string> {
  await postJson('/subscription', { email, consent: CONSENT });
  const letters = (await mailsTo({ email })).find(({ message }) => message.subject.includes('letters'));
  const [, token = ''] = /\/subscription\/([\w-]+)/.exec(letters?.message.text ?? '') ?? [];
  const body = { letters: true, consent: CONSENT };
  const reply = await postJson(`/subscription/${token}`, body, { method: 'PUT' });
  return (reply.body.data as ChangedSubscription).token;
}

describe('the choices of a user, by the link of a mail', () => {
  test('When it is opened, then it shows what the user gets and changes nothing', async () => {
    const alice = await join();
    const exhibitionId = await remind(alice);
    const token = tokenOf(alice);
    await expectUnchanged(async () => {
      expect(await read(token)).toEqual({
        maskedEmail: `${alice.email[0]}…@${alice.email.split('@')[1]}`,
        state: null,
        waiting: null,
        reminders: [{ exhibitionId, title: 'Low Tide', event: 'opening' }],
        isStored: false,
        followNews: 'daily',
      });
      expect((await call(`/subscription/${token}/unsubscribe`)).status).toBe(302);
    });
  });

  test('When the user chooses, then it is so in the settings too, and nobody else is concerned', async () => {
    const [alice, bob] = [await join('notice'), await join()];
    for (const followNews of ['mail', 'daily', 'daily', 'notice'] as const) {
      const { status, body } = await choose(tokenOf(alice), followNews);
      expect({ status, data: body.data }).toMatchObject({ status: 200, data: { followNews } });
      expect(await get('/user/settings', { token: alice.token })).toMatchObject({ followNews });
    }
    expect(await followNewsOf(bob)).toBe('daily');
  });

  test('When it is no choice, then it is 400 and nothing changes', async () => {
    const alice = await join();
    await expectUnchanged(async () => {
      for (const value of ['weekly', '', null, ['daily'], { in: 'daily' }, 'constructor'])
        expect((await choose(tokenOf(alice), value)).status).toBe(400);
      const more = { followNews: 'mail', orderProgressMails: false };
      const reply = await postJson(`/subscription/${tokenOf(alice)}/follow-news`, more, { method: 'PUT' });
      expect(reply.status).toBe(400);
    });
  });

  test('When a reminder is taken back, then the other stays, and the page shows it no more', async () => {
    const alice = await join();
    const [first, second] = [await remind(alice), await remind(alice)];
    const path = `/subscription/${tokenOf(alice, 'reminders')}/reminder/${first}`;
    for (let round = 0; round < 2; round += 1) expect((await call(path, { method: 'DELETE' })).status).toBe(200);
    expect(await remindersOf(alice)).toEqual([second]);
  });

  test('When a mail program ends what a mail was about, then it alone ends, also when it asks again', async () => {
    const alice = await join();
    const exhibitionId = await remind(alice);
    await subscribe(alice);
    for (let round = 0; round < 2; round += 1) expect((await oneClick(tokenOf(alice))).status).toBe(200);
    expect(await followNewsOf(alice)).toBe('notice');
    expect(await remindersOf(alice)).toEqual([exhibitionId]);
    await choose(tokenOf(alice), 'mail');
    for (let round = 0; round < 2; round += 1) expect((await oneClick(tokenOf(alice, 'reminders'))).status).toBe(200);
    expect(await remindersOf(alice)).toEqual([]);
    expect(await read(tokenOf(alice))).toMatchObject({ state: 'confirmed', followNews: 'mail' });
  });

  test('When the user has another address since, or is gone, then the link leads nowhere and a click changes nothing', async () => {
    const [moved, gone] = [await join(), await join()];
    const exhibitionId = await remind(moved);
    const tokens = [tokenOf(moved), tokenOf(gone)];
    await contactAt(moved).update({ email: `new-${moved.email}` });
    await contactAt(gone).delete();
    await expectUnchanged(async () => {
      for (const token of tokens) {
        expect((await call(`/subscription/${token}`)).status).toBe(404);
        expect((await choose(token, 'notice')).status).toBe(404);
        expect((await oneClick(token)).status).toBe(200);
      }
      expect((await oneClick(tokenOf(moved, 'reminders'))).status).toBe(200);
    });
    expect(await followNewsOf(moved)).toBe('daily');
    expect(await remindersOf(moved)).toEqual([exhibitionId]);
  });

  test('When another user is put into a link, then it is 404 and nothing changes', async () => {
    const [alice, bob] = [await join(), await join()];
    const token = tokenOf(alice);
    await expectUnchanged(async () => {
      for (const guess of [
        token.replace(String(alice.userId), String(bob.userId)),
        token.replace('-follows-', '-reminders-'),
        token.replace(`-${alice.userId}-`, '-'),
        tokenOf({ ...bob, email: alice.email }),
      ]) {
        expect((await call(`/subscription/${guess}`)).status, guess).toBe(404);
        expect((await choose(guess, 'notice')).status, guess).toBe(404);
      }
    });
  });
});

describe('a subscriber who is a user', () => {
  test('When they come by the link of a letter, then they find what they get as a user, and change it', async () => {
    const alice = await join();
    const exhibitionId = await remind(alice);
    const token = await subscribe(alice);
    expect(await read(token)).toMatchObject({
      state: 'confirmed',
      reminders: [{ exhibitionId }],
      isStored: true,
      followNews: 'daily',
    });
    expect((await choose(token, 'notice')).status).toBe(200);
    expect((await call(`/subscription/${token}/reminder/${exhibitionId}`, { method: 'DELETE' })).status).toBe(200);
    expect(await read(token)).toMatchObject({ reminders: [], followNews: 'notice' });
    expect(await followNewsOf(alice)).toBe('notice');
  });

  test('When letters are ended by the link of another mail, then the page keeps the other choices', async () => {
    const alice = await join();
    await subscribe(alice);
    const body = { letters: false, consent: CONSENT };
    const ended = await postJson(`/subscription/${tokenOf(alice)}`, body, { method: 'PUT' });
    const { token } = ended.body.data as ChangedSubscription;
    expect(await read(token)).toMatchObject({ state: 'unsubscribed', followNews: 'daily' });
  });

  test('When the address of the account was never confirmed, then its owner finds nothing of that account', async () => {
    const userId = uniqueUserId();
    const { uid, email } = await signIn({ userId }, { verified: false });
    await putAll({
      [`accounts/${uid}`]: { userId, createdAt: inDays(-1) },
      ...userDocuments({ userId, uid }, email),
    });
    const token = await subscribe({ email });
    expect(await read(token)).toMatchObject({ state: 'confirmed', followNews: null });
    expect((await choose(token, 'daily')).status).toBe(404);
    expect(await followNewsOf({ userId })).toBeUndefined();
  });

  test('When the address is erased, then the account stays as it is', async () => {
    const alice = await join();
    const exhibitionId = await remind(alice);
    const token = await subscribe(alice);
    expect((await call(`/subscription/${token}`, { method: 'DELETE' })).status).toBe(200);
    expect(await read(tokenOf(alice))).toMatchObject({ state: null, isStored: false, followNews: 'daily' });
    expect(await remindersOf(alice)).toEqual([exhibitionId]);
  });
});
