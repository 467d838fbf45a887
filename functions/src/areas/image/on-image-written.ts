import type { StoredImage } from '@aperture-byline/contract/image/stored';
import { readImage } from '../../data/images/images.ts';
import { mailReturned } from '../../data/mail/mail-returned.ts';
import { addToApproved, closeReturned, createNotice, RETURNED } from '../../data/mail/notices.ts';
import { decisionByHand, syncReview } from '../../data/review/reviews.ts';

interface ImageWritten {
  eventId: string;
  id: string;
  before: StoredImage | null;
  after: StoredImage | null;
}

/** Trigger of images: syncs the review and tells the owner of a decision, unless a work's notice does. */
export async function onImageWritten({ eventId, id, before, after }: ImageWritten): Promise<void> {
  if (before?.status === after?.status) return;
  const image = await readImage(id);
  const ownerId = (image ?? before)?.owner?.userId ?? 0;
  const submission = { kind: 'image', workKind: null, subjectId: id } as const;
  await syncReview(
    { ...submission, ownerId, createdAt: image?.updatedAt ?? new Date() },
    {
      isWaiting: image?.status === 'submitted',
      decision:
        image && !isTakenBack(image)
          ? decisionByHand(submission, { ...image, submittedAt: new Date(), ownerId })
          : null,
    },
  );
  await notifyOwner({ eventId, id, before, after }, ownerId);
  // Read anew, after the notice is there: events come in any order, and what was submitted meanwhile waits no more.
  if (ownerId && (await readImage(id))?.status !== 'draft') await closeReturned(String(ownerId), id, RETURNED);
}

async function notifyOwner({ eventId, id, before, after }: ImageWritten, ownerId: number): Promise<void> {
  if (!before || !after || after.status === 'submitted' || !ownerId) return;
  const isUnpublished = before.status === 'approved' && after.status === 'draft';
  if (before.status !== 'submitted' && !isUnpublished) return;
  if (isTakenBack(after) || (after.status === 'approved' && after.publishedWith)) return;
  const state = after.status === 'draft' ? 'returned' : after.status;
  const userId = String(ownerId);
  const { title, submittedAt, privacyStatus } = after;
  const notice = { kind: 'image', state, subjectId: id, title, ownerId, createdAt: new Date() } as const;
  const submission = submittedAt?.getTime() ?? eventId;
  if (state === 'approved') {
    const isPrivate = privacyStatus === 'Private';
    await addToApproved(userId, `approved-${submission}`, { ...notice, imageId: id, isPrivate });
    return;
  }
  await createNotice(userId, eventId, {
    ...notice,
    ...(after.reviewNote && { note: after.reviewNote }),
    ...(state === 'returned' && { wantsAnswer: true }),
  });
  if (state === 'returned') await mailReturned(ownerId, { kind: 'image', title, submission, reason: after.reviewNote });
}

/** By its owner, which is no decision. A draft of any other origin was sent back. */
const isTakenBack = ({ status, submittedAt }: StoredImage): boolean => status === 'draft' && submittedAt === null;
