import { createHmac } from 'node:crypto';
import type { Quota } from '@aperture-byline/contract/endpoints/endpoint';
import { spend } from '../../data/rate-limits.ts';
import { now } from '../../lib/clock.ts';
import { ApiError } from '../../lib/errors.ts';
import type { Principal } from './authenticate.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Only calls that passed authorization with a valid body count. */
const QUOTAS = {
  newGuest: { window: HOUR, limit: 5 },
  newAccount: { window: HOUR, limit: 10 },
  artistRequest: { window: DAY, limit: 3 },
  profile: { window: HOUR, limit: 20 },
  export: { window: DAY, limit: 3 },
  deletion: { window: DAY, limit: 3 },
} as const satisfies Record<Quota, { window: number; limit: number }>;

/** Counts one use by this account, or by this address where there is none. Throws 429 past the limit. */
export async function spendQuota(
  quota: Quota,
  { principal, address }: { principal: Principal | null; address: string },
  { factor, secret }: { factor: number; secret: string },
): Promise<void> {
  const { window, limit } = QUOTAS[quota];
  const start = Math.floor(now().getTime() / window) * window;
  // HMAC with the window's start: the database holds no readable address or account, and other keys in each window.
  const key = createHmac('sha256', secret)
    .update(JSON.stringify([quota, start, principal ? principal.uid : address]))
    .digest('hex');
  const end = new Date(start + window);
  const isWithin = await spend(key, { limit: Math.max(1, Math.round(limit * factor)), end });
  if (isWithin) return;
  const retryAfter = Math.ceil((end.getTime() - now().getTime()) / 1000);
  throw new ApiError('TOO_MANY_REQUESTS', { retryAfter: Math.max(1, retryAfter) });
}
