import { getShipping } from '@aperture-byline/contract/endpoints/shop/product';
import { apiQuery } from '#lib/api/api.ts';

/** What the house offers to send orders by. */
export const shippingQuery = apiQuery(getShipping, {});
