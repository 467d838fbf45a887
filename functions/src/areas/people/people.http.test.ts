import type { Order } from '@aperture-byline/contract/order/wire';
import { peopleMessages } from '@aperture-byline/contract/people/people-messages';
import type { FoundPeople, Person } from '@aperture-byline/contract/people/wire';
import type { AuditPage } from '@aperture-byline/contract/review/wire';
import { describe, expect, test } from 'vitest';
import {
  type Buyer,
  confirmPayment,
  expectSuccess,
  joinAsBuyer,
  orderPrintsBy,
  placeDueOrder,
  readStoredOrder,
  sendTransition,
} from '../../../test-support/orders/orders.ts';
import { expectRefusedLater } from '../../../test-support/people/old-login.ts';
import { db, put, uniqueId } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import {
  claimsOf,
  joinAs,
  joinForTests,
  type Member,
  mailsTo,
  storedUser,
} from '../../../test-support/project/members.ts';
import { callAtOnce } from '../../../test-support/servers/instances.ts';
import { call, get } from '../../../test-support/servers/suite.ts';
import { createDraft, publishNew, send } from '../../../test-support/works/studio.ts';
import { auth } from '../../lib/firebase.ts';

const { admin, other, artist, member } = joinForTests({
  admin: { admin: true, firstName: 'Asha', lastName: 'Rao' },
  other: { admin: true },
  artist: { isArtist: true },
  member: {},
});

const pathOf = ({ userId }: { userId: number }) => `/studio/people/${userId}`;
const search = (q: string) => get<FoundPeople>(`/studio/people?q=${encodeURIComponent(q)}`, { token: admin.token });
const find = async (q: string) => (await search(q)).people;
const idsOf = async (q: string) => (await find(q)).map(({ userId }) => userId);
const read = (who: { userId: number }) => get<Person>(pathOf(who), { token: admin.token });
const decisionsAbout = async ({ userId }: { userId: number }) => {
  const { docs } = await db.collection('audit').where('ownerId', '==', userId).get();
  return docs.map((entry) => [entry.get('decision'), entry.get('adminId')]);
};
const CHANGES = [
  ['POST', '/confirmation', {}],
  ['POST', '/reset', {}],
  ['POST', '/mail', { subject: 'News', text: 'Hello' }],
  ['PUT', '/lock', {}],
  ['DELETE', '/lock', undefined],
  ['PUT', '/artist', {}],
  ['DELETE', '/artist', undefined],
  ['PUT', '/commission', { rate: 10 }],
  ['DELETE', '', undefined],
] as const;
const CALLS = [['GET', '', undefined], ...CHANGES] as const;

describe('whom an administrator finds', () => {
  test('When they type the beginning of a word of a name, an address or an order, then its people are found', async () => {
    const last = uniqueId('de Souza');
    const person = await joinAs({ firstName: 'José', middleName: 'van', lastName: last });
    expect(await idsOf('jose souza')).toContain(person.userId);
    expect(await idsOf(`VAN ${last.slice(0, 6)}`)).toContain(person.userId);
    expect(await idsOf('jose nobody')).not.toContain(person.userId);
    expect(await find(person.email.slice(0, -6).toUpperCase())).toEqual([
      {
        userId: person.userId,
        name: `José van ${last}`,
        email: person.email,
        isArtist: false,
        isAdmin: false,
        isLocked: false,
      },
    ]);
    expect(await idsOf(String(person.userId))).toEqual([person.userId]);
    const buyer = await joinAsBuyer();
    const orderId = await orderPrintsBy(buyer, artist);
    expect((await idsOf(orderId.slice(0, 8).toUpperCase())).sort()).toEqual([buyer.userId, artist.userId].sort());
    expect(await read(buyer)).toMatchObject({
      email: buyer.email,
      isConfirmed: true,
      bought: [{ orderId, status: 'awaiting_acceptance', amount: 2100 }],
      sold: [],
      open: { bought: { cancelled: 1 } },
    });
    expect((await read(artist)).sold).toEqual([expect.objectContaining({ orderId, amount: 2000 })]);
    for (const nothing of ['', ' ', '@', 'zz9-nobody', '../x']) expect(await find(nothing)).toEqual([]);
  });

  test('When a name changes, then it is found by the new one', async () => {
    const person = await joinAs({ firstName: 'Before', lastName: uniqueId('Name') });
    const after = uniqueId('Zenobia');
    await db.doc(`users/${person.userId}`).update({ firstName: after });
    await eventually('it is found', async () => (await idsOf(after)).includes(person.userId));
  });
});

