import { listAddresses } from '@aperture-byline/contract/endpoints/address';
import { privateQuery } from '#entities/session/api/private-requests.ts';

/** The user's delivery addresses, newest first. */
export const addressesQuery = (uid: string) => privateQuery(uid, listAddresses, {});
