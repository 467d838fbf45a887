import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { defineRoute, ok } from '../../http/define-route.ts';
import { countWaiting } from './count-waiting.ts';
import { getDesk } from './get-desk.ts';
import { getFirstSteps } from './get-first-steps.ts';
import { getToday } from './get-today.ts';

const { studio, user } = endpoints;

export const studioRoutes = [
  defineRoute(user.getWaitingCounts, async ({ principal }) => ok(await countWaiting(principal))),
  defineRoute(studio.getStudioToday, async ({ principal: { userId } }) => ok(await getToday(String(userId)))),
  defineRoute(studio.getFirstSteps, async ({ principal: { userId } }) =>
    ok(await getFirstSteps(String(userId))),
  ),
  defineRoute(studio.getStudioDesk, async () => ok(await getDesk())),
];
