import type { Endpoint, Returns } from '../endpoint.ts';

/** A message to the gallery, where no forwarding service is set. */
export const sendContactMessage = {
  method: 'POST',
  path: '/contact',
  body: async () => (await import('../../contact/schemas.ts')).contactSchema,
  response: {} as Returns<null>,
  status: [201],
  auth: 'none',
  cache: 'never',
  rateLimit: 'contact',
} as const satisfies Endpoint;