describe('the buyer and the artists of an order who have left', () => {
  const findLeavers = async (orderId: string) => (await search(orderId.slice(0, 8))).leavers;

  async function placePaidOrder(buyer: Buyer, seller: Member): Promise<string> {
    const orderId = await placeDueOrder(buyer, seller);
    await expectSuccess(confirmPayment(admin, orderId, 'received', uniqueId('UTR')));
    return orderId;
  }

  async function erase(person: Member): Promise<void> {
    expect((await send('DELETE', pathOf(person), admin)).status).toBe(200);
    await eventually('the account is gone', async () => !(await db.doc(`accounts/${person.uid}`).get()).exists);
  }

  test('When a buyer is erased whose paid prints are not made yet, then each order names the kept address until they arrive', async () => {
    const buyer = await joinAsBuyer();
    const [made, waiting] = [await placePaidOrder(buyer, artist), await placePaidOrder(buyer, artist)];
    expect(await findLeavers(made)).toEqual([]);
    await erase(buyer);
    const leaver = { role: 'buyer', name: 'Asha Rao', email: buyer.email };
    for (const orderId of [made, waiting]) {
      expect(await search(orderId)).toMatchObject({
        people: [{ userId: artist.userId }],
        leavers: [{ ...leaver, orderId }],
      });
      expect(await get<Order>(`/product/order/${orderId}`, { token: admin.token })).toMatchObject({
        leavers: [leaver],
      });
    }
    for (const step of ['prepare', 'ship', 'deliver'] as const) await expectSuccess(sendTransition(made, step, artist));
    expect(await findLeavers(made)).toEqual([]);
    expect((await db.doc(`orders/${made}`).get()).get('leaverEmail')).toBeNull();
    expect(await findLeavers(waiting)).toHaveLength(1);
  });

  test('When the address was not confirmed, then none is kept, and the search says that they left', async () => {
    const buyer = await joinAsBuyer();
    const orderId = await placePaidOrder(buyer, artist);
    await auth().updateUser(buyer.uid, { emailVerified: false });
    await erase(buyer);
    expect(await findLeavers(orderId)).toEqual([{ role: 'buyer', name: 'Asha Rao', email: null, orderId }]);
  });

  test('When an artist is erased who is still to be paid, then administrators read where they are reached, and the buyer does not', async () => {
    const [buyer, seller] = [await joinAsBuyer(), await joinAs({ isArtist: true })];
    const orderId = await placePaidOrder(buyer, seller);
    for (const step of ['prepare', 'ship'] as const) await expectSuccess(sendTransition(orderId, step, seller));
    await erase(seller);
    const leaver = { role: 'artist', name: 'Mira Pillai', email: seller.email };
    expect(await findLeavers(orderId)).toEqual([{ ...leaver, orderId }]);
    const path = `/product/order/${orderId}`;
    expect(await get<Order>(path, { token: admin.token })).toMatchObject({ leavers: [leaver] });
    const own = await call(path, { token: buyer.token });
    expect(own.body.data).toMatchObject({ leavers: [] });
    expect(own.text).not.toContain(seller.email);
  });
});

test('When a photographer has drafts, then their page says how many works are not public', async () => {
  const person = await joinAs({ isArtist: true });
  await createDraft('blog', person);
  await createDraft('exhibition', person);
  expect(await read(person)).toMatchObject({ hiddenWorks: 2, works: { stories: 0 } });
  await publishNew('blog', person, admin);
  const { works, hiddenWorks } = await eventually('the story and its images count as public', async () => {
    const found = await read(person);
    return found.works.stories === 1 && found.works.photographs === 2 && found;
  });
  expect([works.exhibitions, hiddenWorks]).toEqual([0, 2]);
});

