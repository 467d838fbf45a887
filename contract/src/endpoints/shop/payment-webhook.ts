import { everybody } from '../callers.ts';

/** Far above any event of the provider. */
const EVENT_BYTES = 256 * 1024;

/**
 * Tells the house what became of payments and refunds, for the payment provider: the signature of the body proves it,
 * and anything else is 401. The same event again, late or in another order changes nothing more.
 */
export const receiveWebhook = everybody
  .post('/payments/webhook', { rawBody: EVENT_BYTES, worksReadOnly: true, errors: ['NOT_FOUND', 'UNAUTHENTICATED'] })
  .returns<null>();
