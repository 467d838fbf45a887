import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { answerWith } from '../../http/define-route.ts';
import { countWaiting } from './count-waiting.ts';
import { getDesk } from './get-desk.ts';
import { getFirstSteps } from './get-first-steps.ts';
import { getToday } from './get-today.ts';

const { studio, user } = endpoints;

export const studioRoutes = [
  answerWith(user.getWaitingCounts, ({ principal }) => countWaiting(principal)),
  answerWith(studio.getStudioToday, ({ principal: { userId } }) => getToday(String(userId))),
  answerWith(studio.getFirstSteps, ({ principal: { userId } }) => getFirstSteps(String(userId))),
  answerWith(studio.getStudioDesk, () => getDesk()),
];
