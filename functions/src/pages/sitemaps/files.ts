import { type PageAddresses, pageAddresses } from '@aperture-byline/contract/pages/page-addresses';
import type { PublicPageName } from '@aperture-byline/contract/pages/page-table';
import { isId } from '@aperture-byline/contract/shared/ids';
import {
  EXHIBITION_PAGES,
  idOfKey,
  PHOTOGRAPHER_PAGES,
  PHOTOGRAPHERS,
  PRODUCT_PAGES,
  PUBLIC_IMAGES,
  readPageEntry,
  STORY_PAGES,
  timeOfKey,
} from '../../data/page-index/memberships.ts';
import { readKeyRange, readKeysAt } from '../../data/page-index/page-indexes.ts';
import { ApiError } from '../../lib/errors.ts';
import type { SitemapEntry } from './write-sitemap.ts';

/** The protocol's limit for one file; the oldest pages of a list without numbers are left out above it. */
const FILE_MAX = 50_000;
/** Of a numbered file: 3 MB at most, made of about fifteen documents. */
const NUMBERED_FILE = 10_000;
const FILE_NUMBER = /^[1-9][0-9]{0,4}$/;

interface Dating {
  index: string;
  /** The key's time says nothing of when the page changed. */
  undated?: true;
}

/** Pages of one kind: one for each key of an index. */
interface Listing extends Dating {
  /** The name of its file, or the beginning of the names. */
  file: string;
  /** In files that are numbered from the oldest, so that a full file does not change any more. */
  numbered?: true;
  /** Null for what can't have a page. */
  toEntry: (id: string, addresses: PageAddresses) => Omit<SitemapEntry, 'lastmod'> | null;
}

/** The entry of a work that is listed by the end of its page's address, with its photograph. */
function toWorkEntry(page: 'story' | 'product' | 'exhibition'): Listing['toEntry'] {
  return (entry, addresses) => {
    const { address, imageId } = readPageEntry(entry);
    const image = imageId === undefined ? {} : { image: addresses.photograph(imageId) };
    return { loc: addresses[page](address), ...image };
  };
}

const LISTED_PAGES = {
  story: { file: 'stories', index: STORY_PAGES, toEntry: toWorkEntry('story') },
  image: {
    file: 'gallery',
    index: PUBLIC_IMAGES,
    numbered: true,
    toEntry: (id, { image, photograph }) => (isId(id) ? { loc: image(id), image: photograph(id) } : null),
  },
  product: { file: 'products', index: PRODUCT_PAGES, toEntry: toWorkEntry('product') },
  exhibition: { file: 'exhibitions', index: EXHIBITION_PAGES, toEntry: toWorkEntry('exhibition') },
  profile: {
    file: 'profiles',
    index: PHOTOGRAPHER_PAGES,
    numbered: true,
    undated: true,
    toEntry: (userId, { profile }) => ({ loc: profile(userId) }),
  },
} satisfies Partial<Record<PublicPageName, Listing>>;

export const LISTINGS: readonly Listing[] = Object.values(LISTED_PAGES);

/**
 * The pages that always exist, and what each lists: a list changed when its newest entry came. Certificates and previews are for whoever has
 * their address; letters are found by their list.
 */
const STATIC_PAGES: Readonly<
  Record<
    Exclude<PublicPageName, keyof typeof LISTED_PAGES | 'certificate' | 'preview' | 'letter'>,
    Dating | null
  >
> = {
  home: null,
  stories: LISTED_PAGES.story,
  gallery: LISTED_PAGES.image,
  photographers: { index: PHOTOGRAPHERS },
  exhibitions: LISTED_PAGES.exhibition,
  shop: LISTED_PAGES.product,
  letters: null,
  search: null,
  privacyPolicy: null,
  termsOfService: null,
  contact: null,
};

/** The time of a key where it says when the page changed: an exhibition that has not opened yet has the time of its opening. */
function findLastmod({ undated }: Dating, key: string | undefined): { lastmod?: Date } {
  if (undated || key === undefined) return {};
  const time = timeOfKey(key);
  return time <= new Date() ? { lastmod: time } : {};
}

/** The files of a listing that have entries, and when each changed. Reads one document for each file. */
async function listFiles(listing: Listing): Promise<{ name: string; lastmod?: Date }[]> {
  const { file, index, numbered } = listing;
  if (!numbered) {
    const { total, keys } = await readKeysAt(index, () => [0]);
    return total === 0 ? [] : [{ name: file, ...findLastmod(listing, keys[0]) }];
  }
  const { keys } = await readKeysAt(index, (total) =>
    Array.from(
      { length: Math.ceil(total / NUMBERED_FILE) },
      (_, number) => computeRange(total, number + 1).start,
    ),
  );
  return keys.map((key, number) => ({ name: `${file}-${number + 1}`, ...findLastmod(listing, key) }));
}

/** Where the keys of a numbered file lie in an index that is sorted by the newest. */
function computeRange(total: number, file: number): { start: number; end: number } {
  return { start: Math.max(0, total - file * NUMBERED_FILE), end: total - (file - 1) * NUMBERED_FILE };
}

/** Every sitemap file with its address. */
export async function readSitemapIndex(siteUrl: string): Promise<SitemapEntry[]> {
  const files = await Promise.all(LISTINGS.map(listFiles));
  return [{ name: 'pages' }, ...files.flat()].map(({ name, ...rest }) => ({
    loc: `${siteUrl}/sitemaps/${name}.xml`,
    ...rest,
  }));
}

/** The entries of the pages that always exist. */
export function readPagesSitemap(siteUrl: string): Promise<SitemapEntry[]> {
  const addresses = pageAddresses(siteUrl);
  const pages = Object.entries(STATIC_PAGES) as [keyof typeof STATIC_PAGES, Listing | null][];
  return Promise.all(
    pages.map(async ([page, listing]) => {
      const loc = addresses[page];
      if (listing === null) return { loc };
      const { keys } = await readKeysAt(listing.index, () => [0]);
      return { loc, ...findLastmod(listing, keys[0]) };
    }),
  );
}

/** The entries of a file, by its number where it has one. Throws NOT_FOUND for one that would be empty, which the protocol does not know. */
export async function readSitemap(
  siteUrl: string,
  listing: Listing,
  number?: string,
): Promise<SitemapEntry[]> {
  if (number !== undefined && !FILE_NUMBER.test(number)) throw new ApiError('NOT_FOUND');
  const keys = await readKeyRange(listing.index, (total) =>
    number === undefined ? { start: 0, end: FILE_MAX } : computeRange(total, Number(number)),
  );
  const addresses = pageAddresses(siteUrl);
  const entries = keys.flatMap((key) => {
    const entry = listing.toEntry(idOfKey(key), addresses);
    return entry === null ? [] : [{ ...entry, ...findLastmod(listing, key) }];
  });
  if (entries.length === 0) throw new ApiError('NOT_FOUND');
  return entries;
}
