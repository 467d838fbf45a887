import { toPerCent } from '@aperture-byline/contract/order/rates';
import { peopleMessages } from '@aperture-byline/contract/people/people-messages';
import type { Person } from '@aperture-byline/contract/people/wire';
import { isUserId } from '@aperture-byline/contract/shared/ids';
import { countAll } from '../../data/core/firestore.ts';
import { queryImages } from '../../data/images/images.ts';
import { readOrdersOf, readSubOrdersOf } from '../../data/orders/orders.ts';
import { readContact, readUser } from '../../data/people/users.ts';
import { countReportsOf } from '../../data/review/comments.ts';
import { queryBlogs } from '../../data/works/blogs.ts';
import { queryExhibitions } from '../../data/works/exhibitions.ts';
import { queryProducts } from '../../data/works/products.ts';
import { ApiError } from '../../lib/errors.ts';
import { readSignIn } from '../../lib/sign-in-accounts.ts';
import { previewDeletion } from '../account/deletion.ts';
import { toFoundPerson } from './find-people.ts';

const ORDERS_MAX = 20;
const REPORTS_MAX = 100;
const OWN_WORKS = [queryImages, queryExhibitions, queryBlogs, queryProducts];
const NO_WORKS = { photographs: 0, exhibitions: 0, stories: 0, prints: 0 };

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Reads what somebody is and has. Throws NOT_FOUND for who has no account. */
export async function getPerson(userId: unknown, adminId: string | null): Promise<Person> {
  const user = isUserId(userId) ? await readUser(userId) : null;
  if (!isUserId(userId) || user?.uid == null) throw new ApiError('NOT_FOUND', { message: peopleMessages.nobody });
  const [contact, signIn, bought, sold, reports, open, ...counts] = await Promise.all([
    readContact(userId),
    readSignIn(user.uid),
    readOrdersOf(userId),
    readSubOrdersOf(userId),
    countReportsOf(userId, REPORTS_MAX),
    previewDeletion(userId),
    ...OWN_WORKS.map(({ query }) => countAll(query(userId))),
  ]);
  const works = user.publicWork?.counts ?? NO_WORKS;
  const providers = new Set(signIn?.providers.map(({ id }) => id));
  return {
    ...toFoundPerson(user, contact?.email ?? signIn?.email ?? ''),
    isConfirmed: contact?.isConfirmed === true || signIn?.emailVerified === true,
    isSelf: userId === adminId,
    isTrusted: user.isArtist && user.isTrusted === true,
    artistStatus: user.artistStatus,
    joinedAt: user.createdAt.toISOString(),
    lastSignInAt: signIn?.lastSignInAt ?? null,
    hasPassword: providers.has('password'),
    hasGoogle: providers.has('google.com'),
    works,
    // What is public is counted by a trigger, a moment later.
    hiddenWorks: Math.max(0, sum(counts) - sum(Object.values(works))),
    bought: bought.slice(0, ORDERS_MAX).map(({ id, status, total, createdAt }) => ({
      orderId: id,
      status,
      amount: total,
      createdAt: createdAt.toISOString(),
    })),
    sold: sold
      .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
      .slice(0, ORDERS_MAX)
      .map(({ orderId, status, subtotal, createdAt }) => ({
        orderId,
        status,
        amount: subtotal,
        createdAt: createdAt.toISOString(),
      })),
    reports,
    payout: contact?.payout?.masked ?? '',
    commissionRate: user.commissionRate == null ? null : toPerCent(user.commissionRate),
    open,
  };
}
