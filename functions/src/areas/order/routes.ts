import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { defineRoute, ok } from '../../http/define-route.ts';
import { quoteCart } from './quote.ts';

const { order } = endpoints;

export const orderRoutes = [defineRoute(order.quoteCart, async ({ body }) => ok(await quoteCart(body)))];
