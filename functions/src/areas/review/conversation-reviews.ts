import type { StoredConversationReview, StoredMessageReview } from '@aperture-byline/contract/review/stored';
import type { ConversationReview, MessageReview } from '@aperture-byline/contract/review/wire';
import { readMessage } from '../../data/mail/messages.ts';
import { readPeople } from '../../data/orders/sub-order-people.ts';
import type { WithNoteCount } from '../../data/review/desk-notes.ts';
import { readMessageReports } from '../../data/review/message-reviews.ts';
import { toMessage } from '../conversation/read-conversation.ts';

type Stored = WithNoteCount<StoredMessageReview> | WithNoteCount<StoredConversationReview>;

/** Null where it is gone meanwhile. */
export async function readConversationReview(review: Stored): Promise<MessageReview | ConversationReview | null> {
  const { id, notes, orderId, artistId } = review;
  const place = { orderId, artistId: String(artistId) };
  const head = { id, createdAt: review.createdAt.toISOString(), notes, orderId };
  if (review.kind === 'conversation') {
    const people = await readPeople(place);
    if (!people) return null;
    const artistName = people.lines[0]?.artistName ?? '';
    return { ...head, kind: 'conversation', artistId, artistName, askedBy: review.askedBy };
  }
  const [message, reports] = await Promise.all([
    readMessage(place, review.messageId),
    review.reason === 'reports' ? readMessageReports(review) : [],
  ]);
  if (!message) return null;
  return {
    ...head,
    kind: 'message',
    reason: review.reason,
    message: toMessage(message, { place, side: 'house', userId: '' }),
    reports,
  };
}
