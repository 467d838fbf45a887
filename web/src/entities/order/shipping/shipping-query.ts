import { getShipping } from '@aperture-byline/contract/endpoints/shop/product';
import { apiQuery } from '#lib/api/api.ts';

export const shippingQuery = apiQuery(getShipping, {});
