import type { PhotographersPage, WorkCounts } from '../../user/wire.ts';
import { type Endpoint, PUBLIC_READ, type Returns } from '../endpoint.ts';

/** A page of everybody with public work, by the newest of it, or by `sort=name`. Past the end is the last page. */
export const listPhotographers = {
  ...PUBLIC_READ,
  path: '/user/photographers',
  query: ['page', 'sort'],
  response: {} as Returns<PhotographersPage>,
} as const satisfies Endpoint;

/** How many public works of each kind somebody has. */
export const getWorkCounts = {
  ...PUBLIC_READ,
  path: '/user/works/:userId',
  response: {} as Returns<WorkCounts>,
  errors: ['NOT_FOUND'],
} as const satisfies Endpoint;
