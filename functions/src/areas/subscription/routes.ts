import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { pagePaths } from '@aperture-byline/contract/pages/page-table';
import { answerWith, created, defineRoute } from '../../http/define-route.ts';
import { askForReminder, confirmReminder, takeBackReminder } from './address-reminders.ts';
import { changeFollowNews, getSubscription } from './choices.ts';
import { answerForm } from './plain-form.ts';
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
  answerWith(subscription.getSubscription, ({ params }) => getSubscription(params.token)),
  answerWith(subscription.changeSubscription, ({ params, body }) => changeSubscription(params.token, body)),
  answerWith(subscription.sendSubscriptionForm, ({ params, body }) => answerForm(params.token, body)),
  defineRoute(subscription.requestReminder, async ({ params, body }) => {
    await askForReminder(params.exhibitionId, body);
    return created(null);
  }),
  answerWith(subscription.confirmReminder, ({ params, body }) => confirmReminder(params.token, body.consent)),
  answerWith(subscription.takeBackReminder, ({ params }) => takeBackReminder(params.token, params.exhibitionId)),
  answerWith(subscription.changeFollowNews, ({ params, body }) => changeFollowNews(params.token, body.followNews)),
  answerWith(subscription.endSubscription, ({ params }) => endSubscription(params.token)),
  defineRoute(subscription.openSubscription, async ({ params }) => ({
    redirect: pagePaths().subscription(params.token),
  })),
  answerWith(subscription.sendSubscriptionExport, ({ params }) => sendExport(params.token)),
  answerWith(subscription.eraseSubscription, ({ params }) => eraseSubscription(params.token)),
];
