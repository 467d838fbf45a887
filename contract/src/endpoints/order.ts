import type { Quote } from '../order/quote.ts';
import type { Endpoint, Returns } from './endpoint.ts';

/** What a cart costs now, and which of its prints are to be had. Nothing is reserved. */
export const quoteCart = {
  method: 'POST',
  path: '/product/quote',
  body: async () => (await import('../order/quote.ts')).quoteSchema,
  response: {} as Returns<Quote>,
  status: [200],
  auth: 'none',
  cache: 'never',
  rateLimit: 'list',
} as const satisfies Endpoint;
