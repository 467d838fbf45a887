import { isId } from '@aperture-byline/contract/shared/ids';
import {
  EXHIBITION_PAGES,
  idOfKey,
  PHOTOGRAPHER_PAGES,
  PRODUCT_PAGES,
  PUBLIC_IMAGES,
  readPageEntry,
  STORY_PAGES,
  timeOfKey,
} from '../../data/page-index/memberships.ts';
import { readKeyRange, readKeysAt } from '../../data/page-index/page-indexes.ts';
import { now } from '../../lib/clock.ts';
import { ApiError } from '../../lib/errors.ts';
import { type PageAddresses, pageAddresses } from '../addresses.ts';
import type { SitemapEntry } from './write-sitemap.ts';

/** The protocol's limit for one file; the oldest pages of a list without numbers are left out above it. */
const FILE_MAX = 50_000;
/** Of a numbered file: 3 MB at most, made of about fifteen documents. */
const NUMBERED_FILE = 10_000;

export interface Listing {
  index: string;
  /** Numbered from the oldest, so that a full file does not change any more. */
  numbered: boolean;
  /** Null for what can't have a page. */
  toEntry: (id: string, addresses: PageAddresses) => Omit<SitemapEntry, 'lastmod'> | null;
  /** False where the key's time says nothing of when the page changed. */
  dated: boolean;
}

/** The photograph of a page that is listed by what its address ends in. */
function pictured(toAddress: (addresses: PageAddresses) => (address: string) => string): Listing['toEntry'] {
  return (entry, addresses) => {
    const { address, imageId } = readPageEntry(entry);
    const image = imageId === undefined ? {} : { image: addresses.photograph(imageId) };
    return { loc: toAddress(addresses)(address), ...image };
  };
}

export const LISTINGS = {
  stories: { index: STORY_PAGES, numbered: false, dated: true, toEntry: pictured(({ story }) => story) },
  gallery: {
    index: PUBLIC_IMAGES,
    numbered: true,
    dated: true,
    toEntry: (id, { image, photograph }) => (isId(id) ? { loc: image(id), image: photograph(id) } : null),
  },
  products: {
    index: PRODUCT_PAGES,
    numbered: false,
    dated: true,
    toEntry: pictured(({ product }) => product),
  },
  exhibitions: {
    index: EXHIBITION_PAGES,
    numbered: false,
    dated: true,
    toEntry: pictured(({ exhibition }) => exhibition),
  },
  profiles: {
    index: PHOTOGRAPHER_PAGES,
    numbered: true,
    dated: false,
    toEntry: (userId, { profile }) => ({ loc: profile(userId) }),
  },
} satisfies Record<string, Listing>;

/** The time of a key where it says when the page changed: an exhibition that has not opened yet has the time of its opening. */
function lastmodOf({ dated }: Listing, key: string | undefined): { lastmod?: Date } {
  if (!dated || key === undefined) return {};
  const time = timeOfKey(key);
  return time <= now() ? { lastmod: time } : {};
}

/** The files of a listing that have entries, and when each changed. Reads one document for each file. */
async function listFiles(name: string, listing: Listing): Promise<{ name: string; lastmod?: Date }[]> {
  if (!listing.numbered) {
    const { total, keys } = await readKeysAt(listing.index, () => [0]);
    return total === 0 ? [] : [{ name, ...lastmodOf(listing, keys[0]) }];
  }
  const { keys } = await readKeysAt(listing.index, (total) =>
    Array.from({ length: Math.ceil(total / NUMBERED_FILE) }, (_, file) => rangeOf(total, file + 1).start),
  );
  return keys.map((key, file) => ({ name: `${name}-${file + 1}`, ...lastmodOf(listing, key) }));
}

/** Where the keys of a numbered file lie in an index that is sorted by the newest. */
function rangeOf(total: number, file: number): { start: number; end: number } {
  return { start: Math.max(0, total - file * NUMBERED_FILE), end: total - (file - 1) * NUMBERED_FILE };
}

/** Every sitemap file with its address. */
export async function readSitemapIndex(siteUrl: string): Promise<SitemapEntry[]> {
  const files = await Promise.all(
    Object.entries(LISTINGS).map(([name, listing]) => listFiles(name, listing)),
  );
  return [{ name: 'pages' }, ...files.flat()].map(({ name, ...rest }) => ({
    loc: `${siteUrl}/sitemaps/${name}.xml`,
    ...rest,
  }));
}

/** The pages that always exist; a list changed when its newest entry came. */
export async function readPagesSitemap(siteUrl: string): Promise<SitemapEntry[]> {
  const addresses = pageAddresses(siteUrl);
  const lists = await Promise.all(
    (['stories', 'gallery', 'products', 'exhibitions'] as const).map(async (name) => {
      const { keys } = await readKeysAt(LISTINGS[name].index, () => [0]);
      const loc = name === 'products' ? addresses.shop : addresses[name];
      return { loc, ...lastmodOf(LISTINGS[name], keys[0]) };
    }),
  );
  const { home, contact, privacyPolicy, termsOfService } = addresses;
  return [{ loc: home }, ...lists, ...[contact, privacyPolicy, termsOfService].map((loc) => ({ loc }))];
}

/** The entries of a file. Throws NOT_FOUND for one that would be empty, which the protocol does not know. */
export async function readSitemap(
  siteUrl: string,
  listing: Listing,
  number?: number,
): Promise<SitemapEntry[]> {
  const keys = await readKeyRange(listing.index, (total) =>
    number === undefined ? { start: 0, end: FILE_MAX } : rangeOf(total, number),
  );
  const addresses = pageAddresses(siteUrl);
  const entries = keys.flatMap((key) => {
    const entry = listing.toEntry(idOfKey(key), addresses);
    return entry === null ? [] : [{ ...entry, ...lastmodOf(listing, key) }];
  });
  if (entries.length === 0) throw new ApiError('NOT_FOUND');
  return entries;
}
