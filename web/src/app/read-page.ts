import type { QueryClient } from '@tanstack/react-query';
import type { PageOutcome } from '#lib/pages/define-page.ts';
import { pageAt } from './pages.ts';

/** Reads what the page at this address shows first, unless it is cached and fresh. Private pages read it when shown. */
export async function readPage(address: URL, queryClient: QueryClient): Promise<PageOutcome<unknown>> {
  const found = pageAt(address.pathname);
  if (found === undefined) return 'missing';
  const { page, params } = found;
  return (
    page.definition?.read({
      params,
      search: address.searchParams,
      read: (query) => queryClient.fetchQuery(query),
    }) ?? { data: null }
  );
}
