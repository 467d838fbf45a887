import { getSealingKeys } from '@aperture-byline/contract/endpoints/people/account';
import { queryOptions } from '@tanstack/react-query';
import { loadCode } from '#lib/api/connection.ts';
import { callAuthenticated } from './account-api.ts';
import { PRIVATE } from './private-requests.ts';

/** Loads the seal of cart and drafts while somebody is signed in: at the logout there may be no connection. */
export const sealQuery = (uid: string) =>
  queryOptions({
    queryKey: [PRIVATE, uid, 'seal'],
    queryFn: async () => {
      const [{ createSeal }, { keys }] = await Promise.all([
        loadCode(() => import('#lib/storage/seal.ts')),
        callAuthenticated(getSealingKeys, {}),
      ]);
      return createSeal(uid, keys);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
