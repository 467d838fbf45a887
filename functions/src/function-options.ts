import { setGlobalOptions } from 'firebase-functions';
import { REGION } from './region.ts';

/**
 * Names the secrets that every function gets. The settings of `.env` files are in the environment when
 * firebase-tools reads these options: a project without a payment provider needs none of its secrets.
 */
export const requiredSecrets = (): string[] => [
  'SIGNING_SECRET',
  ...(process.env.PAYMENT_PROVIDER === 'razorpay' ? ['RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] : []),
];

/** Names the secrets that `api` alone gets, in addition. */
export const apiSecrets = (): string[] => [
  'PAYOUT_KEY',
  ...(process.env.BOUNCE_REPORTS === 'signed' ? ['BOUNCE_SECRET'] : []),
];

/**
 * Sets options of all functions: each signs, and does not start without the secret.
 * 256 MB is too little for 80 events.
 */
setGlobalOptions({ region: REGION, maxInstances: 10, concurrency: 10, secrets: requiredSecrets() });
