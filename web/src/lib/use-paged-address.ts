import { parsePage } from '@aperture-byline/contract/paging';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

/** The page that the address asks for: digits only, else 1. */
export function useAskedPage(): number {
  const [search] = useSearchParams();
  return parsePage(search.get('page'));
}

/** Puts the page that was answered into the address where it asked for another, as past the end of a list. */
export function useAnsweredPage({ asked, answered }: { asked: number; answered: number | undefined }): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (answered === undefined || answered === asked) return;
    navigate({ search: `?page=${answered}` }, { replace: true });
  }, [answered, asked, navigate]);
}
