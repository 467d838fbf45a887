import type { PageRenderer, RenderedPage } from '@aperture-byline/contract/pages/rendered-page';
import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { Route, Routes, StaticRouter } from 'react-router';
import { PageErrorFallback } from '#components/feedback/page-error-fallback.tsx';
import { ApiError, answerInProcess } from '#lib/api/api.ts';
import '#theme/global.css';
import { App } from './app.tsx';
import { Layout } from './layout/layout.tsx';
import { pageDefinitions } from './page-definitions.ts';
import { pageAt } from './pages.ts';
import { readPage } from './read-page.ts';

export const readFrom: PageRenderer['readFrom'] = (callRoute) =>
  answerInProcess(async (endpoint, input) => {
    const answer = await callRoute(endpoint, input);
    if ('data' in answer) return answer.data;
    throw new ApiError(answer.status, answer.code, { code: answer.code });
  });

export const render: PageRenderer['render'] = async (address, siteUrl) => {
  const url = new URL(address, 'http://server.invalid');
  // The browser renders these. Hosting sends only odd spellings of them here, like `/profile/%2e`.
  const page = pageAt(url.pathname)?.page;
  if (page !== undefined && page.definition === undefined) url.pathname = '/not-found';
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: false, gcTime: Number.POSITIVE_INFINITY, staleTime: Number.POSITIVE_INFINITY },
    },
  });
  const outcome = await readPage(url, queryClient);
  if (outcome !== 'missing' && 'redirect' in outcome) return outcome;
  const rendered = { ...pageSourcesAt(url), ...(await toHtml(url, <App queryClient={queryClient} />)) };
  const state = queryClient.getQueriesData({}).filter(([, data]) => data !== undefined);
  const server = serverPartAt(url);
  if (outcome === 'missing' || server === undefined) return { status: 404, ...rendered, state };
  const { data } = outcome;
  const metadata = server.head({ siteUrl, data });
  return { status: 200, ...rendered, metadata, caching: server.caching(data), state };
};

const sitemapEntries = Object.values(pageDefinitions).flatMap(({ path, server }) => {
  const sitemap = server ? server.sitemap : null;
  return sitemap ? [{ path, ...sitemap }] : [];
});

export const sitemapListings: PageRenderer['sitemapListings'] = sitemapEntries.filter((entry) => 'file' in entry);
export const sitemapPages: PageRenderer['sitemapPages'] = sitemapEntries.filter((entry) => !('file' in entry));

export const renderFailure: PageRenderer['renderFailure'] = async (address) => {
  const url = new URL(address, 'http://server.invalid');
  const screen = (
    <Routes>
      <Route element={<Layout />}>
        <Route path="*" element={<PageErrorFallback />} />
      </Route>
    </Routes>
  );
  return { status: 503, ...pageSourcesAt(url), ...(await toHtml(url, screen)) };
};

const serverPartAt = ({ pathname }: URL) => pageAt(pathname)?.page.definition?.server || undefined;

function pageSourcesAt(url: URL): Pick<RenderedPage, 'sources'> {
  const [module, ...parts] = serverPartAt(url)?.sources ?? [];
  if (module === undefined) return { sources: { module, parts: ['src/app/not-found.tsx'] } };
  return { sources: { module: `src/${module}`, parts: parts.map((file) => `src/${file}`) } };
}

async function toHtml({ pathname, search }: URL, content: ReactNode): Promise<{ head: string; body: string }> {
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
