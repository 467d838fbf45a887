import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AddressFields } from '@aperture-byline/contract/address/stored';
import { sampleAddress, samplePicture } from '@aperture-byline/contract/samples/stored-documents';
import { Transaction } from 'firebase-admin/firestore';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { inParallel } from '../../../test-support/calls/visitors.ts';
import { joinAsBuyer, type OrderedLineBody, putPrint, toOrderBody } from '../../../test-support/orders/orders.ts';
import { type ActiveMember, joinActive } from '../../../test-support/people/active-member.ts';
import { expectRefusedLater } from '../../../test-support/people/old-login.ts';
import { jpeg } from '../../../test-support/pictures/sample-pictures.ts';
import { signIn } from '../../../test-support/project/accounts.ts';
import { db, put, uniqueId, uniqueUserId } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { filesBelow, putFile, uploadAvatar } from '../../../test-support/project/files.ts';
import { joinAs } from '../../../test-support/project/members.ts';
import { dump, expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { startInstance } from '../../../test-support/servers/instances.ts';
import { call, get, SUITE_URL } from '../../../test-support/servers/suite.ts';
import { byline, putBlog, putExhibition, putImage, putProduct } from '../../../test-support/works/fixtures.ts';
import { createAddress } from '../../data/people/addresses.ts';
import { readErasedIds } from '../../data/people/erasure-ledger.ts';
import { auth } from '../../lib/firebase.ts';
import { sendContactMessage } from '../contact/send-contact-message.ts';
import { placeOrder } from '../order/place-order.ts';
import { changeProfile } from '../user/change-profile.ts';
import { ERASURE, eraseAccount } from './erase-account.ts';

/** So many erasures. */
const AT_ONCE = 5;

afterEach(() => vi.useRealTimers());

function deletionOf(uid: string): string {
  return createHash('sha256').update(uid).digest('hex');
}

/** The person's traces that are left in the database, among the files and accounts. */
async function tracesOf({ traces }: Pick<ActiveMember, 'traces'>): Promise<string[]> {
  const everything = JSON.stringify(await dump());
  return traces.filter((trace) => everything.includes(trace));
}

async function erased(leaver: Pick<ActiveMember, 'uid' | 'traces'>): Promise<void> {
  const path = `deletions/${deletionOf(leaver.uid)}`;
  await eventually('the erasure is finished', async () => (await db.doc(path).get()).get('finishedAt'));
  await eventually('no trace is left', async () => (await tracesOf(leaver)).length === 0);
  const { requestedAt, finishedAt, ...rest } = (await db.doc(path).get()).data() ?? {};
  expect(rest).toEqual({});
  expect(finishedAt.toMillis()).toBeGreaterThanOrEqual(requestedAt.toMillis());
}

async function expectAnonymous({ storyId, imageId }: ActiveMember): Promise<void> {
  expect(await get(`/blog/comment/${storyId}`)).toEqual([
    {
      id: 'own',
      author_id: null,
      creator_firstname: 'Former member',
      creator_lastname: '',
      created_on: expect.any(String),
      comment: 'Words on a story',
      guest: false,
    },
  ]);
  expect(await get(`/image/comment/${imageId}`)).toMatchObject([
    { user_name: 'Former member', comment: 'Words on a picture', guest: false },
  ]);
}

describe('the deletion', () => {
  test('When the owner leaves, then no trace stays, words stay without a name, others keep what is theirs, and doing it again changes nothing', async () => {
    const [alice, bob] = [await joinActive(), await joinActive()];
    const others = await bobsPart(bob);
    const { status, body } = await call('/user', { method: 'DELETE', token: alice.token });
    expect({ status, body }).toEqual({ status: 200, body: { returnCode: 200, data: null } });
    for (const path of ['/user/export', '/blog/bookmark'])
      expect((await call(path, { token: alice.token })).status, path).toBe(401);
    await erased(alice);
    await expectAnonymous(alice);
    expect(await bobsPart(bob)).toEqual(others);
    expect(await get(`/user/profile?userId=${alice.userId}`)).toEqual([]);
    const { uid, email, userId } = alice;
    await expectUnchanged(() => eraseAccount(deletionOf(uid)));
    const leaver = { uid, email, userId: String(userId), emailVerified: true };
    await put(`deletions/${deletionOf(uid)}`, { ...leaver, requestedAt: new Date() });
    await erased(alice);
    await expectAnonymous(alice);
    expect(await bobsPart(bob)).toEqual(others);
  });

  test('When their works were listed, then lists, search and sitemaps are without them before events of the works follow', async () => {
    const { uid, email, userId } = await joinAs({ isArtist: true });
    const owner = byline({ userId });
    const title = 'Zugzwang at dusk';
    const imageIds = [await putImage({ owner, title }), await putImage({ owner, title })];
    const pictures = imageIds.map((id) => samplePicture(id));
    const { slug } = await putBlog({ creator: owner, title, publicImageIds: imageIds });
    const print = await putProduct({ owner, title, imageIds, pictures, publicImageIds: imageIds });
    const exhibition = await putExhibition({ owner, title, imageIds });
    const readLists = async () => {
      const { at } = await startInstance({});
      const paths = ['gallery-1', 'stories', 'products', 'exhibitions'].map((name) => `/sitemaps/${name}.xml`);
      const addresses = [...paths.map((path) => `${SUITE_URL}${path}`), `${at}/api/search?q=zugzwang`];
      return Promise.all(addresses.map(async (address) => (await fetch(address)).text()));
    };
    const traces = [...imageIds, slug, print.slug, exhibition, title];
    await eventually('all is found', async () =>
      (await readLists()).every((list) => traces.some((trace) => list.includes(trace))),
    );
    const id = deletionOf(uid);
    await put(`deletions/${id}`, { uid, userId: String(userId), email, emailVerified: true, requestedAt: new Date() });
    await eraseAccount(id);
    for (const list of await readLists()) for (const trace of traces) expect(list).not.toContain(trace);
  });

  test('When a photograph that search names is erased, then its file outlasts that', async () => {
    const { uid, email, userId } = await joinAs({ isArtist: true });
    const imageId = await putImage({ owner: byline({ userId }), title: 'Kestrel' });
    const file = await putFile(`photos/${imageId}/160.jpeg`, Buffer.from('x'));
    const { at } = await startInstance({});
    const isNamed = async () => (await (await fetch(`${at}/api/search?q=kestrel`)).text()).includes(imageId);
    const readStatus = async () => (await fetch(`${SUITE_URL}/${file}`)).status;
    await eventually('search names it', isNamed);
    const id = deletionOf(uid);
    await put(`deletions/${id}`, { uid, userId: String(userId), email, emailVerified: true, requestedAt: new Date() });
    let isErased = false;
    const erasure = eraseAccount(id).finally(() => {
      isErased = true;
    });
    const statuses = new Set<number>();
    while (!isErased) {
      if (await isNamed()) statuses.add(await readStatus());
      await sleep(100);
    }
    await erasure;
    expect(statuses).toEqual(new Set([200]));
    expect(await isNamed()).toBe(false);
    expect(await readStatus()).toBe(404);
  });

  test('When the rest takes its time, then the sign-in ends with the answer all the same', async () => {
    const leaver = await signIn({});
    const times = { requestedAt: new Date(), finishedAt: new Date() };
    // What is finished already starts no work: only the call itself can end the sign-in.
    await put(`deletions/${deletionOf(leaver.uid)}`, times);
    expect((await call('/user', { method: 'DELETE', token: leaver.token })).status).toBe(200);
    expect((await call('/user/export', { token: leaver.token })).status).toBe(401);
    await expect(auth().getUser(leaver.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });

  test('When the account has no profile yet, then it ends all the same', async () => {
    const newcomer = await signIn({});
    expect((await call('/user', { method: 'DELETE', token: newcomer.token })).status).toBe(200);
    await erased({ uid: newcomer.uid, traces: [newcomer.uid, newcomer.email] });
  });

  test('When the address was never confirmed, then messages from it may be of another and stay', async () => {
    const carol = await joinAs();
    const message = { subject: 'Words', text: '', html: '' };
    await put(`mail/${uniqueId('mail')}`, { to: carol.email, message });
    await put(`mail/${uniqueId('mail')}`, { to: 'contact@example.com', replyTo: carol.email, message });
    await auth().updateUser(carol.uid, { emailVerified: false });
    const id = deletionOf(carol.uid);
    await put(`deletions/${id}`, {
      uid: carol.uid,
      userId: String(carol.userId),
      email: carol.email,
      emailVerified: false,
      requestedAt: new Date(),
    });
    await eventually('it is finished', async () => (await db.doc(`deletions/${id}`).get()).get('finishedAt'));
    const mails = async (field: string) => (await db.collection('mail').where(field, '==', carol.email).get()).size;
    expect([await mails('to'), await mails('replyTo')]).toEqual([0, 1]);
    expect((await call('/blog/bookmark', { token: carol.token })).status).toBe(401);
  });

  test('When it breaks off after each of its steps in turn, then the last run comes to the same end', async () => {
    const erin = await joinActive();
    const { uid, email } = erin;
    const leaver = { uid, email, userId: String(erin.userId), emailVerified: true };
    for (const count of ERASURE.keys()) for (const step of ERASURE.slice(0, count + 1)) await step(leaver);
    await put(`deletions/${deletionOf(uid)}`, { ...leaver, userId: null, requestedAt: new Date() });
    await erased(erin);
    await expectAnonymous(erin);
  });

  test('When a picture, an address, an order and a message arrive between any two steps, then they go too', async () => {
    const face = await jpeg(100, 75);
    const line = await putPrint({ userId: uniqueUserId() });
    const address = uniqueId('street');
    const placed: string[] = [];
    await inParallel(ERASURE.length, AT_ONCE, async (at) => {
      const { leaver, order } = await joinToOrder(line, { address });
      const { uid, userId, email } = leaver;
      const sent = db.collection('mail').where('replyTo', '==', email);
      for (const step of ERASURE.slice(0, at)) await step(leaver);
      await sendContactMessage({ name: 'Asha', email, message: 'Please write to me', website: '' });
      expect((await sent.get()).size).toBe(1);
      const profilePicture = await uploadAvatar({ uid }, face);
      const [ordered] = await Promise.allSettled([
        order(),
        changeProfile({ uid, userId }, { profilePicture }),
        createAddress(userId, sampleAddress({ address })),
      ]);
      for (const step of ERASURE.slice(at)) await step(leaver);
      if (ordered.status === 'fulfilled') placed.push(ordered.value.orderId);
      const files = [...(await filesBelow(`portraits/${userId}`)), ...(await filesBelow(`avatars/${uid}`))];
      expect(files, `after ${at} steps`).toEqual([]);
      expect((await sent.get()).size, `after ${at} steps`).toBe(0);
      const { size } = await db.collection(`users/${userId}/addresses`).get();
      expect(size, `after ${at} steps`).toBe(0);
    });
    // The first step takes the profile, without which nobody orders.
    expect(placed).toHaveLength(1);
    expect(JSON.stringify(await dump())).not.toContain(address);
  });

  test('When the whole erasure comes between an order’s reads and its write, then neither name nor address stays', async () => {
    const address = uniqueId('street');
    const { leaver, order } = await joinToOrder(await putPrint({ userId: uniqueUserId() }), { address });
    const transactions = Transaction.prototype as unknown as { commit: () => Promise<unknown> };
    const { commit } = transactions;
    let erasing = Promise.resolve();
    vi.spyOn(transactions, 'commit').mockImplementationOnce(async function (this: Transaction) {
      erasing = (async () => {
        for (const step of ERASURE) await step(leaver);
      })();
      // It waits for the transaction where that has read the profile.
      await Promise.race([erasing, new Promise((resolve) => setTimeout(resolve, 2000))]);
      return commit.call(this);
    });
    const { orderId } = await order();
    await erasing;
    expect((await db.doc(`orders/${orderId}`).get()).exists).toBe(true);
    expect(JSON.stringify(await dump())).not.toContain(address);
  });

  test('When a deletion written by hand only names somebody, then it is worked off, and a restore finds who left', async () => {
    const frida = await joinAs({ firstName: uniqueId('frida') });
    const { uid, userId, email } = frida;
    const imageId = await putImage({ owner: byline({ userId }) });
    const traces = [uid, String(userId), email, imageId];
    const path = `deletions/${uniqueId('deletion')}`;
    await put(path, { uid: frida.uid, email: frida.email, emailVerified: true });
    await eventually('the erasure is finished', async () => (await db.doc(path).get()).get('finishedAt'));
    await eventually('no trace is left', async () => (await tracesOf({ traces })).length === 0);
    expect(await readErasedIds()).toContain(deletionOf(frida.uid));
  });

  test('When a deletion written by hand names nobody, then it is left alone', async () => {
    const id = uniqueId('deletion');
    for (const uid of [undefined, 5, 'a/b']) {
      await put(`deletions/${id}`, { ...(uid !== undefined && { uid }), requestedAt: new Date() });
      await expectUnchanged(() => eraseAccount(id));
    }
  });

  test('When nobody is signed in, the login is old or another site asks, then it is refused and nothing changes', async () => {
    const alice = await joinAs();
    await expectUnchanged(async () => {
      expect((await call('/user', { method: 'DELETE' })).status).toBe(401);
      const headers = { Origin: 'https://evil.example' };
      expect((await call('/user', { method: 'DELETE', token: alice.token, headers })).status).toBe(403);
      await expectRefusedLater('DELETE', '/user', alice.token);
    });
  });
});

/** Somebody who leaves, and an order of theirs that is not placed yet. */
async function joinToOrder(line: OrderedLineBody, fields: Partial<AddressFields>) {
  const buyer = await joinAsBuyer(fields);
  const { uid, email } = buyer;
  const userId = String(buyer.userId);
  return {
    leaver: { uid, email, userId, emailVerified: true },
    order: () =>
      placeOrder(toOrderBody(buyer, [line]), {
        userId,
        key: uniqueId('order-key'),
        quotaSpent: Promise.resolve(),
      }),
  };
}

/** Without the listings and the search index, in which everybody's works stand together. */
async function bobsPart({ traces }: ActiveMember): Promise<string[]> {
  const { documents, files } = await dump();
  const own = Object.entries(documents).filter(([name]) => !/\/documents\/(?:listings|searchIndex)\//.test(name));
  return [...own.map(([, document]) => document), ...files].filter((one) =>
    traces.some((trace) => one.includes(trace)),
  );
}
