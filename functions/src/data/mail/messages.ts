import { isDeepStrictEqual } from 'node:util';
import { conversationMessages } from '@aperture-byline/contract/conversation/conversation-messages';
import { type StoredMessage, storedMessage } from '@aperture-byline/contract/conversation/stored';
import { MESSAGES_PER_DAY } from '@aperture-byline/contract/conversation/wire';
import type { StoredMessageReview } from '@aperture-byline/contract/review/stored';
import type { Transaction } from 'firebase-admin/firestore';
import { ApiError } from '../../lib/errors.ts';
import { hasManyLinks } from '../../lib/text/text.ts';
import { defineCollection, ownedInGroup, type WithId } from '../core/collection.ts';
import type { Cursor } from '../core/cursor.ts';
import { runSerialized } from '../core/database.ts';
import { collection, readIds } from '../core/firestore.ts';
import { requireDailyRoom } from '../core/rate-limits.ts';
import { markAttached, readAttachable } from '../orders/attachments.ts';
import { readOrderIdsWith, streamOrderIdsOf, subOrdersIn } from '../orders/orders.ts';
import { isHouseAsked, requireSender, type SubOrderPlace, subOrderPath } from '../orders/sub-order-people.ts';
import { prepareNews, type WriteMail } from './message-news.ts';

export type Message = WithId<StoredMessage>;

export const messagesOf = ({ orderId, artistId }: SubOrderPlace) =>
  defineCollection(`orders/${orderId}/parts/${artistId}/messages`, storedMessage);

export const messagesBy = ownedInGroup(defineCollection('messages', storedMessage), 'authorId');

/** Newest first, in any state; those before the cursor. */
export function readMessages(
  place: SubOrderPlace,
  { before, limit }: { before: Cursor | null; limit: number },
): Promise<Message[]> {
  const messages = messagesOf(place);
  const newest = messages.documents().orderBy('createdAt', 'desc').orderBy('__name__', 'desc').limit(limit);
  return messages.query(before ? newest.startAfter(before.createdAt, before.id) : newest);
}

export function readMessage(place: SubOrderPlace, id: string): Promise<Message | null> {
  return messagesOf(place).read(id);
}

interface NewMessage {
  authorId: number;
  text: string;
  /** Ids of attachments. */
  pictureIds: readonly string[];
  createdAt: Date;
}

/**
 * Stores a message under the first of `ids`, with what tells the others of it, all at once. Where one of them is stored
 * under any of `ids`, that is the answer, or null where it says something else. Throws what `requireSender` and
 * `readAttachable` throw, WRONG_STATE where nobody is there to read it, and TOO_MANY_REQUESTS for one more than its
 * author may send about a sub-order in a day.
 */
export function addMessage(
  place: SubOrderPlace,
  ids: readonly [string, ...string[]],
  { authorId, text, pictureIds, createdAt }: NewMessage,
  writeMail: WriteMail,
): Promise<{ message: Message; isNew: boolean } | null> {
  const messages = messagesOf(place);
  return runSerialized(subOrderPath(place), async (transaction) => {
    const { people, side, recipients } = await requireSender(transaction, place, String(authorId));
    const isRead = recipients.length > 0 || people.buyerId === people.artistId;
    if (!isRead && !(await isHouseAsked(place, transaction)))
      throw new ApiError('WRONG_STATE', {
        message: conversationMessages.left(side === 'buyer' ? 'The artist' : 'The buyer'),
      });
    const [known] = await messages.readMany(ids, transaction);
    if (known) {
      const shown = known.pictures.map(({ id }) => id);
      const isSame = known.text === text && isDeepStrictEqual(shown, [...pictureIds]);
      return isSame ? { message: known, isNew: false } : null;
    }
    await requireDailyRoom(transaction, messages.documents().where('authorId', '==', authorId), {
      max: MESSAGES_PER_DAY,
      now: createdAt,
      message: conversationMessages.limit,
    });
    const [messageId] = ids;
    const isHeld = side !== 'house' && hasManyLinks(text);
    const message: StoredMessage = {
      orderId: place.orderId,
      artistId: people.artistId,
      authorId,
      side,
      text,
      pictures: await readAttachable(transaction, place, pictureIds, { authorId, now: createdAt }),
      status: isHeld ? 'held' : 'visible',
      isApproved: false,
      createdAt,
    };
    const readers = isHeld ? [] : recipients;
    const news = { place, messageId, authorId, people, recipients: readers, now: createdAt, writeMail };
    const writeNews = await prepareNews(transaction, news);
    transaction.create(messages.at(messageId).reference, message);
    markAttached(transaction, place, pictureIds, `messages/${messageId}`);
    if (isHeld) startMessageReview(transaction, { ...message, id: messageId }, 'links', createdAt);
    writeNews();
    return { message: { ...message, id: messageId }, isNew: true };
  });
}

/** Returns the id of the review of a message, which has at most one at a time. */
export const messageReviewId = (messageId: string): string => `message-${messageId}`;

export function startMessageReview(
  transaction: Transaction,
  { id, orderId, artistId, authorId }: Message,
  reason: StoredMessageReview['reason'],
  createdAt: Date,
): void {
  const review: StoredMessageReview = {
    kind: 'message',
    orderId,
    artistId,
    messageId: id,
    ownerId: authorId,
    reason,
    createdAt,
  };
  transaction.set(collection('reviews').doc(messageReviewId(id)), review);
}

/** Returns the messages about orders that a person wrote or can see, without the numbers of the other people. */
export async function exportMessagesOf(userId: string): Promise<object[]> {
  const places = new Map<string, SubOrderPlace>();
  const addPlace = (place: SubOrderPlace) => places.set(subOrderPath(place), place);
  for (const orderId of await readOrderIdsWith(userId)) addPlace({ orderId, artistId: userId });
  for await (const orderId of streamOrderIdsOf(userId))
    for (const artistId of await readIds(subOrdersIn(orderId))) addPlace({ orderId, artistId });
  const found: Message[] = (await messagesBy.read(userId)).filter(({ side }) => side === 'house');
  for (const place of places.values()) {
    const messages = messagesOf(place);
    found.push(...(await messages.readAll(messages.documents().orderBy('createdAt'))));
  }
  return found
    .filter(({ authorId, status }) => String(authorId) === userId || status === 'visible')
    .map(({ authorId, isApproved: _isApproved, ...message }) => ({ ...message, isOwn: String(authorId) === userId }));
}
