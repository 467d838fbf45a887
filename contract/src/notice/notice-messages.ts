/** Messages of the page of notices. */
export const noticeMessages = {
  notLoaded: 'Your notices could not be loaded. Please try again later.',
  none: 'Nothing new. When somebody comments on your work, or we decide about something you sent, you read it here.',
} as const;
