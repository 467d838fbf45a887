import type { ProductDetail, ProductPage } from '../product/wire.ts';
import type { Endpoint, Returns } from './endpoint.ts';

const LIST = {
  method: 'GET',
  status: [200],
  auth: 'none',
  cache: 'steady',
  rateLimit: 'list',
} as const;

/** A page of the prints on sale. Past the end is the last page. */
export const listProducts = {
  ...LIST,
  path: '/product',
  query: ['page', 'pageSize'],
  response: {} as Returns<ProductPage>,
} as const satisfies Endpoint;

/** A print on sale with its sizes and frames. */
export const getProduct = {
  ...LIST,
  path: '/product/:slug',
  response: {} as Returns<ProductDetail>,
  errors: ['NOT_FOUND'],
} as const satisfies Endpoint;
