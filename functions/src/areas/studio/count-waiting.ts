import type { WaitingCounts } from '@aperture-byline/contract/studio/wire';
import { type Caller, hasRole } from '../../access/access.ts';
import { countOpenContactMessages } from '../../data/mail/contact-messages.ts';
import { countReturned } from '../../data/mail/notices.ts';
import {
  countClaimedPayments,
  countDisputes,
  countDueSubOrders,
  countOrdersOfBuyer,
  hasOrdered,
} from '../../data/orders/waiting-orders.ts';
import { countReviews } from '../../data/review/reviews.ts';

/** The header shows no larger numbers. */
const COUNTED_MAX = 100;

/** Counts what waits for the caller in each role: twelve reads at most, one without a role or orders. */
export async function countWaiting(caller: Caller & { isArtist: boolean }): Promise<WaitingCounts> {
  const { userId } = caller;
  if (userId === null) return { orders: null, studio: null, desk: null };
  const [orders, studio, desk] = await Promise.all([
    countOrders(userId),
    hasRole(caller, 'artist').then((isArtist) => (isArtist ? countOfStudio(userId) : null)),
    hasRole(caller, 'admin').then((isAdmin) => (isAdmin ? countOfDesk() : null)),
  ]);
  return { orders, studio, desk };
}

async function countOrders(userId: string): Promise<number | null> {
  return (await hasOrdered(userId)) ? countOrdersOfBuyer(userId, COUNTED_MAX) : null;
}

async function countOfStudio(userId: string): Promise<WaitingCounts['studio']> {
  const [orders, returned] = await Promise.all([
    countDueSubOrders(userId, COUNTED_MAX),
    countReturned(userId, COUNTED_MAX),
  ]);
  return { orders, returned };
}

async function countOfDesk(): Promise<WaitingCounts['desk']> {
  const [reviews, messages, payments, disputes] = await Promise.all([
    countReviews(COUNTED_MAX),
    countOpenContactMessages(COUNTED_MAX),
    countClaimedPayments(COUNTED_MAX),
    countDisputes(COUNTED_MAX),
  ]);
  return { reviews, messages, payments, disputes };
}
