import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { defineRoute, ok } from '../../http/define-route.ts';
import { getProduct, getShipping, getShopIntro, listProducts } from './read-products.ts';

const { product } = endpoints;

export const productRoutes = [
  defineRoute(product.listProducts, async ({ query }) =>
    ok(await listProducts({ page: query('page'), pageSize: query('pageSize'), userId: query('userId') })),
  ),
  defineRoute(product.getShopIntro, async () => ok(await getShopIntro())),
  defineRoute(product.getShipping, async () => ok(await getShipping())),
  defineRoute(product.getProduct, async ({ params }) => ok(await getProduct(params.slug))),
];
