import type { WaitingCounts } from '@aperture-byline/contract/studio/wire';
import { describe, expect, test } from 'vitest';
import { joinAsBuyer, orderPrintsBy } from '../../../test-support/orders/orders.ts';
import { db } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { changeUser, joinAs, joinForTests, type Member } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { call, get, postJson } from '../../../test-support/servers/suite.ts';
import {
  createDraft,
  decide,
  noticed,
  putOwnImage,
  send,
  submitNew,
  workOf,
} from '../../../test-support/works/studio.ts';
import { transitionOrder } from '../../data/orders/order-transitions.ts';
import { countWaiting } from './count-waiting.ts';

const { artist, other, reader, admin } = joinForTests({
  artist: { isArtist: true },
  other: { isArtist: true },
  reader: {},
  admin: { admin: true },
});

const waitingFor = ({ token }: Member) => get<WaitingCounts>('/user/waiting', { token });
const settled = (member: Member, expected: object) =>
  eventually('the number follows', async () => {
    const counts = await waitingFor(member);
    return JSON.stringify(counts.studio) === JSON.stringify(expected);
  });

describe('what waits', () => {
  test('When nobody asks, then it is refused; who has no role and ordered nothing has nothing, and nothing is written', async () => {
    await expectUnchanged(async () => {
      expect((await call('/user/waiting')).status).toBe(401);
      expect(await waitingFor(reader)).toEqual({ orders: null, studio: null, desk: null });
    });
  });

  test('When a role was taken away, then the token that still has it shows nothing of it', async () => {
    const former = await joinAs({ isArtist: true, admin: true });
    expect(await waitingFor(former)).toMatchObject({ studio: {}, desk: {} });
    await changeUser(former, { isArtist: false, admin: false });
    expect(await waitingFor(former)).toEqual({ orders: null, studio: null, desk: null });
  });

  test('When prints are ordered, then they wait for their artist, for their buyer, for an administrator, and for nobody else', async () => {
    const buyer = await joinAsBuyer();
    const id = await orderPrintsBy(buyer, artist);
    expect((await waitingFor(artist)).studio).toEqual({ orders: 1, returned: 0 });
    expect((await waitingFor(other)).studio).toEqual({ orders: 0, returned: 0 });
    expect(await waitingFor(buyer)).toEqual({ orders: 0, studio: null, desk: null });
    const accept = `/studio/order/${id}/accept`;
    expect((await postJson(accept, {}, { token: artist.token })).status).toBe(200);
    expect((await waitingFor(artist)).studio).toEqual({ orders: 0, returned: 0 });
    expect((await waitingFor(buyer)).orders).toBe(1);
    const claim = await postJson(
      `/product/order/${id}/claim-payment`,
      { reference: '412345678901' },
      { token: buyer.token },
    );
    expect(claim.status).toBe(200);
    expect((await waitingFor(buyer)).orders).toBe(0);
    expect((await waitingFor(admin)).desk).toEqual({ reviews: 0, messages: 0, payments: 1, disputes: 0 });
    const now = new Date();
    const { amountDue } = (await db.doc(`orders/${id}`).get()).data() as { amountDue: number };
    await transitionOrder(id, { name: 'received', reference: 'U1', amount: amountDue, due: amountDue }, { now });
    expect((await waitingFor(admin)).desk).toEqual({ reviews: 0, messages: 0, payments: 0, disputes: 0 });
    await transitionOrder(id, { name: 'prepare', artistId: artist.userId }, { now });
    const sent = { carrier: 'India Post', tracking: 'EE1' };
    await transitionOrder(id, { name: 'ship', artistId: artist.userId, ...sent }, { now });
    expect((await waitingFor(buyer)).orders).toBe(1);
    expect(await waitingFor(reader)).toEqual({ orders: null, studio: null, desk: null });
  });

  test('When work is sent back, then it waits until it is submitted again or gone, whichever event comes first', async () => {
    const { work } = await submitNew('exhibition', other);
    await eventually('it waits', async () => ((await waitingFor(admin)).desk?.reviews ?? 0) === 1);
    expect((await decide(`exhibition-${work.id}`, 'return', admin, 'A title for each')).status).toBe(200);
    const [notice] = await noticed(other, work.id, 'returned');
    expect(notice).toMatchObject({ wantsAnswer: true, note: 'A title for each' });
    await settled(other, { orders: 0, returned: 1 });
    expect((await waitingFor(admin)).desk?.reviews).toBe(0);
    const { version } = workOf(await call(`/studio/exhibition/${work.id}`, { token: other.token }));
    await send('POST', `/studio/exhibition/${work.id}/submit`, other, { version });
    await settled(other, { orders: 0, returned: 0 });
  });

  test('When a photograph is sent back and deleted, then it waits no more', async () => {
    const id = await putOwnImage(other);
    await db.doc(`images/${id}`).update({ status: 'submitted', updatedAt: new Date() });
    await eventually('it waits', async () => (await db.doc(`reviews/image-${id}`).get()).exists);
    await decide(`image-${id}`, 'return', admin, 'Too dark');
    await settled(other, { orders: 0, returned: 1 });
    expect((await waitingFor(artist)).studio?.returned).toBe(0);
    await db.doc(`images/${id}`).delete();
    await settled(other, { orders: 0, returned: 0 });
  });

  test('When a draft was never submitted, then it does not wait', async () => {
    await createDraft('blog', other);
    expect((await waitingFor(other)).studio).toEqual({ orders: 0, returned: 0 });
  });

  test('When somebody is all at once, then the answer costs twelve reads, however much waits', async () => {
    const { withReadCount } = await import('../../data/core/database.ts');
    const all = await joinAs({ isArtist: true, admin: true });
    await db.doc('orders/of-all').set({ buyerId: all.userId });
    const caller = { userId: String(all.userId), isArtist: true, admin: true };
    expect((await withReadCount(() => countWaiting(caller))).reads).toBe(12);
    await db.doc('orders/of-all').delete();
  });
});
