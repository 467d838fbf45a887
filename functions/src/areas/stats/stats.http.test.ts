import type { StudioStats } from '@aperture-byline/contract/stats/wire';
import { describe, expect, test } from 'vitest';
import { newBrowser } from '../../../test-support/calls/visitors.ts';
import { joinAsBuyer, orderPrints, putPrint } from '../../../test-support/orders/orders.ts';
import { db, uniqueId } from '../../../test-support/project/database.ts';
import { joinAs, joinForTests, type Member } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { callAtOnce } from '../../../test-support/servers/instances.ts';
import { onOneDay } from '../../../test-support/servers/on-one-day.ts';
import { call, get, postJson } from '../../../test-support/servers/suite.ts';
import { putBlog, putImage } from '../../../test-support/works/fixtures.ts';
import { withReadCount } from '../../data/core/database.ts';
import { transitionOrder } from '../../data/orders/order-transitions.ts';
import { countOnce } from '../../data/stats/engagement.ts';
import { readStats } from './stats.ts';

const NONE = { views: 0, likes: 0, comments: 0, bookmarks: 0, orders: 0, income: 0 };

const { artist, reader, admin } = joinForTests({
  artist: { isArtist: true },
  reader: {},
  admin: { admin: true },
});

const getOwner = ({ userId }: Member) => ({ userId, firstName: 'Mira', lastName: 'Pillai' });
const readOwnStats = ({ token }: Member, query = '') => get<StudioStats>(`/studio/stats${query}`, { token });

