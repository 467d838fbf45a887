import type { Attachment } from '../attachment/wire.ts';
import type { MessageSide, MessageStatus } from './stored.ts';

/** Characters of a message about an order. */
export const MESSAGE_MAX = 2000;
/** By one person in one sub-order in one day (UTC). */
export const MESSAGES_PER_DAY = 30;
export const MESSAGES_PAGE_SIZE = 20;

export interface Message {
  id: string;
  side: MessageSide;
  /** Written by the caller. */
  isOwn: boolean;
  /** Text, never HTML. Null where somebody else wrote it and it is not `visible`. */
  text: string | null;
  pictures: Attachment[];
  status: MessageStatus;
  /** ISO 8601. */
  createdAt: string;
}

/** `GET /product/order/{id}/part/{artist}/message`. */
export interface Conversation {
  /** The caller's. */
  side: MessageSide;
  /** False where nobody is left who would read it. */
  canWrite: boolean;
  /** Whether an administrator was asked in, who then reads and writes here until they are done. */
  isHouseAsked: boolean;
  /** Oldest first. */
  messages: Message[];
  /** Value to send as `cursor` for the messages before these; null where there are none. */
  earlierCursor: string | null;
}
