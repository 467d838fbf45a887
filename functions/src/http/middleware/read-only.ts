import type { Endpoint } from '@aperture-byline/contract/endpoints/endpoint';
import { MINUTE, SECOND } from '@aperture-byline/contract/shared/durations';
import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { readReadOnly } from '../../data/core/read-only.ts';
import { ApiError, failClosed } from '../../lib/errors.ts';
import { getAbortSignal } from './deadline.ts';
import { inSlot } from './slots.ts';

/** Time for which an instance remembers whether the house is read-only: of a thousand writes, one reads it. */
const REMEMBERED = 5 * SECOND;
/** Somebody has to look why so much was spent. */
const RETRY_AFTER = (10 * MINUTE) / SECOND;

/** Whether an endpoint is refused while the house is read-only: a write, but for what goes on and administrators. */
export const isRefusedWhileReadOnly = ({ method, authorization, worksReadOnly }: Endpoint): boolean =>
  method !== 'GET' && authorization?.role !== 'admin' && !worksReadOnly;

/** Throws READ_ONLY while the house is read-only (decision 206), and UNAVAILABLE where that can't be read. */
export function refuseWhileReadOnly(): RequestHandler {
  const memory = new LRUCache<'isReadOnly', boolean>({
    max: 1,
    ttl: REMEMBERED,
    // By a clock that tests can set; without a resolution the cache would reuse the time for a moment.
    perf: { now: () => Date.now() },
    ttlResolution: 0,
    fetchMethod: async () => (await readReadOnly()) !== null,
  });
  return async (req, _res, next) => {
    const isReadOnly = await inSlot(getAbortSignal(req), () => failClosed(() => memory.fetch('isReadOnly')));
    if (isReadOnly) throw new ApiError('READ_ONLY', { retryAfter: RETRY_AFTER });
    next();
  };
}
