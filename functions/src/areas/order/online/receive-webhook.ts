import type { IncomingHttpHeaders } from 'node:http';
import { ApiError } from '../../../lib/errors.ts';
import { paymentProvider } from '../../../payments/configured-provider.ts';
import { followEvent } from './follow-provider.ts';

/**
 * Follows what the payment provider tells. Throws NOT_FOUND without a provider, UNAUTHENTICATED for what it did not
 * sign.
 */
export async function receiveWebhook(body: Buffer, headers: IncomingHttpHeaders): Promise<void> {
  const provider = paymentProvider();
  if (!provider) throw new ApiError('NOT_FOUND');
  const event = provider.parseWebhook(body, headers);
  if (!event) throw new ApiError('UNAUTHENTICATED');
  await followEvent(event, provider.name);
}
