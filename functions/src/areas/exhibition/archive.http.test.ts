import type { ExhibitionArchive, ExhibitionCatalogue } from '@aperture-byline/contract/exhibition/wire';
import { inDays } from '@aperture-byline/contract/samples/stored-documents';
import { ARCHIVE_PAGE_SIZE } from '@aperture-byline/contract/shared/constants';
import { dayInIndia } from '@aperture-byline/contract/shared/dates';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { HOSTILE_PARTS } from '../../../test-support/calls/hostile.ts';
import { db, put, uniqueId } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { call, get, SUITE_URL } from '../../../test-support/servers/suite.ts';
import { byline, putExhibition, putImage } from '../../../test-support/works/fixtures.ts';

const owner = byline();
const archive = (query = '') => get<ExhibitionArchive>(`/exhibition/approved/archive${query}`);
const inYear = (year: number, day: string) => ({
  startDate: new Date(`${year}-01-01T00:00:00Z`),
  endDate: new Date(`${year}-${day}T00:00:00Z`),
});

afterEach(() => vi.useRealTimers());

/** Waits until the archive of a year counts so many. */
const counted = (year: number, count: number) =>
  eventually(`${count} closed in ${year}`, async () => {
    const { years } = await archive();
    return (years.find((one) => one.year === year)?.count ?? 0) === count;
  });

describe('the archive', () => {
  test('When exhibitions have closed, then each year lists its own by pages, the latest end first', async () => {
    const image = await putImage({ owner });
    const put = (endDay: number) =>
      putExhibition({
        owner,
        banner: null,
        imageIds: [image],
        ...inYear(2011, `03-${String(endDay).padStart(2, '0')}`),
      });
    const ids: string[] = [];
    for (let day = 1; day <= ARCHIVE_PAGE_SIZE + 2; day += 1) ids.unshift(await put(day));
    // By India's calendar this one ends in the next year.
    const late = await putExhibition({ ...inYear(2011, '12-31'), endDate: new Date('2011-12-31T20:00:00Z') });
    await putExhibition({ ...inYear(2011, '05-01'), status: 'draft' });
    await counted(2011, ids.length);
    await counted(2012, 1);

    const first = await archive('?year=2011');
    expect(first.exhibitions.map(({ id }) => id)).toEqual(ids.slice(0, ARCHIVE_PAGE_SIZE));
    expect(first).toMatchObject({
      year: 2011,
      pagination: { page: 1, totalPages: 2, total: ids.length, pageSize: ARCHIVE_PAGE_SIZE },
    });
    expect(first.exhibitions[0]).toMatchObject({ days_left: null, image_count: 1 });
    const last = await archive('?year=2011&page=99');
    expect(last.exhibitions.map(({ id }) => id)).toEqual(ids.slice(ARCHIVE_PAGE_SIZE));
    expect(last.pagination.page).toBe(2);
    expect((await archive('?year=2012')).exhibitions.map(({ id }) => id)).toEqual([late]);
    const years = first.years.map(({ year }) => year);
    expect(years).toEqual([...years].sort((one, other) => other - one));

    // The index in one document with its head, and of each exhibition itself and the one image that all show.
    const { reads } = await call('/exhibition/approved/archive?year=2011');
    expect(reads).toBe(2 + ARCHIVE_PAGE_SIZE + 1);
    const html = await (await fetch(`${SUITE_URL}/exhibitions?year=2011&page=2`)).text();
    for (const id of ids.slice(ARCHIVE_PAGE_SIZE)) expect(html).toContain(`/exhibition/${id}`);
    expect(html).not.toContain(`/exhibition/${ids[0]}"`);
  });

  test('When an exhibition is open, then it is listed in the second in which it closes, and not after it is withdrawn', async () => {
    const endDate = inDays(0.01);
    const id = await putExhibition({ endDate });
    const year = Number(dayInIndia(endDate).slice(0, 4));
    const isListed = async () => (await archive(`?year=${year}`)).exhibitions.some((one) => one.id === id);
    const count = async () => (await archive()).years.find((one) => one.year === year)?.count ?? 0;
    await eventually('it is in the index', async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: endDate });
      const found = await isListed();
      vi.useRealTimers();
      return found;
    });
    vi.useFakeTimers({ toFake: ['Date'], now: endDate.getTime() - 1000 });
    expect(await isListed()).toBe(false);
    const before = await count();
    vi.setSystemTime(endDate);
    expect(await count()).toBe(before + 1);
    expect(await isListed()).toBe(true);
    await db.doc(`exhibitions/${id}`).update({ status: 'draft' });
    expect(await isListed()).toBe(false);
  });

  test.each(['?year=', '?year=1999', '?year=abc', '?year[$ne]=1', '?year=2011&year=2012', '?page=-1'])(
    'When the query is %s, then the latest year is shown',
    async (query) => {
      const { years, year } = await archive(query);
      expect(year).toBe(years[0]?.year);
    },
  );
});

