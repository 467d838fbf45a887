import type { Endpoint } from '../endpoints/endpoint.ts';
import type { ErrorCode } from '../shared/api/envelope.ts';
import type { PageMetadata } from './page-metadata.ts';
import type { SitemapListing, SitemapPage } from './sitemap.ts';

/**
 * How long the CDN keeps a page: `openings` says which exhibitions are open or lists photographs, `searches` is
 * selected by words or facets. `changesAt` is when it changes by itself.
 */
export interface PageCaching {
  kind: 'minutes' | 'openings' | 'searches' | 'never';
  changesAt?: Date | undefined;
}

/** The parts of a document that the client's server build makes of an address. */
export interface RenderedPage {
  status: 200 | 404 | 503;
  /** Source files in `web`: of the page, undefined where there is none, and of parts that the browser loads later. */
  sources: { module: string | undefined; parts: readonly string[] };
  /** Elements for the head: title and preload of the largest picture. */
  head: string;
  /** `#root` with its content. */
  body: string;
  /** Undefined where no page is to be listed; null where nothing is told of it, nor its address to other sites. */
  metadata?: PageMetadata | null;
  /** Never, where it is left out. */
  caching?: PageCaching;
  /** The data that the page was rendered from; undefined where the browser has to read it. */
  state?: PageState;
}

/** Answers of the API by the client's query keys, which begin with the method and path of their endpoint. */
export type PageState = [queryKey: readonly unknown[], data: unknown][];

/** Reads publicly in the renderer's own process. Answers data, or an error that is the caller's own. */
export type CallRoute = (
  endpoint: Endpoint,
  input: { params?: Readonly<Record<string, string>>; query?: Readonly<Record<string, string | number | undefined>> },
) => Promise<{ data: unknown } | { status: number; code: ErrorCode }>;

/** Exports of the client's `entry-server`. */
export interface PageRenderer {
  /** Renders `address` (path and query) for a visitor by fresh reads, tried once; rejects if one fails. */
  render: (address: string, siteUrl: string) => Promise<RenderedPage | { redirect: string }>;
  /** Renders the screen for a page that could not be rendered. The browser tries it again by itself. */
  renderFailure: (address: string) => Promise<RenderedPage>;
  /** Pages that always exist, by their paths. */
  sitemapPages: readonly (SitemapPage & { path: string })[];
  sitemapListings: readonly SitemapListing[];
  /** Sets what pages read from. */
  readFrom: (callRoute: CallRoute) => void;
}
