import type { NewMessage } from '@aperture-byline/contract/conversation/bodies';
import type { Message } from '@aperture-byline/contract/conversation/wire';
import type { Caller } from '../../access/access.ts';
import { requireParticipant } from '../../access/participants.ts';
import { addMessage } from '../../data/mail/messages.ts';
import { ApiError } from '../../lib/errors.ts';
import { idOfJson } from '../../lib/sha256.ts';
import { writeMessageEmail } from './message-email.ts';
import { toMessage } from './read-conversation.ts';

/** Without a key, the same words within this time are the same message: a double click, or a retry. */
const REPEAT_INTERVAL = 60 * 1000;

/** Writes about a sub-order, once for each key. Throws NOT_FOUND for outsiders, KEY_REUSED, and as `addMessage`. */
export async function sendMessage(
  ids: Readonly<Record<'orderId' | 'artistId', string>>,
  { text = '', pictures = [] }: NewMessage,
  { caller, key }: { caller: Caller & { isArtist: boolean }; key: string | null },
): Promise<{ message: Message; isNew: boolean }> {
  const sender = await requireParticipant(ids, caller);
  const { place, side, userId } = sender;
  const createdAt = new Date();
  const hash = (kind: string, value: unknown) => idOfJson([place, userId, kind, value]);
  const minute = Math.floor(createdAt.getTime() / REPEAT_INTERVAL);
  const idIn = (number: number) => hash('minute', [text, pictures, number]);
  const messageIds: [string, ...string[]] =
    key === null ? [idIn(minute), idIn(minute - 1), idIn(minute + 1)] : [hash('key', key)];
  const added = await addMessage(
    place,
    messageIds,
    { authorId: Number(userId), text, pictureIds: pictures, createdAt },
    writeMessageEmail(side),
  );
  if (added === null) throw new ApiError('KEY_REUSED');
  return { message: toMessage(added.message, sender), isNew: added.isNew };
}
