import type { QuotedShipping } from '../../cart/wire.ts';
import type { ProductDetail, ProductPage } from '../../product/wire.ts';
import type { PayoutTerms, ShopIntro } from '../../settings/wire.ts';
import { everybody } from '../callers.ts';

/** A page of the prints on sale, of one photographer where `userId` is given. Past the end is the last page. */
export const listProducts = everybody.get('/product', { query: ['page', 'pageSize', 'userId'] }).returns<ProductPage>();

/** The words at the top of the shop, as an administrator wrote them. */
export const getShopIntro = everybody.get('/product/intro').returns<ShopIntro>();

/** Returns all ways of shipping that the house offers, with price and business days. */
export const getShipping = everybody.get('/product/shipping').returns<QuotedShipping[]>();

/** Returns what artists are paid of a sale, unless another commission was agreed with one. */
export const getPayoutTerms = everybody.get('/product/payout-terms').returns<PayoutTerms>();

/** A print on sale with its sizes and frames. */
export const getProduct = everybody.get('/product/:slug', { errors: ['NOT_FOUND'] }).returns<ProductDetail>();
