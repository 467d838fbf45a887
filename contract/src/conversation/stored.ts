import * as v from 'valibot';
import { attachedPicture } from '../attachment/stored.ts';
import { flag, listField, oneOf, requiredText, text, time, userNumber } from '../shared/stored-fields.ts';

/** Who wrote: the buyer, the artist, or an administrator whom one of the two asked in. */
export type MessageSide = 'buyer' | 'artist' | 'house';

/**
 * Whether the others read it: `visible`. `held` waits for an administrator before anybody does, `hidden` was reported
 * and waits for one; `rejected` was not let through.
 */
export type MessageStatus = 'visible' | 'held' | 'hidden' | 'rejected';

/** `orders/{id}/parts/{artistId}/messages/{messageId}`: the conversation about a sub-order. */
export const storedMessage = v.object({
  orderId: requiredText,
  artistId: userNumber,
  authorId: userNumber,
  side: oneOf<MessageSide>({ buyer: true, artist: true, house: true }),
  /** Text, never HTML; empty where there are pictures alone. */
  text,
  pictures: listField(attachedPicture),
  status: oneOf<MessageStatus>({ visible: true, held: true, hidden: true, rejected: true }),
  /** An administrator let it stand: a report does not hide it any more. */
  isApproved: flag,
  createdAt: time,
});
export type StoredMessage = v.InferOutput<typeof storedMessage>;
