import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { answerWith, created, defineRoute, ok } from '../../http/define-route.ts';
import { forgetReminder, isReminded, remind } from './reminders.ts';

const { user } = endpoints;

export const reminderRoutes = [
  defineRoute(user.getReminder, async ({ principal, params }) =>
    ok({ isReminded: await isReminded(principal.userId, params.exhibitionId) }),
  ),
  defineRoute(user.addReminder, async ({ principal, params }) =>
    (await remind(principal, params.exhibitionId)) ? created(null) : ok(null),
  ),
  answerWith(user.removeReminder, ({ principal, params }) => forgetReminder(principal.userId, params.exhibitionId)),
];
