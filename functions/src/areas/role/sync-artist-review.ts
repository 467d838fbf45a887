import { isUserId } from '@aperture-byline/contract/shared/ids';
import type { StoredUser } from '@aperture-byline/contract/user/stored';
import { readUser } from '../../data/people/users.ts';
import { submissionId, syncReview } from '../../data/review/reviews.ts';
import type { UserWritten } from './on-user-written.ts';
import { changesBetween } from './role-change.ts';

/** Trigger of `users/{userId}`: syncs a request's review; one decided by hand is nobody's decision. */
export async function syncArtistReview({ userId, before, after }: Omit<UserWritten, 'eventId'>): Promise<void> {
  const serializeRoles = (user: StoredUser | null) => [user?.artistStatus, user?.isArtist].join();
  if (!isUserId(userId) || serializeRoles(before) === serializeRoles(after)) return;
  const changes = changesBetween(before, after);
  const user = await readUser(userId);
  const submission = { kind: 'artist', workKind: null, subjectId: userId } as const;
  const createdAt = new Date();
  const isGranted = changes.includes('artist granted');
  const isDecided = isGranted || changes.includes('artist declined');
  await syncReview(
    { ...submission, ownerId: Number(userId), createdAt },
    {
      isWaiting: user !== null && user.isArtist !== true && user.artistStatus === 'requested',
      decision: isDecided
        ? {
            ...submission,
            decision: isGranted ? 'approved' : 'rejected',
            reviewId: submissionId(submission),
            ownerId: Number(userId),
            reason: isGranted ? null : (user?.artistNote ?? null),
            adminId: null,
            isByHand: true,
            createdAt,
          }
        : null,
    },
  );
}
