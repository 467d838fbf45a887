import { queryOptions } from '@tanstack/react-query';
import { signedInUser } from './account-api.ts';
import { PRIVATE } from './private-requests.ts';

/** A trigger sets the claims a moment after the profile says so. */
const RETRIES = 10;
const RETRY_DELAY = 1000;

/**
 * Succeeds once the token of a photographer says that they are one. A token that is older than the approval does not
 * for up to an hour, and the API and Storage refuse it; it is refreshed then.
 */
export const artistTokenQuery = (uid: string) =>
  queryOptions({
    queryKey: [PRIVATE, uid, 'artist token'],
    queryFn: async () => {
      const { currentUser } = await signedInUser();
      const saysSo = async (isRefreshed: boolean) =>
        (await currentUser.getIdTokenResult(isRefreshed)).claims.isArtist === true;
      if (!(await saysSo(false)) && !(await saysSo(true))) throw new Error('The token lacks the role');
      return true;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: RETRIES,
    retryDelay: RETRY_DELAY,
  });
