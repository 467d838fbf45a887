import type { StoredSubmission } from '@aperture-byline/contract/review/stored';
import { expect, test } from 'vitest';
import { db, put, uniqueId } from '../../../test-support/project/database.ts';
import { joinAs, type Member } from '../../../test-support/project/members.ts';
import { decisionByHand, submissionId, syncReview } from '../../data/review/reviews.ts';
import { ERASURE } from './erase-account.ts';

async function erase({ uid, userId, email }: Member): Promise<void> {
  for (const step of ERASURE) await step({ uid, email, userId: String(userId), emailVerified: true });
}

test('When a trigger that read a photograph before an erasure goes on after it, then nothing waits and the log names nobody', async () => {
  const leaver = await joinAs({ isArtist: true });
  const { userId: ownerId } = leaver;
  await erase(leaver);
  const toSubmission = (subjectId: string): StoredSubmission => ({
    kind: 'image',
    workKind: null,
    subjectId,
    ownerId,
    createdAt: new Date(),
  });
  const [submitted, decided] = [toSubmission(uniqueId('image')), toSubmission(uniqueId('image'))];
  await syncReview(submitted, { isWaiting: true, decision: null });
  await put(`reviews/${submissionId(decided)}`, decided);
  await syncReview(decided, {
    isWaiting: false,
    decision: decisionByHand(decided, {
      status: 'rejected',
      submittedAt: decided.createdAt,
      reviewNote: 'Say where',
      ownerId,
    }),
  });
  expect((await db.collection('reviews').where('ownerId', '==', ownerId).get()).size).toBe(0);
  const { docs } = await db.collection('audit').get();
  expect(docs.map((entry) => entry.data())).toEqual([
    expect.objectContaining({
      kind: 'image',
      decision: 'rejected',
      isByHand: true,
      reviewId: null,
      subjectId: null,
      ownerId: null,
      reason: null,
    }),
  ]);
});
