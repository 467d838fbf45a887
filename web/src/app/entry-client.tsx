import { type DehydratedState, hydrate } from '@tanstack/react-query';
import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { createQueryClient } from '#lib/query-client.ts';
import '#theme/global.css';
import { App } from './app.tsx';
import { replayEarlyClick } from './early-clicks.ts';
import { pageAt } from './pages.ts';

/** Renders the site: over the page that the server sent, or into the empty shell. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The document has no #root');
  const queryClient = createQueryClient();
  const site = (
    <StrictMode>
      <BrowserRouter>
        <App queryClient={queryClient} />
        <EarlyClick />
      </BrowserRouter>
    </StrictMode>
  );
  const state = document.getElementById('page-state')?.textContent;
  if (state == null) {
    createRoot(root).render(site);
    return;
  }
  hydrate(queryClient, asOfNow(JSON.parse(state)));
  // Where the code of the page can't be loaded, its error boundary says so.
  await pageAt(window.location.pathname)
    ?.page.load()
    .catch(() => undefined);
  startTransition(() => {
    hydrateRoot(root, site);
  });
}

/** Stands after the page, so that its effect runs when the page is hydrated. */
function EarlyClick() {
  useEffect(replayEarlyClick, []);
  return null;
}

/** A page from a cache may be minutes old: without this every query would be stale and be read again at once. */
function asOfNow(state: DehydratedState): DehydratedState {
  const dataUpdatedAt = Date.now();
  return {
    ...state,
    queries: state.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } })),
  };
}

await start();
