import { getSubscription } from '@aperture-byline/contract/endpoints/mail/subscription';
import { apiQueryOrNull } from '#lib/api/api-or-null.ts';

/** What the address gets that a token was sent to; null where the token leads nowhere. */
export const subscriptionQuery = (token: string) => apiQueryOrNull(getSubscription, { params: { token } });
