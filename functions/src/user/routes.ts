import { type AnyRoute, ok } from '../http/route.ts';
import { getProfile } from './get-profile.ts';

export const userRoutes: readonly AnyRoute[] = [
  {
    method: 'get',
    path: '/user/profile',
    token: 'optional',
    cache: 'steady',
    limit: 'list',
    handle: async ({ query, principal }) => ok(await getProfile(query('userId'), principal?.userId ?? null)),
  },
];
