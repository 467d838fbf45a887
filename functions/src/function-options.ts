import { setGlobalOptions } from 'firebase-functions';
import { defineSecret } from 'firebase-functions/params';
import { config } from './lib/config.ts';
import { REGION } from './region.ts';
import { type ServiceAccountId, serviceAccountEmail } from './service-accounts.ts';
import './settings.ts';

/**
 * Secrets that every function gets. The settings of `.env` files are in the environment when firebase-tools reads these
 * options: a project without a payment provider needs none of its secrets.
 */
export const requiredSecrets = [
  'SIGNING_SECRET',
  ...(process.env.PAYMENT_PROVIDER === 'razorpay' ? ['RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] : []),
].map((name) => defineSecret(name));

/** Secrets that `api` alone gets, in addition. */
export const apiSecrets = ['PAYOUT_KEY', ...(process.env.BOUNCE_REPORTS === 'signed' ? ['BOUNCE_SECRET'] : [])].map(
  (name) => defineSecret(name),
);

/** Secret of the function that sends mails. */
export const mailServer = defineSecret('SMTP_URL');

const { maxInstancesFactor, warmInstances } = config();

/** Limits of a function that may have so many instances, or more where the project has more than a new one's quota. */
export const upTo = (instances: number) => ({ maxInstances: instances * maxInstancesFactor });

/** Limits of a function that people wait for. */
export function warmUpTo(instances: number) {
  const { maxInstances } = upTo(instances);
  return { maxInstances, minInstances: Math.min(warmInstances, maxInstances) };
}

/**
 * Account that a function runs as. Its address is written out: firebase-tools grants secrets to what stands here, and
 * has schedules call as it, without completing `NAME@`.
 */
export const runAs = (id: ServiceAccountId) => ({
  serviceAccount: serviceAccountEmail(id, process.env.GCLOUD_PROJECT ?? ''),
});

/**
 * Sets options of all functions: each signs, and does not start without the secret. A function that says nothing else
 * has one instance with a fifth of a processor, which Cloud Run lets do one thing at a time. All of them together must
 * fit in the quota of a new project: 20 processors and 40 GiB.
 */
setGlobalOptions({
  region: REGION,
  maxInstances: 1,
  cpu: 0.2,
  concurrency: 1,
  secrets: requiredSecrets,
  ...runAs('aperture-events'),
});
