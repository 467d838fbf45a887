import type { Endpoint } from '@aperture-byline/contract/endpoints/endpoint';
import type { ErrorCode } from '@aperture-byline/contract/shared/envelope';
import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { Route, Routes, StaticRouter } from 'react-router';
import { PageErrorFallback } from '#components/feedback/page-error-fallback.tsx';
import { type AnyInput, ApiError, answerInProcess } from '#lib/api.ts';
import '#theme/global.css';
import { App } from './app.tsx';
import { Layout } from './layout/layout.tsx';
import { readPage } from './page-reads.ts';
import { type PageState, pageAt, publicPages } from './pages.ts';

/** What the browser needs besides the HTML of a page. */
export interface RenderedPage {
  status: 200 | 404 | 503;
  /** The source file of the page; undefined where the address has none. */
  module: string | undefined;
  /** The source files of parts that the browser loads later. */
  parts: readonly string[];
  /** Elements for the head: title, description, preload of the largest picture. */
  head: string;
  /** `#root` with its content. */
  body: string;
  /** Undefined where the browser has to read the data itself. */
  state?: PageState;
}

export type Rendered = RenderedPage | { redirect: string };

/** What a public read of the API answers: its data, or an error that is the caller's own. */
type RouteAnswer = { data: unknown } | { status: number; code: ErrorCode };

/** Lets pages read from the API's routes in this process. */
export function readFrom(callRoute: (endpoint: Endpoint, input: AnyInput) => Promise<RouteAnswer>): void {
  answerInProcess(async (endpoint, input) => {
    const answer = await callRoute(endpoint, input);
    if ('data' in answer) return answer.data;
    throw new ApiError(answer.status, answer.code, { code: answer.code });
  });
}

/**
 * Renders the page at `address` (path and query) as a visitor sees it. Every read is fresh and tried once; rejects where
 * one fails, so that half a page is never sent.
 */
export async function render(address: string): Promise<Rendered> {
  const url = new URL(address, 'http://server.invalid');
  const page = pageAt(url.pathname)?.page;
  // The browser renders these. Hosting sends only odd spellings of them here, like `/profile/%2e`.
  if (page !== undefined && !publicPages.includes(page)) url.pathname = '/not-found';
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: false, gcTime: Number.POSITIVE_INFINITY, staleTime: Number.POSITIVE_INFINITY },
    },
  });
  const outcome = await readPage(url, queryClient);
  if (typeof outcome === 'object') return outcome;
  const html = await toHtml(url, <App queryClient={queryClient} />);
  return {
    status: outcome === 'missing' ? 404 : 200,
    ...sourcesAt(url),
    ...html,
    state: queryClient.getQueriesData({}).filter(([, data]) => data !== undefined),
  };
}

/** The screen for a page that could not be rendered. The browser tries it again by itself. */
export async function renderFailure(address: string): Promise<RenderedPage> {
  const url = new URL(address, 'http://server.invalid');
  const screen = (
    <Routes>
      <Route element={<Layout />}>
        <Route path="*" element={<PageErrorFallback />} />
      </Route>
    </Routes>
  );
  return { status: 503, ...sourcesAt(url), ...(await toHtml(url, screen)) };
}

function sourcesAt({ pathname }: URL): Pick<RenderedPage, 'module' | 'parts'> {
  const page = pageAt(pathname)?.page;
  if (page === undefined) return { module: undefined, parts: ['src/app/not-found.tsx'] };
  const { module, parts = [] } = page;
  return {
    module: `src/features/${module}.tsx`,
    parts: parts.map((file) => `src/${file}.tsx`),
  };
}

async function toHtml(
  { pathname, search }: URL,
  content: ReactNode,
): Promise<{ head: string; body: string }> {
  const { prelude } = await prerenderToNodeStream(
    <div id="root">
      <StaticRouter location={`${pathname}${search}`}>{content}</StaticRouter>
    </div>,
    {
      // Larger contents of Suspense boundaries would be moved into place by inline scripts.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        throw error;
      },
    },
  );
  prelude.setEncoding('utf8');
  let html = '';
  for await (const chunk of prelude) html += chunk;
  const bodyStart = html.indexOf('<div id="root">');
  return { head: html.slice(0, bodyStart), body: html.slice(bodyStart) };
}
