import { type StoredReport, storedReport } from '@aperture-byline/contract/comment/stored';
import {
  type StoredConversationReview,
  type StoredMessageReview,
  storedConversationReview,
  storedMessageReview,
} from '@aperture-byline/contract/review/stored';
import { ApiError } from '../../lib/errors.ts';
import { recordDecision } from '../core/audit.ts';
import { defineCollection } from '../core/collection.ts';
import { runSerialized } from '../core/database.ts';
import { prepareNews, type WriteMail } from '../mail/message-news.ts';
import { messageReviewId, messagesOf, startMessageReview } from '../mail/messages.ts';
import {
  conversationReviewId,
  readPeople,
  requireSender,
  type Side,
  type SubOrderPlace,
  subOrderPath,
} from '../orders/sub-order-people.ts';

const messageReviews = defineCollection('reviews', storedMessageReview);
const conversationReviews = defineCollection('reviews', storedConversationReview);

const reportsOn = ({ orderId, artistId }: SubOrderPlace, messageId: string) =>
  defineCollection(`orders/${orderId}/parts/${artistId}/messages/${messageId}/reports`, storedReport);

/**
 * Reports what the other side wrote: its reader does not see it until an administrator decides. False where that
 * happened before or an administrator let it stand. Throws NOT_FOUND where the reporter sees no such message, and what
 * `requireSender` throws.
 */
export function reportMessage(place: SubOrderPlace, id: string, report: StoredReport): Promise<boolean> {
  const { reference } = messagesOf(place).at(id);
  const reporter = String(report.userId);
  return runSerialized(subOrderPath(place), async (transaction) => {
    const { side } = await requireSender(transaction, place, reporter);
    const message = await messagesOf(place).read(id, transaction);
    const isOther = message && message.side !== 'house' && message.side !== side;
    if (!isOther || side === 'house') throw new ApiError('NOT_FOUND');
    if (message.status !== 'visible' && message.status !== 'hidden') throw new ApiError('NOT_FOUND');
    if (message.status === 'hidden' || message.isApproved) return false;
    transaction.set(reportsOn(place, id).at(reporter).reference, report);
    transaction.update(reference, { status: 'hidden' });
    startMessageReview(transaction, message, 'reports', report.createdAt);
    return true;
  });
}

export async function readMessageReports({ orderId, artistId, messageId }: StoredMessageReview): Promise<string[]> {
  const reports = reportsOn({ orderId, artistId: String(artistId) }, messageId);
  return (await reports.query(reports.documents().limit(2))).map(({ reason }) => reason);
}

/** Asks an administrator in. False where one is asked already. Throws what `requireSender` throws. */
export function askHouse(place: SubOrderPlace, userId: string, now: Date): Promise<boolean> {
  const id = conversationReviewId(place);
  return runSerialized(subOrderPath(place), async (transaction) => {
    const { people, side } = await requireSender(transaction, place, userId);
    if (side === 'house' || (await conversationReviews.read(id, transaction))) return false;
    const review: StoredConversationReview = {
      kind: 'conversation',
      orderId: place.orderId,
      artistId: people.artistId,
      ownerId: Number(userId),
      askedBy: side,
      createdAt: now,
    };
    transaction.create(conversationReviews.at(id).reference, review);
    return true;
  });
}

interface Decision {
  decision: 'approved' | 'rejected';
  adminId: number;
  now: Date;
}

/** Decides about a message, with review and audit log at once; first sights are told. False where it waits no more. */
export function decideMessageReview(
  { orderId, artistId, messageId }: StoredMessageReview,
  { decision, adminId, now }: Decision,
  writeMailOf: (side: Side) => WriteMail,
): Promise<boolean> {
  const place = { orderId, artistId: String(artistId) };
  const reviewId = messageReviewId(messageId);
  return runSerialized(subOrderPath(place), async (transaction) => {
    const review = await messageReviews.read(reviewId, transaction);
    const message = await messagesOf(place).read(messageId, transaction);
    const people = await readPeople(place, transaction);
    if (!review || !message || !people) {
      if (review) transaction.delete(messageReviews.at(reviewId).reference);
      return false;
    }
    const isFirstShown = decision === 'approved' && message.status === 'held';
    const both = [
      { userId: people.buyerId, side: 'buyer' as const },
      { userId: people.artistId, side: 'artist' as const },
    ];
    const recipients = both.flatMap(({ userId, side }) =>
      isFirstShown && userId !== null && userId !== message.authorId ? [{ userId: String(userId), side }] : [],
    );
    const writeMail = writeMailOf(message.side);
    const writeNews = await prepareNews(transaction, {
      place,
      messageId,
      authorId: message.authorId,
      people,
      recipients,
      now,
      writeMail,
    });
    transaction.update(
      messagesOf(place).at(messageId).reference,
      decision === 'approved' ? { status: 'visible', isApproved: true } : { status: 'rejected' },
    );
    transaction.delete(messageReviews.at(reviewId).reference);
    recordDecision(transaction, { kind: 'message', decision, orderId, artistId, reviewId, adminId, createdAt: now });
    writeNews();
    return true;
  });
}

/** An administrator is done with a conversation, and reads it no more. False where nobody asks for one any more. */
export function closeConversationReview(
  { orderId, artistId }: StoredConversationReview,
  { adminId, now }: Omit<Decision, 'decision'>,
): Promise<boolean> {
  const place = { orderId, artistId: String(artistId) };
  const reviewId = conversationReviewId(place);
  return runSerialized(subOrderPath(place), async (transaction) => {
    if (!(await conversationReviews.read(reviewId, transaction))) return false;
    transaction.delete(conversationReviews.at(reviewId).reference);
    recordDecision(transaction, {
      kind: 'conversation',
      decision: 'approved',
      orderId,
      artistId,
      reviewId,
      adminId,
      createdAt: now,
    });
    return true;
  });
}