describe('the catalogue', () => {
  test('When an exhibition has closed, then what is public by itself is listed in its order, with the views of its days', async () => {
    const [first, second, hidden] = [
      await putImage({ owner, description: '<p>Before rain.</p>' }),
      await putImage({ owner }),
      await putImage({ owner, privacyStatus: 'Private' }),
    ];
    const id = await putExhibition({
      owner,
      imageIds: [second, hidden, first, uniqueId('gone')],
      startDate: new Date('2021-03-30T04:00:00Z'),
      endDate: new Date('2021-04-02T04:00:00Z'),
    });
    const days = (counts: Record<string, number>) => ({
      days: Object.fromEntries(Object.entries(counts).map(([day, views]) => [day, { views }])),
    });
    await put(`users/${owner.userId}/figures/2021-03`, {
      works: {
        [`images-${first}`]: days({ 29: 100, 30: 3, 31: 4 }),
        [`images-${hidden}`]: days({ 30: 1000 }),
        [`exhibitions-${id}`]: days({ 29: 100, 30: 7, 31: 2 }),
      },
    });
    await put(`users/${owner.userId}/figures/2021-04`, {
      works: { [`images-${second}`]: days({ '01': 5, '03': 100 }), [`blogs-${first}`]: days({ '01': 100 }) },
    });
    const catalogue = await get<ExhibitionCatalogue>(`/exhibition/${id}/catalogue`);
    expect(catalogue).toMatchObject({ visitors: 9, views: 12, days: 3 });
    expect(catalogue.images.map(({ image_id }) => image_id)).toEqual([second, first]);
    expect(catalogue.images[1]?.image_description).toBe('<p>Before rain.</p>');
    const html = await (await fetch(`${SUITE_URL}/exhibition/${id}`)).text();
    expect(html).toContain('9 visitors in 3 days');
    expect(html).toContain('had 12 views on any page');
    expect(html).toContain('This exhibition is not currently active.');
    for (const text of [html, JSON.stringify(catalogue)]) expect(text).not.toContain(hidden);
    await db.doc(`images/${first}`).update({ privacyStatus: 'Private' });
    const left = await get<ExhibitionCatalogue>(`/exhibition/${id}/catalogue`);
    expect({ views: left.views, ids: left.images.map(({ image_id }) => image_id) }).toEqual({
      views: 5,
      ids: [second],
    });
  });

  test('When it has not closed, is not public or is none, then there is none', async () => {
    const imageIds = [await putImage({ owner })];
    const past = { startDate: inDays(-2), endDate: inDays(-1) };
    const ids = [
      await putExhibition({ imageIds }),
      await putExhibition({ imageIds, startDate: inDays(1), endDate: inDays(2) }),
      await putExhibition({ imageIds, ...past, status: 'draft' }),
      await putExhibition({ imageIds, ...past, status: 'submitted' }),
      ...HOSTILE_PARTS,
    ];
    for (const id of ids) expect((await call(`/exhibition/${id}/catalogue`)).status, id).toBe(404);
  });
});
