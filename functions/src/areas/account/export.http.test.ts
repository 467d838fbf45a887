import { afterEach, describe, expect, test, vi } from 'vitest';
import { joinAsBuyer, putPrint, readOrderId, sendOrder, toOrderBody } from '../../../test-support/orders/orders.ts';
import { joinActive } from '../../../test-support/people/active-member.ts';
import { expectRefusedLater } from '../../../test-support/people/old-login.ts';
import { signIn } from '../../../test-support/project/accounts.ts';
import { joinAs } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { call, get } from '../../../test-support/servers/suite.ts';
import { transitionOrder } from '../../data/orders/order-transitions.ts';
import { auth } from '../../lib/firebase.ts';

afterEach(() => vi.useRealTimers());

describe('the export', () => {
  test('When the owner asks, then all of theirs comes, dates as texts, and nothing of others', async () => {
    const [alice, bob] = [await joinActive(), await joinActive()];
    const { status, text, body, headers } = await call('/user/export', { token: alice.token });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('private, no-store');
    for (const trace of bob.traces) expect(text).not.toContain(trace);
    for (const kind of ['First', 'Middle', 'Last', 'Subtitle', 'Bio', 'Prize', 'Street', 'Subject'])
      expect(text).toContain(`${kind}-${alice.marker}`);
    expect(body.data).toMatchObject({
      account: { uid: alice.uid, email: alice.email, emailVerified: true },
      profile: { userId: alice.userId, createdAt: expect.stringMatching(/Z$/) },
      contact: { email: alice.email },
      addresses: [{ id: 'home', phone: `Phone-${alice.marker}` }],
      bookmarks: [{ blogId: 'some-story', createdAt: expect.stringMatching(/Z$/) }],
      follows: [{ userId: expect.any(Number), createdAt: expect.stringMatching(/Z$/) }],
      imageMarks: [{ parentId: alice.imageId, likedAt: expect.stringMatching(/Z$/) }],
      storyMarks: [{ parentId: alice.storyId, viewedAt: expect.stringMatching(/Z$/) }],
      images: [{ title: `Image-${alice.marker}` }, { title: `Image-${alice.marker}` }],
      exhibitions: [{ title: `Exhibition-${alice.marker}`, status: 'draft' }, { status: 'approved' }],
      stories: [{ title: `Story-${alice.marker}`, status: 'draft' }, { status: 'approved' }],
      products: [{ title: `Product-${alice.marker}` }],
      revisions: Array.from({ length: 3 }, () => ({ fields: { title: `Words-${alice.marker}` } })),
      storyStates: [{ number: 0, fields: { title: `State-${alice.marker}` } }],
      previewLinks: [{ ownerId: alice.userId, expiresAt: expect.stringMatching(/Z$/) }],
      reviewed: [{ decision: 'rejected', reason: `Reason-${alice.marker}` }],
      orders: [
        {
          buyerName: `First-${alice.marker} Last-${alice.marker}`,
          address: { address: `Street-${alice.marker}` },
          parts: [{ status: 'awaiting_acceptance', lines: [{ title: expect.any(String) }] }],
        },
      ],
      sales: [],
      figures: [{ id: '2026-10', days: { '31': { views: 1 } } }],
      origins: [{ id: '2026-10', days: { '31': { hosts: { 'example.com': 1 } } } }],
      reports: Array(4).fill({ reason: `Reason-${alice.marker}` }),
      messages: [{ text: `Message-${alice.marker}`, isOwn: true }],
      attachments: [{ authorId: alice.userId }],
      decisions: [{ decision: 'approved', adminId: alice.userId }],
      notices: [{ title: `Image-${alice.marker}` }],
      storyComments: [{ comment: 'Words on a story', parentId: alice.storyId }],
      guestBookLines: [{ comment: 'A line of mine', parentId: expect.any(String) }],
      mail: { received: [{ to: alice.email }], sent: [{ replyTo: alice.email }] },
    });
    expect(text).not.toMatch(/"\w*(?:Words|Keys)"|shownImageIds|publicImageIds|fingerprint|"hash"/);
    const { imageComments, reviewed } = body.data as {
      imageComments: { parentId: string; work?: object }[];
      reviewed: object[];
    };
    for (const decision of reviewed) expect(decision).not.toHaveProperty('adminId');
    expect(imageComments.map(({ parentId }) => parentId)).toContain(alice.imageId);
    expect(imageComments).toHaveLength(3);
    const storyPath = expect.stringMatching(/^\/stories\/./);
    expect(body.data).toMatchObject({
      storyComments: [{ work: { title: expect.stringMatching(/./), path: storyPath } }],
    });
  });

  test('When prints were bought and sold, then the buyer gets what the order’s page shows, and the artist their sub-order', async () => {
    const [buyer, artist] = [await joinAsBuyer(), await joinAs({ isArtist: true })];
    const gift = { message: 'For the long way home' };
    const id = readOrderId(await sendOrder(buyer, { ...toOrderBody(buyer, [await putPrint(artist)]), gift }));
    const artistId = artist.userId;
    const now = new Date();
    for (const transition of [
      { name: 'remind', artistId },
      { name: 'accept', artistId },
      { name: 'claimPaid', reference: 'UTR1-2026' },
      { name: 'received', reference: 'UTR1', amount: 2100, due: 2100 },
      { name: 'prepare', artistId },
      { name: 'ship', artistId, carrier: 'Post', tracking: 'EX1' },
      { name: 'paidOut', artistId, reference: 'PAYOUT-1', amount: 2000 },
    ] as const)
      await transitionOrder(id, transition, {
        now: transition.name === 'remind' ? new Date(now.getTime() + 43_200_000) : now,
      });
    const bought = await call('/user/export', buyer);
    expect(bought.text).not.toMatch(/PAYOUT-1|payout|reminded|paid_out|fingerprint|referenceKeys/);
    expect(bought.body.data).toMatchObject({
      orders: [
        {
          id,
          gift,
          payment: { reference: 'UTR1' },
          transfers: [{ amount: 2100, reference: 'UTR1' }],
          timeline: ['placed', 'accepted', 'payment_due', 'payment_claimed', 'paid', 'preparing', 'shipped'].map(
            (event) => ({
              event,
            }),
          ),
          parts: [{ artistId, status: 'shipped', subtotal: 2000 }],
        },
      ],
      sales: [],
    });
    const sold = await call('/user/export', artist);
    expect(sold.text).not.toMatch(new RegExp(`Lighthouse Road|long way home|${buyer.email}|${buyer.userId}`));
    expect(sold.body.data).toMatchObject({
      orders: [],
      sales: [{ orderId: id, status: 'shipped', payoutStatus: 'paid', payoutReference: 'PAYOUT-1' }],
    });
  });

  test('When the address is not confirmed, then mail that may be of another is left out', async () => {
    const carol = await joinActive();
    await auth().updateUser(carol.uid, { emailVerified: false });
    const { mail } = await get<{ mail: object }>('/user/export', { token: carol.token });
    expect(mail).toEqual({ received: [], sent: [] });
  });

  test('When there is no profile yet, then the account comes', async () => {
    const newcomer = await signIn({});
    const data = await get<object>('/user/export', { token: newcomer.token });
    expect(data).toMatchObject({ account: { email: newcomer.email } });
    expect(data).not.toHaveProperty('profile');
  });

  test('When nobody is signed in or the login is old, then it is refused and nothing changes', async () => {
    const alice = await joinActive();
    await expectUnchanged(async () => {
      expect((await call('/user/export')).status).toBe(401);
      await expectRefusedLater('GET', '/user/export', alice.token);
    });
  });
});
