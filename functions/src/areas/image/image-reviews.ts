import type { DocumentChange } from '../../data/core/collection.ts';
import { type Image, readImage } from '../../data/images/images.ts';
import { mailReturned } from '../../data/mail/mail-returned.ts';
import { addToApproved, closeReturned, createNotice, RETURNED } from '../../data/mail/notices.ts';
import { decisionByHand, syncReview } from '../../data/review/reviews.ts';

interface WrittenImage extends DocumentChange<Image> {
  eventId: string;
  id: string;
}

const toSubmission = (id: string) => ({ kind: 'image', workKind: null, subjectId: id }) as const;

/** Opens and closes the review of an image by its present state, and records a decision that was made by hand. */
export async function syncImageReview({ id, before }: WrittenImage): Promise<void> {
  const image = await readImage(id);
  const ownerId = (image ?? before)?.owner.userId ?? 0;
  const submission = toSubmission(id);
  // One that its owner took back was not decided.
  const isTakenBack = image?.status === 'draft' && image.submittedAt === null;
  await syncReview(
    { ...submission, ownerId, createdAt: image?.updatedAt ?? new Date() },
    {
      isWaiting: image?.status === 'submitted',
      decision:
        image && !isTakenBack ? decisionByHand(submission, { ...image, submittedAt: new Date(), ownerId }) : null,
    },
  );
}

/** Tells the owner of an approval, in one notice with the others of the same submission. */
export async function notifyOfApproval({ eventId, id, after }: WrittenImage): Promise<void> {
  if (!after?.owner.userId) return;
  const submission = after.submittedAt?.getTime() ?? eventId;
  await addToApproved(String(after.owner.userId), `approved-${submission}`, {
    ...toNotice(id, after, 'approved'),
    imageId: id,
    isPrivate: after.privacyStatus === 'Private',
  });
}

/** Tells the owner that an image was rejected. */
export function notifyOfRefusal(written: WrittenImage): Promise<void> {
  return notifyWithReason(written, 'rejected');
}

/** Tells the owner, by mail too, that an image came back for changes. */
export async function notifyOfReturn(written: WrittenImage): Promise<void> {
  const { eventId, after } = written;
  await notifyWithReason(written, 'returned');
  if (!after?.owner.userId) return;
  const { title, submittedAt, reviewNote } = after;
  const submission = submittedAt?.getTime() ?? eventId;
  await mailReturned(after.owner.userId, { kind: 'image', title, submission, reason: reviewNote });
}

async function notifyWithReason({ eventId, id, after }: WrittenImage, state: 'rejected' | 'returned'): Promise<void> {
  if (!after?.owner.userId) return;
  await createNotice(String(after.owner.userId), eventId, {
    ...toNotice(id, after, state),
    ...(after.reviewNote && { note: after.reviewNote }),
    ...(state === 'returned' && { wantsAnswer: true }),
  });
}

function toNotice(id: string, { title, owner }: Image, state: 'approved' | 'rejected' | 'returned') {
  return { kind: 'image', state, subjectId: id, title, ownerId: owner.userId, createdAt: new Date() } as const;
}

/** Closes the notice of an image that came back, where it is no draft now. It runs after the notice was written. */
export async function closeReturnedImage({ id, before, after }: WrittenImage): Promise<void> {
  const ownerId = (after ?? before)?.owner.userId;
  if (ownerId && (await readImage(id))?.status !== 'draft') await closeReturned(String(ownerId), id, RETURNED);
}
