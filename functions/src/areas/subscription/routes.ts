import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { pagePaths } from '@aperture-byline/contract/pages/page-table';
import { created, defineRoute, ok } from '../../http/define-route.ts';
import { askForReminder, confirmReminder, takeBackReminder } from './address-reminders.ts';
import { changeFollowNews, getSubscription } from './choices.ts';
import {
  changeSubscription,
  endSubscription,
  eraseSubscription,
  requestSubscription,
  sendExport,
} from './subscriptions.ts';

const { subscription } = endpoints;

export const subscriptionRoutes = [
  defineRoute(subscription.requestSubscription, async ({ body: { email, consent } }) => {
    await requestSubscription(email, consent);
    return created(null);
  }),
  defineRoute(subscription.getSubscription, async ({ params }) => ok(await getSubscription(params.token))),
  defineRoute(subscription.changeSubscription, async ({ params, body }) =>
    ok(await changeSubscription(params.token, body)),
  ),
  defineRoute(subscription.requestReminder, async ({ params, body }) => {
    await askForReminder(params.exhibitionId, body);
    return created(null);
  }),
  defineRoute(subscription.confirmReminder, async ({ params, body }) =>
    ok(await confirmReminder(params.token, body.consent)),
  ),
  defineRoute(subscription.takeBackReminder, async ({ params }) => {
    await takeBackReminder(params.token, params.exhibitionId);
    return ok(null);
  }),
  defineRoute(subscription.changeFollowNews, async ({ params, body }) =>
    ok(await changeFollowNews(params.token, body.followNews)),
  ),
  defineRoute(subscription.endSubscription, async ({ params }) => {
    await endSubscription(params.token);
    return ok(null);
  }),
  defineRoute(subscription.openSubscription, async ({ params }) => ({
    redirect: pagePaths().subscription(params.token),
  })),
  defineRoute(subscription.sendSubscriptionExport, async ({ params }) => {
    await sendExport(params.token);
    return ok(null);
  }),
  defineRoute(subscription.eraseSubscription, async ({ params }) => {
    await eraseSubscription(params.token);
    return ok(null);
  }),
];
