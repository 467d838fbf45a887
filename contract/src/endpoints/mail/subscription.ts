import type { ChangedSubscription, Subscription } from '../../subscription/wire.ts';
import { everybody } from '../callers.ts';

/**
 * Asks for letters from the house (double opt-in): the address gets a mail whose link confirms it, or leads to its
 * choices where it is confirmed. The answer is the same for every address, also where no mail is sent, since it got
 * five today.
 */
export const requestSubscription = everybody
  .post('/subscription', {
    body: 'subscription.subscriptionRequestSchema',
    formPages: { sent: '/letters?request=sent', refused: '/letters?request=refused' },
    status: [201],
    appCheck: 'all',
    quota: 'subscription',
  })
  .returns<null>();

/**
 * Asks to be reminded of an exhibition without an account, as `requestSubscription` asks for letters: the address gets
 * a mail whose link confirms it. 404 where the exhibition is not public; 409 where the words that were shown are not
 * those of its next event.
 */
export const requestReminder = everybody
  .post('/exhibition/:exhibitionId/reminder', {
    body: 'reminder.reminderRequestSchema',
    status: [201],
    appCheck: 'all',
    quota: 'subscription',
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
  .returns<null>();

/**
 * Begins or ends letters; nothing happens where they are so already. 404 where the token is none, or has ended: one of
 * a confirmation after 7 days. 409 where a token that confirmed letters is sent again after they were ended.
 */
export const changeSubscription = everybody
  .put('/subscription/:token', {
    body: 'subscription.subscriptionChangeSchema',
    worksReadOnly: true,
    quota: 'subscription',
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
  .returns<ChangedSubscription>();

/**
 * Does what a plain form of the page says, for browsers without scripts. The page has no referrer, so that its forms
 * name no origin; the token alone authorizes it. The answer leads to the page again, by the token that lasts.
 */
export const sendSubscriptionForm = everybody
  .post('/subscription/:token', {
    body: 'subscription.subscriptionFormSchema',
    formPages: { sent: '/subscription/:token?done=:choice', refused: '/subscription/:token?refused' },
    csrfExempt: true,
    worksReadOnly: true,
    quota: 'subscription',
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
  .returns<{ token: string; choice: string }>();

/**
 * Says yes to the reminder that the token names; nothing happens where it was said. 404 where it ended or was taken
 * back, 409 once it would come too late.
 */
export const confirmReminder = everybody
  .put('/subscription/:token/reminder', {
    body: 'reminder.reminderConfirmationSchema',
    quota: 'subscription',
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
  .returns<ChangedSubscription>();

/** Takes one reminder of the address back, also its user's; nothing happens where there is none. */
export const takeBackReminder = everybody
  .delete('/subscription/:token/reminder/:exhibitionId', {
    worksReadOnly: true,
    quota: 'subscription',
    errors: ['NOT_FOUND'],
  })
  .returns<null>();

/** Changes how the user at the address hears of photographers whom they follow. 404 where there is none. */
export const changeFollowNews = everybody
  .put('/subscription/:token/follow-news', {
    body: 'subscription.followNewsChangeSchema',
    worksReadOnly: true,
    quota: 'subscription',
    errors: ['NOT_FOUND'],
  })
  .returns<Subscription>();

/**
 * Ends letters, or where the mail was about one all reminders, or mails about followed photographers, for mail programs
 * (RFC 8058): whatever the body is, without a cookie, from the page of a mail program too, and again and again. It has
 * no quota: the servers of a mail provider send those of all its readers.
 */
export const endSubscription = everybody
  .post('/subscription/:token/unsubscribe', { csrfExempt: true, worksReadOnly: true, errors: ['NOT_FOUND'] })
  .returns<null>();

/**
 * Leads whoever follows the same address in a browser to the page of their choices, which ends letters and reminders by
 * buttons.
 */
export const openSubscription = everybody.get('/subscription/:token/unsubscribe', { cache: 'never' }).sends('redirect');

/** Sends what is stored of the address to the address itself. 429 where it got five mails today. */
export const sendSubscriptionExport = everybody
  .post('/subscription/:token/export', { quota: 'subscription', errors: ['NOT_FOUND'] })
  .returns<null>();

/**
 * Deletes the address with its reminders, and the mails that were sent to it about them and about letters. Nothing is
 * kept. Sent again, nothing happens.
 */
export const eraseSubscription = everybody
  .delete('/subscription/:token', { worksReadOnly: true, quota: 'subscription', errors: ['NOT_FOUND'] })
  .returns<null>();
