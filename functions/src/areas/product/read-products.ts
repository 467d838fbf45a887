import type { QuotedShipping } from '@aperture-byline/contract/cart/wire';
import type { ProductDetail, ProductPage } from '@aperture-byline/contract/product/wire';
import type { PayoutTerms, ShopIntro } from '@aperture-byline/contract/settings/wire';
import { parsePage, parsePageSize } from '@aperture-byline/contract/shared/api/pagination';
import { SHOP_PAGE_SIZE, SHOP_PAGE_SIZE_MAX } from '@aperture-byline/contract/shared/constants';
import { isSlug, isUserId } from '@aperture-byline/contract/shared/ids';
import { readHomeSettings, readPayoutSettings, readShopSettings } from '../../data/core/settings.ts';
import { PUBLIC_PRODUCTS, publicProductsOf } from '../../data/page-index/memberships.ts';
import { readPage } from '../../data/page-index/page-indexes.ts';
import { readReturns } from '../../data/people/users.ts';
import { readProductBySlug, readProducts } from '../../data/works/products.ts';
import { ApiError } from '../../lib/errors.ts';
import { toPayoutTerms } from '../../lib/order/money/payout-terms.ts';
import { toQuotedShipping } from '../../lib/order/quoted-shipping.ts';
import { isPublicWork } from '../../publication/visibility.ts';
import { toDetail, toListItem } from './mappers.ts';

interface Options {
  page: string | null | undefined;
  pageSize: string | null | undefined;
  /** Undefined for the shop of all. */
  userId: string | null | undefined;
}

/** A page of the shop or of one photographer's prints, newest first. */
export async function listProducts({ page, pageSize, userId }: Options): Promise<ProductPage> {
  if (userId !== undefined && !isUserId(userId)) return { products: [], totalPages: 0 };
  const index = userId === undefined ? PUBLIC_PRODUCTS : publicProductsOf(userId);
  const { ids, pagination } = await readPage(index, {
    page: parsePage(page),
    pageSize: parsePageSize(pageSize, { fallback: SHOP_PAGE_SIZE, max: SHOP_PAGE_SIZE_MAX }),
  });
  const approved = (await readProducts(ids)).filter(isPublicWork);
  return { products: approved.map(toListItem).filter((item) => item !== null), totalPages: pagination.totalPages };
}

/** An approved product. Throws NOT_FOUND. */
export async function getProduct(slug: unknown): Promise<ProductDetail> {
  const product = isSlug(slug) ? await readProductBySlug(slug) : null;
  if (!product) throw new ApiError('NOT_FOUND');
  const backOn = (await readReturns([product.owner.userId])).get(product.owner.userId);
  return { ...toDetail(product), ...(backOn !== undefined && { back_on: backOn }) };
}

export async function getShopIntro(): Promise<ShopIntro> {
  return { text: (await readHomeSettings()).shopIntro };
}

export async function getShipping(): Promise<QuotedShipping[]> {
  return toQuotedShipping((await readShopSettings()).shipping);
}

/** The house's own; another commission may be set for an artist. */
export async function getPayoutTerms(): Promise<PayoutTerms> {
  return toPayoutTerms(await readPayoutSettings());
}
