import { readUser } from '../../data/people/users.ts';
import { submissionId, syncReview } from '../../data/review/reviews.ts';
import { changesBetween } from './role-change.ts';
import type { WrittenUser } from './sync-roles.ts';

/** Syncs the review of a person's request; one decided by hand is nobody's decision. */
export async function syncArtistReview({ userId, before, after }: Omit<WrittenUser, 'eventId'>): Promise<void> {
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
