import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { answerWith } from '../../http/define-route.ts';
import { readHouseStats, readStats } from './stats.ts';

const { studio } = endpoints;

export const statsRoutes = [
  answerWith(studio.getStudioStats, ({ query, principal: { userId } }) =>
    readStats(userId, { from: query('from'), to: query('to') }),
  ),
  answerWith(studio.getHouseStats, ({ query }) => readHouseStats({ from: query('from'), to: query('to') })),
];
