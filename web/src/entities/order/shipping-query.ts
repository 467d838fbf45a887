import { getShipping } from '@aperture-byline/contract/endpoints/product';
import { apiQuery } from '#lib/api.ts';

/** What the house offers to send orders by. */
export const shippingQuery = apiQuery(getShipping, {});
