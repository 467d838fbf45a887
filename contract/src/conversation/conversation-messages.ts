import { MESSAGE_MAX, MESSAGES_PER_DAY } from './wire.ts';

export const conversationMessages = {
  empty: 'Please write something, or add a picture',
  tooLong: `Please write at most ${MESSAGE_MAX} characters`,
  limit: `You have sent ${MESSAGES_PER_DAY} messages about these prints today, which is the most. Please write again tomorrow.`,
  send: 'Send message',
  sending: 'Sending…',
  sent: 'Sent.',
  /** `name`: the artist's or the buyer's. */
  held: (name: string) =>
    `Thank you. We look at messages with several links first: ${name} reads yours once it is approved.`,
  picturesPending: 'Please wait until the pictures are here, or remove those that can’t be sent',
  notLoaded: 'The messages could not be loaded. Please try again later.',
  none: {
    buyer: 'No messages yet. The artist is told by mail when you write.',
    artist: 'No messages yet. The buyer is told by mail when you write.',
    house: 'No messages yet.',
  },
  /** To an administrator whom nobody asked in. */
  notAsked: 'This conversation is its buyer’s and its artist’s. One of them may ask us in.',
  private: 'Only the two of you read this.',
  ask: 'Ask one of us to join',
  askText: 'One of us then reads all of this conversation, and writes here, until your question is settled.',
  houseAsked: 'One of us was asked in, reads this conversation and may answer here.',
  youAreAsked: 'You were asked in: both read what you write. When it is settled, say so on the review desk.',
  reportText: 'Please tell us what is wrong. You do not see the message any more, and one of us decides.',
  /** In place of what somebody else wrote. */
  notShown: {
    visible: '',
    held: 'This message has several links: we look at it first.',
    hidden: 'You have reported this message. We look into it.',
    rejected: 'We have removed this message.',
  },
  /** Below one's own. */
  ownNotShown: {
    held: 'We look at messages with several links first.',
    hidden: 'This message was reported. We look into it.',
    rejected: 'We have removed this message: you alone read it.',
  },
  /** To whoever writes to somebody who is gone. */
  left: (name: string) => `${name} has closed the account, so that nobody would read this.`,
} as const;
