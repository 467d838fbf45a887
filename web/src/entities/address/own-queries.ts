import { listAddresses } from '@aperture-byline/contract/endpoints/address';
import { ownQuery } from '#entities/session/api/own-requests.ts';

/** The user's delivery addresses, newest first. */
export const addressesQuery = (uid: string) => ownQuery(uid, listAddresses, {});
