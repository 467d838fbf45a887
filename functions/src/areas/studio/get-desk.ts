import type { StoredReview } from '@aperture-byline/contract/review/stored';
import { startOfDayInIndia } from '@aperture-byline/contract/shared/dates';
import { lastDays } from '@aperture-byline/contract/stats/range';
import type { ReviewGroup, StudioDesk } from '@aperture-byline/contract/studio/wire';
import { countOpenContactMessages, readOldestContactMessage } from '../../data/mail/contact-messages.ts';
import { countStrayPayments } from '../../data/orders/money/provider-payments.ts';
import {
  countPaymentsDue,
  countPayoutsDue,
  countRefundsDue,
  countReversalsDue,
  sumOrdersSince,
} from '../../data/orders/waiting-orders.ts';
import { countReviews, readOldestWait } from '../../data/review/reviews.ts';

/** Number of documents that one read counts. */
const COUNTED_MAX = 1000;

/** Two reads for each: kinds by kind would take twenty. */
const GROUPS: Readonly<Record<Exclude<ReviewGroup, 'contact'>, readonly StoredReview['kind'][]>> = {
  photographs: ['image'],
  works: ['exhibition', 'blog', 'product', 'revision'],
  comments: ['comment', 'message', 'conversation'],
  requests: ['artist'],
};

/** Returns the first page of the desk, in sixteen reads beside that of the role. */
export async function getDesk(): Promise<StudioDesk> {
  const { from } = lastDays(new Date(), 2);
  const [queue, paymentsDue, payoutsDue, strayPayments, refundsDue, reversalsDue, house] = await Promise.all([
    Promise.all([...(Object.keys(GROUPS) as (keyof typeof GROUPS)[]).map(readGroup), readContact()]),
    countPaymentsDue(COUNTED_MAX),
    countPayoutsDue(COUNTED_MAX),
    countStrayPayments(COUNTED_MAX),
    countRefundsDue(COUNTED_MAX),
    countReversalsDue(COUNTED_MAX),
    sumOrdersSince(startOfDayInIndia(from), COUNTED_MAX),
  ]);
  const recent = { from, ...house };
  return { queue, paymentsDue, payoutsDue, strayPayments, refundsDue, reversalsDue, recent };
}

async function readGroup(group: keyof typeof GROUPS): Promise<StudioDesk['queue'][number]> {
  const kinds = GROUPS[group];
  const [count, oldest] = await Promise.all([countReviews(COUNTED_MAX, kinds), readOldestWait(kinds)]);
  return { group, count, oldest: oldest?.toISOString() ?? null };
}

async function readContact(): Promise<StudioDesk['queue'][number]> {
  const [count, oldest] = await Promise.all([countOpenContactMessages(COUNTED_MAX), readOldestContactMessage()]);
  return { group: 'contact', count, oldest: oldest?.toISOString() ?? null };
}
