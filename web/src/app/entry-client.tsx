import type { PageState } from '@aperture-byline/contract/pages/rendered-page';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { createQueryClient } from '#lib/api/query-client.ts';
import { watchSteps } from '#lib/navigation/history-step.ts';
import { historyGuard } from '#lib/navigation/navigation.ts';
import '#theme/global.css';
import { App } from './app.tsx';
import { pageAt } from './pages.ts';

/** Starts the client: hydration of the page that the server rendered, or a first render into the empty shell. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The document has no #root');
  watchSteps();
  window.addEventListener('popstate', (event) => historyGuard.current?.(event));
  const queryClient = createQueryClient();
  const site = (
    <StrictMode>
      <BrowserRouter>
        <App queryClient={queryClient} />
      </BrowserRouter>
    </StrictMode>
  );
  import('./improve-navigation.ts')
    .then(({ improveNavigation }) => improveNavigation(queryClient))
    // The site works without.
    .catch((error: unknown) => console.warn('Links are not prefetched, nor scroll positions kept:', error));
  const state = document.getElementById('page-state')?.textContent;
  // Where another screen than the address's is to be shown again after a reload (`app.tsx`), it replaces the server's.
  if (state == null || window.history.state?.usr?.shownBy) {
    createRoot(root).render(site);
    return;
  }
  // As of now: a page from a cache may be minutes old, and every query would be stale and be read again at once.
  for (const [queryKey, data] of JSON.parse(state) as PageState) queryClient.setQueryData(queryKey, data);
  // Where the code of the page can't be loaded, its error boundary says so.
  await pageAt(window.location.pathname)
    ?.page.load()
    .catch(() => undefined);
  startTransition(() => {
    hydrateRoot(root, site);
  });
}

// Not awaited: the file of the page imports what this one does, and would wait for it.
start();
