import { getShipping } from '@aperture-byline/contract/endpoints/shop/product';
import { apiQuery } from '#lib/api/api.ts';

/** Query of the shipping methods on offer. */
export const shippingQuery = apiQuery(getShipping, {});
