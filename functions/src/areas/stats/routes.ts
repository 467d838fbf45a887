import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { defineRoute, ok } from '../../http/define-route.ts';
import { readHouseOrigins, readStats } from './stats.ts';

const { studio } = endpoints;

export const statsRoutes = [
  defineRoute(studio.getStudioStats, async ({ query, principal: { userId } }) =>
    ok(await readStats(userId, { from: query('from'), to: query('to') })),
  ),
  defineRoute(studio.getHouseOrigins, async ({ query }) =>
    ok(await readHouseOrigins({ from: query('from'), to: query('to') })),
  ),
];
