import { getSubscription } from '@aperture-byline/contract/endpoints/mail/subscription';
import { apiQueryOrNull } from '#lib/api/api-or-null.ts';

/**
 * Returns the query for the subscription of the address that a token was sent to; its data is null where the token is
 * not valid.
 */
export const subscriptionQuery = (token: string) => apiQueryOrNull(getSubscription, { params: { token } });
