import {
  getPayoutTerms,
  getProduct,
  getShipping,
  getShopIntro,
  listProducts,
} from '@aperture-byline/contract/endpoints/shop/product';
import { HOME_PRINTS, SHOP_PAGE_SIZE } from '@aperture-byline/contract/shared/constants';
import { isContentSlug } from '@aperture-byline/contract/shared/text/slug';
import { queryOptions } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/api.ts';
import { apiQueryOrNull } from '#lib/api/api-or-null.ts';

/** Reads a page of the prints on sale. Past the end the API answers the last page. */
export const productsQuery = (page: number, pageSize: number) => apiQuery(listProducts, { query: { page, pageSize } });

export const homePrintsQuery = productsQuery(1, HOME_PRINTS);

export const productsOfQuery = (userId: string, page: number) =>
  apiQuery(listProducts, { query: { page, pageSize: SHOP_PAGE_SIZE, userId } });

export const shopIntroQuery = apiQuery(getShopIntro, {});

/** A print on sale, or null where there is none under `slug`. */
export function productQuery(slug: string) {
  const query = apiQueryOrNull(getProduct, { params: { slug } });
  return isContentSlug(slug) ? query : queryOptions({ ...query, queryFn: async () => null });
}

export const shippingQuery = apiQuery(getShipping, {});
export const payoutTermsQuery = apiQuery(getPayoutTerms, {});
