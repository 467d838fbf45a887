import { type AnyRoute, ok } from '../http/route.ts';
import { getProduct } from './get-product.ts';
import { listProducts } from './list-products.ts';

export const productRoutes: readonly AnyRoute[] = [
  {
    method: 'get',
    path: '/product',
    cache: 'steady',
    limit: 'list',
    handle: async ({ query }) => ok(await listProducts({ page: query('page'), pageSize: query('pageSize') })),
  },
  {
    method: 'get',
    path: '/product/:slug',
    cache: 'steady',
    limit: 'list',
    handle: async ({ params }) => ok(await getProduct(params.slug)),
  },
];
