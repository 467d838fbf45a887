import { pageAddresses } from '@aperture-byline/contract/pages/page-addresses';
import type { PageRenderer } from '@aperture-byline/contract/pages/rendered-page';
import type { SitemapListing } from '@aperture-byline/contract/pages/sitemap';
import { idOfKey, readPageEntry, timeOfKey } from '../../data/page-index/memberships.ts';
import { readKeyRange, readKeysAt } from '../../data/page-index/page-indexes.ts';
import { ApiError } from '../../lib/errors.ts';
import type { SitemapEntry } from './write-sitemap.ts';

/** The protocol's limit for one file; the oldest pages of a list without numbers are left out above it. */
const FILE_MAX = 50_000;
/** Limit of entries in a numbered file, which then has 3 MB at most, made of about fifteen documents. */
const NUMBERED_FILE = 10_000;
const FILE_NUMBER = /^[1-9][0-9]{0,4}$/;

/**
 * Finds the time of a key where it says when the page changed: an exhibition that has not opened yet has the time of
 * its opening.
 */
function findLastmod(key: string | undefined, undated?: true): { lastmod?: Date } {
  if (undated || key === undefined) return {};
  const time = timeOfKey(key);
  return time <= new Date() ? { lastmod: time } : {};
}

/** Lists the files of a listing that have entries, and when each changed. Reads one document for each file. */
async function listFiles(listing: SitemapListing): Promise<{ name: string; lastmod?: Date }[]> {
  const { file, index, numbered, undated } = listing;
  if (!numbered) {
    const { total, keys } = await readKeysAt(index, () => [0]);
    return total === 0 ? [] : [{ name: file, ...findLastmod(keys[0], undated) }];
  }
  const { keys } = await readKeysAt(index, (total) =>
    Array.from({ length: Math.ceil(total / NUMBERED_FILE) }, (_, number) => computeRange(total, number + 1).start),
  );
  return keys.map((key, number) => ({ name: `${file}-${number + 1}`, ...findLastmod(key, undated) }));
}

/** Where the keys of a numbered file lie in an index that is sorted by the newest. */
function computeRange(total: number, file: number): { start: number; end: number } {
  return { start: Math.max(0, total - file * NUMBERED_FILE), end: total - (file - 1) * NUMBERED_FILE };
}

/** Reads every sitemap file with its address. */
export async function readSitemapIndex(siteUrl: string, listings: readonly SitemapListing[]): Promise<SitemapEntry[]> {
  const files = await Promise.all(listings.map(listFiles));
  return [{ name: 'pages' }, ...files.flat()].map(({ name, ...rest }) => ({
    loc: `${siteUrl}/sitemaps/${name}.xml`,
    ...rest,
  }));
}

/** Reads the entries of the pages that always exist. */
export function readPagesSitemap(siteUrl: string, pages: PageRenderer['sitemapPages']): Promise<SitemapEntry[]> {
  return Promise.all(
    pages.map(async ({ path, lists }) => {
      const loc = siteUrl + path;
      if (lists === undefined) return { loc };
      const { keys } = await readKeysAt(lists, () => [0]);
      return { loc, ...findLastmod(keys[0]) };
    }),
  );
}

/**
 * Reads the entries of a file, by its number where it has one. Throws NOT_FOUND for one that would be empty, which the
 * protocol does not know.
 */
export async function readSitemap(siteUrl: string, listing: SitemapListing, number?: string): Promise<SitemapEntry[]> {
  if (number !== undefined && !FILE_NUMBER.test(number)) throw new ApiError('NOT_FOUND');
  const keys = await readKeyRange(listing.index, (total) =>
    number === undefined ? { start: 0, end: FILE_MAX } : computeRange(total, Number(number)),
  );
  const addresses = pageAddresses(siteUrl);
  const entries = keys.flatMap((key) => {
    const entry = listing.toEntry(readPageEntry(idOfKey(key)), addresses);
    if (entry === null) return [];
    const { loc, imageId } = entry;
    const image = imageId === undefined ? {} : { image: addresses.photograph(imageId) };
    return { loc, ...image, ...findLastmod(key, listing.undated) };
  });
  if (entries.length === 0) throw new ApiError('NOT_FOUND');
  return entries;
}
