import { parsePage } from '@aperture-byline/contract/shared/api/pagination';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

/** The page number of `?page=`: digits only, else 1. */
export function useRequestedPage(): number {
  const [search] = useSearchParams();
  return parsePage(search.get('page'));
}

/** The query of another page: `page` is replaced, every other parameter stays. */
export function withPage(search: URLSearchParams, page: number): string {
  const next = new URLSearchParams(search);
  next.set('page', String(page));
  return `?${next}`;
}

/** Replaces `?page=` by the page that was answered, where they differ, as past the end of a list. */
export function useAnsweredPage({
  requestedPage,
  answeredPage,
}: {
  requestedPage: number;
  answeredPage: number | undefined;
}): void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  useEffect(() => {
    if (answeredPage === undefined || answeredPage === requestedPage) return;
    navigate({ search: withPage(search, answeredPage) }, { replace: true });
  }, [answeredPage, requestedPage, navigate, search]);
}
