import { type Conversation, MESSAGES_PAGE_SIZE, type Message } from '@aperture-byline/contract/conversation/wire';
import type { Caller } from '../../access/access.ts';
import { type Participant, requireParticipant } from '../../access/participants.ts';
import { readCursor, toCursor } from '../../data/core/cursor.ts';
import { type Message as ReadMessage, readMessages } from '../../data/mail/messages.ts';
import { isHouseAsked, isSomebodyElseThere } from '../../data/orders/sub-order-people.ts';
import { toAttachment } from '../../lib/pictures/attachment-pictures.ts';

/** The newest messages about a sub-order, or those before the cursor. Throws NOT_FOUND for whoever takes no part. */
export async function readConversation(
  ids: Readonly<Record<'orderId' | 'artistId', string>>,
  cursor: string | null | undefined,
  caller: Caller & { isArtist: boolean },
): Promise<Conversation> {
  const reader = await requireParticipant(ids, caller);
  const { place, people, side, userId } = reader;
  const [messages, isRead, isAsked] = await Promise.all([
    readMessages(place, { before: readCursor(cursor), limit: MESSAGES_PAGE_SIZE }),
    isSomebodyElseThere(people, userId),
    side === 'house' || isHouseAsked(place),
  ]);
  const earliest = messages.at(-1);
  return {
    side,
    canWrite: isRead || isAsked,
    isHouseAsked: isAsked,
    messages: messages.map((message) => toMessage(message, reader)).reverse(),
    earlierCursor: earliest && messages.length === MESSAGES_PAGE_SIZE ? toCursor(earliest) : null,
  };
}

/** Maps a message for its reader; only the house reads another's that was not let through, or not yet. */
export function toMessage(
  { id, side, authorId, text, pictures, status, createdAt }: ReadMessage,
  { place, side: reader, userId }: Pick<Participant, 'place' | 'side' | 'userId'>,
): Message {
  const isOwn = String(authorId) === userId;
  const isShown = isOwn || status === 'visible' || reader === 'house';
  return {
    id,
    side,
    isOwn,
    text: isShown ? text : null,
    pictures: isShown ? pictures.map((picture) => toAttachment(place, picture)) : [],
    status,
    createdAt: createdAt.toISOString(),
  };
}
