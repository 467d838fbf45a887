import { parsePage } from '@aperture-byline/contract/shared/pagination';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

/** The page number of `?page=`: digits only, else 1. */
export function useAskedPage(): number {
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
export function useAnsweredPage({ asked, answered }: { asked: number; answered: number | undefined }): void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  useEffect(() => {
    if (answered === undefined || answered === asked) return;
    navigate({ search: withPage(search, answered) }, { replace: true });
  }, [answered, asked, navigate, search]);
}
