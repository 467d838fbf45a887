import type { Subscription } from '../../subscription/wire.ts';
import { everybody } from '../callers.ts';

// Apart from the other calls: every page loads the definitions of all pages, with what they read.

/**
 * Returns the subscriptions of the address to which the token was sent. Changes nothing: programs that look for viruses
 * open the links of mails.
 */
export const getSubscription = everybody
  .get('/subscription/:token', { cache: 'never', errors: ['NOT_FOUND'] })
  .returns<Subscription>();
