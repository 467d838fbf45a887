import { pagePaths } from '@aperture-byline/contract/pages/page-table';
import { config } from '../config.ts';
import { type SubscriptionToken, signSubscriptionToken } from './subscription-tokens.ts';
import type { Link, Message } from './write-email.ts';

/** Mail that its reader can unsubscribe from, without its address. */
export interface SubscriberMail {
  replyTo?: string;
  headers: Record<string, string>;
  message: Message;
}

/** The page to which a mail leads its reader. */
export function subscriptionPage(token: SubscriptionToken): string {
  return pagePaths(config().siteUrl).subscription(signSubscriptionToken(token));
}

/** Label of the link at the foot of every mail that one can end. */
export const UNSUBSCRIBE = 'Unsubscribe, or change what you get';

export const unsubscribeLink = (token: SubscriptionToken): Link => ({
  label: UNSUBSCRIBE,
  address: subscriptionPage(token),
});

/** Adds the header fields by which mail programs end what a mail is about with one click (RFC 8058). */
export function toSubscriberMail(
  message: Message,
  token: SubscriptionToken & { use: 'choose' | 'reminders' | 'follows' },
): SubscriberMail {
  const { siteUrl, contactEmail } = config();
  return {
    ...(contactEmail && { replyTo: contactEmail }),
    headers: {
      'List-Unsubscribe': `<${siteUrl}/api/subscription/${signSubscriptionToken(token)}/unsubscribe>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    message,
  };
}
