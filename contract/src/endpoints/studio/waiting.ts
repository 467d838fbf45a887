import type { WaitingCounts } from '../../studio/wire.ts';
import { type Endpoint, PRIVATE_READ, type Returns } from '../endpoint.ts';

/** How much waits for the caller in each of their roles, for the links of the header. */
export const getWaitingCounts = {
  ...PRIVATE_READ,
  path: '/user/waiting',
  response: {} as Returns<WaitingCounts>,
} as const satisfies Endpoint;
