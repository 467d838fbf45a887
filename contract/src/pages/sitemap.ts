import type { PageAddresses } from './page-addresses.ts';

/** Names of page indexes that sitemaps are made of. */
export type SitemapIndex =
  | 'images'
  | 'story-pages'
  | 'product-pages'
  | 'exhibition-pages'
  | 'photographer-pages'
  | 'photographers';

/** Pages of one kind: one for each key of an index. */
export interface SitemapListing {
  /** The name of its file, or the beginning of the names. */
  file: string;
  index: SitemapIndex;
  /** In files that are numbered from the oldest, so that a full file does not change any more. */
  numbered?: true;
  /** The time of a key does not tell when its page changed. */
  undated?: true;
  /** Null for a key without a page. `address` is the last part of the page's address, or the id it is made of. */
  toEntry: (
    key: { address: string; imageId: string | undefined },
    addresses: PageAddresses,
  ) => { loc: string; imageId?: string | undefined } | null;
}

/** A page that always exists. It changed when the newest entry came of the index that it lists, if it lists one. */
export interface SitemapPage {
  lists?: SitemapIndex;
}
