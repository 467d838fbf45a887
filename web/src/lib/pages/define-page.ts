import type { PageMetadata } from '@aperture-byline/contract/pages/page-metadata';
import type { PageCaching } from '@aperture-byline/contract/pages/rendered-page';
import type { SitemapListing, SitemapPage } from '@aperture-byline/contract/pages/sitemap';
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Params } from 'react-router';

export type ImportPage = () => Promise<{ default: ComponentType }>;

export interface PageRequest {
  params: Params;
  search: URLSearchParams;
  /** Reads into the query cache. Rejects where that fails. */
  read: <T, K extends QueryKey>(query: FetchQueryOptions<T, Error, T, K>) => Promise<T>;
}

/**
 * The data that a page was read for, or why it has none: nothing public is there, or it is at another path of this
 * site.
 */
export type PageOutcome<Data> = { data: Data } | 'missing' | { redirect: string };

export interface PublicPage<Data = unknown> {
  /** The pattern of the path as in the router, with the query that it needs. */
  path: string;
  load: ImportPage;
  /**
   * Loads parts that the page needs at once, so that nothing is waited for after a prefetch; forms for comments are
   * not.
   */
  loadParts?: () => Promise<unknown>;
  read(request: PageRequest): Promise<PageOutcome<Data>>;
  /** False in the browser, whose build leaves out all that stands behind `import.meta.env.SSR &&`. */
  server: false | PageOnServer<Data>;
}

interface PageOnServer<Data> {
  /**
   * Source files of the page and of the parts that it loads later although the server renders them. Their style sheets
   * come with the page.
   */
  sources: readonly [page: string, ...parts: string[]];
  /** Null for pages that are for whoever has their address. */
  sitemap: SitemapListing | SitemapPage | null;
  caching(data: Data): PageCaching;
  /**
   * Describes the page for search engines and shared links. Null tells nothing of it, and no other site its address.
   */
  head(facts: { siteUrl: string; data: Data }): PageMetadata | null;
}

/** Infers from `read` the data that the head is made of. */
export function definePage<Data>(page: PublicPage<Data>): PublicPage<Data> {
  return page;
}

/** Redirects past the end of a list to its last page, which has an address of its own. */
export function redirectToPage(
  path: string,
  search: URLSearchParams,
  { requested, found }: { requested: number; found: number },
): { redirect: string } | undefined {
  if (requested === found) return undefined;
  const next = new URLSearchParams(search);
  next.set('page', String(found));
  return { redirect: `${path}?${next}` };
}