describe('what an administrator does', () => {
  test('When nobody, a member or a photographer calls, then it is refused and nothing happens', async () => {
    for (const [method, end] of CALLS) {
      expect((await call(`${pathOf(member)}${end}`, { method })).status).toBe(401);
      for (const caller of [member, artist])
        expect((await call(`${pathOf(member)}${end}`, { method, token: caller.token })).status).toBe(403);
    }
    expect((await call('/studio/people?q=a', { token: artist.token })).status).toBe(403);
    expect(await decisionsAbout(member)).toEqual([]);
  });

  test('When the sign-in is an old one, then lock, role and erasure are refused', async () => {
    for (const [method, end] of CHANGES.slice(3))
      await expectRefusedLater(method, `${pathOf(member)}${end}`, admin.token);
    expect((await storedUser(member))?.isLocked).toBeUndefined();
  });

  test('When it is about their own account, or about nobody, then it is refused', async () => {
    for (const [method, end, body] of CHANGES) {
      const own = await send(method, `${pathOf(admin)}${end}`, admin, body);
      expect([own.status, own.body.error?.message]).toEqual([409, peopleMessages.notYourself]);
      expect((await send(method, `/studio/people/123456789${end}`, admin, body)).status).toBe(404);
    }
    expect(await decisionsAbout(admin)).toEqual([]);
    expect(await storedUser(admin)).toMatchObject({ admin: true });
  });

  test('When somebody is locked, twice, then they can do nothing, and again after they are unlocked; the log has each once', async () => {
    const person = await joinAs({ isArtist: true });
    for (const _ of [1, 2]) expect((await send('PUT', `${pathOf(person)}/lock`, admin, {})).status).toBe(200);
    expect(await read(person)).toMatchObject({ isLocked: true });
    expect((await auth().getUser(person.uid)).disabled).toBe(true);
    expect((await call('/studio/blog', { token: person.token })).status).toBeGreaterThanOrEqual(401);
    for (const _ of [1, 2]) expect((await send('DELETE', `${pathOf(person)}/lock`, admin)).status).toBe(200);
    expect((await auth().getUser(person.uid)).disabled).toBe(false);
    expect((await decisionsAbout(person)).sort()).toEqual([
      ['locked', admin.userId],
      ['unlocked', admin.userId],
    ]);
  });

  test('When two administrators lock each other at once, then one of them stays', async () => {
    const [one, two] = [await joinAs({ admin: true }), await joinAs({ admin: true })];
    const answers = await callAtOnce(2, (at, index) =>
      index === 0
        ? send('PUT', `${pathOf(two)}/lock`, { ...one, at }, {})
        : send('PUT', `${pathOf(one)}/lock`, { ...two, at }, {}),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const locked = await Promise.all([one, two].map(async (who) => (await storedUser(who))?.isLocked === true));
    expect(locked.filter(Boolean)).toHaveLength(1);
  });

  test('When a photographer is made and ended, then claims follow; not ended while orders are open', async () => {
    const person = await joinAs();
    expect((await send('PUT', `${pathOf(person)}/artist`, admin, {})).status).toBe(200);
    await eventually(
      'the claims say so',
      async () => ((await claimsOf(person)) as { isArtist?: boolean } | undefined)?.isArtist === true,
    );
    const orderId = await orderPrintsBy(await joinAsBuyer(), person);
    const refused = await send('DELETE', `${pathOf(person)}/artist`, admin);
    expect([refused.status, refused.body.error?.message]).toEqual([409, peopleMessages.sellsStill]);
    await db.doc(`orders/${orderId}/parts/${person.userId}`).update({ status: 'declined' });
    expect((await send('DELETE', `${pathOf(person)}/artist`, admin)).status).toBe(200);
    expect(await storedUser(person)).toMatchObject({ isArtist: false, artistStatus: 'none' });
    expect((await decisionsAbout(person)).map(([decision]) => decision).sort()).toEqual(['endedArtist', 'madeArtist']);
  });

  test('When somebody who asked is made a photographer and ended, then the log has only that; by hand, it says by hand', async () => {
    const [asking, byHand] = [await joinAs(), await joinAs()];
    for (const person of [asking, byHand]) {
      expect((await send('POST', '/user/admin-access', person, {})).status).toBe(201);
      const review = db.doc(`reviews/artist-${person.userId}`);
      await eventually('it waits', async () => (await review.get()).exists);
    }
    for (const method of ['PUT', 'DELETE'] as const) {
      expect((await send(method, `${pathOf(asking)}/artist`, admin, {})).status).toBe(200);
      const mails = method === 'PUT' ? 1 : 2;
      await eventually('they are told', async () => (await mailsTo(asking)).length === mails);
    }
    expect((await db.doc(`reviews/artist-${asking.userId}`).get()).exists).toBe(false);
    await db.doc(`users/${byHand.userId}`).update({ isArtist: true });
    await eventually('it is logged', async () => (await decisionsAbout(byHand)).length > 0);
    expect(await decisionsAbout(byHand)).toEqual([['approved', null]]);
    expect((await decisionsAbout(asking)).sort()).toEqual([
      ['endedArtist', admin.userId],
      ['madeArtist', admin.userId],
    ]);
  });

  test('When they set the commission of a photographer, then the next order has it, and earlier ones stay', async () => {
    const [buyer, person] = [await joinAsBuyer(), await joinAs({ isArtist: true })];
    const set = (rate: unknown) => send('PUT', `${pathOf(person)}/commission`, admin, { rate });
    const rateOf = async () => {
      const { subOrders } = await readStoredOrder(await orderPrintsBy(buyer, person));
      return subOrders.map(({ commissionRate }) => commissionRate);
    };
    await put('settings/payouts', { version: 1, commissionRate: 1500, tdsRate: 10, tdsText: 'TDS', courier: 'artist' });
    const first = await orderPrintsBy(buyer, person);
    for (const _ of [1, 2]) expect((await set(7.5)).status).toBe(200);
    expect((await read(person)).commissionRate).toBe(7.5);
    expect(await rateOf()).toEqual([750]);
    expect((await readStoredOrder(first)).subOrders).toMatchObject([{ commissionRate: 1500, tdsRate: 10 }]);
    for (const wrong of [7.55, -1, 61, '', undefined]) expect([wrong, (await set(wrong)).status]).toEqual([wrong, 400]);
    expect((await set(null)).status).toBe(200);
    expect((await read(person)).commissionRate).toBeNull();
    expect(await rateOf()).toEqual([1500]);
    expect(await decisionsAbout(person)).toEqual([
      ['setCommission', admin.userId],
      ['setCommission', admin.userId],
    ]);
  });

  test('When they write to somebody or send a reset, twice, then it is one mail each; what is confirmed is not confirmed again', async () => {
    const person = await joinAs();
    await auth().updateUser(person.uid, { password: 'a long passphrase' });
    for (const _ of [1, 2]) {
      expect(
        (await send('POST', `${pathOf(person)}/mail`, admin, { subject: 'News', text: 'Your print is here' })).status,
      ).toBe(200);
      expect((await send('POST', `${pathOf(person)}/reset`, admin, {})).status).toBe(200);
    }
    const again = await send('POST', `${pathOf(person)}/confirmation`, admin, {});
    expect([again.status, again.body.error?.message]).toEqual([409, peopleMessages.confirmedBefore]);
    expect((await mailsTo(person)).map(({ message }) => message.subject).sort()).toEqual([
      'News',
      expect.stringContaining('Set a new password'),
    ]);
    await auth().updateUser(person.uid, { emailVerified: false });
    expect((await send('POST', `${pathOf(person)}/confirmation`, admin, {})).status).toBe(200);
    expect((await mailsTo(person)).map(({ message }) => message.text).join()).toContain('verifyEmail');
  });

  test('When somebody is erased who asked for it, another administrator too, then all of the erasure is done', async () => {
    for (const fields of [{}, { admin: true }]) {
      const person = await joinAs(fields);
      expect((await send('DELETE', pathOf(person), admin)).status).toBe(200);
      await eventually('the erasure is finished', async () => (await storedUser(person)) === undefined);
      await eventually('the account is gone', async () => !(await db.doc(`accounts/${person.uid}`).get()).exists);
      expect((await call(pathOf(person), { token: admin.token })).status).toBe(404);
      const { items } = await get<AuditPage>(`/studio/audit?q=${person.userId}`, { token: admin.token });
      expect(items).toMatchObject([
        { decision: 'erased', subject: `the account with the number ${person.userId}`, personId: null },
      ]);
    }
    expect(await storedUser(other)).toMatchObject({ admin: true });
  });
});
