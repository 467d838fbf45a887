import { pagePaths } from '@aperture-byline/contract/pages/page-table';
import { config } from './config.ts';
import type { Message } from './email/write-email.ts';
import { signSubscriptionToken, type TokenUse } from './subscription-tokens.ts';

/** What a mail to a subscriber is beside its address. */
export interface SubscriberMail {
  replyTo?: string;
  headers: Record<string, string>;
  message: Message;
}

/** The page to which a mail to the subscriber leads. */
export function subscriptionPage(
  id: string,
  use: TokenUse,
  issuedAt: Date,
  /** Of which exhibition the page confirms a reminder. */
  exhibitionId?: string,
): string {
  const token = signSubscriptionToken({ subscriberId: id, use, issuedAt, exhibitionId });
  return pagePaths(config().siteUrl).subscription(token);
}

/** With the header fields by which mail programs end letters, or reminders, with one click (RFC 8058). */
export function toSubscriberMail(
  id: string,
  now: Date,
  message: Message,
  use: 'choose' | 'reminders' = 'choose',
): SubscriberMail {
  const { siteUrl, contactEmail } = config();
  const token = signSubscriptionToken({ subscriberId: id, use, issuedAt: now });
  return {
    ...(contactEmail && { replyTo: contactEmail }),
    headers: {
      'List-Unsubscribe': `<${siteUrl}/api/subscription/${token}/unsubscribe>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    message,
  };
}
