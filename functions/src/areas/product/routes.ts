import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { answerWith } from '../../http/define-route.ts';
import { getPayoutTerms, getProduct, getShipping, getShopIntro, listProducts } from './read-products.ts';

const { product } = endpoints;

export const productRoutes = [
  answerWith(product.listProducts, ({ query }) =>
    listProducts({ page: query('page'), pageSize: query('pageSize'), userId: query('userId') }),
  ),
  answerWith(product.getShopIntro, () => getShopIntro()),
  answerWith(product.getShipping, () => getShipping()),
  answerWith(product.getPayoutTerms, () => getPayoutTerms()),
  answerWith(product.getProduct, ({ params }) => getProduct(params.slug)),
];
