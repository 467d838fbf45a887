import { getSubscription } from '@aperture-byline/contract/endpoints/mail/subscription-page';
import { apiQueryOrNull } from '#lib/api/api-or-null.ts';

/** Returns the query for a token's subscription; null where the token is not valid. */
export const subscriptionQuery = (token: string) => apiQueryOrNull(getSubscription, { params: { token } });
