import type { ChangedSubscription, Subscription } from '../../subscription/subscription.ts';
import { type Endpoint, PUBLIC_READ, type Returns } from '../endpoint.ts';

/** Defaults of calls by the token in the link of a mail, which needs no account. */
const BY_TOKEN = { auth: 'none', cache: 'never', status: [200] } as const;

/**
 * Asks for letters from the house (double opt-in): the address gets a mail whose link confirms it, or leads to its choices where it is
 * confirmed. The answer is the same for every address, also where no mail is sent, since it got five today.
 */
export const requestSubscription = {
  method: 'POST',
  path: '/subscription',
  body: async () => (await import('../../subscription/subscription.ts')).subscriptionRequestSchema,
  formPages: { sent: '/letters?request=sent', refused: '/letters?request=refused' },
  response: {} as Returns<null>,
  status: [201],
  auth: 'none',
  cache: 'never',
  quota: 'subscription',
} as const satisfies Endpoint;

/**
 * Asks to be reminded of an exhibition without an account, as `requestSubscription` asks for letters: the address gets a mail whose link
 * confirms it. 404 where the exhibition is not public; 409 where the words that were shown are not those of its next event.
 */
export const requestReminder = {
  method: 'POST',
  path: '/exhibition/:exhibitionId/reminder',
  body: async () => (await import('../../reminder/reminder.ts')).reminderRequestSchema,
  response: {} as Returns<null>,
  status: [201],
  auth: 'none',
  cache: 'never',
  quota: 'subscription',
  errors: ['NOT_FOUND', 'CONFLICT'],
} as const satisfies Endpoint;

/**
 * Returns the subscriptions of the address to which the token was sent. Changes nothing: programs that look for viruses
 * open the links of mails.
 */
export const getSubscription = {
  ...PUBLIC_READ,
  path: '/subscription/:token',
  response: {} as Returns<Subscription>,
  cache: 'never',
  errors: ['NOT_FOUND'],
} as const satisfies Endpoint;

/**
 * Begins or ends letters; nothing happens where they are so already. 404 where the token is none, or has ended: one of a confirmation
 * after 7 days. 409 where a token that confirmed letters is sent again after they were ended.
 */
export const changeSubscription = {
  ...BY_TOKEN,
  method: 'PUT',
  path: '/subscription/:token',
  quota: 'subscription',
  body: async () => (await import('../../subscription/subscription.ts')).subscriptionChangeSchema,
  response: {} as Returns<ChangedSubscription>,
  errors: ['NOT_FOUND', 'CONFLICT'],
} as const satisfies Endpoint;

/** Says yes to the reminder that the token names; nothing happens where it was said. 404 where it ended or was taken back, 409 once it would come too late. */
export const confirmReminder = {
  ...BY_TOKEN,
  method: 'PUT',
  path: '/subscription/:token/reminder',
  quota: 'subscription',
  body: async () => (await import('../../reminder/reminder.ts')).reminderConfirmationSchema,
  response: {} as Returns<ChangedSubscription>,
  errors: ['NOT_FOUND', 'CONFLICT'],
} as const satisfies Endpoint;

/** Takes one reminder of the address back, also its user's; nothing happens where there is none. */
export const takeBackReminder = {
  ...BY_TOKEN,
  method: 'DELETE',
  path: '/subscription/:token/reminder/:exhibitionId',
  quota: 'subscription',
  response: {} as Returns<null>,
  errors: ['NOT_FOUND'],
} as const satisfies Endpoint;

/** Changes how the user at the address hears of photographers whom they follow. 404 where the token leads to no user. */
export const changeFollowNews = {
  ...BY_TOKEN,
  method: 'PUT',
  path: '/subscription/:token/follow-news',
  quota: 'subscription',
  body: async () => (await import('../../subscription/subscription.ts')).followNewsChangeSchema,
  response: {} as Returns<Subscription>,
  errors: ['NOT_FOUND'],
} as const satisfies Endpoint;

/**
 * Ends letters, or where the mail was about one all reminders, or mails about followed photographers, for mail programs (RFC 8058): whatever the body is, without a cookie, from the page of a mail program too, and again and again. It has no quota: the servers
 * of a mail provider send those of all its readers.
 */
export const endSubscription = {
  ...BY_TOKEN,
  method: 'POST',
  path: '/subscription/:token/unsubscribe',
  csrfExempt: true,
  response: {} as Returns<null>,
  errors: ['NOT_FOUND'],
} as const satisfies Endpoint;

/** Leads whoever follows the same address in a browser to the page of their choices, which ends letters and reminders by buttons. */
export const openSubscription = {
  ...PUBLIC_READ,
  path: '/subscription/:token/unsubscribe',
  response: 'redirect',
  cache: 'never',
} as const satisfies Endpoint;

/** Sends what is stored of the address to the address itself. 429 where it got five mails today. */
export const sendSubscriptionExport = {
  ...BY_TOKEN,
  method: 'POST',
  path: '/subscription/:token/export',
  quota: 'subscription',
  response: {} as Returns<null>,
  errors: ['NOT_FOUND'],
} as const satisfies Endpoint;

/** Deletes the address with its reminders, and the mails that were sent to it about them and about letters. Nothing is kept. Sent again, nothing happens. */
export const eraseSubscription = {
  ...BY_TOKEN,
  method: 'DELETE',
  path: '/subscription/:token',
  quota: 'subscription',
  response: {} as Returns<null>,
  errors: ['NOT_FOUND'],
} as const satisfies Endpoint;
