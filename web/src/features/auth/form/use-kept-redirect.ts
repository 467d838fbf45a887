import { useSearchParams } from 'react-router';
import { withRedirect } from '#lib/paths.ts';

/** The address of another auth page, with this page's `?redirect=`. */
export function useKeptRedirect(address: string): string {
  const [parameters] = useSearchParams();
  const redirect = parameters.get('redirect');
  return redirect === null ? address : withRedirect(address, redirect);
}
