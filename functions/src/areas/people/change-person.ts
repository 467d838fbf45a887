import { toBasisPoints } from '@aperture-byline/contract/order/rates';
import { peopleMessages } from '@aperture-byline/contract/people/people-messages';
import type { StoredPersonDecision } from '@aperture-byline/contract/review/stored';
import { isUserId } from '@aperture-byline/contract/shared/ids';
import type { StoredUser } from '@aperture-byline/contract/user/stored';
import { readOpenSubOrdersOf } from '../../data/orders/orders.ts';
import { changePerson } from '../../data/people/change-person.ts';
import { closeArtistReview } from '../../data/review/reviews.ts';
import { ApiError } from '../../lib/errors.ts';
import { readSignIn, setLocked } from '../../lib/sign-in-accounts.ts';
import { deleteAccount } from '../account/deletion.ts';

export interface ByAdmin {
  userId: unknown;
  adminId: string | null;
}

/** Changes an account that is not the administrator's own. Throws NOT_FOUND, CONFLICT, FORBIDDEN. */
export async function decideAbout(
  { userId, adminId }: ByAdmin,
  decision: StoredPersonDecision['decision'],
  change: (user: StoredUser) => Partial<StoredUser> | null,
  reason: string | null = null,
): Promise<StoredUser & { uid: string }> {
  if (!isUserId(userId) || adminId === null) throw new ApiError('NOT_FOUND', { message: peopleMessages.nobody });
  // The trigger takes a request that waits still for one that was decided by hand.
  const also = decision === 'madeArtist' ? closeArtistReview(userId) : undefined;
  const user = await changePerson(userId, { adminId, decision, reason, also }, change);
  if (user === 'own') throw new ApiError('CONFLICT', { message: peopleMessages.notYourself });
  if (user === 'refused') throw new ApiError('FORBIDDEN');
  if (user?.uid == null) throw new ApiError('NOT_FOUND', { message: peopleMessages.nobody });
  return { ...user, uid: user.uid };
}

/** Locks or unlocks an account. The sign-in follows the record, also where it is repeated after a failure. */
export async function lockPerson(by: ByAdmin, isLocked: boolean): Promise<void> {
  const { uid } = await decideAbout(by, isLocked ? 'locked' : 'unlocked', (user) =>
    (user.isLocked ?? false) === isLocked ? null : { isLocked },
  );
  await setLocked(uid, isLocked);
}

/** Makes a photographer, or ends the role unless orders are open. Claims, mail and notice follow by the trigger. */
export async function changeArtist(by: ByAdmin, isArtist: boolean): Promise<void> {
  if (!isArtist && isUserId(by.userId) && (await readOpenSubOrdersOf(by.userId)).length > 0)
    throw new ApiError('CONFLICT', { message: peopleMessages.sellsStill });
  await decideAbout(by, isArtist ? 'madeArtist' : 'endedArtist', (user) => {
    if (user.isArtist === isArtist) return null;
    return isArtist ? { isArtist, artistStatus: 'approved', artistNote: null } : { isArtist, artistStatus: 'none' };
  });
}

/** Sets the commission of an artist's later orders, in per cent; null for the house's. Throws as `decideAbout`. */
export async function setCommission(by: ByAdmin, perCent: number | null): Promise<void> {
  const rate = perCent === null ? null : toBasisPoints(perCent);
  const reason = perCent === null ? 'As the house’s' : `${perCent} %`;
  const change = ({ commissionRate = null }: StoredUser) => (commissionRate === rate ? null : { commissionRate: rate });
  await decideAbout(by, 'setCommission', change, reason);
}

/** Locks an account for good and erases it, by the same job as its owner's own deletion. */
export async function erasePerson(by: ByAdmin): Promise<void> {
  const { uid, userId } = await decideAbout(by, 'erased', () => ({ isLocked: true }));
  const signIn = await readSignIn(uid);
  await deleteAccount({
    uid,
    userId: String(userId),
    email: signIn?.email?.toLowerCase() ?? null,
    emailVerified: signIn?.emailVerified === true,
  });
}
