import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { defineRoute, ok } from '../../http/define-route.ts';
import { readHouseStats, readStats } from './stats.ts';

const { studio } = endpoints;

export const statsRoutes = [
  defineRoute(studio.getStudioStats, async ({ query, principal: { userId } }) =>
    ok(await readStats(userId, { from: query('from'), to: query('to') })),
  ),
  defineRoute(studio.getHouseStats, async ({ query }) =>
    ok(await readHouseStats({ from: query('from'), to: query('to') })),
  ),
];
