import type { ExhibitionArchive } from '@aperture-byline/contract/exhibition/wire';
import { paginate, parsePage } from '@aperture-byline/contract/shared/api/pagination';
import { ARCHIVE_PAGE_SIZE } from '@aperture-byline/contract/shared/constants';
import { dayInIndia } from '@aperture-byline/contract/shared/dates';
import { fillBanners } from '../../access/fill-banners.ts';
import { CLOSINGS, idOfKey, timeOfKey } from '../../data/page-index/memberships.ts';
import { readKeyRange } from '../../data/page-index/page-indexes.ts';
import { readExhibitionsById } from '../../data/works/exhibitions.ts';
import { hasClosed } from '../../publication/visibility.ts';
import { toListItem } from './mappers.ts';

/** Closings that are looked at; the oldest beyond are left out. About 750 of them are one document. */
const CLOSINGS_MAX = 10_000;

/** Lists a page of a year's closings. The next closing is indexed already: it changes nothing there. */
export async function listArchive({
  year,
  page,
}: {
  year: string | null | undefined;
  page: string | null | undefined;
}): Promise<ExhibitionArchive> {
  const now = new Date();
  const keys = await readKeyRange(CLOSINGS, () => ({ start: 0, end: CLOSINGS_MAX }));
  const byYear = groupByYear(keys.filter((key) => timeOfKey(key) <= now));
  const years = [...byYear].map(([found, { length }]) => ({ year: found, count: length }));
  const shown = years.find((one) => String(one.year) === year)?.year ?? years[0]?.year ?? null;
  const ids = shown === null ? [] : (byYear.get(shown) ?? []);
  const pagination = paginate({ page: parsePage(page), pageSize: ARCHIVE_PAGE_SIZE, total: ids.length });
  const start = (pagination.page - 1) * ARCHIVE_PAGE_SIZE;
  const found = await readExhibitionsById(ids.slice(start, start + ARCHIVE_PAGE_SIZE));
  // The index may lag behind by a second or two.
  const closed = found.filter((exhibition) => hasClosed(exhibition, now));
  const filled = await fillBanners(closed);
  return { years, year: shown, exhibitions: filled.map((exhibition) => toListItem(exhibition, now)), pagination };
}

/** Ids by the year of India's calendar, in the order of the keys. */
function groupByYear(keys: readonly string[]): Map<number, string[]> {
  const groups = Map.groupBy(keys, (key) => Number(dayInIndia(timeOfKey(key)).slice(0, 4)));
  return new Map([...groups].map(([year, found]) => [year, found.map(idOfKey)]));
}
