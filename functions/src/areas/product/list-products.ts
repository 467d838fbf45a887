import type { ProductPage } from '@aperture-byline/contract/product/wire';
import { SHOP_PAGE_SIZE, SHOP_PAGE_SIZE_MAX } from '@aperture-byline/contract/shared/constants';
import { parsePage, parsePageSize } from '@aperture-byline/contract/shared/pagination';
import { getListingPage } from '../../data/page-index/get-page.ts';
import { PUBLIC_PRODUCTS } from '../../data/page-index/memberships.ts';
import { readProducts } from '../../data/products.ts';
import { mapReadable } from '../../lib/parse.ts';
import { toListItem } from './mappers.ts';

interface Wish {
  page: string | null | undefined;
  pageSize: string | null | undefined;
}

/** A page of the shop, newest first. */
export async function listProducts({ page, pageSize }: Wish): Promise<ProductPage> {
  const { ids, pagination } = await getListingPage(PUBLIC_PRODUCTS, {
    page: parsePage(page),
    pageSize: parsePageSize(pageSize, { fallback: SHOP_PAGE_SIZE, max: SHOP_PAGE_SIZE_MAX }),
  });
  const approved = (await readProducts(ids)).filter(({ status }) => status === 'approved');
  return {
    products: mapReadable(approved, toListItem).filter((item) => item !== null),
    totalPages: pagination.totalPages,
  };
}
