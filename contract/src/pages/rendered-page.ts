import type { Endpoint } from '../endpoints/endpoint.ts';
import type { ErrorCode } from '../shared/envelope.ts';
import type { PublicPageName } from './page-table.ts';

/** What the client's server build makes of an address: the parts of a document, or where the page is instead. */
export interface RenderedPage {
  status: 200 | 404 | 503;
  /** Undefined where the address has no public page. */
  page: PublicPageName | undefined;
  /** Source files in `web`: of the page, undefined where there is none, and of parts that the browser loads later. */
  sources: { module: string | undefined; parts: readonly string[] };
  /** Elements for the head: title and preload of the largest picture. */
  head: string;
  /** `#root` with its content. */
  body: string;
  /** The data that the page was rendered from; undefined where the browser has to read it. */
  state?: PageState;
}

/** Answers of the API by the client's query keys, which begin with the method and path of their endpoint. */
export type PageState = [queryKey: readonly unknown[], data: unknown][];

/** Makes a public read of the API in the renderer's own process. Answers its data, or an error that is the caller's own. */
export type CallRoute = (
  endpoint: Endpoint,
  input: {
    params?: Readonly<Record<string, string>>;
    query?: Readonly<Record<string, string | number | undefined>>;
  },
) => Promise<{ data: unknown } | { status: number; code: ErrorCode }>;

/** What `entry-server` of the client exports. */
export interface PageRenderer {
  /**
   * Renders the page at `address` (path and query) as a visitor sees it. Every read is fresh and tried once; rejects where
   * one fails, so that half a page is never sent.
   */
  render: (address: string) => Promise<RenderedPage | { redirect: string }>;
  /** Renders the screen for a page that could not be rendered. The browser tries it again by itself. */
  renderFailure: (address: string) => Promise<RenderedPage>;
  /** Sets what pages read from. */
  readFrom: (callRoute: CallRoute) => void;
}
