import { MESSAGE_MAX, MESSAGES_PER_DAY } from './limits.ts';

/** Messages of the conversations about orders, of client and server. */
export const conversationMessages = {
  empty: 'Please write something, or add a picture',
  tooLong: `Please write at most ${MESSAGE_MAX} characters`,
  limit: `You have sent ${MESSAGES_PER_DAY} messages about these prints today, which is the most. Please write again tomorrow.`,
  /** To whoever writes to somebody who is gone. */
  left: 'The other side has closed their account, so that nobody would read this.',
} as const;
