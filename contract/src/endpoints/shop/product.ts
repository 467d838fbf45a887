import type { QuotedShipping } from '../../order/quote.ts';
import type { ProductDetail, ProductPage } from '../../product/wire.ts';
import type { ShopIntro } from '../../settings/wire.ts';
import { type Endpoint, PUBLIC_READ, type Returns } from '../endpoint.ts';

/** A page of the prints on sale, or of those of one photographer where `userId` is given. Past the end is the last page. */
export const listProducts = {
  ...PUBLIC_READ,
  path: '/product',
  query: ['page', 'pageSize', 'userId'],
  response: {} as Returns<ProductPage>,
} as const satisfies Endpoint;

/** The words at the top of the shop, as an administrator wrote them. */
export const getShopIntro = {
  ...PUBLIC_READ,
  path: '/product/intro',
  response: {} as Returns<ShopIntro>,
} as const satisfies Endpoint;

/** Returns all ways of shipping that the house offers, with price and business days. */
export const getShipping = {
  ...PUBLIC_READ,
  path: '/product/shipping',
  response: {} as Returns<QuotedShipping[]>,
} as const satisfies Endpoint;

/** A print on sale with its sizes and frames. */
export const getProduct = {
  ...PUBLIC_READ,
  path: '/product/:slug',
  response: {} as Returns<ProductDetail>,
  errors: ['NOT_FOUND'],
} as const satisfies Endpoint;
