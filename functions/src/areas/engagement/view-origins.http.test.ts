import { ORIGINS_MAX } from '@aperture-byline/contract/stats/origin';
import type { HouseStats, StudioStats } from '@aperture-byline/contract/stats/wire';
import { describe, expect, test } from 'vitest';
import { newBrowser } from '../../../test-support/calls/visitors.ts';
import { db, uniqueId, uniqueUserId } from '../../../test-support/project/database.ts';
import { joinAs, joinForTests, type Member } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { onOneDay } from '../../../test-support/servers/on-one-day.ts';
import { call, get } from '../../../test-support/servers/suite.ts';
import { putBlog, putImage, putProduct } from '../../../test-support/works/fixtures.ts';
import { ownedBy } from '../../../test-support/works/studio-images.ts';
import { countOrigin } from '../../data/stats/origins.ts';

const { reader, admin } = joinForTests({ reader: {}, admin: { admin: true } });

const readOwnStats = ({ token }: Member) => get<StudioStats>('/studio/stats', { token });
const houseStats = () => get<HouseStats>('/studio/house-stats', { token: admin.token });
const stored = async (owner: string) =>
  (await db.collection(`${owner}origins`).get()).docs.map((month) => [month.id, month.data()]);

/** An address of each kind of public work of a photographer, below which its views are counted. */
async function putWorks(artist: Member): Promise<string[]> {
  const owner = ownedBy(artist);
  const image = await putImage({ owner });
  const story = await putBlog({ creator: owner });
  const print = await putProduct({ owner });
  return [`/image/view/${image}`, `/blog/view/${story.id}`, `/product/view/${print.id}`];
}

describe('the views of a print', () => {
  test('When it is on sale, then each visitor counts once for its artist, and its document stays as it is', async () => {
    const artist = await joinAs({ isArtist: true });
    const { id, slug } = await putProduct({ owner: ownedBy(artist), title: 'Swell' });
    const before = (await db.doc(`products/${id}`).get()).data();
    const visitor = newBrowser();
    const statuses = [];
    for (const browser of [visitor, visitor, newBrowser()])
      statuses.push((await browser.send(`/product/view/${id}`)).status);
    statuses.push((await call(`/product/view/${id}`, { method: 'POST', token: reader.token })).status);
    expect(statuses).toEqual([201, 200, 201, 201]);
    const { totals, works } = await readOwnStats(artist);
    expect(totals.views).toBe(3);
    expect(works).toMatchObject([{ kind: 'product', id, subjectId: slug, title: 'Swell', views: 3 }]);
    expect((await db.doc(`products/${id}`).get()).data()).toEqual(before);
  });

  test('When it is not on sale, or there is none, then nothing is counted', async () => {
    const { id } = await putProduct({ status: 'draft' });
    await expectUnchanged(async () => {
      for (const one of [id, uniqueId('product'), 'a%2Fb'])
        expect((await newBrowser().send(`/product/view/${one}`)).status).toBe(404);
    });
  });
});

describe('where visitors came from', () => {
  test('When a site led a visitor to a work, then only its host is stored, once, for the artist and for the house', async () => {
    await onOneDay(async (today) => {
      const artist = await joinAs({ isArtist: true });
      const host = `${uniqueId('site').toLowerCase()}.example`;
      for (const path of await putWorks(artist)) {
        const visitor = newBrowser();
        const views = [await visitor.post(path, { origin: `www.${host}` }), await visitor.post(path, { origin: host })];
        expect(views.map(({ status }) => status)).toEqual([201, 200]);
        expect((await newBrowser().post(path, {})).status).toBe(201);
      }
      expect(await stored(`users/${artist.userId}/`)).toEqual([
        [today.slice(0, 7), { days: { [today.slice(-2)]: { hosts: { [host]: 3 }, others: 0 } } }],
      ]);
      expect((await readOwnStats(artist)).origins).toEqual([{ host, visits: 3 }]);
      expect((await houseStats()).origins).toContainEqual({ host, visits: 3 });
    });
  });

  test.each([
    'https://example.com/path',
    'example.com/path?query',
    'example.com:8080',
    'user@example.com',
    '203.0.113.7',
    '[2001:db8::1]',
    'localhost',
    'EXAMPLE.com',
    `${'a'.repeat(93)}.example`,
    '',
    7,
    ['example.com'],
    { host: 'example.com' },
  ])('When %j is sent as one, then it is refused, and nothing is counted', async (origin) => {
    const path = `/image/view/${await putImage()}`;
    await expectUnchanged(async () => {
      expect((await newBrowser().post(path, { origin })).status).toBe(400);
      expect((await newBrowser().post(path, { referrer: 'example.com' })).status).toBe(400);
    });
  });

  test('When more hosts come on a day than are counted by their names, at once, then the rest is counted together', async () => {
    const artist = await joinAs({ isArtist: true });
    const hosts = Array.from({ length: ORIGINS_MAX + 5 }, (_, index) => `site${index}.example`);
    const at = new Date('2025-03-31T18:29:00Z');
    await Promise.all([...hosts, 'site0.example'].map((host) => countOrigin(artist.userId, host, at)));
    // Midnight in India has passed: a month with fifty others.
    await countOrigin(artist.userId, 'late.example', new Date('2025-03-31T18:31:00Z'));
    const path = '/studio/stats?from=2025-03-31&to=2025-03-31';
    const { origins } = await get<StudioStats>(path, { token: artist.token });
    expect(origins).toHaveLength(ORIGINS_MAX + 1);
    expect(origins[0]).toEqual({ host: 'site0.example', visits: 2 });
    expect(origins.at(-1)).toEqual({ host: null, visits: 5 });
    const next = await get<StudioStats>('/studio/stats?from=2025-04-01&to=2025-04-30', {
      token: artist.token,
    });
    expect(next.origins).toEqual([{ host: 'late.example', visits: 1 }]);
    const house = await get<HouseStats>('/studio/house-stats?from=2025-03-31&to=2025-03-31', {
      token: admin.token,
    });
    expect(house.origins.reduce((sum, { visits }) => sum + visits, 0)).toBe(ORIGINS_MAX + 6);
  });

  test('When the photographer is erased meanwhile, then nothing of them is stored again', async () => {
    const userId = uniqueUserId();
    await countOrigin(userId, 'example.com', new Date());
    expect(await stored(`users/${userId}/`)).toEqual([]);
  });

  test('When nobody, a reader or a photographer asks for those of the house, or for no days, then it is refused', async () => {
    const artist = await joinAs({ isArtist: true });
    expect((await call('/studio/house-stats')).status).toBe(401);
    for (const { token } of [reader, artist]) expect((await call('/studio/house-stats', { token })).status).toBe(403);
    const { status, body } = await call('/studio/house-stats?from=2026-11-31&to=2026-12-01', {
      token: admin.token,
    });
    expect([status, Object.keys(body.error.fields ?? {})]).toEqual([400, ['from']]);
    expect((await readOwnStats(artist)).origins).toEqual([]);
  });
});
