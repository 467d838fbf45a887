import { useSearchParams } from 'react-router';
import { withRedirect } from '#lib/paths.ts';

/** Another of the account's screens, with the way on that this one was given. */
export function useKeptRedirect(address: string): string {
  const [parameters] = useSearchParams();
  const redirect = parameters.get('redirect');
  return redirect === null ? address : withRedirect(address, redirect);
}