describe('the stats of an artist', () => {
  test('When a picture is looked at, liked and commented on, then each counts once, that day and on the picture', async () => {
    await onOneDay(async (today) => {
      const member = await joinAs({ isArtist: true });
      const id = await putImage({ owner: getOwner(member), title: 'Low water' });
      const visitor = newBrowser();
      for (let time = 0; time < 3; time += 1) {
        await visitor.send(`/image/view/${id}`);
        await visitor.send(`/image/like/${id}`);
      }
      await newBrowser().send(`/image/view/${id}`);
      const comment = { imageId: id, comment: uniqueId('words') };
      for (let time = 0; time < 2; time += 1) await postJson('/image/comment', comment, { token: reader.token });
      const counted = { ...NONE, views: 2, likes: 1, comments: 1 };
      const stats = await readOwnStats(member);
      expect(stats).toMatchObject({ to: today, totals: counted });
      expect(stats.days).toHaveLength(30);
      expect(stats.days.at(-1)).toEqual({ day: today, ...counted });
      expect(stats.works).toEqual([{ kind: 'image', id, title: 'Low water', subjectId: id, ...counted }]);
      expect((await db.doc(`users/${member.userId}/counts/images`).get()).data()).toEqual({
        works: { [id]: { likes: 1, views: 2 } },
      });
    });
  });

  test('When twenty visitors like at once, then the count is the number of visitors', async () => {
    const member = await joinAs({ isArtist: true });
    const ids = [await putImage({ owner: getOwner(member) }), await putImage({ owner: getOwner(member) })];
    // Each picture is liked at both instances, which take the calls in turn.
    await callAtOnce(20, (at, index) =>
      call(`/image/like/${ids[Math.floor(index / 2) % 2]}`, {
        method: 'POST',
        at,
        headers: { 'X-Forwarded-For': `203.0.113.${index}` },
      }),
    );
    const { totals, works } = await readOwnStats(member);
    expect(totals.likes).toBe(20);
    expect(works.map(({ likes }) => likes)).toEqual([10, 10]);
  });

  test('When likes of two days are written together, then each counts on its day in India', async () => {
    const id = await putImage({ owner: getOwner(artist) });
    const work = { on: 'images', id, ownerId: artist.userId, title: 'Tide', subjectId: id } as const;
    const like = (visitor: string, time: string) =>
      countOnce(work, { visitor: visitor.repeat(32), userId: null, count: 'likes', now: new Date(time) });
    // Midnight in India is 18:30 in UTC.
    await Promise.all([
      like('a', '2026-10-30T18:29:59Z'),
      like('b', '2026-10-30T18:30:00Z'),
      like('c', '2026-10-31T18:30:00Z'),
    ]);
    const { days } = await readOwnStats(artist, '?from=2026-10-30&to=2026-11-01');
    expect(days.map(({ day, likes }) => [day, likes])).toEqual([
      ['2026-10-30', 1],
      ['2026-10-31', 1],
      ['2026-11-01', 1],
    ]);
    const { totals } = await readOwnStats(artist, '?from=2026-10-31&to=2026-10-31');
    expect(totals.likes).toBe(1);
  });

  test('When a held comment is approved, then it counts, and before it does not', async () => {
    const member = await joinAs({ isArtist: true });
    const id = await putImage({ owner: getOwner(member) });
    const links = 'http://a.example http://b.example http://c.example';
    const { body } = await postJson('/image/comment', { imageId: id, comment: links }, { token: reader.token });
    expect((await readOwnStats(member)).totals).toEqual(NONE);
    const reviewId = `comment-${(body.data as { id: string }).id}`;
    for (let times = 0; times < 2; times += 1)
      expect((await postJson(`/studio/review/${reviewId}/approve`, {}, { token: admin.token })).status).toBe(200);
    expect((await readOwnStats(member)).totals.comments).toBe(1);
  });

  test('When a story is bookmarked again and again, then it counts for as long as the bookmark is there', async () => {
    const member = await joinAs({ isArtist: true });
    const { id } = await putBlog({ creator: getOwner(member) });
    const { token } = reader;
    const bookmark = (method: 'POST' | 'DELETE') => call(`/blog/bookmark/${id}`, { method, token });
    for (const [method, count] of [
      ['POST', 1],
      ['POST', 1],
      ['DELETE', 0],
      ['DELETE', 0],
      ['POST', 1],
    ] as const) {
      await bookmark(method);
      expect((await readOwnStats(member)).totals.bookmarks, method).toBe(count);
    }
  });

  test('When prints are ordered, paid or declined, then orders and income are those that stand', async () => {
    const [buyer, seller, other] = [
      await joinAsBuyer(),
      await joinAs({ isArtist: true }),
      await joinAs({ isArtist: true }),
    ];
    const id = await orderPrints(buyer, [await putPrint(seller), await putPrint(other)]);
    expect((await readOwnStats(seller)).totals).toEqual({ ...NONE, orders: 1 });
    const now = new Date();
    const apply = (step: Parameters<typeof transitionOrder>[1]) => transitionOrder(id, step, { now });
    await apply({ name: 'accept', artistId: seller.userId });
    await apply({ name: 'decline', artistId: other.userId, reason: 'No paper' });
    for (let time = 0; time < 2; time += 1)
      await apply({ name: 'received', reference: 'UTR1', amount: 2100, due: 2100 });
    const { totals, works } = await readOwnStats(seller);
    expect(totals).toEqual({ ...NONE, orders: 1, income: 2000 });
    expect(works).toMatchObject([{ kind: 'product', orders: 1, income: 2000 }]);
    const declined = await readOwnStats(other);
    expect(declined).toMatchObject({ totals: NONE, works: [] });
  });

  test('When a range is asked for, then every month of it costs two reads', async () => {
    const from = async (day: string) =>
      (await withReadCount(() => readStats(String(artist.userId), { from: day, to: '2026-11-22' }))).reads;
    expect(await from('2026-11-01')).toBe(2);
    expect(await from('2026-10-31')).toBe(4);
    expect(await from('2025-11-22')).toBe(26);
  });

  test.each([
    ['from=2026-11-31&to=2026-12-01', 'from'],
    ['from=yesterday', 'from'],
    ['from=2026-11-01&from=2026-11-02', 'from'],
    ['from=2026-11-02&to=2026-11-01', 'to'],
    ['from=2025-11-01&to=2026-11-22', 'from'],
    ['from[a]=1', 'from'],
  ])('When the range is %s, then it is refused', async (query, field) => {
    const { status, body } = await call(`/studio/stats?${query}`, { token: artist.token });
    expect({ status, fields: Object.keys(body.error.fields ?? {}) }).toEqual({
      status: 400,
      fields: [field],
    });
  });

  test('When nobody or no artist asks, then it is refused, and nobody sees the stats of others', async () => {
    const stranger = await joinAs({ isArtist: true });
    await expectUnchanged(async () => {
      expect((await call('/studio/stats')).status).toBe(401);
      expect((await call('/studio/stats', { token: reader.token })).status).toBe(403);
      expect(await readOwnStats(stranger)).toMatchObject({ totals: NONE, works: [] });
    });
  });
});
