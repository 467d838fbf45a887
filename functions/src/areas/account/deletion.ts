import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import type { DeletionPreview } from '@aperture-byline/contract/user/wire';
import { requestDeletion } from '../../data/core/deletions.ts';
import { readOpenOrdersOf, readOpenSubOrdersOf } from '../../data/orders/orders.ts';
import { leaveAdmins } from '../../data/people/users.ts';
import { ApiError } from '../../lib/errors.ts';
import { CANCELLABLE } from '../../lib/order/state/order-amounts.ts';
import { deleteSignIn } from '../../lib/sign-in-accounts.ts';

interface Owner {
  uid: string;
  userId: string | null;
  email: string | null;
  emailVerified: boolean;
}

/** Deletes an account. Its document comes first, whose trigger erases all; deleting the sign-in ends the token now. */
export async function deleteAccount({ uid, userId, email, emailVerified }: Owner): Promise<void> {
  await requestDeletion(uid, { uid, userId, email, emailVerified, requestedAt: new Date() });
  await deleteSignIn(uid);
}

/** Throws CONFLICT for the last administrator: nobody could make another one. */
export async function deleteOwnAccount(owner: Owner): Promise<void> {
  if (owner.userId !== null && !(await leaveAdmins(owner.userId)))
    throw new ApiError('CONFLICT', { message: profileMessages.lastAdministrator });
  await deleteAccount(owner);
}

/** Counts the open orders that the erasure would change, see `dropBuyer` and `dropArtist`; none without a profile. */
export async function previewDeletion(userId: string | null): Promise<DeletionPreview> {
  const [orders, subOrders] =
    userId === null ? [[], []] : await Promise.all([readOpenOrdersOf(userId), readOpenSubOrdersOf(userId)]);
  const sent = subOrders.filter(({ status }) => status === 'shipped');
  const unpaid = subOrders.filter(({ status, paidAt }) => CANCELLABLE.includes(status) && paidAt === null);
  const cancelled = orders.filter(({ payment }) => payment === null);
  return {
    bought: { cancelled: cancelled.length, delivered: orders.length - cancelled.length },
    sold: { declined: unpaid.length, refunded: subOrders.length - sent.length - unpaid.length, delivered: sent.length },
  };
}
