import { queryOptions } from '@tanstack/react-query';
import { signedInUser } from './account-api.ts';
import { PRIVATE } from './private-requests.ts';

/** A trigger sets the claims a moment after the profile says so. */
const RETRIES = 10;
const RETRY_DELAY = 1000;

/** Succeeds once the token has the role. Refreshes one older than the approval, refused for up to an hour. */
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
