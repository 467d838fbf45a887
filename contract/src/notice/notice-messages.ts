export const noticeMessages = {
  notLoaded: 'Your notices could not be loaded. Please try again later.',
  notMarked: 'They could not be marked as read. Please try again.',
  /** Below what an order asks for, and what was sent back. */
  wantsAnswer: 'Waiting for you',
  none: 'Nothing new. When somebody comments on your work, or we decide about something you sent, you read it here.',
} as const;
