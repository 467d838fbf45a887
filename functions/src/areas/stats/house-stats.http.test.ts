import { MINUTE } from '@aperture-byline/contract/shared/durations';
import type { HouseStats } from '@aperture-byline/contract/stats/wire';
import { expect, test } from 'vitest';
import { newBrowser } from '../../../test-support/calls/visitors.ts';
import { db } from '../../../test-support/project/database.ts';
import { joinAs, joinForTests, type Member } from '../../../test-support/project/members.ts';
import { onOneDay } from '../../../test-support/servers/on-one-day.ts';
import { get } from '../../../test-support/servers/suite.ts';
import { putImage, putProduct } from '../../../test-support/works/fixtures.ts';
import { ownedBy } from '../../../test-support/works/studio-images.ts';
import { withReadCount } from '../../data/core/database.ts';
import { readHouseStats } from './stats.ts';

const { admin } = joinForTests({ admin: { admin: true } });

const LONG_AGO = '2025-03-31';
const houseMonth = (day: string) => db.doc(`houseFigures/${day.slice(0, 7)}`);
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * MINUTE);
const readViews = async (day: string) => {
  const stats = await get<HouseStats>(`/studio/house-stats?from=${day}&to=${day}`, { token: admin.token });
  expect(stats.days).toEqual([{ day, ...stats.totals }]);
  return stats.totals.views;
};

async function viewOnce(count: number): Promise<void> {
  const image = await putImage({ owner: ownedBy(await joinAs({ isArtist: true })) });
  for (let time = 0; time < count; time += 1)
    expect((await newBrowser().send(`/image/view/${image}`)).status).toBe(201);
}

test('When photographers are looked at, then the house has the sum of them, ten minutes later at most', async () => {
  await onOneDay(async (today) => {
    await houseMonth(today).delete();
    const before = await readViews(today);
    await viewOnce(2);
    await viewOnce(1);
    await houseMonth(today).update({ countedAt: minutesAgo(9) });
    expect(await readViews(today)).toBe(before);
    await houseMonth(today).update({ countedAt: minutesAgo(11) });
    expect(await readViews(today)).toBe(before + 3);
  });
});

test.each([
  ['a day ago', minutesAgo(23 * 60), 7],
  ['longer than a day ago', minutesAgo(25 * 60), 0],
  ['before it was over', new Date(`${LONG_AGO}T10:00:00Z`), 0],
])(
  'When a month that is over was summed %s, then it is summed anew once it is too old',
  async (_when, countedAt, views) => {
    await houseMonth(LONG_AGO).set({ days: { 31: { views: 7 } }, countedAt });
    expect(await readViews(LONG_AGO)).toBe(views);
  },
);

test('When a month was summed, then it costs three reads, and one that has not begun those of its origins and accounts', async () => {
  await houseMonth(LONG_AGO).set({ days: {}, prints: {}, works: {}, countedAt: new Date() });
  const readsOf = async (from: string, to: string) => (await withReadCount(() => readHouseStats({ from, to }))).reads;
  expect(await readsOf(LONG_AGO, LONG_AGO)).toBe(3);
  expect(await readsOf('2999-01-01', '2999-01-31')).toBe(2);
});

test('When works were looked at and ordered, then the house has the most of both, its prints’ share, and new accounts', async () => {
  const [mira, noor] = [await joinAs({ isArtist: true }), await joinAs({ isArtist: true })];
  const image = await putImage({ owner: ownedBy(mira), title: 'Fog' });
  const print = await putProduct({ owner: ownedBy(noor), title: 'Fog, printed' });
  const figures = ({ userId }: Member, works: object) =>
    db.doc(`users/${userId}/figures/2025-05`).set({ days: { '02': { views: 9 } }, works });
  await figures(mira, {
    [`images-${image}`]: { title: 'Old title', days: { '02': { views: 9 }, '20': { views: 100 } } },
    'images-gone': { title: 'Gone', days: { '02': { views: 500 } } },
  });
  await figures(noor, { [`products-${print.id}`]: { days: { '02': { views: 40, orders: 2 } } } });
  const madeAt = (time: string) =>
    db
      .collection('accounts')
      .doc()
      .set({ userId: 1, createdAt: new Date(time) });
  // A day of India begins at half past six in the evening, UTC.
  for (const time of ['2025-05-01T18:29:59Z', '2025-05-01T18:30:00Z', '2025-05-02T18:29:59Z', '2025-05-02T18:30:00Z'])
    await madeAt(time);
  const house = await get<HouseStats>('/studio/house-stats?from=2025-05-02&to=2025-05-02', { token: admin.token });
  const listed = (works: HouseStats['mostSeen']) => works.map(({ title, views, orders }) => [title, views, orders]);
  expect(house).toMatchObject({ registrations: 2, prints: { views: 40, orders: 2 } });
  expect(listed(house.mostSeen)).toEqual([
    ['Fog, printed', 40, 2],
    ['Fog', 9, 0],
  ]);
  expect(listed(house.mostOrdered)).toEqual([['Fog, printed', 40, 2]]);
  expect(house.mostSeen.map(({ subjectId }) => subjectId)).toEqual([print.slug, image]);
  expect((await houseMonth('2025-05-02').get()).get('works')).not.toHaveProperty(`images-${image}.title`);
});
