import type { StoredSubmission } from '@aperture-byline/contract/review/stored';
import { afterAll, expect, test } from 'vitest';
import { cleanUp, db, put, uniqueId } from '../../../test-support/database.ts';
import { joinAs, type Member, removeMembers } from '../../../test-support/members.ts';
import { inParallel } from '../../../test-support/visitors.ts';
import { submissionId, syncReview } from '../../data/reviews.ts';
import { sendContactMessage } from '../contact/send-contact-message.ts';
import { decisionByHand } from '../studio/on-work-written.ts';
import { ERASURE } from './erase-account.ts';

/** So many erasures. */
const AT_ONCE = 5;

afterAll(async () => {
  await cleanUp();
  await removeMembers();
});

async function erase({ uid, userId, email }: Member, steps = ERASURE): Promise<void> {
  for (const step of steps) await step({ uid, email, userId: String(userId), emailVerified: true });
}

test('When a contact message arrives between any two steps of an erasure, then it goes too', async () => {
  await inParallel(ERASURE.length, AT_ONCE, async (at) => {
    const leaver = await joinAs();
    const { email } = leaver;
    await erase(leaver, ERASURE.slice(0, at));
    await sendContactMessage({ name: 'Asha', email, message: 'Please write to me', website: '' });
    const sent = db.collection('mail').where('replyTo', '==', email);
    expect((await sent.get()).size).toBe(1);
    await erase(leaver, ERASURE.slice(at));
    expect((await sent.get()).size, `after ${at} steps`).toBe(0);
  });
});

test('When a trigger that read a photograph before an erasure goes on after it, then nothing waits and the log names nobody', async () => {
  const leaver = await joinAs({ isArtist: true });
  const { userId: ownerId } = leaver;
  await erase(leaver);
  const toSubmission = (subjectId: string): StoredSubmission => ({
    kind: 'image',
    noun: null,
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
